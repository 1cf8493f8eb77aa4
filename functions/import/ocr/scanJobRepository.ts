import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { AppError, type ErrorCode } from '../../../shared/errors/errors.ts';
import { accountStandsCondition } from '../../platform/accountDeletion.ts';
import { scanJobKey } from '../../platform/userKeys.ts';
import { conditionFailed, transact } from '../../platform/dynamodb/transact.ts';
import { TooLargeError } from '../../platform/tooLarge.ts';
import { updateIf, type ConditionalUpdate } from '../../platform/dynamodb/updateIf.ts';
import type { AuthenticatedUser } from '../../http/call.ts';
import type { PageReading } from './pageReader.ts';

/** The OCR job of a scan. */
export interface ScanJob {
  /** Results so far, by page index. */
  readonly pages: Readonly<Record<string, PageReading>>;
  /** Number of pages; 0 until the file is opened. */
  readonly count: number;
  readonly failed?: ErrorCode;
  /** The packed result ({@link packResult}), which replaces the pages. */
  readonly result?: Uint8Array;
  readonly attempts: number;
  /** End of the current lease, in milliseconds since the epoch. */
  readonly leased: number;
}

/** Most attempts at a job. Each continues after the previous one; the last may only have to understand the pages. */
export const MAX_ATTEMPTS = 5;
/** The file is kept as long. */
const TTL_SECONDS = 86_400;

/** Returns the repository of a person's OCR jobs: expiring rows in the table of requests, by the id of their upload. */
export function createScanJobRepository(
  database: DynamoDBDocumentClient,
  table: string,
  user: AuthenticatedUser,
  now: () => number = Date.now,
) {
  const keyOf = (jobId: string) => ({ id: scanJobKey(user.id, jobId) });
  const update = (jobId: string, UpdateExpression: string, more: Omit<Partial<ConditionalUpdate>, 'Key'>) =>
    updateIf<ScanJob>(database, {
      TableName: table,
      Key: keyOf(jobId),
      UpdateExpression,
      ConditionExpression: 'attribute_exists(id)',
      ReturnValues: 'ALL_NEW',
      ...more,
    });

  /** Changes an existing job. Throws not_found if it was deleted with its owner's account. */
  const change = async (jobId: string, expression: string, values: object, names?: object): Promise<void> => {
    const more = { ExpressionAttributeValues: { ...values }, ...(names && { ExpressionAttributeNames: { ...names } }) };
    const { written } = await update(jobId, expression, more);
    if (!written) throw new AppError('not_found');
  };

  const fail = (jobId: string, code: ErrorCode): Promise<void> =>
    change(jobId, 'SET failed = :code', { ':code': code });

  return {
    /** Starts the OCR of an upload. A job that is running continues. Throws account_deleted. */
    async start(uploadId: string): Promise<void> {
      const job: ScanJob = { pages: {}, count: 0, attempts: 0, leased: 0 };
      const seconds = Math.floor(now() / 1_000);
      const reasons = await transact(database, {
        TransactItems: [
          // A failed job may be started again.
          {
            Put: {
              TableName: table,
              Item: { ...keyOf(uploadId), userId: user.id, ...job, expiresAt: seconds + TTL_SECONDS },
              ConditionExpression: 'attribute_not_exists(id) OR attribute_exists(failed) OR expiresAt < :now',
              ExpressionAttributeValues: { ':now': seconds },
            },
          },
          { ConditionCheck: { TableName: table, ...accountStandsCondition(user) } },
        ],
      });
      if (conditionFailed(reasons, 1)) throw new AppError('account_deleted');
    },

    async find(jobId: string): Promise<ScanJob | undefined> {
      const { Item } = await database.send(
        new GetCommand({ TableName: table, Key: keyOf(jobId), ConsistentRead: true }),
      );
      return Item as ScanJob | undefined;
    },

    /** Takes the lease for so many milliseconds. Undefined if another call holds it or after too many attempts. */
    async lease(jobId: string, milliseconds: number): Promise<ScanJob | undefined> {
      const { written, item } = await update(jobId, 'SET leased = :until ADD attempts :one', {
        ConditionExpression:
          'attribute_exists(id) AND leased < :now AND attempts < :most AND attribute_not_exists(failed)',
        ExpressionAttributeValues: { ':until': now() + milliseconds, ':now': now(), ':one': 1, ':most': MAX_ATTEMPTS },
      });
      return written ? item : undefined;
    },

    opened: (jobId: string, count: number): Promise<void> =>
      change(jobId, 'SET #count = :count', { ':count': count }, { '#count': 'count' }),

    /** Stores a page. If the pages become too large for an item, fails the job and throws pdf_too_large. */
    async read(jobId: string, page: number, reading: PageReading): Promise<void> {
      try {
        await change(jobId, 'SET pages.#page = :found', { ':found': reading }, { '#page': String(page) });
      } catch (cause) {
        if (!(cause instanceof TooLargeError)) throw cause;
        await fail(jobId, 'pdf_too_large');
        throw new AppError('pdf_too_large', { cause });
      }
    },

    fail,

    /** Stores the result of the job and removes its pages. */
    done(jobId: string, result: Uint8Array): Promise<void> {
      const names = { '#result': 'result', '#pages': 'pages' };
      return change(jobId, 'SET #result = :result REMOVE #pages', { ':result': result }, names);
    },

    /** Releases the lease. `isSpared`: the call does not count as an attempt. */
    release: (jobId: string, isSpared: boolean): Promise<void> =>
      change(jobId, 'SET leased = :none ADD attempts :spared', { ':none': 0, ':spared': isSpared ? -1 : 0 }),
  };
}
export type ScanJobRepository = ReturnType<typeof createScanJobRepository>;
