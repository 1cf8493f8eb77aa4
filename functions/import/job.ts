import { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../../shared/errors.ts';
import { database } from '../data/client.ts';
import { bedrockClient, capabilitiesOf } from '../data/converse.ts';
import { counters } from '../data/counters.ts';
import { handlerFor } from '../middleware/handler.ts';
import { jobStore } from './scan/jobs.ts';
import { scanReader } from './scan/reader.ts';
import { readOn } from './scan/reading.ts';
import { textractClient } from './scan/textract.ts';
import { UploadStore } from './uploads.ts';

const files = new S3Client({});
let bedrock: ReturnType<typeof bedrockClient> | undefined;
let textract: ReturnType<typeof textractClient> | undefined;

/** GET /api/import-jobs/{jobId}: reads on in a scan, and answers what it has come to (docs/decisions/0012-scans.md). */
export const handler = handlerFor('importJob', async ({ params, user }, { environment, signal, spend }) => {
  const uploads = new UploadStore(files, environment.UPLOAD_BUCKET);
  const readers = { textract: (textract ??= textractClient(environment.OCR_REGION)), bedrock: (bedrock ??= bedrockClient()), model: capabilitiesOf(environment.MODEL_ID) };
  const reached = await readOn(user.id, params.jobId, { jobs: jobStore(database, environment.REQUESTS_TABLE), file: (uploadId) => uploads.read(user.id, uploadId), reader: scanReader(readers, spend), signal });
  if (!reached) throw new AppError('not_found');
  return { body: reached };
}, { counters });

export { endIdle as close } from './isolated.ts';
