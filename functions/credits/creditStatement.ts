import { GetCommand, paginateQuery, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  auditCredits,
  type CreditDiscrepancy,
  type GrantLogRow,
  type UsageLogRow,
} from '../../shared/credits/creditAudit.ts';
import { creditBalance, type CreditGrant } from '../../shared/credits/creditGrants.ts';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { ENTRY_PREFIX } from './ledgerRows.ts';
import type { LedgerTables } from './ledger.ts';

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

/** Reads everything about one user's credits; undefined where there is no such user. */
export async function readCreditStatement(
  database: DynamoDBDocumentClient,
  tables: Pick<LedgerTables, 'users' | 'creditLogs'>,
  userId: string,
  now: Date,
): Promise<CreditStatement | undefined> {
  const { Item } = await database.send(
    new GetCommand({ TableName: tables.users, Key: { uid: userId }, ConsistentRead: true }),
  );
  if (!Item) return undefined;
  const { lots, hasUsedAi } = Item as StoredProfile;
  const [grants, uses] = await Promise.all([rows(ENTRY_PREFIX.transaction), rows(ENTRY_PREFIX.usage)]);
  return {
    userId,
    aiCredits: creditBalance(lots, now),
    hasUsedAi,
    lots,
    grants: grants as unknown as CreditStatement['grants'],
    uses: uses as unknown as CreditStatement['uses'],
    discrepancies: auditCredits(
      { lots, hasUsedAi, grants: grants as unknown as GrantLogRow[], uses: uses as unknown as UsageLogRow[] },
      now,
    ),
  };

  async function rows(prefix: string): Promise<Record<string, unknown>[]> {
    const found: Record<string, unknown>[] = [];
    const query = {
      TableName: tables.creditLogs,
      KeyConditionExpression: 'userId = :user AND begins_with(entry, :prefix)',
      ExpressionAttributeValues: { ':user': userId, ':prefix': prefix },
      ConsistentRead: true,
    };
    for await (const page of paginateQuery({ client: database }, query)) found.push(...(page.Items ?? []));
    return found;
  }
}
