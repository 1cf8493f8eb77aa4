import type { ResumeData } from '../../../shared/resume/schema.ts';
import { MAX_PDF_PAGES } from '../../../shared/templates/page.ts';
import type { PrintedBreaks } from '../../../shared/templates/pagination/layOutPage.ts';
import type { PageBreaks } from '../../../shared/templates/pagination/paginate.ts';
import type { TextLines } from '../../../shared/templates/pagination/textLines.ts';
import type { AskPageBreaks } from './types.ts';

/** How long a document stays fitted to its pages before the PDF's breaks are asked for, in milliseconds. */
const IDLE_MS = 450;
/** The same where the PDF's pages are surely the same, and lines alone may differ. */
const IDLE_FOR_LINES_MS = 2_000;
/** How long nobody is asked again after a failure, such as a limit that is reached. */
const PAUSE_AFTER_FAILURE_MS = 30_000;

/** Page breaks of the PDF by résumé: an edit makes another object, an undo restores the former one. */
const known = new WeakMap<ResumeData, PageBreaks>();
const knownLines = new WeakMap<ResumeData, TextLines>();

/**
 * The breaks of a résumé's PDF, where they are known: measured in the engine that prints, or answered by the server.
 */
export const findPageBreaks = (resume: ResumeData): PageBreaks | undefined => known.get(resume);

/** The lines of a résumé's PDF, where the server answered them. */
export const findTextLines = (resume: ResumeData): TextLines | undefined => knownLines.get(resume);

/** Whether this browser lays documents out as the one does that prints; only secure pages see the brands. */
export function isPrintingEngine(): boolean {
  const hints = (navigator as { userAgentData?: { readonly brands: readonly { readonly brand: string }[] } })
    .userAgentData;
  return hints?.brands.some(({ brand }) => brand === 'Chromium') ?? /Chrome\/\d/.test(navigator.userAgent);
}

/** Remembers the breaks of a résumé's PDF; nothing for a document with more pages than a PDF may have. */
export function rememberPageBreaks(resume: ResumeData, { lines, ...breaks }: PrintedBreaks): void {
  if (breaks.columns.every(({ length }) => length < MAX_PDF_PAGES)) known.set(resume, breaks);
  else known.delete(resume);
  if (lines) knownLines.set(resume, lines);
}

/** Asks for the PDF's breaks of the résumé that is shown, once nobody has changed it for a while; one at a time. */
export class PageBreakInquiry {
  readonly #ask: AskPageBreaks;
  readonly #onKnown: (resume: ResumeData) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;
  #pausedUntil = 0;

  /** `onKnown` is called when the breaks of a résumé have become known, unless another one is shown by then. */
  constructor(ask: AskPageBreaks, onKnown: (resume: ResumeData) => void) {
    this.#ask = ask;
    this.#onKnown = onKnown;
  }

  /** Called when a résumé is shown, fitted to its pages. `isClose`: its PDF may have another number of pages. */
  show(resume: ResumeData, isClose: boolean): void {
    this.stop();
    if (known.has(resume)) return;
    this.#timer = setTimeout(() => void this.#inquire(resume), isClose ? IDLE_MS : IDLE_FOR_LINES_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  async #inquire(resume: ResumeData): Promise<void> {
    if (!navigator.onLine || Date.now() < this.#pausedUntil) return;
    const asking = new AbortController();
    this.#asking = asking;
    try {
      rememberPageBreaks(resume, await this.#ask(resume, asking.signal));
      if (!asking.signal.aborted) this.#onKnown(resume);
    } catch {
      // The pages of this browser stay. Nothing is said: what is downloaded is right.
      if (!asking.signal.aborted) this.#pausedUntil = Date.now() + PAUSE_AFTER_FAILURE_MS;
    }
  }
}
