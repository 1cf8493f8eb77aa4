import { S3Client } from '@aws-sdk/client-s3';
import * as v from 'valibot';
import { PRINT_SECOND_DOLLARS } from '../../../shared/api/pdf.ts';
import { pdfFileName } from '../../../shared/resume/fileName.ts';
import { ResumeDataSchema, type ResumeData } from '../../../shared/resume/schema.ts';
import type { PrintedBreaks } from '../../../shared/templates/pagination/layOutPage.ts';
import type { PageBreaks } from '../../../shared/templates/pagination/paginate.ts';
import type { ApiCall, CallContext, HandlerResponse } from '../../http/call.ts';
import { pipelineFor } from '../../http/pipeline.ts';
import { contentDisposition } from '../../pdf/contentDisposition.ts';
import { PdfCache, pdfCacheKey } from '../../pdf/pdfCache.ts';
import { loadAssets, turns, warmInLambda } from '../../pdf/printing.ts';
import { createResumeJob, measurePages, renderPdf } from '../../pdf/renderPdf.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { environmentCounters } from '../../platform/dynamodb/sharedCounters.ts';
import { keepPages, openLink } from '../linkViews.ts';

export { close, rest, warm } from '../../pdf/printing.ts';

const s3Client = new S3Client({});

/** GET /api/links/{key}/pdf: the file beside the page, kept among its owner's so that it is printed once. */
export const handler = pipelineFor('printLink', printLink, { counters: environmentCounters });

async function printLink(
  { params: { key } }: ApiCall<'printLink'>,
  { environment, signal, address, reportCost }: CallContext<'printLink'>,
): Promise<HandlerResponse<'printLink'>> {
  const { USERS_TABLE: users, RESUMES_TABLE: resumes, REQUESTS_TABLE: requests } = environment;
  const opened = await openLink(database, { users, resumes, requests }, key, environment.SITE_URL);
  const { userId } = opened;
  const resume = inOrder(opened.resume);
  const headers = {
    'content-disposition': contentDisposition(pdfFileName(resume.personalInfo.fullName)),
    // The page is what may be found.
    'x-robots-tag': 'noindex, nofollow, noarchive',
  };
  const jobOf = (breaks?: PageBreaks) =>
    createResumeJob(resume, loadAssets(environment.TEMPLATE_ASSETS_DIR), { carry: true, breaks });
  return turns.take(
    { user: undefined, address, signal },
    () => jobOf(),
    async (job, { printer, options }) => {
      const cache = new PdfCache(s3Client, environment.PDF_BUCKET);
      const name = pdfCacheKey(userId, job);
      const known = await cache.get(name);
      if (known && opened.breaks) return { body: known, headers };
      const started = performance.now();
      // Kept for the page, whose paper is then cut as this file is.
      const breaks = opened.breaks ?? (await measurePages(printer, job, options));
      if (!opened.breaks) await keepPages(database, requests, opened, withoutLines(breaks));
      if (known) return { body: known, headers };
      const pdf = await renderPdf(printer, jobOf(breaks), options);
      const seconds = (performance.now() - started) / 1_000;
      if (seconds > 1) reportCost(seconds * PRINT_SECOND_DOLLARS);
      await cache.put(name, pdf);
      return { body: pdf, headers };
    },
  );
}

const withoutLines = ({ lines: _lines, ...breaks }: PrintedBreaks): PageBreaks => breaks;

/** The database answers the parts of a résumé in any order: in the schema's, the same résumé is the same file. */
function inOrder(resume: ResumeData): ResumeData {
  const parsed = v.safeParse(ResumeDataSchema, resume);
  return parsed.success ? parsed.output : resume;
}

await warmInLambda();
