import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createGrantLedger, type GrantLedger } from '../../functions/credits/grantLedger.ts';
import { createUseLedger, type UseLedger, type UseTables } from '../../functions/credits/useLedger.ts';

export type LedgerTables = UseTables;

/** Both halves of the ledger: spending credits and granting them. */
export function createLedger(
  database: DynamoDBDocumentClient,
  tables: LedgerTables,
  now?: () => Date,
): UseLedger & GrantLedger {
  return { ...createUseLedger(database, tables, now), ...createGrantLedger(database, tables, now) };
}
