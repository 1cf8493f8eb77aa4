import { S3Client } from '@aws-sdk/client-s3';
import { READING_DOLLARS } from '../../../shared/api/import.ts';
import { AppError } from '../../../shared/errors/errors.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { environmentCounters } from '../../platform/dynamodb/sharedCounters.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { scanUnavailable } from '../importResponse.ts';
import { createScanJobRepository } from '../ocr/scanJobRepository.ts';
import type { PageReader } from '../ocr/pageReader.ts';
import { continueScanJob } from '../ocr/continueScanJob.ts';
import { closeReaders, configuredReader } from '../process/configuredReader.ts';
import { createUploadStorage } from '../uploadStorage.ts';

const s3Client = new S3Client({});

/** GET /api/import-jobs/{jobId}: continues the OCR of a scan and returns the job's state (decision 12). */
export const handler = handlerFor(
  'readImportJob',
  async ({ params, user }, { environment, signal, reportCost, spendingRefused }) => {
    const uploads = createUploadStorage(s3Client, environment.UPLOAD_BUCKET);
    // Loaded for the first page to read, because most polls find none.
    const reader: PageReader = async (...page) => {
      const { configuredServices, createPageReader } = await import('../ocr/pageReader.ts');
      return createPageReader(configuredServices(environment), reportCost)(...page);
    };
    let reads = false;
    const loadFile = () => {
      if (!reads) reportCost(READING_DOLLARS);
      reads = true;
      return uploads.read(user.id, params.jobId);
    };
    try {
      const reached = await continueScanJob(params.jobId, {
        jobs: createScanJobRepository(database, environment.REQUESTS_TABLE, user),
        fileReader: await configuredReader(environment),
        person: user.id,
        loadFile,
        address: () => uploads.address(user.id, params.jobId),
        reader,
        signal,
        refused: spendingRefused && scanUnavailable(spendingRefused),
      });
      if (!reached) throw new AppError('not_found');
      return { body: reached };
    } finally {
      // Polls that read nothing must not use up the daily budget of everybody.
      if (!reads) reportCost(0);
    }
  },
  { counters: environmentCounters },
);

export { closeReaders as close };
