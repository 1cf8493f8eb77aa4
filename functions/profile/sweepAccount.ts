import { S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { creditLogStore } from '../data/creditLogs.ts';
import type { Deletion, DeletionStore } from './deletions.ts';
import { removeFiles, removeRequests, removeResumes } from './holdings.ts';
import { removePoolUser } from './userPool.ts';

const files = new S3Client({});

/** Where a person's things are. */
type Place = 'RESUMES_TABLE' | 'REQUESTS_TABLE' | 'CREDIT_LOGS_TABLE' | 'PDF_BUCKET' | 'UPLOAD_BUCKET' | 'USER_POOL_ID';
export type Places = Readonly<Record<Place, string>>;

/**
 * Removes everything of a deleted account that can be found now, and closes the deletion. No part waits for another or
 * keeps another from going on; each may be repeated, so whoever comes after a run that was stopped begins anew. Throws
 * where a part failed.
 */
export async function sweepAccount(
  database: DynamoDBDocumentClient,
  places: Places,
  deletions: DeletionStore,
  deletion: Deletion,
): Promise<void> {
  const { entry: uid, username } = deletion;
  const parts = await Promise.allSettled([
    username === undefined ? undefined : removePoolUser(places.USER_POOL_ID, username, uid),
    removeResumes(database, { resumes: places.RESUMES_TABLE, creditLogs: places.CREDIT_LOGS_TABLE }, uid, deletions),
    creditLogStore(database, places.CREDIT_LOGS_TABLE).forget(uid),
    removeRequests(database, places.REQUESTS_TABLE, uid),
    removeFiles(files, places.PDF_BUCKET, uid),
    removeFiles(files, places.UPLOAD_BUCKET, uid),
  ]);
  const failures = parts.flatMap((part) => (part.status === 'rejected' ? [part.reason as unknown] : []));
  if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures, 'Parts of the account are left');
  await deletions.close(deletion);
}
