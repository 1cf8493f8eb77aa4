import { S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createCreditLogRepository } from '../credits/creditLogRepository.ts';
import type { Deletion, DeletionRepository } from './deletionRepository.ts';
import { deleteUserFiles, deleteRequests, deleteAllResumes } from './accountData.ts';
import { describeError, log } from '../platform/logging/log.ts';
import { deletePoolUser } from './deletePoolUser.ts';

const s3Client = new S3Client({});

/** Tables, buckets and clients that hold a person's data. */
type SweptStore =
  | 'RESUMES_TABLE'
  | 'REQUESTS_TABLE'
  | 'CREDIT_LOGS_TABLE'
  | 'PDF_BUCKET'
  | 'UPLOAD_BUCKET'
  | 'USER_POOL_ID';
export type SweepEnvironment = Readonly<Record<SweptStore, string>>;

/**
 * Removes all data of a deleted account that can be found now, and closes the deletion. The parts are independent of
 * each other, and each is idempotent, so a run after an interrupted one starts from the beginning. Throws what a part
 * failed with; what others did is logged.
 */
export async function sweepAccount(
  database: DynamoDBDocumentClient,
  places: SweepEnvironment,
  deletions: DeletionRepository,
  deletion: Deletion,
): Promise<void> {
  const { entry: uid, username, subject = uid } = deletion;
  const parts = await Promise.allSettled([
    username === undefined ? undefined : deletePoolUser(places.USER_POOL_ID, username, subject),
    deleteAllResumes(database, { resumes: places.RESUMES_TABLE, creditLogs: places.CREDIT_LOGS_TABLE }, uid, deletions),
    createCreditLogRepository(database, places.CREDIT_LOGS_TABLE).deleteUsage(uid),
    deleteRequests(database, places.REQUESTS_TABLE, uid),
    deleteUserFiles(s3Client, places.PDF_BUCKET, uid),
    deleteUserFiles(s3Client, places.UPLOAD_BUCKET, uid),
  ]);
  const failures = parts.flatMap((part) => (part.status === 'rejected' ? [part.reason as unknown] : []));
  // The caller logs the thrown error, but of an AggregateError only its name.
  for (const failure of failures.slice(1)) log('error', { name: 'sweepAccount', ...describeError(failure) });
  if (failures.length > 0) throw failures[0];
  await deletions.close(deletion);
}
