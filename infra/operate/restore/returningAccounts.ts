import { paginateScan, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { findReturningAccount, returningRow } from '../../../functions/account/returningAccount.ts';
import { putIf } from '../../../functions/platform/dynamodb/putIf.ts';
import { readStoredProfile } from '../../../functions/platform/dynamodb/storedProfile.ts';
import type { StoredProfile } from '../../../shared/account/profile.ts';
import type { TableName } from '../../../shared/platform/tables.ts';

type ScannedProfile = Pick<StoredProfile, 'uid' | 'tombstone' | 'createdAt'>;

export interface ReturningReport {
  readonly looked: number;
  readonly written: number;
  /** Accounts beside an older one of the same Google account: who signed in to the new pool too early. */
  readonly beside: readonly string[];
  readonly isOver: boolean;
}

/**
 * Writes for every profile whose account it is that comes back with its Google account. Where two profiles have the
 * same one, the older one is found again, and the other is named. Idempotent.
 */
export async function writeReturningAccounts(
  database: DynamoDBDocumentClient,
  names: Readonly<Record<TableName, string>>,
  { apply, signal }: { readonly apply: boolean; readonly signal?: AbortSignal },
): Promise<ReturningReport> {
  const beside: string[] = [];
  let [looked, written] = [0, 0];
  const scan = { TableName: names.users, ProjectionExpression: 'uid, tombstone, createdAt', ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client: database }, scan))
    for (const account of Items as ScannedProfile[]) {
      if (signal?.aborted) return { looked, written, beside, isOver: false };
      looked += 1;
      // oxlint-disable-next-line no-await-in-loop -- one after the other: two may have one Google account
      const outcome = await writeOne(database, names, account, apply);
      if (outcome === 'written') written += 1;
      else if (outcome !== undefined) beside.push(outcome);
    }
  return { looked, written, beside, isOver: true };
}

/** Returns `written`; undefined if the row exists; or the id of the account that gives way to an older one. */
async function writeOne(
  database: DynamoDBDocumentClient,
  { users, requests }: Readonly<Record<TableName, string>>,
  account: ScannedProfile,
  apply: boolean,
): Promise<string | undefined> {
  const standing = await findReturningAccount(database, requests, account.tombstone);
  if (standing === account.uid) return undefined;
  const other = standing === undefined ? undefined : await readStoredProfile(database, users, standing);
  if (other && other.createdAt <= account.createdAt) return account.uid;
  if (apply && !(await put(database, requests, account, standing))) return account.uid;
  return other ? other.uid : 'written';
}

function put(
  database: DynamoDBDocumentClient,
  TableName: string,
  account: ScannedProfile,
  standing: string | undefined,
): Promise<boolean> {
  return putIf(database, {
    TableName,
    Item: returningRow(account),
    ...(standing === undefined
      ? { ConditionExpression: 'attribute_not_exists(id)' }
      : { ConditionExpression: 'uid = :other', ExpressionAttributeValues: { ':other': standing } }),
  });
}
