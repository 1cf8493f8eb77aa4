import { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../../../shared/errors/errors.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { environmentCounters } from '../../platform/dynamodb/sharedCounters.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { toImportResponse } from '../importResponse.ts';
import { startIdleWorker } from '../process/isolatedWorker.ts';
import { checkPdfHeader } from '../pdf/pdfHeader.ts';
import { createScanJobRepository } from '../ocr/scanJobRepository.ts';
import { createRefinement } from '../llm/createRefinement.ts';
import { UploadStorage } from '../uploadStorage.ts';

/** Media types: browsers that do not know PDF send none, or a general one for bytes. */
const ACCEPTED_TYPES = new Set(['application/pdf', 'application/x-pdf', 'application/octet-stream', '']);

const s3Client = new S3Client({});

/** POST /api/parse-resume (API-03): reads a résumé from a PDF; the file is kept for a day. */
export const handler = handlerFor(
  'parseResume',
  async ({ body, user }, { environment, signal, reportCost, spendingRefused }) => {
    const bytes = new Uint8Array(await body.resume.arrayBuffer());
    // A file that is not a PDF is not stored.
    const fault = ACCEPTED_TYPES.has(body.resume.type) ? checkPdfHeader(bytes) : 'only_pdf';
    if (fault) throw new AppError(fault);
    const kept = new UploadStorage(s3Client, environment.UPLOAD_BUCKET).save(user.id, bytes);
    const start = async () => {
      await createScanJobRepository(database, environment.REQUESTS_TABLE).start(user, await kept);
      return kept;
    };
    const [answer] = await Promise.all([
      toImportResponse(bytes, start, {
        refused: spendingRefused,
        refine: createRefinement(environment, reportCost, signal),
      }),
      kept,
    ]);
    return answer;
  },
  { counters: environmentCounters },
);

export { stopIdleWorker as close } from '../process/isolatedWorker.ts';

/** Starts the worker, so that the first caller does not wait for it. */
export async function warm(): Promise<void> {
  startIdleWorker();
}

if (process.env.LAMBDA_TASK_ROOT !== undefined) startIdleWorker();
