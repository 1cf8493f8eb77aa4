import { setTimeout } from 'node:timers/promises';
import { AppError } from '../../shared/errors/errors.ts';
import { PRODUCT } from '../../shared/site/product.ts';
import { repairKnob, type TextOrder } from '../../shared/resume/design.ts';
import { resumeLanguage } from '../../shared/resume/resumeLanguage.ts';
import { LETTER_WORDS } from '../../shared/resume/letterWords.ts';
import { sanitizeText } from '../../shared/resume/sanitizeText.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { splitBullets, isBlankText, splitTags } from '../../shared/resume/text.ts';
import { toCarriedResume } from '../../shared/resume/carriedResume.ts';
import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import { treeToText, type TreeElement } from '../../shared/templates/document/tree.ts';
import { log } from '../platform/logging/log.ts';
import { templateOf } from '../../shared/templates/catalogue.ts';
import { renderPageHead } from '../../shared/templates/html.ts';
import { MAX_PDF_PAGES } from '../../shared/templates/page.ts';
import type { PrintedBreaks } from '../../shared/templates/pagination/layOutPage.ts';
import type { PageBreaks } from '../../shared/templates/pagination/paginate.ts';
import type { TemplateAssets } from './templateAssets.ts';
import { givenPages } from './givenPages.ts';
import { toBarePage, type BareMarkup } from './barePage.ts';
import type { PrintBrowser, Printer, PrintOptions } from './printBrowser.ts';
import { BrowserTimeoutError, BrowserMemoryError } from './browserProcess.ts';
import { estimatePrintCost } from './printCost.ts';
import { tooLongError, type FinishTask } from './finish/finishTask.ts';
import { finishThread } from './finish/finishThread.ts';
import { serializeMetadata, type PdfMetadata } from './metadata.ts';
import { PageCrashError, type PrintDocument } from './printPage.ts';
import { bookmarkNames } from './structure/bookmarks.ts';

/** Everything that determines a PDF: equal jobs give equal pages. */
export interface PrintJob {
  readonly document: PrintDocument;
  /** Whether pages without text are a failure. Untrusted styles may legitimately push all text off the page. */
  readonly hasLetters: boolean;
  /** Computed on access, because printing does not need it. */
  readonly metadata: Omit<PdfMetadata, 'created'>;
  /** Headings as written, for the bookmarks; computed on access. */
  readonly headings?: readonly string[];
  /** Set by the person's design; absent for bare markup. */
  readonly textOrder?: TextOrder | undefined;
  /** Whether the markup is untrusted; then its page is used once. */
  readonly isUntrusted: boolean;
  /** Estimated printing time in milliseconds ({@link PrintCost}). */
  readonly cost: number;
}

/** More lines than fit on a page in the smallest type. */
const MAX_LINES_PER_PAGE = 110;

/** Most technologies of all projects together. Checked before the document is built, because each is an element. */
const MAX_TAGS = 4_000;

/**
 * Creates the job of a résumé. `carry`: embeds the data of the visible résumé in the file (decision 7). `breaks`: the
 * caller's page breaks, untrusted.
 *
 * Throws `pdf_too_long` for a résumé whose layout alone would take minutes, `pdf_too_complex` for one that the browser
 * cannot render within its timeout.
 */
export function createResumeJob(
  resume: ResumeData,
  assets: TemplateAssets,
  { carry, breaks }: { readonly carry: boolean; readonly breaks?: PageBreaks | undefined },
): PrintJob {
  if (minimumLineCount(resume) > MAX_PDF_PAGES * MAX_LINES_PER_PAGE) throw tooLongError();
  if (tagCount(resume) > MAX_TAGS)
    throw new AppError('pdf_too_complex', { details: { reason: 'technologies', limit: MAX_TAGS } });
  const document = buildResumeDocument(resume);
  const cost = estimatePrintCost(document);
  cost.check();
  const text = treeToText(document);
  // Wrong breaks cost a second print, which is not allowed for a long document.
  const given = cost.milliseconds > HEAVY_PRINT_COST ? undefined : breaks;
  return {
    document: {
      head: assets.inlineFiles(renderPageHead(resume, assets.referencesFor(templateOf(resume)), { text })),
      // Not needed if the given pages fit the document.
      get body() {
        return JSON.stringify(document);
      },
      layout: { script: assets.layOutScript, given: given && givenPages(document, given) },
    },
    hasLetters: COMMON_LETTERS.test(text),
    get metadata() {
      return metadataOf(resume, carry);
    },
    get headings() {
      return headingsOf(document);
    },
    textOrder: repairKnob('textOrder', resume.design?.textOrder),
    isUntrusted: false,
    cost: cost.milliseconds,
  };
}

function metadataOf(resume: ResumeData, carry: boolean): PrintJob['metadata'] {
  const name = personName(resume);
  const language = resumeLanguage(resume);
  const isLetter = resume.letterLines !== undefined;
  return {
    title: [name ?? PRODUCT.name.en, ...(isLetter ? [LETTER_WORDS[language].name] : [])].join(' – '),
    ...(name !== undefined && { author: name }),
    language,
    // A cover letter holds no résumé to read back.
    ...(carry && !isLetter && { carried: toCarriedResume(resume) }),
  };
}

/**
 * Creates the job of bare markup (API-04). Throws invalid_request if nested too deeply, pdf_too_complex if too much.
 */
export function createBareJob(bare: BareMarkup, assets: TemplateAssets): PrintJob {
  const title = PRODUCT.name.en;
  const { document, language, cost } = toBarePage(bare, assets);
  return { document, hasLetters: false, metadata: { title, language }, isUntrusted: true, cost: cost.milliseconds };
}

/** From so many milliseconds of {@link PrintCost} a job is heavy, and others do not wait for it. */
export const HEAVY_PRINT_COST = 250;

/** From so many milliseconds a browser does not print several at once; an ordinary résumé costs less. */
export const MORE_THAN_ORDINARY = 120;

/**
 * Prints a job. Throws `pdf_too_long` above {@link MAX_PDF_PAGES}, `resume_too_large` above `MAX_PDF_BYTES`,
 * `pdf_too_complex` if it takes too much memory (or, for untrusted markup, time), `pdf_busy` if waiting times out,
 * `timeout` if it hangs or the signal is aborted, and `pdf_failed` otherwise.
 */
export async function renderPdf(
  printer: Printer,
  job: PrintJob,
  options: Pick<PrintOptions, 'signal' | 'caller'> = {},
): Promise<Buffer> {
  return namingErrors(job, options, async () => {
    const printing = printer.print(job.document, printOptions(job, options));
    const thread = finishThread(printer.niceness ?? 0);
    thread.start();
    const [printed, extras] = await Promise.all([printing, prepareWhilePrinting(job, printing)]);
    const { pdf, undone } = await thread.finish({ printed, ...extras });
    // Untrusted markup may print anything. For a résumé a failed step is logged, because nobody would see it (decision
    // 8).
    if (undone.length > 0 && !job.isUntrusted) log('error', { event: 'pdf_order_failed', undone });
    return pdf;
  });
}

/** Returns where pages and lines of a résumé's PDF begin, without printing it. Throws as {@link renderPdf} does. */
export async function measurePages(
  printer: PrintBrowser,
  job: PrintJob,
  options: Pick<PrintOptions, 'signal' | 'caller'> = {},
): Promise<PrintedBreaks> {
  return namingErrors(job, options, async () => {
    const breaks = await printer.readBreaks(job.document, printOptions(job, options));
    if (breaks.columns.some(({ length }) => length >= MAX_PDF_PAGES)) throw tooLongError();
    return breaks;
  });
}

const printOptions = ({ isUntrusted, cost }: PrintJob, options: PrintOptions): PrintOptions => ({
  discardPage: isUntrusted,
  heavy: cost > MORE_THAN_ORDINARY,
  cost,
  ...options,
});

async function namingErrors<T>(job: PrintJob, { signal }: PrintOptions, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const reason =
      cause instanceof BrowserTimeoutError
        ? 'time'
        : cause instanceof BrowserMemoryError
          ? 'memory'
          : cause instanceof PageCrashError
            ? 'crash'
            : undefined;
    if (reason === 'memory' || (reason !== undefined && job.isUntrusted))
      throw new AppError('pdf_too_complex', { details: { reason }, cause });
    throw new AppError(reason === 'time' || signal?.aborted === true ? 'timeout' : 'pdf_failed', { cause });
  }
}

/**
 * Milliseconds after which a print is running in the browser alone. Before that, work in this process would delay the
 * threads that the print passes through (see {@link ONCE_PRINTING_MS}).
 */
const UNDER_WAY_MS = 5;

/** Prepares the finishing while the browser prints, so that nothing waits for it later. */
async function prepareWhilePrinting(job: PrintJob, printing: Promise<unknown>): Promise<Omit<FinishTask, 'printed'>> {
  await Promise.race([printing, setTimeout(UNDER_WAY_MS)]);
  return {
    hasLetters: job.hasLetters,
    metadata: serializeMetadata({ ...job.metadata, created: new Date() }),
    bookmarks: bookmarkNames(job.headings),
    textOrder: job.textOrder,
  };
}

/** Returns the texts of the headings, in document order. */
function headingsOf({ tag, children }: TreeElement, known: string[] = []): readonly string[] {
  if (/^h[1-6]$/.test(tag)) known.push(children.map(treeToText).join('').trim());
  else for (const child of children) if (typeof child === 'object') headingsOf(child, known);
  return known;
}

/** Letters that every font draws. */
const COMMON_LETTERS = /[a-z\d\u05d0-\u05ea]/i;

function personName(resume: ResumeData): string | undefined {
  const name = sanitizeText(resume.personalInfo.fullName).replace(/\s+/g, ' ').trim();
  return isBlankText(name) ? undefined : name;
}

/** Returns the fewest lines the résumé can have: its descriptions, with a line for each bullet. */
function minimumLineCount({ experience, education, projects, customSections }: ResumeData): number {
  const described = [...experience, ...education, ...projects, ...customSections.flatMap(({ items }) => items)];
  return described.reduce((lines, { description }) => lines + splitBullets(description).length, 0);
}

const tagCount = ({ projects }: ResumeData) =>
  projects.reduce((sum, { technologies }) => sum + splitTags(technologies).length, 0);
