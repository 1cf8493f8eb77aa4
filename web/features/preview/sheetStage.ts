import { A4_PAGE } from '../../../shared/templates/page.ts';
import { resetColumns, alignColumns } from './columns.ts';
import { SHEET_GAP, SHEET_STEP } from './sheetStyles.ts';
import type { PagesState, SizeClass, Zoom } from './types.ts';

/** Space around the sheets inside the pane, in CSS px of the screen. */
const PANE_MARGIN_PX = 12;
/** Largest scale of `fit`: beyond it, a wide pane would only cut the page off at the bottom. */
const MAX_FIT_SCALE = 1.25;
const MEASURE_DELAY_MS = 250;
/** Attributes of the root element in the PDF, and of each sheet here. */
const SHEET_ATTRIBUTES = ['lang', 'dir', 'data-template', 'data-columns'] as const;

/** The viewport of the sheets: how many, how large, which one is in view. */
export class SheetStage {
  readonly flow: HTMLElement;
  pages: PagesState = { count: 1, current: 1, sizeClass: 'normal', scale: 1 };

  readonly #viewport: HTMLElement;
  readonly #stage: HTMLElement;
  readonly #paper: HTMLElement;
  readonly #sheets: HTMLElement[] = [];
  readonly #notify: (pages: PagesState) => void;
  readonly #resize: ResizeObserver;
  #article: HTMLElement | undefined;
  #attributes: Readonly<Record<string, string>> = {};
  #zoom: Zoom = 'fit';
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(root: ShadowRoot, label: string, notify: (pages: PagesState) => void) {
    this.#notify = notify;
    this.#viewport = createDiv('viewport');
    this.#stage = createDiv('stage');
    this.#paper = createDiv('paper');
    this.flow = createDiv('flow');
    this.#viewport.tabIndex = 0;
    this.#viewport.role = 'region';
    this.setLabel(label);
    this.#paper.append(this.flow);
    this.#stage.append(this.#paper);
    root.replaceChildren(this.#viewport);
    this.#viewport.addEventListener('scroll', () => this.#schedule(), { passive: true });
    this.#viewport.addEventListener('click', openLinkInNewTab);
    this.#resize = new ResizeObserver(() => this.#layout());
    this.#resize.observe(this.#viewport);
  }

  setLabel(label: string): void {
    this.#viewport.ariaLabel = label;
  }

  setZoom(zoom: Zoom): void {
    this.#zoom = zoom;
    this.#layout();
  }

  /** The document was patched; `attributes` are the article's. */
  documentChanged(article: HTMLElement, attributes: Readonly<Record<string, string>>): void {
    const isFirst = !this.#article;
    this.#article = article;
    if (SHEET_ATTRIBUTES.some((name) => this.#attributes[name] !== attributes[name])) {
      this.#attributes = attributes;
      this.#viewport.dir = attributes['dir'] ?? 'ltr';
      this.#sheets.forEach((sheet) => this.#dress(sheet));
      resetColumns(this.flow);
    }
    // Not before the direction is known: after a change of direction, an empty sheet would count as moved.
    if (isFirst) this.#viewport.append(this.#stage);
    this.#schedule();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.measureNow(), MEASURE_DELAY_MS);
  }

  goToPage(page: number): void {
    const index = Math.min(Math.max(1, Math.trunc(page)), this.pages.count) - 1;
    const sign = this.#viewport.dir === 'rtl' ? -1 : 1;
    this.#viewport.scrollTo({ left: sign * index * SHEET_STEP * this.pages.scale, top: 0 });
  }

  /**
   * Counts the pages and measures the unpaginated flow (TPL-09): within one frame, so that this layout is never
   * painted.
   */
  measureNow(): void {
    clearTimeout(this.#timer);
    if (!this.#article) return;
    this.#count();
    this.flow.classList.add('unpaged');
    const { offsetHeight, scrollWidth, clientWidth } = this.#article;
    this.flow.classList.remove('unpaged');
    this.#set({ sizeClass: toSizeClass(offsetHeight, scrollWidth > clientWidth + 1) });
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#resize.disconnect();
  }

  #schedule(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#count();
      const step = SHEET_STEP * this.pages.scale;
      const { scrollLeft, scrollWidth, clientWidth } = this.#viewport;
      const [at, end] = [Math.abs(scrollLeft), scrollWidth - clientWidth];
      // A wide pane shows several sheets: scrolled to the end, the last one counts as in view.
      const current = end > 1 && at >= end - 1 ? this.pages.count : Math.round(at / step) + 1;
      this.#set({ current: Math.min(current, this.pages.count) });
    });
  }

  /** One client rectangle of the article for each column it runs through: that is the number of sheets. */
  #count(): void {
    if (!this.#article) return;
    alignColumns(this.flow, this.#article);
    const count = Math.max(1, this.#article.getClientRects().length);
    if (count === this.#sheets.length) return;
    while (this.#sheets.length > count) this.#sheets.pop()?.parentElement?.remove();
    while (this.#sheets.length < count) {
      const sheet = createDiv('sheet');
      this.#dress(sheet);
      // White paper below the sheet: a template style's background may be transparent, as on paper.
      const leaf = createDiv('leaf');
      leaf.style.insetInlineStart = `${this.#sheets.length * SHEET_STEP}px`;
      leaf.append(sheet);
      this.flow.before(leaf);
      this.#sheets.push(sheet);
    }
    this.#set({ count });
    this.#layout();
  }

  /** A sheet has the attributes of the PDF's root element, so that template styles can colour it. */
  #dress(sheet: HTMLElement): void {
    for (const name of SHEET_ATTRIBUTES) sheet.setAttribute(name, this.#attributes[name] ?? '');
  }

  #layout(): void {
    const room = this.#viewport.clientWidth - 2 * PANE_MARGIN_PX;
    const fit = Math.min(MAX_FIT_SCALE, Math.max(0.1, room / A4_PAGE.widthPx));
    const scale = this.#zoom === 'fit' ? fit : this.#zoom;
    this.#paper.style.transform = `scale(${scale})`;
    this.#stage.style.width = `${(this.pages.count * SHEET_STEP - SHEET_GAP) * scale}px`;
    this.#stage.style.height = `${A4_PAGE.heightPx * scale}px`;
    this.#set({ scale });
  }

  #set(changes: Partial<PagesState>): void {
    const next = { ...this.pages, ...changes };
    const same = (Object.keys(next) as (keyof PagesState)[]).every((key) => next[key] === this.pages[key]);
    this.pages = next;
    if (!same) this.#notify(next);
  }
}

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

/** Thresholds of the unpaginated height, in CSS px (TPL-07). */
const LARGE_ABOVE_PX = 1200;
const XL_ABOVE_PX = 1500;

/** The size class of a résumé: by the height of its unpaginated flow, at least `large` when it is too wide (TPL-08). */
function toSizeClass(heightPx: number, overflowsInline: boolean): SizeClass {
  if (heightPx > XL_ABOVE_PX) return 'xl';
  return heightPx > LARGE_ABOVE_PX || overflowsInline ? 'large' : 'normal';
}
