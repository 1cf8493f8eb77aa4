import { S3Client } from '@aws-sdk/client-s3';
import { READING_DOLLARS } from '../../../shared/api/import.ts';
import { AppError } from '../../../shared/errors/errors.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { environmentCounters } from '../../platform/dynamodb/sharedCounters.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { checkFileHeader } from '../file/fileHeader.ts';
import { toImportResponse } from '../importResponse.ts';
import { closeReaders, configuredReader } from '../process/configuredReader.ts';
import { createScanJobRepository } from '../ocr/scanJobRepository.ts';
import { createAsk } from '../llm/askOpenQuestion.ts';
import { createUploadStorage } from '../uploadStorage.ts';

const s3Client = new S3Client({});

/** POST /api/parse-resume (API-03): reads a résumé from a file in the request. The file is kept for a day. */
export const handler = handlerFor(
  'parseResume',
  async ({ body, user }, { environment, signal, reportCost, spendingRefused }) => {
    reportCost(READING_DOLLARS);
    const bytes = new Uint8Array(await body.resume.arrayBuffer());
    // A file of a refused kind is not stored.
    const fault = checkFileHeader(bytes, body.resume.type);
    if (fault) throw new AppError(fault);
    const kept = createUploadStorage(s3Client, environment.UPLOAD_BUCKET).save(user.id, bytes);
    const start = async () => {
      await createScanJobRepository(database, environment.REQUESTS_TABLE, user).start(await kept);
      return kept;
    };
    const [answer] = await Promise.all([
      toImportResponse(bytes, start, {
        reader: await configuredReader(environment),
        person: user.id,
        refused: spendingRefused,
        ask: createAsk(environment, reportCost, signal),
      }),
      kept,
    ]);
    return answer;
  },
  { counters: environmentCounters },
);

export { closeReaders as close };
