import { randomUUID } from 'node:crypto';
import { GetCommand, type DynamoDBDocumentClient, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../shared/errors/errors.ts';
import type { ImproveOutcome } from '../../shared/improve/changes.ts';
import { IMPROVED_SECTIONS, type ImprovedSection } from '../../shared/improve/improvedSections.ts';
import { IMPROVE_LIMITS } from '../../shared/payments/plans.ts';
import { RETENTION_DAYS } from '../../shared/platform/retention.ts';
import { DAY_SECONDS, epochSeconds } from '../../shared/platform/time.ts';
import type { UseLedger } from '../credits/useLedger.ts';
import type { BeginResult, KeptResult, PaidWith, ResultStore } from '../credits/keepResult.ts';
import { clock } from '../platform/clock.ts';
import { conditionFailed, failedItem, transact } from '../platform/dynamodb/transact.ts';
import { updateIf } from '../platform/dynamodb/updateIf.ts';
import { israelDay } from '../platform/israelDay.ts';

/** Seconds for which a call that works on a request keeps others from it: longer than a call can run. */
const LEASE_SECONDS = 45;

/** A request for an improvement, while it runs and with its result afterwards. */
interface ResultRow<Outcome> extends PaidWith {
  readonly id: string;
  readonly userId: string;
  /** The call that works on it, until `until`, in seconds since the epoch. */
  readonly attempt: string;
  readonly until: number;
  /** The day whose untaken results it is counted among, in Israel. */
  readonly day: string;
  readonly outcome?: Outcome;
  /** When its first line was taken, which is when it was paid; ISO 8601, UTC. */
  readonly takenAt?: string;
  /** Other wordings of its lines that were asked for. */
  readonly rewordings?: number;
  readonly expiresAt: number;
}

export type ResultRepository<Outcome extends object = ImproveOutcome> = ReturnType<
  typeof createResultRepository<Outcome>
>;

/** Said of a row that is there and not in the bin. */
const STANDS = 'attribute_exists(id) AND attribute_not_exists(expiresAt)';

const resultId = (userId: string, requestId: string) => `IMPROVE#${userId}#${requestId}`;
const untakenId = (userId: string, day: string) => `UNTAKEN#${userId}#${day}`;

const toKept = <Outcome>({ outcome, takenAt }: ResultRow<Outcome>): KeptResult<Outcome> | undefined =>
  outcome && { outcome, isTaken: takenAt !== undefined };

/** Returns the log's text about a result: its sections. */
function detailsOf({ improvements, withheld = [] }: Partial<ImproveOutcome>): string {
  if (!improvements) return 'translation';
  const isIn = (section: ImprovedSection) => withheld.some((text) => text.section === section);
  return IMPROVED_SECTIONS.filter((name) => (improvements[name]?.length ?? 0) > 0 || isIn(name)).join(', ');
}

/**
 * Results of improvements in the table of requests (decision 83): kept from the answer until one of their lines is
 * taken, a day at most, and a week afterwards. How many a person has that are not taken is counted by the day, in a row
 * that the same transactions write. The index `byUser` leads to each row, so that they go with the account.
 */
export function createResultRepository<Outcome extends object = ImproveOutcome>(
  database: DynamoDBDocumentClient,
  tables: { readonly users: string; readonly requests: string },
  now: () => Date = clock,
) {
  const rowAt = (id: string) => ({ TableName: tables.requests, Key: { id } });
  const read = async (id: string) => {
    const { Item } = await database.send(new GetCommand({ ...rowAt(id), ConsistentRead: true }));
    return Item as (ResultRow<Outcome> & { readonly untaken?: number }) | undefined;
  };
  const readRow = async (userId: string, requestId: string) => {
    const row = await read(resultId(userId, requestId));
    return row && row.expiresAt > epochSeconds(now()) ? row : undefined;
  };
  const store: ResultStore<Outcome> = {
    /** Returns the state of a request; undefined if it has not begun. 1 read unit for each 4 KB. */
    async look(userId, requestId) {
      const row = await readRow(userId, requestId);
      const kept = row && toKept(row);
      if (kept) return { kept };
      return row && row.until > epochSeconds(now()) ? { running: true } : undefined;
    },

    /**
     * Begins a request, unless it has its result or another call works on it, and counts it among the untaken results
     * of the day, or among the rewordings of the result that it is a line of. Throws user_not_found,
     * untaken_limit_reached, rewording_limit_reached, not_found (nothing is kept of `lineOf`). 8 write units.
     */
    async begin(userId, requestId, { lineOf, onlyWith } = {}) {
      const time = epochSeconds(now());
      const attempt = randomUUID();
      const { day, secondsLeft } = israelDay(now());
      const row: ResultRow<Outcome> = {
        id: resultId(userId, requestId),
        userId,
        attempt,
        until: time + LEASE_SECONDS,
        day,
        ...(lineOf !== undefined && { lineOf }),
        ...(onlyWith !== undefined && { onlyWith }),
        expiresAt: time + RETENTION_DAYS.untaken * DAY_SECONDS,
      };
      const reasons = await transact(database, {
        TransactItems: [
          {
            Put: {
              TableName: tables.requests,
              Item: row,
              ConditionExpression: 'attribute_not_exists(id) OR expiresAt <= :now',
              ExpressionAttributeValues: { ':now': time },
              ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
            },
          },
          counted(row, 1),
          {
            ConditionCheck: {
              TableName: tables.users,
              Key: { uid: userId },
              ConditionExpression: 'attribute_exists(uid)',
            },
          },
        ],
      });
      if (reasons.length === 0) return { attempt };
      if (conditionFailed(reasons, 2)) throw new AppError('user_not_found');
      if (conditionFailed(reasons, 0)) return goOn(failedItem(reasons, 0) as ResultRow<Outcome>, attempt);
      if (lineOf === undefined) throw new AppError('untaken_limit_reached', { details: { seconds: secondsLeft } });
      const of = await store.look(userId, lineOf);
      throw new AppError(of && 'kept' in of ? 'rewording_limit_reached' : 'not_found');
    },

    /**
     * Keeps the result of the call that began as `attempt`. If another call has taken over, returns that call's result.
     * Throws not_found if the request was deleted, as with the account. 1 write unit for each KB.
     */
    async keep(userId, requestId, attempt, outcome) {
      const { written } = await updateIf(database, {
        ...rowAt(resultId(userId, requestId)),
        UpdateExpression: 'SET outcome = :outcome',
        ConditionExpression: 'attempt = :attempt AND attribute_not_exists(outcome)',
        ExpressionAttributeValues: { ':outcome': outcome, ':attempt': attempt },
      });
      if (written) return { outcome, isTaken: false };
      const present = await store.look(userId, requestId);
      if (!present || 'running' in present) throw new AppError('not_found');
      return present.kept;
    },

    /** Forgets a request that came to nothing, and counts it no longer; nothing if another call has taken over. */
    async drop(userId, requestId, attempt) {
      const row = await readRow(userId, requestId);
      if (row?.attempt !== attempt || row.outcome !== undefined) return;
      const Delete = {
        ...rowAt(row.id),
        ConditionExpression: 'attempt = :attempt AND attribute_not_exists(outcome)',
        ExpressionAttributeValues: { ':attempt': attempt },
      };
      await transact(database, { TransactItems: [{ Delete }, counted(row, -1)] });
    },

    /** Counts today's results of which nothing is taken. */
    async countUntaken(userId) {
      return (await read(untakenId(userId, israelDay(now()).day)))?.untaken ?? 0;
    },
  };
  return { ...store, take };

  /** Continues a request that was begun before, whose call may have ended without a result. */
  async function goOn(row: ResultRow<Outcome>, attempt: string): Promise<BeginResult<Outcome>> {
    const kept = toKept(row);
    if (kept) return { kept };
    const time = epochSeconds(now());
    if (row.until > time) return { running: true };
    const { written } = await updateIf(database, {
      ...rowAt(row.id),
      UpdateExpression: 'SET attempt = :attempt, #until = :until',
      ConditionExpression: 'attempt = :before AND attribute_not_exists(outcome)',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':attempt': attempt, ':before': row.attempt, ':until': time + LEASE_SECONDS },
    });
    return written ? { attempt } : { running: true };
  }

  /**
   * Takes the first line of a result, which pays for it: balance, mark of the result, log and the day's count, in one
   * transaction, once however often it is asked for. `charged` is undefined if it was paid before. Throws not_found,
   * not_enough_credits, user_not_found.
   */
  async function take(
    { spendUse }: Pick<UseLedger, 'spendUse'>,
    userId: string,
    requestId: string,
  ): Promise<{ readonly aiCredits: number; readonly charged: string | null | undefined }> {
    const row = await readRow(userId, requestId);
    // A line's other wording is taken with the result that it belongs to.
    if (!row?.outcome || row.lineOf !== undefined) throw new AppError('not_found');
    const { onlyWith } = row;
    const result = await spendUse({
      userId,
      requestId,
      details: detailsOf(row.outcome),
      isMarked: async () => {
        const present = await readRow(userId, requestId);
        if (!present || (onlyWith !== undefined && !(await stands(onlyWith)))) throw new AppError('not_found');
        return present.takenAt !== undefined;
      },
      marks: (time) => [
        {
          Update: {
            ...rowAt(row.id),
            UpdateExpression: 'SET takenAt = :time, expiresAt = :expires',
            ConditionExpression: 'attribute_exists(outcome) AND attribute_not_exists(takenAt)',
            ExpressionAttributeValues: {
              ':time': time.toISOString(),
              ':expires': epochSeconds(time) + RETENTION_DAYS.improvements * DAY_SECONDS,
            },
          },
        },
        counted(row, -1),
        ...(onlyWith === undefined ? [] : [{ ConditionCheck: { ...rowAt(onlyWith), ConditionExpression: STANDS } }]),
      ],
    });
    if ('refused' in result) throw new AppError(result.refused);
    return result;
  }

  async function stands(id: string): Promise<boolean> {
    const row = await read(id);
    return row !== undefined && row.expiresAt === undefined;
  }

  /** Returns the write that counts a request, or uncounts it: for its day, or for the result whose line it rewords. */
  function counted(
    { userId, day, lineOf }: ResultRow<Outcome>,
    by: 1 | -1,
  ): NonNullable<TransactWriteCommandInput['TransactItems']>[number] {
    const time = epochSeconds(now());
    if (lineOf === undefined)
      return {
        Update: {
          ...rowAt(untakenId(userId, day)),
          UpdateExpression: 'ADD untaken :by SET userId = :user, expiresAt = :expires',
          ...(by > 0 && { ConditionExpression: 'attribute_not_exists(untaken) OR untaken < :most' }),
          ExpressionAttributeValues: {
            ':by': by,
            ':user': userId,
            ':expires': time + 2 * DAY_SECONDS,
            ...(by > 0 && { ':most': IMPROVE_LIMITS.untakenResults }),
          },
        },
      };
    const isKept = 'attribute_exists(outcome) AND expiresAt > :now';
    return {
      Update: {
        ...rowAt(resultId(userId, lineOf)),
        UpdateExpression: 'ADD rewordings :by',
        ConditionExpression:
          by > 0
            ? `${isKept} AND (attribute_not_exists(rewordings) OR rewordings < :most)`
            : 'attribute_exists(outcome)',
        ExpressionAttributeValues: {
          ':by': by,
          ...(by > 0 && { ':now': time, ':most': IMPROVE_LIMITS.rewordings }),
        },
      },
    };
  }
}
