import { S3Client } from '@aws-sdk/client-s3';
import { READING_DOLLARS } from '../../../shared/api/import.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { environmentCounters } from '../../platform/dynamodb/sharedCounters.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { toImportResponse } from '../importResponse.ts';
import { closeReaders, configuredReader } from '../process/configuredReader.ts';
import { createScanJobRepository } from '../ocr/scanJobRepository.ts';
import { createAsk } from '../llm/askOpenQuestion.ts';
import { createUploadStorage } from '../uploadStorage.ts';

const s3Client = new S3Client({});

/** POST /api/uploads/{uploadId}/parse: reads a résumé from an uploaded file of the caller (UP-07). */
export const handler = handlerFor(
  'parseUpload',
  async ({ params, user }, { environment, signal, reportCost, spendingRefused }) => {
    reportCost(READING_DOLLARS);
    const uploads = createUploadStorage(s3Client, environment.UPLOAD_BUCKET);
    return toImportResponse(
      await uploads.read(user.id, params.uploadId),
      async () => {
        await createScanJobRepository(database, environment.REQUESTS_TABLE, user).start(params.uploadId);
        return params.uploadId;
      },
      {
        reader: await configuredReader(environment),
        address: () => uploads.address(user.id, params.uploadId),
        person: user.id,
        refused: spendingRefused,
        ask: createAsk(environment, reportCost, signal),
      },
    );
  },
  { counters: environmentCounters },
);

export { closeReaders as close };
