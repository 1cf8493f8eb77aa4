import { DAY_SECONDS, epochSeconds } from '../../shared/platform/time.ts';
import { RETENTION_DAYS } from '../../shared/platform/retention.ts';

/**
 * The stored response of a paid request, for a client that repeats the request because the response was lost
 * (idempotency).
 */
export interface StoredResult {
  readonly result: unknown;
  /** The balance after it. */
  readonly aiCredits: number;
}

/** Prefixes of the log's sort keys; the time follows, so that the newest sorts last, then the subject of the entry. */
export const ENTRY_PREFIX = { usage: 'USAGE#', transaction: 'TXN#' } as const;

/** Key of a request's result in the table of requests; the user is part of it, so that nobody fetches another's. */
export function resultKey(userId: string, requestId: string): string {
  return `IMPROVE#${userId}#${requestId}`;
}

/** Key, in the table of requests, of an answer's texts that are not paid for. */
export const withheldResultId = (userId: string, requestId: string) => `WITHHELD#${userId}#${requestId}`;

/** The stored answer of an improvement, from which a repeated request is answered (idempotency record); it expires. */
export function resultRow(userId: string, requestId: string, stored: StoredResult, time: Date) {
  return {
    id: resultKey(userId, requestId),
    userId,
    stored,
    expiresAt: epochSeconds(time) + RETENTION_DAYS.improvements * DAY_SECONDS,
  };
}

/** A creditUsage record (DATA-18); `lotId` is the grant that paid for it, `null` the free first use. */
export function usageRow({
  userId,
  requestId,
  details,
  lotId,
  time,
}: {
  userId: string;
  requestId: string;
  details: string;
  lotId: string | null;
  time: Date;
}) {
  const timestamp = time.toISOString();
  return {
    userId,
    entry: `${ENTRY_PREFIX.usage}${timestamp}#${requestId}`,
    usageType: 'ai_improvement',
    details,
    timestamp,
    lotId,
  };
}

interface GrantRowFields {
  readonly userId: string;
  readonly id: string;
  readonly lotId: string;
  /** Negative when credits were revoked. */
  readonly amount: number;
  readonly expiresAt: string;
  readonly source: string;
  readonly paymentId?: string | undefined;
  readonly reason?: string | undefined;
  readonly time: Date;
}

/** A creditTransactions record (DATA-19), with the grant it made. */
export function grantRow({ userId, id, time, ...fields }: GrantRowFields) {
  const timestamp = time.toISOString();
  return { userId, entry: `${ENTRY_PREFIX.transaction}${timestamp}#${id}`, type: 'credit', timestamp, ...fields };
}

/** The write of a {@link grantRow}, for a transaction. */
export const grantItem = (table: string, fields: GrantRowFields) => ({
  Put: { TableName: table, Item: grantRow(fields) },
});
