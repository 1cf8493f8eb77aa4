import { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../../shared/errors.ts';
import { database } from '../data/client.ts';
import { counters } from '../data/counters.ts';
import { handlerFor } from '../middleware/handler.ts';
import { unread } from './answer.ts';
import { jobStore } from './scan/jobs.ts';
import type { PageReader } from './scan/reader.ts';
import { readOn } from './scan/reading.ts';
import { UploadStore } from './uploads.ts';

const files = new S3Client({});

/** GET /api/import-jobs/{jobId}: reads on in a scan, and answers what it has come to (docs/decisions/0012-scans.md). */
export const handler = handlerFor('importJob', async ({ params, user }, { environment, signal, spend, refused }) => {
  const uploads = new UploadStore(files, environment.UPLOAD_BUCKET);
  // Loaded with the first page there is to read: many looks at a job find none.
  const reader: PageReader = async (...page) => (await import('./scan/services.ts')).serviceReader(environment, spend)(...page);
  let reads = false;
  const file = (uploadId: string) => {
    reads = true;
    return uploads.read(user.id, uploadId);
  };
  try {
    const reached = await readOn(user.id, params.jobId, { jobs: jobStore(database, environment.REQUESTS_TABLE), file, reader, signal, refused: refused && unread(refused) });
    if (!reached) throw new AppError('not_found');
    return { body: reached };
  } finally {
    // Whoever only looks, however often, must not use up everybody's day.
    if (!reads) spend(0);
  }
}, { counters });

export { endIdle as close } from './isolated.ts';
