import type { TreeElement } from '../../../shared/templates/document/tree.ts';
import { A4_PAGE, findPageSize, PAPER_ATTRIBUTE, type PageSize } from '../../../shared/templates/page.ts';
import { createNode, patchElement } from './patch.ts';
import { followPinch } from './pinchZoom.ts';
import type { SheetRange } from './measuredFlow.ts';
import { SHEET_GAP } from './sheetStyles.ts';
import type { PagesState, PreviewOptions, SizeClass, Zoom } from './types.ts';

/** Space around the sheets inside the pane, in CSS px of the screen. */
const PANE_MARGIN_PX = 12;
/** A sheet that shows less than this is not in sight: paper has no text so near to its edge. */
const STRIP_PX = PANE_MARGIN_PX;
/** Largest scale of `fit`: beyond it, a wide pane would only cut the page off at the bottom. */
const MAX_FIT_SCALE = 1.25;

/** A sheet that is shown, and the tree that it shows. */
interface ShownSheet {
  readonly element: Element;
  readonly tree: TreeElement;
}

type StageOptions = Pick<PreviewOptions, 'label' | 'inert'>;

/** The viewport of the sheets: how many, how large, which one is in view. */
export class SheetStage {
  /** Range of the sheets that are at least partly in the viewport. */
  inSight: SheetRange = { first: 0, last: Infinity };
  pages: PagesState = { count: 1, current: 1, fill: 0, sizeClass: 'normal', scale: 1, zoom: 'fit' };

  readonly #viewport: HTMLElement;
  readonly #stage: HTMLElement;
  readonly #paper: HTMLElement;
  #sheets: readonly ShownSheet[] = [];
  #size: PageSize = A4_PAGE;
  readonly #notify: (pages: PagesState) => void;
  readonly #resize: ResizeObserver;
  readonly #stopPinch: () => void;
  #frame = 0;
  #layoutFrame = 0;

  constructor(root: ShadowRoot, { label = '', inert = false }: StageOptions, notify: (pages: PagesState) => void) {
    this.#notify = notify;
    this.#viewport = createDiv('viewport');
    this.#stage = createDiv('stage');
    this.#paper = createDiv('paper');
    this.#viewport.tabIndex = 0;
    this.#viewport.role = 'region';
    this.setLabel(label);
    this.#paper.inert = inert;
    this.#stage.append(this.#paper);
    root.replaceChildren(this.#viewport);
    this.#viewport.addEventListener('scroll', () => this.#schedule(), { passive: true });
    this.#viewport.addEventListener('click', openLinkInNewTab);
    this.#layout();
    // In the next frame: the stage's size may bring a scrollbar, which an observer that is at work does not take.
    this.#resize = new ResizeObserver(() => {
      this.#layoutFrame ||= requestAnimationFrame(() => {
        this.#layoutFrame = 0;
        this.#layout();
      });
    });
    this.#resize.observe(this.#viewport);
    this.#stopPinch = followPinch(
      {
        viewport: this.#viewport,
        paper: this.#paper,
        scale: () => this.pages.scale,
        setScale: (scale) => this.setZoom(scale > this.#fit() ? scale : 'fit'),
      },
      () => this.#fit(),
    );
  }

  setLabel(label: string): void {
    this.#viewport.ariaLabel = label;
  }

  setLetters(letters: PagesState['letters']): void {
    if (letters !== this.pages.letters) this.#set({ letters });
  }

  setZoom(zoom: Zoom): void {
    this.#set({ zoom });
    this.#layout();
  }

  /** Shows the sheets of a document (`PageLayout.sheets`). Only what differs from what is shown is touched. */
  show(sheets: readonly TreeElement[], { sizeClass, fill }: { sizeClass: SizeClass; fill: number }): void {
    const shown = this.#sheets;
    const direction = sheets[0]?.attributes['dir'] ?? 'ltr';
    if (this.#viewport.dir !== direction) this.#viewport.dir = direction;
    const size = findPageSize(sheets[0]?.attributes[PAPER_ATTRIBUTE]);
    const isResized = size !== this.#size;
    this.#size = size;
    for (const { element } of shown.slice(sheets.length)) element.parentElement?.remove();
    this.#sheets = sheets.map((tree, index) => {
      const element = shown[index]?.element;
      if (!element) return { element: this.#add(tree, index), tree };
      patchElement(element, (shown[index] as ShownSheet).tree, tree);
      return { element, tree };
    });
    // Not before the direction is known: after a change of direction, an empty sheet would count as moved.
    if (!this.#stage.isConnected) this.#viewport.append(this.#stage);
    this.#set({ count: sheets.length, sizeClass, fill: roundFill(fill, sheets.length) });
    if (isResized)
      this.#sheets.forEach(({ element }, index) => this.#place(element.parentElement as HTMLElement, index));
    if (isResized || sheets.length !== shown.length) this.#layout();
    this.#schedule();
  }

  /** Shows those of the sheets that are in sight; the others, and how many there are, stay as they were. */
  showInSight(sheets: readonly TreeElement[]): void {
    const { first, last } = this.inSight;
    this.#sheets = this.#sheets.map((shown, index) => {
      const tree = sheets[index];
      if (!tree || index < first || index >= last) return shown;
      patchElement(shown.element, shown.tree, tree);
      return { ...shown, tree };
    });
  }

  /** The elements of the view. */
  get elements(): readonly Element[] {
    return this.#sheets.map(({ element }) => element);
  }

  #add(tree: TreeElement, index: number): Element {
    // White paper below the sheet: a template style's background may be transparent, as on paper.
    const leaf = createDiv('leaf');
    this.#place(leaf, index);
    const element = createNode(tree, document) as Element;
    leaf.append(element);
    this.#paper.append(leaf);
    return element;
  }

  #place(leaf: HTMLElement, index: number): void {
    leaf.style.insetInlineStart = `${index * this.#step}px`;
    leaf.style.inlineSize = `${this.#size.widthMm}mm`;
    leaf.style.blockSize = `${this.#size.heightPx}px`;
  }

  /** From the start of one sheet to the start of the next, in CSS px of the paper. */
  get #step(): number {
    return this.#size.widthPx + SHEET_GAP;
  }

  goToPage(page: number): void {
    const index = Math.min(Math.max(1, Math.trunc(page)), this.pages.count) - 1;
    const sign = this.#viewport.dir === 'rtl' ? -1 : 1;
    this.#viewport.scrollTo({ left: sign * index * this.#step * this.pages.scale, top: 0 });
  }

  showPlace(selector: string): void {
    const pages = this.#sheets.flatMap(({ element }, index) => (element.querySelector(selector) ? [index + 1] : []));
    if (pages[0] !== undefined && !pages.includes(this.pages.current)) this.goToPage(pages[0]);
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    cancelAnimationFrame(this.#layoutFrame);
    this.#resize.disconnect();
    this.#stopPinch();
  }

  #schedule(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      const step = this.#step * this.pages.scale;
      const { scrollLeft, scrollWidth, clientWidth } = this.#viewport;
      const [scrolled, end] = [Math.abs(scrollLeft), scrollWidth - clientWidth];
      // A wide pane shows several sheets: scrolled to the end, the last one counts as in view.
      const last = Math.min(this.pages.count, Math.ceil((scrolled + clientWidth - STRIP_PX) / step));
      this.inSight = { first: Math.min(Math.floor((scrolled + STRIP_PX) / step), last - 1), last };
      const current = end > 1 && scrolled >= end - 1 ? this.pages.count : Math.round(scrolled / step) + 1;
      this.#set({ current: Math.min(current, this.pages.count) });
    });
  }

  /** The scale at which a sheet is as wide as the pane. */
  #fit(): number {
    const room = this.#viewport.clientWidth - 2 * PANE_MARGIN_PX;
    return Math.min(MAX_FIT_SCALE, Math.max(0.1, room / this.#size.widthPx));
  }

  #layout(): void {
    const { zoom } = this.pages;
    const scale = zoom === 'fit' ? this.#fit() : zoom;
    this.#paper.style.transform = `scale(${scale})`;
    this.#stage.style.width = `${(this.pages.count * this.#step - SHEET_GAP) * scale}px`;
    this.#stage.style.height = `${this.#size.heightPx * scale}px`;
    this.#set({ scale });
    this.#schedule();
  }

  #set(changes: Partial<PagesState>): void {
    const next = { ...this.pages, ...changes };
    const same = (Object.keys(next) as (keyof PagesState)[]).every((key) => next[key] === this.pages[key]);
    this.pages = next;
    if (!same) this.#notify(next);
  }
}

/** To a tenth, so that few keys change it; what goes on to another page is more than the pages before. */
const roundFill = (fill: number, count: number) => Math.min(count, Math.max(count - 0.9, Math.round(fill * 10) / 10));

function createDiv(className: string): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  return made;
}

/** A link in the résumé must not navigate away from the builder. */
function openLinkInNewTab(event: Event): void {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!link) return;
  event.preventDefault();
  if (/^https?:$/.test(link.protocol)) open(link.href, '_blank', 'noopener,noreferrer');
}
