import { DeleteCommand, paginateQuery, QueryCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { InferOutput } from 'valibot';
import { HISTORY_LENGTH, type CreditHistorySchema } from '../../shared/api/credits.ts';
import { ENTRY } from './ledgerRows.ts';

export type CreditHistory = InferOutput<typeof CreditHistorySchema>;

type Row = Readonly<Record<string, unknown>> & { readonly entry: string };

/** Rows that are deleted at once. */
const AT_ONCE = 25;

/** The credit log of all users: what was used and what was granted (DATA-18, DATA-19). */
export function creditLogStore(database: DynamoDBDocumentClient, table: string) {
  return { history, wholeHistory, forget };

  /** The last 50 uses and the last 50 transactions, newest first (PRO-08). Two queries, each 0.5 read units per 4 KB. */
  function history(userId: string): Promise<CreditHistory> {
    return historyBy((prefix) => newest(userId, prefix));
  }

  /** All uses and transactions, newest first: a read unit for each 4 KB. */
  function wholeHistory(userId: string): Promise<CreditHistory> {
    return historyBy(async (prefix) => (await entriesOf(userId, prefix)).toReversed());
  }

  async function newest(userId: string, prefix: string): Promise<readonly Row[]> {
    const { Items = [] } = await database.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'userId = :user AND begins_with(entry, :prefix)',
        ExpressionAttributeValues: { ':user': userId, ':prefix': prefix },
        ScanIndexForward: false,
        Limit: HISTORY_LENGTH,
      }),
    );
    return Items as Row[];
  }

  /**
   * Deletes what says how the service was used: uses, and the row of the starting credits. Records of payments stay, as the law on
   * bookkeeping asks. Safe to repeat; 1 write unit for each row, and 1 for each order that was granted.
   */
  async function forget(userId: string): Promise<void> {
    const uses = await entriesOf(userId, ENTRY.usage);
    await noteUsed(userId, uses);
    const started = (await entriesOf(userId, ENTRY.transaction)).filter((row) => row['source'] === 'welcome');
    const rows = [...uses, ...started];
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const batch = rows.slice(from, from + AT_ONCE);
      // oxlint-disable-next-line no-await-in-loop -- hundreds at once would be throttled
      await Promise.all(batch.map(({ entry }) => database.send(new DeleteCommand({ TableName: table, Key: { userId, entry } }))));
    }
  }

  /**
   * Notes with each order how many of its credits were used: a buyer may withdraw from it afterwards as well. The
   * first count is the whole one, since nothing is deleted before it.
   */
  async function noteUsed(userId: string, uses: readonly Row[]): Promise<void> {
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

  async function entriesOf(userId: string, prefix: string): Promise<Row[]> {
    const found: Row[] = [];
    const query = { TableName: table, KeyConditionExpression: 'userId = :user AND begins_with(entry, :prefix)', ExpressionAttributeValues: { ':user': userId, ':prefix': prefix }, ConsistentRead: true };
    for await (const { Items = [] } of paginateQuery({ client: database }, query)) found.push(...(Items as Row[]));
    return found;
  }
}

/** A history of the rows that are found by their prefix. */
async function historyBy(find: (prefix: string) => Promise<readonly Row[]>): Promise<CreditHistory> {
  const [used, granted] = await Promise.all([find(ENTRY.usage), find(ENTRY.transaction)]);
  return {
    usage: used.map(({ usageType, details, timestamp }) => ({ usageType, details, timestamp })) as CreditHistory['usage'],
    transactions: granted.map(({ amount, source, paymentId, type, timestamp, expiresAt }) => ({ amount, source, paymentId, type, timestamp, ...(expiresAt !== undefined && { expiresAt }) })) as CreditHistory['transactions'],
  };
}
