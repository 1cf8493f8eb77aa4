import type { FontFile } from '../../../shared/templates/fonts.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { PrintedBreaks } from '../../../shared/templates/pagination/layOutPage.ts';

/** How tall or wide a résumé is before it is cut into pages (TPL-07, TPL-08, TPL-09). */
export type SizeClass = 'normal' | 'large' | 'xl';

/** `fit`: the sheet is as wide as the pane; a number: 1 is the size of the paper (96 px to the inch). */
export type Zoom = 'fit' | number;

/** A document as it would be in another look. */
export interface TriedLook {
  readonly pages: number;
  /** How much of the last one it fills (0 to 1). */
  readonly lastFill: number;
  /** The document laid out so, on one endless page. */
  readonly article: HTMLElement;
}
/** Lays the document out with other custom properties (`designStyle`). */
export type LayOutLook = (style: string | undefined) => TriedLook;

/** Reasons why the letters here differ from the PDF's: the browser enlarges small ones, or blocks the typefaces. */
export type LetterFault = 'enlarged' | 'blocked';

export interface PagesState {
  /** Sheets the PDF will have, at least 1. */
  readonly count: number;
  /** The visible sheet, from 1. */
  readonly current: number;
  /** How much of its pages the document takes, to a tenth: 1.2 is a page and a fifth. */
  readonly fill: number;
  /** Measured when the browser is idle, so it may be updated a moment after the change. */
  readonly sizeClass: SizeClass;
  /** Current scale of the sheets. */
  readonly scale: number;
  /** The zoom as it was set, or pinched to. */
  readonly zoom: Zoom;
  /** Undefined if the letters are those of the PDF. */
  readonly letters?: LetterFault | undefined;
}

/** Asks where the pages and lines of a résumé's PDF begin. May reject; `signal`: nobody wants to know any more. */
export type AskPageBreaks = (resume: ResumeData, signal: AbortSignal) => Promise<PrintedBreaks>;

export interface PreviewOptions {
  /** Address of a font file. */
  readonly fontUrl: (file: FontFile) => string;
  /** CSS text of `styles/<style>.css` (`Template.style`). */
  readonly loadStyle: (style: string) => Promise<string>;
  /** CSS text of `shared/templates/base.css`. */
  readonly baseCss: string;
  /** Accessible name of the pages, in the language of the screens. */
  readonly label?: string;
  /** Pages to look at: they are scrolled, and nothing in them can be pressed. */
  readonly inert?: boolean | undefined;
  /**
   * Asks for the PDF's breaks while nobody edits, in a browser that lays texts out differently from the printing one.
   * Until they arrive, or if they do not, the pages are this browser's.
   */
  readonly askPageBreaks?: AskPageBreaks | undefined;
}

/** A live preview in one host element. Independent of any framework; see `createPreview`. */
export interface Preview {
  /**
   * Shows a résumé. With the template that is already shown, its changes are on the sheets in sight when this returns,
   * and on all of them, with the number of pages, in a few frames; another template appears at once and complete, as
   * soon as its CSS and fonts are loaded.
   */
  update(resume: ResumeData): void;
  setZoom(zoom: Zoom): void;
  /** Sets the pages' name for screen readers, when the screens' language changes. */
  setLabel(label: string): void;
  /** Called now and on every change. Returns a function that unsubscribes. */
  onPages(listener: (pages: PagesState) => void): () => void;
  /** Scrolls a sheet (from 1) into view. */
  goToPage(page: number): void;
  /** Scrolls a sheet with an element of that selector into view, unless one is. */
  showPlace(selector: string): void;
  /**
   * Lays the shown résumé out in other looks, unseen and at once (no step waits); it is then as before. Undefined
   * while nothing is shown, or another template or typeface is being loaded.
   */
  tryLooks<T>(run: (layOut: LayOutLook) => T): T | undefined;
  /** Resolves when the latest résumé is shown with its own template and fonts. Never rejects. */
  settled(): Promise<void>;
  destroy(): void;
}

/** The source of the résumé: any external store (a zustand store of résumés fits after one `map`). */
export interface ResumeSource {
  /** Undefined while it is still being loaded: what is shown stays. */
  get(): ResumeData | undefined;
  /** Called after each change, synchronously. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
