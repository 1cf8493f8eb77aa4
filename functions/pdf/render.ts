import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../shared/errors.ts';
import { PRODUCT } from '../../shared/product.ts';
import { resumeLanguage } from '../../shared/resume/language.ts';
import { sanitizeText } from '../../shared/resume/sanitize.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { bulletsOf, isBlankText, tagsOf } from '../../shared/resume/text.ts';
import { visibleResume } from '../../shared/resume/visible.ts';
import { resumeDocument } from '../../shared/templates/document.ts';
import { resumePage } from '../../shared/templates/html.ts';
import { MAX_PAGES } from '../../shared/templates/page.ts';
import type { TemplateAssets } from './assets.ts';
import { barePage, type Bare } from './barePage.ts';
import type { Printer, PrintOptions } from './browser.ts';
import { Hung, TooMuchMemory } from './browserProcess.ts';
import { costOf } from './cost.ts';
import { withMetadata, writtenMetadata, type Metadata, type WrittenMetadata } from './metadata.ts';
import { pageCount, readPdf } from './pdfFile.ts';
import { PageCrashed, type PrintDocument } from './printPage.ts';
import { inReadingOrderByTurns } from './readingOrder/pages.ts';
import { splitPage } from './splitPage.ts';

/** Bytes of a PDF that still fit into an answer of 6 MB, where they stand in base64. */
export const MAX_PDF_BYTES = 4_300_000;

/** Everything a PDF is made of, before it is printed: the same one always gives the same pages. */
export interface PrintJob {
  readonly document: PrintDocument;
  readonly metadata: Omit<Metadata, 'created'>;
  /** Whether the markup is another's: then its page is used once. */
  readonly foreign: boolean;
  /** About how long it prints, in milliseconds ({@link PrintCost}). */
  readonly cost: number;
}

/** Lines of the smallest type that fit on a page, and more. */
const LINES_OF_PAGE = 110;

/** Technologies of all projects; before anything is built of them, since each is an element. */
const MOST_TAGS = 4_000;

/**
 * The job of a résumé. `carry`: the file takes along what is visible of the résumé's data (decision 7).
 *
 * Throws `pdf_too_long` for one that is so long that even laying it out would take minutes, `pdf_too_complex` for one
 * that holds more than the browser gets done in its time.
 */
export function resumeJob(resume: ResumeData, assets: TemplateAssets, { carry }: { carry: boolean }): PrintJob {
  if (lineCount(resume) > MAX_PAGES * LINES_OF_PAGE) throw tooLong();
  if (tagCount(resume) > MOST_TAGS) throw new AppError('pdf_too_complex', { details: { reason: 'technologies', limit: MOST_TAGS } });
  const cost = costOf(resumeDocument(resume));
  cost.check();
  const name = nameOf(resume);
  const title = name ?? PRODUCT.name;
  const page = splitPage(resumePage(resume, assets.of(resume.templateId)));
  return {
    document: { ...page, head: assets.fill(page.head) },
    metadata: { title, ...(name !== undefined && { author: name }), language: resumeLanguage(resume), ...(carry && { carried: visibleResume(resume) }) },
    foreign: false,
    cost: cost.milliseconds,
  };
}

/** The job of the bare form (API-04). Throws invalid_request for markup without end, pdf_too_complex for too much of it. */
export function bareJob(bare: Bare, assets: TemplateAssets): PrintJob {
  const title = PRODUCT.name;
  const { document, language, cost } = barePage(bare, assets);
  return { document, metadata: { title, language }, foreign: true, cost: cost.milliseconds };
}

/** Milliseconds of {@link PrintCost} from which a job is one that others need not wait for. */
export const HEAVY = 250;

/**
 * Prints a job. Throws `pdf_too_long` above {@link MAX_PAGES}, `resume_too_large` above
 * {@link MAX_PDF_BYTES}, `pdf_too_complex` when it takes more memory than it may, or another's markup more time, `pdf_busy` when its turn does
 * not come, `timeout` when it hangs or the signal is aborted, `pdf_failed` for everything else.
 */
export async function renderPdf(printer: Printer, job: PrintJob, options: Pick<PrintOptions, 'signal' | 'caller'> = {}): Promise<Buffer> {
  try {
    const printing = printer.print(job.document, { once: job.foreign, heavy: job.cost > HEAVY, ...options });
    const [printed, metadata] = await Promise.all([printing, whilePrinting(job)]);
    return await finished(printed, job, metadata);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const reason = cause instanceof Hung ? 'time' : cause instanceof TooMuchMemory ? 'memory' : cause instanceof PageCrashed ? 'crash' : undefined;
    if (reason === 'memory' || (reason !== undefined && job.foreign)) throw new AppError('pdf_too_complex', { details: { reason }, cause });
    throw new AppError(reason === 'time' || options.signal?.aborted === true ? 'timeout' : 'pdf_failed', { cause });
  }
}

/** Written while the browser is at work, not when it is done and everything waits. */
async function whilePrinting({ metadata }: PrintJob): Promise<WrittenMetadata> {
  await setImmediate();
  return writtenMetadata({ ...metadata, created: new Date() });
}

async function finished(printed: Buffer, { document, foreign }: PrintJob, metadata: WrittenMetadata): Promise<Buffer> {
  const file = readPdf(printed);
  if (pageCount(file) > MAX_PAGES) throw tooLong();
  // A browser that finds no fonts prints blank pages and says nothing. Another's styles may push all text off the page.
  if (!foreign && !printed.includes('/FontFile') && hasText(document.body)) throw new Error('The PDF has no text');
  const pdf = withMetadata(await inReadingOrderByTurns(file), metadata);
  if (pdf.length > MAX_PDF_BYTES) throw new AppError('resume_too_large', { details: { limit: MAX_PDF_BYTES } });
  return pdf;
}

const tooLong = () => new AppError('pdf_too_long', { details: { limit: MAX_PAGES } });

/** Letters that every family draws. */
const hasText = (body: string) => /[a-z\d\u05d0-\u05ea]/i.test(body.replace(/<[^>]*>/g, ''));

function nameOf(resume: ResumeData): string | undefined {
  const name = sanitizeText(resume.personalInfo.fullName).replace(/\s+/g, ' ').trim();
  return isBlankText(name) ? undefined : name;
}

/** The fewest lines the résumé can have: its descriptions, each bullet on a line of its own. */
function lineCount({ experience, education, projects, customSections }: ResumeData): number {
  const described = [...experience, ...education, ...projects, ...customSections.flatMap(({ items }) => items)];
  return described.reduce((lines, { description }) => lines + bulletsOf(description).length, 0);
}

const tagCount = ({ projects }: ResumeData) => projects.reduce((sum, { technologies }) => sum + tagsOf(technologies).length, 0);
