import { KEPT_DAYS } from '../../shared/retention.ts';

/** What a paid request answered, kept for whoever asks again because the answer was lost on its way. */
export interface StoredResult {
  readonly result: unknown;
  /** The balance it left. */
  readonly aiCredits: number;
}

/** Beginnings of the log's sort keys; the time follows, so that the newest sorts last, then what the entry is about. */
export const ENTRY = { usage: 'USAGE#', transaction: 'TXN#', withheld: 'WITHHELD#' } as const;

/** The request that a usage row is about. */
export const requestIdOf = (entry: string) => entry.slice(entry.lastIndexOf('#') + 1);

/** Key of a request's result in the table of requests; the user is part of it, so that nobody fetches another's. */
export function markerId(userId: string, requestId: string): string {
  return `IMPROVE#${userId}#${requestId}`;
}

/** Key of an answer's texts that nobody has paid for, in the table of requests, and of the row of the log that leads to it. */
export const withheldId = (userId: string, requestId: string) => `WITHHELD#${userId}#${requestId}`;
export const withheldEntry = (requestId: string) => `${ENTRY.withheld}${requestId}`;

export function resultRow(userId: string, requestId: string, stored: StoredResult, time: Date) {
  return { id: markerId(userId, requestId), stored, expiresAt: Math.floor(time.getTime() / 1_000) + KEPT_DAYS.improvements * 86_400 };
}

/** Chapter 3's creditUsage record; `lotId` is what paid it, `null` the free first use. */
export function usageRow({ userId, requestId, details, lotId, time }: { userId: string; requestId: string; details: string; lotId: string | null; time: Date }) {
  const timestamp = time.toISOString();
  return { userId, entry: `${ENTRY.usage}${timestamp}#${requestId}`, usageType: 'ai_improvement', details, timestamp, lotId };
}

interface GrantFields {
  readonly userId: string;
  readonly id: string;
  readonly lotId: string;
  /** Negative where credits were taken back. */
  readonly amount: number;
  readonly expiresAt: string;
  readonly source: string;
  readonly paymentId?: string | undefined;
  readonly reason?: string | undefined;
  readonly time: Date;
}

/** Chapter 3's creditTransactions record, with the lot it made. */
export function grantRow({ userId, id, time, ...fields }: GrantFields) {
  const timestamp = time.toISOString();
  return { userId, entry: `${ENTRY.transaction}${timestamp}#${id}`, type: 'credit', timestamp, ...fields };
}
