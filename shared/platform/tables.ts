/**
 * The database: keys and indexes, once. Every write has a condition (ARCHITECTURE.md, "Design"). The stack and the
 * machine's own database create their tables from this, the stores take their index names from it.
 */
export interface TableShape {
  readonly partitionKey: string;
  readonly sortKey?: string;
  readonly indexes?: Readonly<
    Record<string, { readonly partitionKey: string; readonly sortKey: string; readonly project: readonly string[] }>
  >;
  /** Attribute with the second since the epoch after which the item may be dropped. */
  readonly expiresAt?: string;
}

export const TABLES = {
  /** One profile for each user, with what must change together with it: credit grants, the count of résumés. */
  users: { partitionKey: 'uid' },
  /** Keyed by id: somebody else's résumé answers 'Unauthorized', a missing one 'Resume not found'. */
  resumes: {
    partitionKey: 'id',
    indexes: {
      /** For lists: holds the summary only, so that 50 résumés cost a few read units. */
      byUser: { partitionKey: 'userId', sortKey: 'updatedAt', project: ['name', 'templateId', 'version', 'createdAt'] },
    },
  },
  /**
   * `USAGE#`, `TXN#`, `ORDER#`, `SUBSCRIPTION#` rows and the `PAYMENT#`, `EVENT#` markers (idempotency records) of
   * grants.
   */
  creditLogs: { partitionKey: 'userId', sortKey: 'entry' },
  /**
   * Rows with a time to live: stored results, progress, OCR jobs, counters of limits, messages, deleted résumés, links
   * that have ended; and what stays beside them: deletion markers of accounts, histories of résumés, links to them.
   */
  requests: {
    partitionKey: 'id',
    expiresAt: 'expiresAt',
    indexes: {
      /** All rows of a person, for the deletion of the account; rows without `userId` are not in it. */
      byUser: { partitionKey: 'userId', sortKey: 'id', project: [] },
    },
  },
} as const satisfies Record<string, TableShape>;

export type TableName = keyof typeof TABLES;

/** Environment variable that holds the physical name of a table: `USERS_TABLE`, `CREDIT_LOGS_TABLE`. */
export function tableVariable(table: TableName): string {
  return `${table.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_TABLE`;
}
