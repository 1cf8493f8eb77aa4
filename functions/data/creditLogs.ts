import { DeleteCommand, QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { InferOutput } from 'valibot';
import { HISTORY_LENGTH, type CreditHistorySchema } from '../../shared/api/credits.ts';

export type CreditHistory = InferOutput<typeof CreditHistorySchema>;

/** Beginnings of the sort keys; the time follows, so that the newest sorts last. */
export const ENTRY = { usage: 'USAGE#', transaction: 'TXN#' } as const;

/** The credit log of all users: what was used and what was granted (specification, chapter 3). */
export function creditLogStore(database: DynamoDBDocumentClient, table: string) {
  return { history, forgetUsage };

  /** The last 50 uses and the last 50 transactions, newest first (chapter 7). Two queries, each 0.5 read units per 4 KB. */
  async function history(userId: string): Promise<CreditHistory> {
    const [used, granted] = await Promise.all([newest(userId, ENTRY.usage), newest(userId, ENTRY.transaction)]);
    return {
      usage: used.map(({ usageType, details, timestamp }) => ({ usageType, details, timestamp })) as CreditHistory['usage'],
      transactions: granted.map(({ amount, source, paymentId, type, timestamp }) => ({ amount, source, paymentId, type, timestamp })) as CreditHistory['transactions'],
    };
  }

  async function newest(userId: string, prefix: string): Promise<Record<string, unknown>[]> {
    const { Items = [] } = await database.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'userId = :user AND begins_with(entry, :prefix)',
        ExpressionAttributeValues: { ':user': userId, ':prefix': prefix },
        ScanIndexForward: false,
        Limit: HISTORY_LENGTH,
      }),
    );
    return Items;
  }

  /** Deletes what says how the service was used; records of payments stay, as the law on bookkeeping asks. */
  async function forgetUsage(userId: string): Promise<void> {
    for (;;) {
      const { Items = [] } = await database.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'userId = :user AND begins_with(entry, :prefix)',
          ExpressionAttributeValues: { ':user': userId, ':prefix': ENTRY.usage },
          ProjectionExpression: 'userId, entry',
          ConsistentRead: true,
          Limit: 100,
        }),
      );
      if (Items.length === 0) return;
      await Promise.all(Items.map((Key) => database.send(new DeleteCommand({ TableName: table, Key }))));
    }
  }
}
