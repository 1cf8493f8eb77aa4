import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../shared/errors.ts';
import { PRODUCT } from '../../shared/product.ts';
import { resumeLanguage } from '../../shared/resume/language.ts';
import { sanitizeText } from '../../shared/resume/sanitize.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { bulletsOf, isBlankText } from '../../shared/resume/text.ts';
import { visibleResume } from '../../shared/resume/visible.ts';
import { resumePage } from '../../shared/templates/html.ts';
import { MAX_PAGES } from '../../shared/templates/page.ts';
import type { TemplateAssets } from './assets.ts';
import { barePage, type Bare } from './barePage.ts';
import type { PrintBrowser } from './browser.ts';
import { withMetadata, writtenMetadata, type Metadata, type WrittenMetadata } from './metadata.ts';
import { pageCount, readPdf } from './pdfFile.ts';
import type { PrintDocument } from './printPage.ts';
import { inReadingOrder } from './readingOrder/pages.ts';
import { splitPage } from './splitPage.ts';

/** Bytes of a PDF that still fit into an answer of 6 MB, where they stand in base64. */
export const MAX_PDF_BYTES = 4_300_000;

/** Everything a PDF is made of, before it is printed: the same one always gives the same pages. */
export interface PrintJob {
  readonly document: PrintDocument;
  readonly metadata: Omit<Metadata, 'created'>;
  /** Whether the markup is another's: then its page is used once. */
  readonly foreign: boolean;
}

/** Lines of the smallest type that fit on a page, and more. */
const LINES_OF_PAGE = 110;

/**
 * The job of a résumé. `carry`: the file takes along what is visible of the résumé's data (design 6).
 *
 * Throws `pdf_too_long` for one that is so long that even laying it out would take minutes.
 */
export function resumeJob(resume: ResumeData, assets: TemplateAssets, { carry }: { carry: boolean }): PrintJob {
  if (lineCount(resume) > MAX_PAGES * LINES_OF_PAGE) throw tooLong();
  const name = nameOf(resume);
  const title = name ?? PRODUCT.name;
  const page = splitPage(resumePage(resume, assets.of(resume.templateId)));
  return {
    document: { ...page, head: assets.fill(page.head) },
    metadata: { title, ...(name !== undefined && { author: name }), language: resumeLanguage(resume), ...(carry && { carried: visibleResume(resume) }) },
    foreign: false,
  };
}

/** The job of the specification's bare form (chapter 7). Throws invalid_request for markup without end. */
export function bareJob(bare: Bare, assets: TemplateAssets): PrintJob {
  const title = PRODUCT.name;
  const { document, language } = barePage(bare, assets);
  return { document, metadata: { title, language }, foreign: true };
}

/**
 * Prints a job. Throws `pdf_too_long` above {@link MAX_PAGES}, `resume_too_large` above
 * {@link MAX_PDF_BYTES}, `timeout` when the signal is aborted, `pdf_failed` for everything else.
 */
export async function renderPdf(browser: PrintBrowser, job: PrintJob, signal?: AbortSignal): Promise<Buffer> {
  try {
    const printing = browser.print(job.document, { once: job.foreign, ...(signal && { signal }) });
    const [printed, metadata] = await Promise.all([printing, whilePrinting(job)]);
    return finished(printed, job, metadata);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(signal?.aborted === true ? 'timeout' : 'pdf_failed', { cause });
  }
}

/** Written while the browser is at work, not when it is done and everything waits. */
async function whilePrinting({ metadata }: PrintJob): Promise<WrittenMetadata> {
  await setImmediate();
  return writtenMetadata({ ...metadata, created: new Date() });
}

function finished(printed: Buffer, { document }: PrintJob, metadata: WrittenMetadata): Buffer {
  const file = readPdf(printed);
  if (pageCount(file) > MAX_PAGES) throw tooLong();
  // A browser that finds no fonts prints blank pages and says nothing.
  if (!printed.includes('/FontFile') && hasText(document.body)) throw new Error('The PDF has no text');
  const pdf = withMetadata(inReadingOrder(file), metadata);
  if (pdf.length > MAX_PDF_BYTES) throw new AppError('resume_too_large', { details: { limit: MAX_PDF_BYTES } });
  return pdf;
}

const tooLong = () => new AppError('pdf_too_long', { details: { limit: MAX_PAGES } });

const hasText = (body: string) => !isBlankText(body.replace(/<[^>]*>/g, ''));

function nameOf(resume: ResumeData): string | undefined {
  const name = sanitizeText(resume.personalInfo.fullName).replace(/\s+/g, ' ').trim();
  return isBlankText(name) ? undefined : name;
}

/** The fewest lines the résumé can have: its descriptions, each bullet on a line of its own. */
function lineCount({ experience, education, projects, customSections }: ResumeData): number {
  const described = [...experience, ...education, ...projects, ...customSections.flatMap(({ items }) => items)];
  return described.reduce((lines, { description }) => lines + bulletsOf(description).length, 0);
}
