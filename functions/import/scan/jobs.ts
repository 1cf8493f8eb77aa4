import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readingId } from '../../data/owned.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import type { ReadPage } from './reader.ts';

/** The reading of a scan, page by page. */
export interface Job {
  readonly uploadId: string;
  /** What is read so far, by the number of the page. */
  readonly pages: Readonly<Record<string, ReadPage>>;
  /** How many pages there are; 0 until the file was opened. */
  readonly count: number;
  readonly failed?: ErrorCode;
  readonly attempts: number;
  /** Whoever reads has until then; milliseconds since the epoch. */
  readonly leased: number;
}

/** Times that reading is tried; each goes on where the one before ended. */
export const MOST_ATTEMPTS = 4;
/** As long as the file itself is kept. */
const KEPT_SECONDS = 86_400;

/** Readings of scans, in the table of what lives for a while. */
export function jobStore(database: DynamoDBDocumentClient, table: string, now: () => number = Date.now) {
  const update = (userId: string, jobId: string, UpdateExpression: string, ConditionExpression: string, values: object, names?: Record<string, string>) =>
    database.send(new UpdateCommand({ TableName: table, Key: { id: readingId(userId, jobId) }, UpdateExpression, ConditionExpression, ExpressionAttributeValues: values as Record<string, unknown>, ...(names && { ExpressionAttributeNames: names }), ReturnValues: 'ALL_NEW' }));

  return {
    /** Begins the reading of an upload; one that is under way goes on. The job has the upload's id. */
    async start(userId: string, uploadId: string): Promise<void> {
      const job: Job = { uploadId, pages: {}, count: 0, attempts: 0, leased: 0 };
      const Item = { id: readingId(userId, uploadId), ...job, expiresAt: Math.floor(now() / 1_000) + KEPT_SECONDS };
      try {
        // What failed may be tried anew.
        await database.send(new PutCommand({ TableName: table, Item, ConditionExpression: 'attribute_not_exists(id) OR attribute_exists(failed) OR expiresAt < :now', ExpressionAttributeValues: { ':now': Math.floor(now() / 1_000) } }));
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    },

    async find(userId: string, jobId: string): Promise<Job | undefined> {
      const { Item } = await database.send(new GetCommand({ TableName: table, Key: { id: readingId(userId, jobId) }, ConsistentRead: true }));
      return Item as Job | undefined;
    },

    /** Takes the reading over for so many milliseconds; undefined where somebody else reads, or it was tried too often. */
    async lease(userId: string, jobId: string, milliseconds: number): Promise<Job | undefined> {
      try {
        const values = { ':until': now() + milliseconds, ':now': now(), ':one': 1, ':most': MOST_ATTEMPTS };
        const { Attributes } = await update(userId, jobId, 'SET leased = :until ADD attempts :one', 'attribute_exists(id) AND leased < :now AND attempts < :most AND attribute_not_exists(failed)', values);
        return Attributes as Job;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return undefined;
        throw error;
      }
    },

    async opened(userId: string, jobId: string, count: number): Promise<void> {
      await update(userId, jobId, 'SET #count = :count', 'attribute_exists(id)', { ':count': count }, { '#count': 'count' });
    },

    async read(userId: string, jobId: string, page: number, found: ReadPage): Promise<void> {
      await update(userId, jobId, 'SET pages.#page = :found', 'attribute_exists(id)', { ':found': found }, { '#page': String(page) });
    },

    async fail(userId: string, jobId: string, code: ErrorCode): Promise<void> {
      await update(userId, jobId, 'SET failed = :code', 'attribute_exists(id)', { ':code': code });
    },

    /** Lets somebody else read on. */
    async release(userId: string, jobId: string): Promise<void> {
      await update(userId, jobId, 'SET leased = :none', 'attribute_exists(id)', { ':none': 0 });
    },
  };
}
export type JobStore = ReturnType<typeof jobStore>;
