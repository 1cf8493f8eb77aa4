import type { TreeElement } from '../../../shared/templates/document/tree.ts';
import { fitPages } from '../../../shared/templates/pagination/fitPages.ts';
import { createPageLayout } from '../../../shared/templates/pagination/pageLayout.ts';
import type { PageBreaks } from '../../../shared/templates/pagination/paginate.ts';
import { createNode, patchElement } from './patch.ts';
import type { SizeClass } from './types.ts';

/** The sheets of the document, whenever they may have changed. */
export interface MeasuredSheets {
  readonly sheets: readonly TreeElement[];
  readonly sizeClass: SizeClass;
  /** As they were measured here. */
  readonly breaks: PageBreaks;
  /** In CSS px, on one endless page. */
  readonly height: number;
}
type SheetListener = (measured: MeasuredSheets) => void;

/**
 * The document on one endless page that nobody sees: where it is measured, to be broken into pages. For each change
 * the browser lays out anew what changed, here and on the page that shows it.
 */
export class MeasuredFlow {
  readonly #flow: HTMLElement;
  readonly #notify: SheetListener;
  readonly #resize: ResizeObserver;
  readonly #fontsLoaded = () => this.layOut();
  #tree: TreeElement | undefined;
  #told: PageBreaks | undefined;
  #article: HTMLElement | undefined;
  #height = 0;

  constructor(root: ShadowRoot, notify: SheetListener) {
    this.#notify = notify;
    this.#flow = document.createElement('div');
    this.#flow.className = 'flow';
    this.#flow.ariaHidden = 'true';
    root.append(this.#flow);
    // Nothing can be measured while the pane is hidden, and a font that comes late moves lines.
    this.#resize = new ResizeObserver(() => {
      if (this.#article && this.#article.offsetHeight !== this.#height) this.layOut();
    });
    document.fonts.addEventListener('loadingdone', this.#fontsLoaded);
  }

  /**
   * Shows another document: its sheets are in the page when this returns. `told` are the breaks of its PDF, where they
   * are known; otherwise they are measured.
   */
  update(tree: TreeElement, told?: PageBreaks): void {
    this.#told = told;
    if (this.#tree && this.#article) patchElement(this.#article, this.#tree, tree);
    else {
      this.#article = createNode(tree, document) as HTMLElement;
      this.#flow.append(this.#article);
      this.#resize.observe(this.#article);
    }
    this.#tree = tree;
    this.layOut();
  }

  /** Measures and breaks it into pages (PDF-05); forces a layout. Does nothing while nothing is shown. */
  layOut(): void {
    if (!this.#tree || !this.#article?.offsetWidth) return;
    const layout = createPageLayout(this.#tree);
    const { measured, breaks } = fitPages(this.#article, layout);
    const { height } = measured;
    this.#height = height;
    const sheets = layout.sheets(this.#told && layout.accepts(this.#told) ? this.#told : breaks);
    this.#notify({ sheets, breaks, height, sizeClass: toSizeClass(height, measured.isTooWide) });
  }

  destroy(): void {
    this.#resize.disconnect();
    document.fonts.removeEventListener('loadingdone', this.#fontsLoaded);
  }
}

/** Thresholds of the unpaginated height, in CSS px (TPL-07). */
const LARGE_ABOVE_PX = 1200;
const XL_ABOVE_PX = 1500;

/** The size class of a résumé: by the height of its unpaginated flow, at least `large` when it is too wide (TPL-08). */
function toSizeClass(heightPx: number, overflowsInline: boolean): SizeClass {
  if (heightPx > XL_ABOVE_PX) return 'xl';
  return heightPx > LARGE_ABOVE_PX || overflowsInline ? 'large' : 'normal';
}
