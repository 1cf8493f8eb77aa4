import { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../../shared/errors.ts';
import { database } from '../data/client.ts';
import { counters } from '../data/counters.ts';
import { handlerFor } from '../middleware/handler.ts';
import { answerOf } from './answer.ts';
import { warmUp } from './isolated.ts';
import { refusedAtSight } from './read/header.ts';
import { jobStore } from './scan/jobs.ts';
import { refinement } from './structure/refinement.ts';
import { UploadStore } from './uploads.ts';

/** Browsers that know no PDF say nothing, or that it is bytes. */
const TYPES = new Set(['application/pdf', 'application/x-pdf', 'application/octet-stream', '']);

const client = new S3Client({});

/** POST /api/parse-resume (API-03): the résumé that a PDF says; the file is kept for a day. */
export const handler = handlerFor('parseResume', async ({ body, user }, { environment, signal, spend, refused }) => {
  const bytes = new Uint8Array(await body.resume.arrayBuffer());
  // What is no PDF is not kept.
  const fault = TYPES.has(body.resume.type) ? refusedAtSight(bytes) : 'only_pdf';
  if (fault) throw new AppError(fault);
  const kept = new UploadStore(client, environment.UPLOAD_BUCKET).keep(user.id, bytes);
  const start = async () => {
    await jobStore(database, environment.REQUESTS_TABLE).start(user, await kept);
    return kept;
  };
  const [answer] = await Promise.all([answerOf(bytes, start, { refused, refine: refinement(environment, spend, signal) }), kept]);
  return answer;
}, { counters });

export { endIdle as close } from './isolated.ts';

/** Starts the worker, so that the first caller does not wait for it. */
export async function warm(): Promise<void> {
  warmUp();
}

if (process.env.LAMBDA_TASK_ROOT !== undefined) warmUp();
