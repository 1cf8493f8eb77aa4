import { S3Client } from '@aws-sdk/client-s3';
import { database } from '../data/client.ts';
import { counters } from '../data/counters.ts';
import { handlerFor } from '../middleware/handler.ts';
import { answerOf } from './answer.ts';
import { warmUp } from './isolated.ts';
import { jobStore } from './scan/jobs.ts';
import { refinement } from './structure/refinement.ts';
import { UploadStore } from './uploads.ts';

const client = new S3Client({});

/** POST /api/uploads/{uploadId}/parse: the résumé that an uploaded file of the caller's says (UP-07). */
export const handler = handlerFor('parseUpload', async ({ params, user }, { environment, signal, spend, refused }) => {
  const bytes = await new UploadStore(client, environment.UPLOAD_BUCKET).read(user.id, params.uploadId);
  return answerOf(bytes, async () => {
    await jobStore(database, environment.REQUESTS_TABLE).start(user, params.uploadId);
    return params.uploadId;
  }, { refused, refine: refinement(environment, spend, signal) });
}, { counters });

export { endIdle as close } from './isolated.ts';

if (process.env.LAMBDA_TASK_ROOT !== undefined) warmUp();
