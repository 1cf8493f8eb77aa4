import { parse } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DeleteObjectsCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { resumeStore } from '../data/resumes.ts';
import { ownedBy, readingId } from '../data/owned.ts';

type Resumes = ReturnType<typeof resumeStore>;

/** Deletes every résumé that the index lists; a résumé that somebody deletes meanwhile is no fault. */
export async function removeResumes(resumes: Pick<Resumes, 'list' | 'remove'>, userId: string): Promise<void> {
  for (const { id } of await resumes.list(userId)) {
    // oxlint-disable-next-line no-await-in-loop -- each takes one off the same count, so that together they would only collide
    await resumes.remove(userId, id);
  }
}

/** Deletes the person's files, a thousand at a time. `before` is told their names, without ending: what they alone lead to goes first. */
export async function removeFiles(client: S3Client, bucket: string, userId: string, before: (names: readonly string[]) => Promise<unknown> = async () => {}): Promise<void> {
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: ownedBy(userId) }));
    if (Contents.length === 0) return;
    await before(Contents.map(({ Key = '' }) => parse(Key).name));
    const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: Contents.map(({ Key }) => ({ Key })), Quiet: true } }));
    if (Errors.length > 0) throw new Error('Files could not be deleted');
  }
}

/** Deletes what was read of these uploads. */
export async function removeReadings(database: DynamoDBDocumentClient, requests: string, userId: string, uploadIds: readonly string[]): Promise<void> {
  await Promise.all(uploadIds.map((uploadId) => database.send(new DeleteCommand({ TableName: requests, Key: { id: readingId(userId, uploadId) } }))));
}

/** Milliseconds between two looks at an index that lags behind. */
const LAG_MS = 250;
const LOOKS = 20;

/**
 * Takes away résumés until `leave` succeeds, which it does only when the count of résumés says that none is left:
 * one that was just created may not be in the index yet. Throws when it still stands after five seconds.
 */
export async function emptied(takeAway: () => Promise<void>, leave: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await takeAway();
    // oxlint-disable-next-line no-await-in-loop
    if (await leave()) return;
    // oxlint-disable-next-line no-await-in-loop
    await pause(LAG_MS);
  }
  throw new Error('Résumés are left that the index does not list');
}
