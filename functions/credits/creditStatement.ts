import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { auditCredits, type CreditDiscrepancy, type GrantLogRow, type UsageLogRow } from './creditAudit.ts';
import { creditBalance, type CreditGrant } from '../../shared/credits/creditGrants.ts';
import { ENTRY_PREFIX } from './ledgerRows.ts';
import { queryAll } from '../platform/dynamodb/queryAll.ts';
import { readStoredProfile } from '../platform/dynamodb/storedProfile.ts';
import type { GrantTables } from './creditProfile.ts';

/** A user's credits as support sees them: account, the whole log, and where the two disagree. */
export interface CreditStatement {
  readonly userId: string;
  readonly aiCredits: number;
  readonly hasUsedAi: boolean;
  readonly lots: readonly CreditGrant[];
  readonly grants: readonly (GrantLogRow & {
    readonly source: string;
    readonly timestamp: string;
    readonly reason?: string;
  })[];
  readonly uses: readonly (UsageLogRow & { readonly details: string; readonly timestamp: string })[];
  readonly discrepancies: readonly CreditDiscrepancy[];
}

/** Reads everything about one user's credits; undefined if there is no such user. */
export async function readCreditStatement(
  database: DynamoDBDocumentClient,
  tables: GrantTables,
  userId: string,
  now: Date,
): Promise<CreditStatement | undefined> {
  const profile = await readStoredProfile(database, tables.users, userId);
  if (!profile) return undefined;
  const { lots, hasUsedAi } = profile;
  const log = { table: tables.creditLogs, userId, consistent: true };
  const [grants, uses] = await Promise.all([
    queryAll<CreditStatement['grants'][number]>(database, { ...log, prefix: ENTRY_PREFIX.transaction }),
    queryAll<CreditStatement['uses'][number]>(database, { ...log, prefix: ENTRY_PREFIX.usage }),
  ]);
  return {
    userId,
    aiCredits: creditBalance(lots, now),
    hasUsedAi,
    lots,
    grants,
    uses,
    discrepancies: auditCredits({ lots, hasUsedAi, grants, uses }, now),
  };
}
