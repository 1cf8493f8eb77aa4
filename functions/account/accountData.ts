import { DeleteObjectsCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { DeleteCommand, paginateQuery, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { TABLES } from '../../shared/platform/tables.ts';
import { pause } from '../platform/pause.ts';
import { userKeyPrefix } from '../platform/userKeys.ts';
import { conditionFailed, transact } from '../platform/dynamodb/transact.ts';
import { deletionKey, type DeletionRepository } from './deletionRepository.ts';

/** Name of the index by which a table lists what a person has in it. */
const BY_USER = 'byUser' satisfies keyof typeof TABLES.resumes.indexes satisfies keyof typeof TABLES.requests.indexes;

/** Rows that are deleted at once. */
const DELETE_BATCH_SIZE = 25;

/** Ids of everything that a table's index lists of a person. */
async function listIds(database: DynamoDBDocumentClient, table: string, userId: string): Promise<string[]> {
  const ids: string[] = [];
  const query = {
    TableName: table,
    IndexName: BY_USER,
    KeyConditionExpression: 'userId = :user',
    ExpressionAttributeValues: { ':user': userId },
  };
  for await (const { Items = [] } of paginateQuery({ client: database }, query))
    ids.push(...Items.map(({ id }) => id as string));
  return ids;
}

/**
 * Deletes what a person has in the table of requests: results, progress, readings. 1 write unit for each KB of a row,
 * and 1 for its place in the index.
 */
export async function deleteRequests(
  database: DynamoDBDocumentClient,
  requests: string,
  userId: string,
): Promise<void> {
  const ids = await listIds(database, requests, userId);
  for (let from = 0; from < ids.length; from += DELETE_BATCH_SIZE) {
    // oxlint-disable-next-line no-await-in-loop -- hundreds at once would be throttled
    await Promise.all(
      ids
        .slice(from, from + DELETE_BATCH_SIZE)
        .map((id) => database.send(new DeleteCommand({ TableName: requests, Key: { id } }))),
    );
  }
}

/** Deletes the person's files, a thousand at a time. */
export async function deleteUserFiles(client: S3Client, bucket: string, userId: string): Promise<void> {
  for (;;) {
    const { Contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: userKeyPrefix(userId) }),
    );
    if (Contents.length === 0) return;
    const Delete = { Objects: Contents.map(({ Key }) => ({ Key })), Quiet: true };
    const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete }));
    if (Errors.length > 0) throw new Error('Files could not be deleted');
  }
}

/** Polling interval, milliseconds: the index is eventually consistent. */
const INDEX_LAG_MS = 250;
const MAX_POLLS = 20;

/**
 * Deletes every résumé of a deleted account. One that was created just before may not be in the index yet (eventual
 * consistency), but it is in the count of what is left. Throws when one is still not listed after five seconds.
 */
export async function deleteAllResumes(
  database: DynamoDBDocumentClient,
  tables: AccountDataTables,
  uid: string,
  deletions: Pick<DeletionRepository, 'find'>,
): Promise<void> {
  for (let look = 0; look < MAX_POLLS; look += 1) {
    // oxlint-disable-next-line no-await-in-loop
    for (const id of await listIds(database, tables.resumes, uid)) {
      // oxlint-disable-next-line no-await-in-loop -- each takes one off the same count: together they would collide
      await removeResume(database, tables, uid, id);
    }
    // oxlint-disable-next-line no-await-in-loop
    const left = (await deletions.find(uid))?.resumes ?? 0;
    if (left <= 0) return;
    // oxlint-disable-next-line no-await-in-loop
    await pause(INDEX_LAG_MS);
  }
  throw new Error('Résumés are left that the index does not list');
}

/** The tables of résumés and of the count of those that are left. */
interface AccountDataTables {
  readonly resumes: string;
  readonly creditLogs: string;
}

/**
 * Deletes a résumé of a deleted account and takes it off the count of what is left. One that is gone already is not an
 * error.
 */
async function removeResume(
  database: DynamoDBDocumentClient,
  { resumes, creditLogs }: AccountDataTables,
  uid: string,
  id: string,
): Promise<void> {
  const reasons = await transact(database, {
    TransactItems: [
      {
        Delete: {
          TableName: resumes,
          Key: { id },
          ConditionExpression: 'userId = :user',
          ExpressionAttributeValues: { ':user': uid },
        },
      },
      {
        Update: {
          TableName: creditLogs,
          Key: deletionKey(uid),
          UpdateExpression: 'ADD resumes :less',
          ConditionExpression: 'resumes > :none',
          ExpressionAttributeValues: { ':less': -1, ':none': 0 },
        },
      },
    ],
  });
  // Another run has deleted it already; the index may still list it for a moment.
  if (conditionFailed(reasons, 1) && !conditionFailed(reasons, 0))
    throw new Error('There are more résumés than were counted');
}
