import { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../../../shared/errors/errors.ts';
import { pdfFileName } from '../../../shared/resume/fileName.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import type { ApiBody } from '../../../shared/api/endpoints.ts';
import { VISITOR_DOLLARS } from '../../../shared/api/pdf.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { environmentCounters } from '../../platform/dynamodb/sharedCounters.ts';
import { claimTemplateUse } from '../../templates/claimTemplateUse.ts';
import type { HandlerResponse, ApiCall, CallContext } from '../../http/call.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { addressRateKey } from '../../http/rateLimit.ts';
import { TemplateAssets } from '../templateAssets.ts';
import { contentDisposition } from '../contentDisposition.ts';
import { Lanes, type LaneName } from '../lanes.ts';
import { createBareJob, HEAVY_PRINT_COST, renderPdf, createResumeJob, type PrintJob } from '../renderPdf.ts';
import { pdfCacheKey, PdfCache } from '../pdfCache.ts';

const lanes = new Lanes();
const s3Client = new S3Client({});
let assets: TemplateAssets | undefined;

const loadAssets = (folder: string) => (assets ??= new TemplateAssets(folder));

/**
 * POST /api/generate-pdf (API-04): the PDF of a résumé, or for signed-in callers of bare markup. A PDF that a signed-in
 * person has printed before comes from the cache.
 */
export const handler = handlerFor('generatePdf', generatePdf, { counters: environmentCounters });

type Context = Pick<CallContext<'generatePdf'>, 'environment' | 'signal' | 'address' | 'reportCost'>;

export async function generatePdf(
  { body, user }: ApiCall<'generatePdf'>,
  { environment, signal, address, reportCost }: Context,
): Promise<HandlerResponse<'generatePdf'>> {
  if (!(await claimTemplateUse(database, environment.USERS_TABLE, user?.id, body.templateId)))
    throw new AppError('premium_template');
  const job = toPrintJob(body, loadAssets(environment.TEMPLATE_ASSETS_DIR));
  const headers = {
    'content-disposition': contentDisposition(pdfFileName(body.resumeData?.personalInfo.fullName ?? '')),
  };
  const print = (lane: LaneName, caller: string) => renderPdf(lanes.of(lane), job, { signal, caller });
  if (!user) {
    const started = performance.now();
    const pdf = await print(job.cost > HEAVY_PRINT_COST ? 'slow' : 'visitors', addressRateKey(address));
    const seconds = (performance.now() - started) / 1_000;
    // The reserved amount is kept unless it was too little: each correction is one more write.
    if (seconds > 1) reportCost(seconds * VISITOR_DOLLARS);
    return { body: pdf, headers };
  }

  const cache = new PdfCache(s3Client, environment.PDF_BUCKET);
  const key = pdfCacheKey(user.id, job);
  const known = await cache.get(key);
  if (known) return { body: known, headers };
  const pdf = await print(job.isUntrusted ? 'markup' : 'members', user.id);
  await cache.put(key, pdf);
  return { body: pdf, headers };
}

/** Throws pdf_failed where a part of ours is missing. */
function toPrintJob(
  { resumeData, html, css = '', templateId, embedData, pageBreaks }: ApiBody<'generatePdf'>,
  files: TemplateAssets,
): PrintJob {
  try {
    if (resumeData)
      return createResumeJob({ ...resumeData, templateId }, files, { carry: embedData, breaks: pageBreaks });
    return createBareJob({ html: html ?? '', css, templateId }, files);
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('pdf_failed', { cause });
  }
}

/** Starts the browsers of résumés and prints a page in each, so that the first caller waits for neither. */
export async function warm(): Promise<void> {
  const folder = process.env.TEMPLATE_ASSETS_DIR;
  if (folder === undefined) return;
  const job = createResumeJob({ ...createBlankResume(), language: 'he', summary: 'קורות' }, loadAssets(folder), {
    carry: false,
  });
  await Promise.all((['members', 'visitors'] as const).map((lane) => renderPdf(lanes.of(lane), job)));
}

/** Ends the browsers. */
export async function close(): Promise<void> {
  await lanes.close();
}

// Lambda gives a function more processor while it starts, and the time is not the caller's.
if (process.env.LAMBDA_TASK_ROOT !== undefined) await warm().catch(() => {});
