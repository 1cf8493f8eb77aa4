import { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../../shared/errors.ts';
import { pdfFileName } from '../../shared/resume/fileName.ts';
import { emptyResume } from '../../shared/resume/defaults.ts';
import type { ApiBody } from '../../shared/api.ts';
import { database } from '../data/client.ts';
import { mayUseTemplate } from '../data/templateUse.ts';
import type { Answer, ApiCall, CallContext } from '../middleware/call.ts';
import { handlerFor } from '../middleware/handler.ts';
import { TemplateAssets } from './assets.ts';
import { PrintBrowser } from './browser.ts';
import { attachment } from './disposition.ts';
import { bareJob, renderPdf, resumeJob, type PrintJob } from './render.ts';
import { keyOf, PdfStore } from './store.ts';

const browser = new PrintBrowser();
const client = new S3Client({});
let assets: TemplateAssets | undefined;

const assetsIn = (folder: string) => (assets ??= new TemplateAssets(folder));

/**
 * POST /api/generate-pdf (specification, chapter 7; design 5 and 6): the PDF of a résumé, or for signed-in
 * callers of bare markup. What a signed-in person had printed before comes from the store.
 */
export const handler = handlerFor('generatePdf', generate);

export async function generate({ body, user }: ApiCall<'generatePdf'>, { environment, signal }: Pick<CallContext<'generatePdf'>, 'environment' | 'signal'>): Promise<Answer<'generatePdf'>> {
  if (body.html !== undefined && !user) throw new AppError('unauthenticated');
  if (!(await mayUseTemplate(database, environment.USERS_TABLE, user?.id, body.templateId))) throw new AppError('premium_template');
  const job = jobOf(body, assetsIn(environment.TEMPLATE_ASSETS_DIR));
  const headers = { 'content-disposition': attachment(pdfFileName(body.resumeData?.personalInfo.fullName ?? '')) };
  if (!user) return { body: await renderPdf(browser, job, signal), headers };

  const store = new PdfStore(client, environment.PDF_BUCKET);
  const key = keyOf(user.id, job);
  const known = await store.find(key);
  if (known) return { body: known, headers };
  const pdf = await renderPdf(browser, job, signal);
  await store.keep(key, pdf);
  return { body: pdf, headers };
}

/** Throws pdf_failed where a part of ours is missing. */
function jobOf({ resumeData, html, css = '', templateId, embedData }: ApiBody<'generatePdf'>, files: TemplateAssets): PrintJob {
  try {
    if (resumeData) return resumeJob({ ...resumeData, templateId }, files, { carry: embedData });
    return bareJob({ html: html ?? '', css, templateId }, files);
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('pdf_failed', { cause });
  }
}

/** Starts the browser and prints a page, so that the first caller waits for neither. */
export async function warm(): Promise<void> {
  const folder = process.env.TEMPLATE_ASSETS_DIR;
  if (folder !== undefined) await renderPdf(browser, resumeJob({ ...emptyResume(), language: 'he', summary: 'קורות' }, assetsIn(folder), { carry: false }));
}

/** Ends the browser. */
export async function close(): Promise<void> {
  await browser.close();
}

// Lambda gives a function more processor while it starts, and the time is not the caller's.
if (process.env.LAMBDA_TASK_ROOT !== undefined) await warm().catch(() => {});
