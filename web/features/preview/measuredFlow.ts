import { h, type TreeElement } from '../../../shared/templates/document/tree.ts';
import { COLUMNS_ATTRIBUTE, EndlessPage } from '../../../shared/templates/pagination/endlessPage.ts';
import type { PageFit } from '../../../shared/templates/pagination/fit.ts';
import {
  countPages,
  fitPages,
  fitPagesNow,
  withFit,
  type FittedPages,
} from '../../../shared/templates/pagination/fitPages.ts';
import type { MeasuredDocument } from '../../../shared/templates/pagination/measure.ts';
import { isNameFitted } from '../../../shared/templates/pagination/fitName.ts';
import { createPageLayout, type PageLayout } from '../../../shared/templates/pagination/pageLayout.ts';
import type { PageBreaks } from '../../../shared/templates/pagination/paginate.ts';
import type { Column } from '../../../shared/templates/pagination/units.ts';
import { CONTINUATION_ATTRIBUTE } from '../../../shared/templates/pagination/splitPages.ts';
import { headTextOf, isEditOf, isRearranged } from './documentEdit.ts';
import { createNode, patchElement } from './patch.ts';
import { RestOfPages } from './restOfPages.ts';
import { findTyped, placeTyped } from './typedUnit.ts';
import type { LayOutLook, SizeClass } from './types.ts';

/** How long changes must pause before the document is fitted to its pages again, in milliseconds. */
const REST_MS = 250;
/** The layout engine counts in 64ths of a pixel, and sheets are shown at a third of their size or larger. */
const SAME_PX = 1 / 256;

/** The sheets of the document, whenever they may have changed. */
export interface MeasuredSheets {
  readonly sheets: readonly TreeElement[];
  readonly sizeClass: SizeClass;
  /** Breaks of the PDF, in the engine that prints it; unknown while somebody types. */
  readonly breaks: PageBreaks | undefined;
  /** Whether the pages are those of the PDF. */
  readonly isFromPdf: boolean;
  /** Whether the PDF may have other pages, where another engine prints it (`FittedPages`); as it last was fitted. */
  readonly isClose: boolean;
  /** How much of its pages the document takes: 1.2 is a page and a fifth. */
  readonly fill: number;
}

/** Numbers of sheets from 0; `last` is the one after them. */
export interface SheetRange {
  readonly first: number;
  readonly last: number;
}

/** The view of the sheets. */
export interface SheetListener {
  /** All of them. */
  showAll(measured: MeasuredSheets): void;
  /** Shows the sheets that are in sight; all of them follow in a moment. */
  showInSight(sheets: readonly TreeElement[]): void;
  /** Which are in sight. */
  inSight(): SheetRange;
  /** The elements of the view. */
  elements(): readonly Element[];
}

/** The sheets of a document by breaks that are yet to be measured. */
interface GuessedSheets {
  readonly breaks: PageBreaks;
  readonly sheets: readonly TreeElement[];
}

/** A document in the page, and the tree that it was made of. */
interface ShownTree {
  readonly element: HTMLElement;
  tree: TreeElement;
}

/**
 * The document on one endless page that nobody sees: where it is measured, to be broken into pages. For each change the
 * browser lays out again what changed, here and on the page that shows it. While somebody types the document stays set
 * as it was when it last fitted its pages; how it fits now is tried when nothing has changed for a while.
 */
export class MeasuredFlow {
  readonly #flow: HTMLElement;
  readonly #listener: SheetListener;
  readonly #resize: ResizeObserver;
  readonly #fontsLoaded = () => this.layOut();
  #shown: ShownTree | undefined;
  /** The document as it is on the sheets, which the endless page follows when nothing is typed ({@link #showTyped}). */
  #latest: TreeElement | undefined;
  #sheets: readonly TreeElement[] = [];
  #columns: readonly Column[] = [];
  /** The same without its sidebar, where pages are wide from one on. */
  #wide: ShownTree | undefined;
  #page: EndlessPage | undefined;
  #pdfBreaks: PageBreaks | undefined;
  /** How the document is set since it was last fitted. */
  #fit: PageFit | undefined;
  /** The page breaks when all were last known, and the number of pages. */
  #breaks: PageBreaks = { columns: [], cloned: [] };
  #count = 1;
  #sizeClass: SizeClass = 'normal';
  #isClose = false;
  #height = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isTrying = false;
  readonly #rest = new RestOfPages();

  constructor(root: ShadowRoot, listener: SheetListener) {
    this.#listener = listener;
    this.#flow = document.createElement('div');
    this.#flow.className = 'flow';
    this.#flow.ariaHidden = 'true';
    root.append(this.#flow);
    // Nothing can be measured while the pane is hidden, and a font that comes late moves lines.
    this.#resize = new ResizeObserver(() => {
      if (!this.#isTrying && this.#shown && this.#shown.element.offsetHeight !== this.#height) this.layOut();
    });
    document.fonts.addEventListener('loadingdone', this.#fontsLoaded);
  }

  /**
   * Shows another document: its sheets are in the page when this returns; where it is a change of the one that is
   * shown, those in sight. `pdfBreaks` are the breaks of its PDF, where they are known; otherwise they are measured.
   */
  update(tree: TreeElement, pdfBreaks?: PageBreaks): void {
    this.#stop();
    this.#pdfBreaks = pdfBreaks;
    const before = this.#latest;
    this.#latest = tree;
    if (before && this.#fit && !pdfBreaks && this.#showTyped(before, tree)) {
      this.#timer = setTimeout(() => this.#tryFit(), REST_MS);
      return;
    }
    if (this.#shown) patch(this.#shown, tree);
    else {
      this.#shown = { element: createNode(tree, document) as HTMLElement, tree };
      this.#page = new EndlessPage(this.#shown.element, () => this.#findWide());
      this.#flow.append(this.#shown.element);
      this.#resize.observe(this.#shown.element);
    }
    if (!before || !this.#fit || !isEditOf(before, tree)) this.layOut();
    else this.#layOutAsSet(before, tree);
  }

  /** Shows what is out of sight now, and not in a moment. */
  finish(): void {
    this.#rest.finish();
  }

  /** Measures and breaks it into pages that it fits (PDF-05); forces layouts. Does nothing while nothing is shown. */
  layOut(): void {
    this.#stop();
    const { layout, page } = this.#visible() ?? {};
    if (!layout || !page) return;
    page.forget();
    this.#showFitted(layout, fitPagesNow(page, layout));
  }

  /** Lays the document out in other looks, unseen; it is then as before. Undefined while nothing is shown. */
  tryLooks<T>(run: (layOut: LayOutLook) => T): T | undefined {
    const { layout, page } = this.#visible() ?? {};
    const shown = this.#shown;
    if (!layout || !page || !shown) return undefined;
    const { tree } = shown;
    try {
      return run((style) => {
        patch(shown, h(tree.tag, { ...tree.attributes, style }, tree.children));
        page.forget();
        page.set({});
        page.fitName();
        const pages = page.breakPages(layout);
        return { pages: countPages(pages), lastFill: pages.lastFill, article: shown.element };
      });
    } finally {
      patch(shown, tree);
      page.forget();
      page.set(this.#fit ?? {});
    }
  }

  destroy(): void {
    this.#stop();
    this.#resize.disconnect();
    document.fonts.removeEventListener('loadingdone', this.#fontsLoaded);
  }

  #visible(): { readonly layout: PageLayout; readonly page: EndlessPage } | undefined {
    if (this.#shown && this.#latest) patch(this.#shown, this.#latest);
    if (!this.#shown?.element.offsetWidth || !this.#page) return undefined;
    this.#page.showAll();
    return { layout: createPageLayout(this.#shown.tree), page: this.#page };
  }

  /**
   * Somebody types: what is written in one unit, or part of the head, is changed on its sheet, and where it is as
   * large as before, so is everything else where it was; the endless page needs no layout for it. Whether that was so.
   */
  #showTyped(before: TreeElement, tree: TreeElement): boolean {
    const typed = this.#rest.isBehind ? undefined : findTyped(this.#columns, before, tree);
    const place = typed && placeTyped(this.#sheets, typed);
    const { first, last } = this.#listener.inSight();
    if (!place || place.sheet < first || place.sheet >= last) return false;
    const sheet = this.#listener.elements()[place.sheet] as Element;
    const unit = place.path.reduce<Element>((node, index) => node.childNodes[index] as Element, sheet);
    const was = unit.getBoundingClientRect();
    this.#listener.showInSight(place.sheets);
    const is = unit.getBoundingClientRect();
    this.#sheets = place.sheets;
    const isSame = Math.hypot(is.width - was.width, is.height - was.height) < SAME_PX;
    return is.width > 0 && isSame && isNameFitted(unit);
  }

  /**
   * Somebody types or turns a knob: one layout of what changed, of what is in sight alone where that is enough; the
   * rest when it is painted, and the steps of the fit later.
   */
  #layOutAsSet(before: TreeElement, tree: TreeElement): void {
    const [page, fit] = [this.#page, this.#fit];
    if (!page || !fit) return;
    const layout = createPageLayout(tree);
    // A knob of the design: nothing is as high as it was.
    const isForgotten = before.attributes['style'] !== tree.attributes['style'];
    if (isForgotten) page.forget();
    page.set(fit);
    if (headTextOf(before) !== headTextOf(tree)) this.#fit = { ...fit, nameSize: page.fitName() };
    const { first, last } = this.#listener.inSight();
    // The typed part is laid out alone, and shown sooner without a second round.
    const isPart =
      isRearranged(before, tree) &&
      !this.#pdfBreaks &&
      !this.#rest.isLate &&
      last <= this.#count &&
      (first > 0 || last < this.#count);
    // Pages after the first may say how many there are.
    const isCounted = last > 1 && CONTINUATION_ATTRIBUTE in tree.attributes;
    const part =
      isPart && last < this.#count && !isCounted
        ? page.breakFirstPages(layout, { pages: last, before: this.#breaks, isForgotten })
        : undefined;
    if (part) this.#height = part.height;
    const guessed = isPart ? undefined : this.#guessSheets(layout);
    const all = part ? undefined : this.#breakAsSet(layout, page);
    // Not asked before: it would be a layout of all that changed. Once it is seen again, it has another height.
    if (!this.#shown?.element.offsetWidth) return;
    const showRest = () => {
      // Hidden meanwhile: it is laid out when it is seen again, with another height.
      if (!this.#shown?.element.offsetWidth) this.#height = 0;
      else this.#show(layout, all ?? this.#breakAsSet(layout, page), false, guessed);
    };
    const sheets = isPart ? layout.sheets(all?.breaks ?? withFit(part?.breaks ?? this.#breaks, this.#fit ?? fit)) : [];
    if (isPart && sheets.length >= last) {
      this.#listener.showInSight(sheets);
      this.#rest.follow(showRest);
    } else showRest();
    this.#timer = setTimeout(() => this.#tryFit(), REST_MS);
  }

  /**
   * Shows the sheets in sight as they are if pages begin where they did, which most keys do not change: they are then
   * laid out together with what is measured, in one layout and not two.
   */
  #guessSheets(layout: PageLayout): GuessedSheets | undefined {
    const breaks = this.#breaks;
    if (this.#pdfBreaks || !layout.accepts(breaks)) return undefined;
    const sheets = layout.sheets(breaks);
    this.#listener.showInSight(sheets);
    return { breaks, sheets };
  }

  /** The pages of the document set as it is. */
  #breakAsSet(layout: PageLayout, page: EndlessPage): Pick<FittedPages, 'breaks' | 'lastFill'> {
    const { breaks, measured, lastFill } = page.breakPages(layout);
    this.#height = measured.height;
    if (!this.#fit?.spacing) this.#sizeClass = toSizeClass(measured);
    return { breaks: withFit(breaks, this.#fit ?? {}), lastFill };
  }

  /** A layout of the whole document at a time, so that no key waits for more than one. */
  #tryFit(): void {
    this.finish();
    const { layout, page } = this.#visible() ?? {};
    if (!layout || !page) return;
    const steps = fitPages(page, layout);
    const next = () => {
      this.#isTrying = true;
      const { done, value } = steps.next();
      if (done) this.#showFitted(layout, value);
      else this.#timer = setTimeout(next);
    };
    next();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#isTrying = false;
    this.#rest.stop();
  }

  #showFitted(layout: PageLayout, { measured, breaks, lastFill, isClose }: FittedPages): void {
    this.#isTrying = false;
    this.#fit = { spacing: breaks.spacing, nameSize: breaks.nameSize };
    this.#sizeClass = toSizeClass(measured);
    this.#isClose = isClose;
    this.#height = this.#shown?.element.offsetHeight ?? 0;
    this.#show(layout, { breaks, lastFill }, true);
  }

  #show(
    layout: PageLayout,
    pages: Pick<FittedPages, 'breaks' | 'lastFill'>,
    isFitted: boolean,
    guessed?: GuessedSheets,
  ): void {
    const { breaks, lastFill } = pages;
    const pdfBreaks = this.#pdfBreaks && layout.accepts(this.#pdfBreaks) ? this.#pdfBreaks : undefined;
    const isGuessed = guessed && !pdfBreaks && JSON.stringify(guessed.breaks) === JSON.stringify(breaks);
    const sheets = isGuessed ? guessed.sheets : layout.sheets(pdfBreaks ?? breaks);
    // Only the number of the PDF's pages is known.
    const fill = sheets.length - (countPages(pages) === sheets.length ? 1 - lastFill : 0);
    const [sizeClass, isClose] = [this.#sizeClass, this.#isClose];
    const isFromPdf = pdfBreaks !== undefined;
    [this.#breaks, this.#count] = [pdfBreaks ?? breaks, sheets.length];
    [this.#sheets, this.#columns] = [sheets, layout.columns];
    this.#rest.done();
    this.#listener.showAll({ sheets, breaks: isFitted ? breaks : undefined, fill, sizeClass, isFromPdf, isClose });
  }

  #findWide(): HTMLElement {
    const { tree } = this.#shown as ShownTree;
    const wide = { ...tree, attributes: { ...tree.attributes, [COLUMNS_ATTRIBUTE]: '1' } };
    if (this.#wide) patch(this.#wide, wide);
    else {
      this.#wide = { element: createNode(wide, document) as HTMLElement, tree: wide };
      this.#flow.append(this.#wide.element);
    }
    return this.#wide.element;
  }
}

function patch(shown: ShownTree, tree: TreeElement): void {
  patchElement(shown.element, shown.tree, tree);
  shown.tree = tree;
}

/** Thresholds of the unpaginated height, in CSS px (TPL-07). */
const LARGE_ABOVE_PX = 1200;
const XL_ABOVE_PX = 1500;

/** The size class of a résumé: by the height of its unpaginated flow, at least `large` when it is too wide (TPL-08). */
function toSizeClass({ height, isTooWide }: MeasuredDocument): SizeClass {
  if (height > XL_ABOVE_PX) return 'xl';
  return height > LARGE_ABOVE_PX || isTooWide ? 'large' : 'normal';
}
