import { FIT_ATTRIBUTES, type NameSize, type PageFit } from './fit.ts';
import { fitName, setNameSize } from './fitName.ts';
import { findLater, firstBreaks, markLater, takeFirstUnits } from './firstPages.ts';
import { measureDocument, type KnownBlocks, type MeasuredDocument } from './measure.ts';
import type { PageLayout } from './pageLayout.ts';
import { paginate, type PageBreaks, type Pagination } from './paginate.ts';
import { isSameFrom } from './sameUnits.ts';
import type { Block, Column } from './units.ts';

/** The attribute by which the styles know how many columns there are. */
export const COLUMNS_ATTRIBUTE = 'data-columns';

/** A document that is laid out in `article` on one endless page, to be measured there, set in one way or another. */
export class EndlessPage {
  readonly #article: HTMLElement;
  readonly #findWide: (() => HTMLElement) | undefined;
  #spacing: string | undefined;
  #known: KnownBlocks = new WeakMap();
  #knownWide: KnownBlocks = new WeakMap();
  /** The last measurement without the sidebar, and its main column. */
  #wide: { readonly main: Block; readonly measured: MeasuredDocument } | undefined;
  /** Elements left out of the layout. */
  #later: ReadonlySet<Element> = new Set();
  #laterWide: ReadonlySet<Element> = new Set();

  /**
   * `findWide`: the same document laid out without its sidebar, in another element; if there is none, the article
   * is laid out so for as long as it is measured.
   */
  constructor(article: HTMLElement, findWide?: () => HTMLElement) {
    this.#article = article;
    this.#findWide = findWide;
  }

  /** Sets the document so. */
  set({ spacing, nameSize }: PageFit): void {
    setAttribute(this.#article, FIT_ATTRIBUTES.spacing, spacing);
    setNameSize(this.#article, nameSize);
    if (spacing === this.#spacing) return;
    this.#spacing = spacing;
    this.forget();
  }

  /** Styles or fonts have changed: what parts measured before is not true any more. */
  forget(): void {
    this.#known = new WeakMap();
    this.#knownWide = new WeakMap();
    this.#wide = undefined;
  }

  /** Sets the name in the size that fits it ({@link fitName}). */
  fitName(): NameSize | undefined {
    return fitName(this.#article);
  }

  /**
   * Returns where the first pages end, with the height that was laid out for it; undefined if all must be measured to
   * know. `before`: the breaks of the document, or of one like it. `isForgotten`: nothing is known about its parts, so
   * that those of later pages are left out of the layout until {@link showAll}.
   */
  breakFirstPages(
    { columns: all }: PageLayout,
    { pages, before, isForgotten }: { pages: number; before: PageBreaks; isForgotten: boolean },
  ): { readonly breaks: PageBreaks; readonly height: number } | undefined {
    const columns = isForgotten ? takeFirstUnits(all, before, pages) : all;
    this.#later = markLater(this.#later, findLater(this.#article, columns));
    const measured = measureDocument(this.#article, columns, this.#known);
    let { breaks } = paginate(columns, measured);
    const side = breaks.columns[1];
    if (side && pages > side.length + 1) {
      const wide = this.#findWide?.();
      if (!wide) return undefined;
      setAttribute(wide, FIT_ATTRIBUTES.spacing, this.#spacing);
      this.#laterWide = markLater(this.#laterWide, findLater(wide, columns));
      ({ breaks } = paginate(columns, measured, measureDocument(wide, columns, this.#knownWide)));
    }
    const firsts = firstBreaks(all, columns, breaks, pages);
    return firsts && { breaks: firsts, height: measured.height };
  }

  /** Lays out again what {@link breakFirstPages} left out. */
  showAll(): void {
    this.#later = markLater(this.#later, []);
    this.#laterWide = markLater(this.#laterWide, []);
  }

  /** The pages of the document as it is set. */
  breakPages(layout: PageLayout): Pagination & { readonly measured: MeasuredDocument } {
    this.showAll();
    const measured = measureDocument(this.#article, layout.columns, this.#known);
    const narrow = layout.paginate(measured);
    const [main = [], side] = narrow.breaks.columns;
    const first = side && main[side.length];
    if (!first) return { ...narrow, measured };
    // The main column goes on after the sidebar: the pages after it are measured apart.
    return { ...layout.paginate(measured, this.#measureWide(layout, first.unit)), measured };
  }

  /** `from`: the first unit on a page without the sidebar; the places of earlier ones are not needed. */
  #measureWide({ columns }: PageLayout, from: number): MeasuredDocument {
    if (this.#findWide) {
      const { block: main } = columns[0] as Column;
      // If the edit is on an earlier page, the later units measure as before, and nothing needs to be laid out.
      if (this.#wide && isSameFrom(this.#wide.main, main, from)) return this.#wide.measured;
      const wide = this.#findWide();
      setAttribute(wide, FIT_ATTRIBUTES.spacing, this.#spacing);
      const measured = measureDocument(wide, columns, this.#knownWide);
      this.#wide = { main, measured };
      return measured;
    }
    const before = this.#article.getAttribute(COLUMNS_ATTRIBUTE) ?? undefined;
    setAttribute(this.#article, COLUMNS_ATTRIBUTE, '1');
    const measured = measureDocument(this.#article, columns, this.#knownWide);
    setAttribute(this.#article, COLUMNS_ATTRIBUTE, before);
    return measured;
  }
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
