import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { AppError, type ErrorCode } from '../../../shared/errors/errors.ts';
import { accountStandsCondition } from '../../platform/accountDeletion.ts';
import { scanJobKey } from '../../platform/userKeys.ts';
import { conditionFailed, transact } from '../../platform/dynamodb/transact.ts';
import { TooLargeError } from '../../platform/tooLarge.ts';
import { updateIf } from '../../platform/dynamodb/updateIf.ts';
import type { AuthenticatedUser } from '../../http/call.ts';
import type { PageReading } from './pageReader.ts';

/** OCR job of a scan, page by page. */
export interface ScanJob {
  readonly uploadId: string;
  /** What is read so far, by the number of the page. */
  readonly pages: Readonly<Record<string, PageReading>>;
  /** How many pages there are; 0 until the file was opened. */
  readonly count: number;
  readonly failed?: ErrorCode;
  /** What the pages say, once it is understood: {@link packResult}. They are not kept beside it. */
  readonly result?: Uint8Array;
  readonly attempts: number;
  /** End of the current lease; milliseconds since the epoch. */
  readonly leased: number;
}

/** Attempts at a job; each continues where the one before ended, and the last may have nothing to do but understand. */
export const MAX_ATTEMPTS = 5;
/** As long as the file itself is kept. */
const TTL_SECONDS = 86_400;

/** OCR jobs of scans, in the table of requests (rows with a time to live). */
export function createScanJobRepository(database: DynamoDBDocumentClient, table: string, now: () => number = Date.now) {
  const update = (
    userId: string,
    jobId: string,
    UpdateExpression: string,
    ConditionExpression: string,
    values: object,
    names?: Record<string, string>,
  ) =>
    updateIf<ScanJob>(database, {
      TableName: table,
      Key: { id: scanJobKey(userId, jobId) },
      UpdateExpression,
      ConditionExpression,
      ExpressionAttributeValues: values as Record<string, unknown>,
      ...(names && { ExpressionAttributeNames: names }),
      ReturnValues: 'ALL_NEW',
    });

  /** Changes a job that is there. Throws not_found where it is gone meanwhile, with its owner's account. */
  const change = async (
    ...[userId, jobId, expression, values, names]: [string, string, string, object, Record<string, string>?]
  ): Promise<void> => {
    const { written } = await update(userId, jobId, expression, 'attribute_exists(id)', values, names);
    if (!written) throw new AppError('not_found');
  };

  const fail = (userId: string, jobId: string, code: ErrorCode): Promise<void> =>
    change(userId, jobId, 'SET failed = :code', { ':code': code });

  return {
    /** Starts the OCR of an upload; a running job continues. The job has the upload's id. Throws account_deleted. */
    async start(user: AuthenticatedUser, uploadId: string): Promise<void> {
      const job: ScanJob = { uploadId, pages: {}, count: 0, attempts: 0, leased: 0 };
      const Item = {
        id: scanJobKey(user.id, uploadId),
        userId: user.id,
        ...job,
        expiresAt: Math.floor(now() / 1_000) + TTL_SECONDS,
      };
      const reasons = await transact(database, {
        TransactItems: [
          // What failed may be tried anew.
          {
            Put: {
              TableName: table,
              Item,
              ConditionExpression: 'attribute_not_exists(id) OR attribute_exists(failed) OR expiresAt < :now',
              ExpressionAttributeValues: { ':now': Math.floor(now() / 1_000) },
            },
          },
          { ConditionCheck: { TableName: table, ...accountStandsCondition(user) } },
        ],
      });
      if (conditionFailed(reasons, 1)) throw new AppError('account_deleted');
    },

    async find(userId: string, jobId: string): Promise<ScanJob | undefined> {
      const { Item } = await database.send(
        new GetCommand({ TableName: table, Key: { id: scanJobKey(userId, jobId) }, ConsistentRead: true }),
      );
      return Item as ScanJob | undefined;
    },

    /** Takes the lease for so many milliseconds; undefined when another call holds it, or after too many attempts. */
    async lease(userId: string, jobId: string, milliseconds: number): Promise<ScanJob | undefined> {
      const { written, item } = await update(
        userId,
        jobId,
        'SET leased = :until ADD attempts :one',
        'attribute_exists(id) AND leased < :now AND attempts < :most AND attribute_not_exists(failed)',
        { ':until': now() + milliseconds, ':now': now(), ':one': 1, ':most': MAX_ATTEMPTS },
      );
      return written ? item : undefined;
    },

    async opened(userId: string, jobId: string, count: number): Promise<void> {
      await change(userId, jobId, 'SET #count = :count', { ':count': count }, { '#count': 'count' });
    },

    /** Stores a page. Throws pdf_too_large, and the job has failed, where its pages are too large for an item. */
    async read(userId: string, jobId: string, page: number, reading: PageReading): Promise<void> {
      try {
        await change(userId, jobId, 'SET pages.#page = :found', { ':found': reading }, { '#page': String(page) });
      } catch (cause) {
        if (!(cause instanceof TooLargeError)) throw cause;
        await fail(userId, jobId, 'pdf_too_large');
        throw new AppError('pdf_too_large', { cause });
      }
    },

    fail,

    /** Stores the result of the job in the place of its pages. */
    async done(userId: string, jobId: string, result: Uint8Array): Promise<void> {
      const names = { '#result': 'result', '#pages': 'pages' };
      await change(userId, jobId, 'SET #result = :result REMOVE #pages', { ':result': result }, names);
    },

    /** Releases the lease; `isSpared`: the call counts for none of the job's attempts. */
    async release(userId: string, jobId: string, isSpared: boolean): Promise<void> {
      const values = { ':none': 0, ':spared': isSpared ? -1 : 0 };
      await change(userId, jobId, 'SET leased = :none ADD attempts :spared', values);
    },
  };
}
export type ScanJobRepository = ReturnType<typeof createScanJobRepository>;
