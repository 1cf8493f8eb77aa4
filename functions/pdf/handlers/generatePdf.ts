import { withTemplate } from '../../../shared/templates/catalogue.ts';
import { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../../../shared/errors/errors.ts';
import { pdfFileName } from '../../../shared/resume/fileName.ts';
import type { ApiBody } from '../../../shared/api/endpoints.ts';
import { PRINT_SECOND_DOLLARS } from '../../../shared/api/pdf.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { environmentCounters } from '../../platform/dynamodb/sharedCounters.ts';
import { claimTemplateUse } from '../../templates/claimTemplateUse.ts';
import type { HandlerResponse, ApiCall, CallContext } from '../../http/call.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import type { TemplateAssets } from '../templateAssets.ts';
import { contentDisposition } from '../contentDisposition.ts';
import { loadAssets, turns, warmInLambda } from '../printing.ts';
import { createBareJob, renderPdf, createResumeJob, type PrintJob } from '../renderPdf.ts';
import { pdfCacheKey, PdfCache } from '../pdfCache.ts';

export { close, rest, warm } from '../printing.ts';

const s3Client = new S3Client({});

/**
 * POST /api/generate-pdf (API-04): returns the PDF of a résumé or, for signed-in callers, of bare markup. A PDF that a
 * signed-in person has printed before comes from the cache.
 */
export const handler = handlerFor('generatePdf', generatePdf, { counters: environmentCounters });

type PdfCall = Pick<CallContext<'generatePdf'>, 'environment' | 'signal' | 'address' | 'reportCost'>;

export async function generatePdf(
  { body, user }: ApiCall<'generatePdf'>,
  { environment, signal, address, reportCost }: PdfCall,
): Promise<HandlerResponse<'generatePdf'>> {
  if (!(await claimTemplateUse(database, environment.USERS_TABLE, user?.id, body.templateId)))
    throw new AppError('premium_template');
  const headers = {
    'content-disposition': contentDisposition(
      pdfFileName(body.resumeData?.personalInfo.fullName ?? '', body.resumeData),
    ),
  };
  const prepare = () => toPrintJob(body, loadAssets(environment.TEMPLATE_ASSETS_DIR));
  return turns.take({ user, address, signal }, prepare, async (job, { printer, options }) => {
    const print = async () => {
      const started = performance.now();
      const pdf = await renderPdf(printer, job, options);
      const seconds = (performance.now() - started) / 1_000;
      // The reserved amount is corrected only if it was too little, because each correction is another write.
      if (seconds > 1) reportCost(seconds * PRINT_SECOND_DOLLARS);
      return pdf;
    };
    if (!user) return { body: await print(), headers };

    const cache = new PdfCache(s3Client, environment.PDF_BUCKET);
    const key = pdfCacheKey(user.id, job);
    const known = await cache.get(key);
    if (known) return { body: known, headers };
    const pdf = await print();
    await cache.put(key, pdf);
    return { body: pdf, headers };
  });
}

function toPrintJob(
  { resumeData, html, css = '', templateId, embedData, pageBreaks }: ApiBody<'generatePdf'>,
  files: TemplateAssets,
): PrintJob {
  if (resumeData)
    return createResumeJob(withTemplate(resumeData, templateId), files, { carry: embedData, breaks: pageBreaks });
  return createBareJob({ html: html ?? '', css, templateId }, files);
}

await warmInLambda();
