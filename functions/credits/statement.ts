import { GetCommand, paginateQuery, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { auditCredits, type Discrepancy, type GrantRow, type UseRow } from '../../shared/credits/audit.ts';
import { balanceOf, type CreditLot } from '../../shared/credits/lots.ts';
import type { StoredProfile } from '../../shared/profile.ts';
import { ENTRY } from '../data/ledgerRows.ts';
import type { LedgerTables } from '../data/ledger.ts';

/** A user's credits as support sees them: account, the whole log, and where the two disagree. */
export interface Statement {
  readonly userId: string;
  readonly aiCredits: number;
  readonly hasUsedAi: boolean;
  readonly lots: readonly CreditLot[];
  readonly grants: readonly (GrantRow & { readonly source: string; readonly timestamp: string; readonly reason?: string })[];
  readonly uses: readonly (UseRow & { readonly details: string; readonly timestamp: string })[];
  readonly discrepancies: readonly Discrepancy[];
}

/** Reads everything about one user's credits; undefined where there is no such user. */
export async function statementOf(database: DynamoDBDocumentClient, tables: Pick<LedgerTables, 'users' | 'creditLogs'>, userId: string, now: Date): Promise<Statement | undefined> {
  const { Item } = await database.send(new GetCommand({ TableName: tables.users, Key: { uid: userId }, ConsistentRead: true }));
  if (!Item) return undefined;
  const { lots, hasUsedAi } = Item as StoredProfile;
  const [grants, uses] = await Promise.all([rows(ENTRY.transaction), rows(ENTRY.usage)]);
  return {
    userId, aiCredits: balanceOf(lots, now), hasUsedAi, lots, grants: grants as unknown as Statement['grants'], uses: uses as unknown as Statement['uses'],
    discrepancies: auditCredits({ lots, hasUsedAi, grants: grants as unknown as GrantRow[], uses: uses as unknown as UseRow[] }, now),
  };

  async function rows(prefix: string): Promise<Record<string, unknown>[]> {
    const found: Record<string, unknown>[] = [];
    const query = { TableName: tables.creditLogs, KeyConditionExpression: 'userId = :user AND begins_with(entry, :prefix)', ExpressionAttributeValues: { ':user': userId, ':prefix': prefix }, ConsistentRead: true };
    for await (const page of paginateQuery({ client: database }, query)) found.push(...(page.Items ?? []));
    return found;
  }
}
