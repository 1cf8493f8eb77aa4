import { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../../shared/errors.ts';
import { pdfFileName } from '../../shared/resume/fileName.ts';
import { emptyResume } from '../../shared/resume/defaults.ts';
import type { ApiBody } from '../../shared/api.ts';
import { VISITOR_DOLLARS } from '../../shared/api/pdf.ts';
import { database } from '../data/client.ts';
import { counters } from '../data/counters.ts';
import { mayUseTemplate } from '../data/templateUse.ts';
import type { Answer, ApiCall, CallContext } from '../middleware/call.ts';
import { handlerFor } from '../middleware/handler.ts';
import { addressKey } from '../middleware/rates.ts';
import { TemplateAssets } from './assets.ts';
import { attachment } from './disposition.ts';
import { Lanes, type LaneName } from './lanes.ts';
import { bareJob, HEAVY, renderPdf, resumeJob, type PrintJob } from './render.ts';
import { keyOf, PdfStore } from './store.ts';

const lanes = new Lanes();
const client = new S3Client({});
let assets: TemplateAssets | undefined;

const assetsIn = (folder: string) => (assets ??= new TemplateAssets(folder));

/**
 * POST /api/generate-pdf (API-04): the PDF of a résumé, or for signed-in
 * callers of bare markup. What a signed-in person had printed before comes from the store.
 */
export const handler = handlerFor('generatePdf', generate, { counters });

type Context = Pick<CallContext<'generatePdf'>, 'environment' | 'signal' | 'address' | 'spend'>;

export async function generate({ body, user }: ApiCall<'generatePdf'>, { environment, signal, address, spend }: Context): Promise<Answer<'generatePdf'>> {
  if (body.html !== undefined && !user) throw new AppError('unauthenticated');
  if (!(await mayUseTemplate(database, environment.USERS_TABLE, user?.id, body.templateId))) throw new AppError('premium_template');
  const job = jobOf(body, assetsIn(environment.TEMPLATE_ASSETS_DIR));
  const headers = { 'content-disposition': attachment(pdfFileName(body.resumeData?.personalInfo.fullName ?? '')) };
  const print = (lane: LaneName, caller: string) => renderPdf(lanes.of(lane), job, { signal, caller });
  if (!user) {
    const started = performance.now();
    const pdf = await print(job.cost > HEAVY ? 'slow' : 'visitors', addressKey(address));
    const seconds = (performance.now() - started) / 1_000;
    // What was counted beforehand stands, unless it was too little: each correction is one more write.
    if (seconds > 1) spend(seconds * VISITOR_DOLLARS);
    return { body: pdf, headers };
  }

  const store = new PdfStore(client, environment.PDF_BUCKET);
  const key = keyOf(user.id, job);
  const known = await store.find(key);
  if (known) return { body: known, headers };
  const pdf = await print(job.foreign ? 'markup' : 'members', user.id);
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

/** Starts the browsers of résumés and prints a page in each, so that the first caller waits for neither. */
export async function warm(): Promise<void> {
  const folder = process.env.TEMPLATE_ASSETS_DIR;
  if (folder === undefined) return;
  const job = resumeJob({ ...emptyResume(), language: 'he', summary: 'קורות' }, assetsIn(folder), { carry: false });
  await Promise.all((['members', 'visitors'] as const).map((lane) => renderPdf(lanes.of(lane), job)));
}

/** Ends the browsers. */
export async function close(): Promise<void> {
  await lanes.close();
}

// Lambda gives a function more processor while it starts, and the time is not the caller's.
if (process.env.LAMBDA_TASK_ROOT !== undefined) await warm().catch(() => {});
