import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { GrantTables } from '../credits/creditProfile.ts';
import { conditionFailed, transact } from '../platform/dynamodb/transact.ts';
import { updateIf } from '../platform/dynamodb/updateIf.ts';
import { ordersPartition } from './bookkeeping.ts';
import { orderSortKey, orderStatusUpdate, type OrderRecord } from './orderRecord.ts';

export type OrderRepository = ReturnType<typeof createOrderRepository>;

/** The rows of orders: made, read, and marked with states that have no effect on credits. */
export function createOrderRepository(database: DynamoDBDocumentClient, tables: GrantTables, now: () => Date) {
  return { create, read, hasBuyer, recordStatus };

  /** Records a new order; false when there is no such user. Idempotent. */
  async function create(row: OrderRecord): Promise<boolean> {
    const reasons = await transact(database, {
      TransactItems: [
        {
          ConditionCheck: {
            TableName: tables.users,
            Key: { uid: row.userId },
            ConditionExpression: 'attribute_exists(uid)',
          },
        },
        { Put: { TableName: tables.creditLogs, Item: row, ConditionExpression: 'attribute_not_exists(entry)' } },
        {
          Put: {
            TableName: tables.creditLogs,
            Item: { userId: ordersPartition(now()), entry: row.entry, payer: row.userId },
          },
        },
      ],
    });
    return !conditionFailed(reasons, 0);
  }

  async function read(userId: string, orderId: string): Promise<OrderRecord | undefined> {
    const { Item } = await database.send(
      new GetCommand({
        TableName: tables.creditLogs,
        Key: { userId, entry: orderSortKey(orderId) },
        ConsistentRead: true,
      }),
    );
    return Item as OrderRecord | undefined;
  }

  /** Whether the buyer's account still exists. */
  async function hasBuyer({ userId }: OrderRecord): Promise<boolean> {
    const { Item } = await database.send(
      new GetCommand({
        TableName: tables.users,
        Key: { uid: userId },
        ConsistentRead: true,
        ProjectionExpression: 'uid',
      }),
    );
    return Item !== undefined;
  }

  /** Records a state without effect on credits; it never overwrites a later state. */
  async function recordStatus(row: OrderRecord, status: string, captureId?: string): Promise<void> {
    if (row.status === status || row.grantedAt !== undefined) return;
    const others: Readonly<Record<string, string>> = captureId === undefined ? {} : { captureId };
    await updateIf(database, {
      ...orderStatusUpdate(tables.creditLogs, row, status, now(), others),
      ConditionExpression:
        'attribute_not_exists(grantedAt) AND attribute_not_exists(refundedAt) AND #status <> :status',
    });
  }
}
