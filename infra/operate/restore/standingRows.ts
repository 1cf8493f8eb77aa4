import { BatchGetCommand, paginateQuery, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import { TABLES, type TableName, type TableShape } from '../../../shared/platform/tables.ts';
import type { RestorableRow } from './restoreRules.ts';

/** Names of the attributes that make a table's key. */
export const keyNames = (table: TableName) => {
  const { partitionKey, sortKey }: TableShape = TABLES[table];
  return [partitionKey, ...(sortKey === undefined ? [] : [sortKey])];
};

const keyOf = (names: readonly string[], row: RestorableRow): RestorableRow =>
  Object.fromEntries(names.map((name) => [name, ownProperty(row, name)]));

/** A key in one text. */
export const keyText = (names: readonly string[], row: RestorableRow) =>
  names.map((name) => String(ownProperty(row, name))).join(' ');

/**
 * Returns how many of a person's résumés are missing: those that the profile counts, less those that exist. Asked once.
 */
export function createLackCount(
  database: DynamoDBDocumentClient,
  names: Readonly<Record<TableName, string>>,
): (profile: RestorableRow) => Promise<number> {
  const known = new Map<unknown, Promise<number>>();
  const count = async ({ uid, resumeCount }: RestorableRow) =>
    Number(resumeCount ?? 0) - (await countResumes(database, names.resumes, String(uid)));
  return (profile) => {
    const lack = known.get(profile['uid']) ?? count(profile);
    known.set(profile['uid'], lack);
    return lack;
  };
}

/** Counts the résumés of a person that exist. The index lags by a moment. */
export async function countResumes(database: DynamoDBDocumentClient, resumes: string, uid: string): Promise<number> {
  const query = {
    TableName: resumes,
    IndexName: 'byUser' satisfies keyof typeof TABLES.resumes.indexes,
    KeyConditionExpression: 'userId = :user',
    ExpressionAttributeValues: { ':user': uid },
    Select: 'COUNT' as const,
  };
  let count = 0;
  for await (const { Count = 0 } of paginateQuery({ client: database }, query)) count += Count;
  return count;
}

/** Returns the existing rows of these keys, consistently read, by the text of their key. */
export async function readMany(
  database: DynamoDBDocumentClient,
  table: string,
  names: readonly string[],
  rows: readonly RestorableRow[],
): Promise<Map<string, RestorableRow>> {
  const standing = new Map<string, RestorableRow>();
  let keys: RestorableRow[] = [...new Map(rows.map((row) => [keyText(names, row), keyOf(names, row)])).values()];
  while (keys.length > 0) {
    // oxlint-disable-next-line no-await-in-loop -- an answer ends at 16 MB and says what it left out
    const { Responses, UnprocessedKeys } = await database.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: keys, ConsistentRead: true } } }),
    );
    for (const row of ownProperty(Responses, table) ?? []) standing.set(keyText(names, row), row);
    keys = ownProperty(UnprocessedKeys, table)?.Keys ?? [];
  }
  return standing;
}
