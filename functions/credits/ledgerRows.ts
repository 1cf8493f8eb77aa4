/** Prefixes of the log's sort keys; the time follows, so that the newest sorts last, then the subject of the entry. */
export const ENTRY_PREFIX = { usage: 'USAGE#', transaction: 'TXN#' } as const;

/** A creditUsage record (CRED-01, DATA-18); `lotId` is the grant that paid for it, `null` the free first use. */
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

/** A creditTransactions record (CRED-01, DATA-19), with the grant it made. */
export function grantRow({ userId, id, time, ...fields }: GrantRowFields) {
  const timestamp = time.toISOString();
  return { userId, entry: `${ENTRY_PREFIX.transaction}${timestamp}#${id}`, type: 'credit', timestamp, ...fields };
}

/** The write of a {@link grantRow}, for a transaction. */
export const grantItem = (table: string, fields: GrantRowFields) => ({
  Put: { TableName: table, Item: grantRow(fields) },
});
