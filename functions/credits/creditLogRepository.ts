import { DeleteCommand, QueryCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { InferOutput } from 'valibot';
import { HISTORY_LENGTH, type CreditHistorySchema } from '../../shared/api/credits.ts';
import { queryAll } from '../platform/dynamodb/queryAll.ts';
import { ENTRY_PREFIX } from './ledgerRows.ts';

export type CreditHistory = InferOutput<typeof CreditHistorySchema>;

type CreditLogRow = Readonly<Record<string, unknown>> & { readonly entry: string };

/** Rows that are deleted at once. */
const DELETE_BATCH_SIZE = 25;

/** The credit log of all users: what was used and what was granted (DATA-18, DATA-19). */
export function createCreditLogRepository(database: DynamoDBDocumentClient, table: string) {
  return { recentHistory, fullHistory, deleteUsage };

  /**
   * The last 50 uses and the last 50 transactions, newest first (PRO-08). Two queries, each 0.5 read units per 4 KB.
   */
  function recentHistory(userId: string): Promise<CreditHistory> {
    return readHistory((prefix) => newest(userId, prefix));
  }

  /** All uses and transactions, newest first: a read unit for each 4 KB. */
  function fullHistory(userId: string): Promise<CreditHistory> {
    return readHistory(async (prefix) => (await entriesOf(userId, prefix)).toReversed());
  }

  async function newest(userId: string, prefix: string): Promise<readonly CreditLogRow[]> {
    const { Items = [] } = await database.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'userId = :user AND begins_with(entry, :prefix)',
        ExpressionAttributeValues: { ':user': userId, ':prefix': prefix },
        ScanIndexForward: false,
        Limit: HISTORY_LENGTH,
      }),
    );
    return Items as CreditLogRow[];
  }

  /**
   * Deletes the log of how the service was used: uses, and the row of the starting credits. Payment records stay, as
   * bookkeeping law requires. Idempotent; 1 write unit for each row, and 1 for each order that was granted.
   */
  async function deleteUsage(userId: string): Promise<void> {
    const uses = await entriesOf(userId, ENTRY_PREFIX.usage);
    await noteUsed(userId, uses);
    const started = (await entriesOf(userId, ENTRY_PREFIX.transaction)).filter((row) => row['source'] === 'welcome');
    const rows = [...uses, ...started];
    for (let from = 0; from < rows.length; from += DELETE_BATCH_SIZE) {
      const batch = rows.slice(from, from + DELETE_BATCH_SIZE);
      // oxlint-disable-next-line no-await-in-loop -- hundreds at once would be throttled
      await Promise.all(
        batch.map(({ entry }) => database.send(new DeleteCommand({ TableName: table, Key: { userId, entry } }))),
      );
    }
  }

  /**
   * Records in each order how many of its credits were used, because a buyer may still withdraw from it afterwards.
   * Only the first count is complete: nothing was deleted before it.
   */
  async function noteUsed(userId: string, uses: readonly CreditLogRow[]): Promise<void> {
    const orders = (await entriesOf(userId, 'ORDER#')).filter((row) => row['grantedAt'] !== undefined);
    await Promise.all(
      orders.map(({ entry, orderId }) => {
        const lots = [`lot-${String(orderId)}`, `lot-${String(orderId)}-returned`];
        const used = uses.filter(({ lotId }) => lots.includes(String(lotId))).length;
        const update = {
          TableName: table,
          Key: { userId, entry },
          UpdateExpression: 'SET usedCredits = if_not_exists(usedCredits, :used)',
          ConditionExpression: 'attribute_exists(entry)',
          ExpressionAttributeValues: { ':used': used },
        };
        return database.send(new UpdateCommand(update));
      }),
    );
  }

  function entriesOf(userId: string, prefix: string): Promise<CreditLogRow[]> {
    return queryAll(database, { table, userId, prefix, consistent: true });
  }
}

/** A history of the rows that are found by their prefix. */
async function readHistory(find: (prefix: string) => Promise<readonly CreditLogRow[]>): Promise<CreditHistory> {
  const [used, granted] = await Promise.all([find(ENTRY_PREFIX.usage), find(ENTRY_PREFIX.transaction)]);
  return {
    usage: used.map(({ usageType, details, timestamp }) => ({
      usageType,
      details,
      timestamp,
    })) as CreditHistory['usage'],
    transactions: granted.map(({ amount, source, paymentId, type, timestamp, expiresAt }) => ({
      amount,
      source,
      paymentId,
      type,
      timestamp,
      ...(expiresAt !== undefined && { expiresAt }),
    })) as CreditHistory['transactions'],
  };
}
