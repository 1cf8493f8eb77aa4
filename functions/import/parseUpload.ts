import { S3Client } from '@aws-sdk/client-s3';
import { database } from '../data/client.ts';
import { environmentCounters } from '../data/counters.ts';
import { handlerFor } from '../middleware/handler.ts';
import { toImportResponse } from './answer.ts';
import { startIdleWorker } from './isolated.ts';
import { createScanJobRepository } from './scan/jobs.ts';
import { createRefinement } from './structure/refinement.ts';
import { UploadStorage } from './uploads.ts';

const s3Client = new S3Client({});

/** POST /api/uploads/{uploadId}/parse: the résumé that an uploaded file of the caller's says (UP-07). */
export const handler = handlerFor('parseUpload', async ({ params, user }, { environment, signal, reportCost: spend, spendingRefused: refused }) => {
  const bytes = await new UploadStorage(s3Client, environment.UPLOAD_BUCKET).read(user.id, params.uploadId);
  return toImportResponse(bytes, async () => {
    await createScanJobRepository(database, environment.REQUESTS_TABLE).start(user, params.uploadId);
    return params.uploadId;
  }, { refused, refine: createRefinement(environment, spend, signal) });
}, { counters: environmentCounters });

export { stopIdleWorker as close } from './isolated.ts';

if (process.env.LAMBDA_TASK_ROOT !== undefined) startIdleWorker();
