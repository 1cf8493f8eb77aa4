import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { GrantTables } from '../credits/creditProfile.ts';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { retryOnConflict, type WriteAttempt } from '../platform/dynamodb/retryOnConflict.ts';
import { readStoredProfile } from '../platform/dynamodb/storedProfile.ts';
import { conditionFailed, failedItem, transact } from '../platform/dynamodb/transact.ts';
import { updateIf } from '../platform/dynamodb/updateIf.ts';
import { ordersPartition, paidOrdersPartition } from './bookkeeping.ts';
import { openOrderItems } from './openOrders.ts';
import { orderSortKey, orderStatusUpdate, type OrderRecord } from './orderRecord.ts';

export type OrderRepository = ReturnType<typeof createOrderRepository>;

/** The rows of orders: made, read, and marked with states that have no effect on credits. */
export function createOrderRepository(database: DynamoDBDocumentClient, tables: GrantTables, now: () => Date) {
  return { create, read, stake, hasBuyer, recordStatus };

  /**
   * Records a new order; false if there is no such user. Idempotent. The oldest of more than ten unpaid orders is
   * deleted in the same transaction, unless money is at stake in it; a person who approves it later is not charged. 7
   * write units for a profile below 1 KB.
   */
  async function create(row: OrderRecord): Promise<boolean> {
    /** Orders that have turned out to be more than made. */
    const kept = new Set<string>();
    const profile = await readStoredProfile(database, tables.users, row.userId);
    const made = await retryOnConflict(profile, async (present): Promise<WriteAttempt<StoredProfile, true>> => {
      const { oldest, openItem, displacedItems } = openOrderItems(tables, present, row, kept);
      const reasons = await transact(database, {
        TransactItems: [
          openItem,
          { Put: { TableName: tables.creditLogs, Item: row, ConditionExpression: 'attribute_not_exists(entry)' } },
          {
            Put: {
              TableName: tables.creditLogs,
              Item: { userId: ordersPartition(new Date(row.createdAt)), entry: row.entry, payer: row.userId },
            },
          },
          ...displacedItems,
        ],
      });
      if (conditionFailed(reasons, 0)) return { conflict: failedItem(reasons, 0) as StoredProfile | undefined };
      // It was made before.
      if (conditionFailed(reasons, 1) || reasons.length === 0) return { done: true };
      if (oldest) kept.add(oldest.orderId);
      return { conflict: present };
    });
    return made ?? false;
  }

  /**
   * Marks an order, before its capture is asked for: from now on it is kept, and looked at for half a year by the
   * nightly run. One whose place a newer one took since it was read is put back. Idempotent.
   */
  async function stake(row: OrderRecord): Promise<OrderRecord> {
    if (row.stakedAt !== undefined) return row;
    const staked: OrderRecord = { ...row, stakedAt: now().toISOString() };
    const { userId, entry } = row;
    const order = { TableName: tables.creditLogs, Key: { userId, entry } };
    const mark = {
      Update: {
        ...order,
        UpdateExpression: 'SET stakedAt = :now',
        ConditionExpression: 'attribute_exists(entry) AND attribute_not_exists(stakedAt)',
        ExpressionAttributeValues: { ':now': staked.stakedAt },
      },
    };
    const again = {
      Put: { TableName: order.TableName, Item: staked, ConditionExpression: 'attribute_not_exists(entry)' },
    };
    const listed = {
      Put: { TableName: order.TableName, Item: { userId: paidOrdersPartition(now()), entry, payer: userId } },
    };
    if ((await transact(database, { TransactItems: [mark, listed] })).length === 0) return staked;
    const present = await read(userId, row.orderId);
    if (present) return present;
    await transact(database, { TransactItems: [again, listed] });
    return staked;
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
      ConditionExpression: [
        'attribute_exists(entry)',
        'attribute_not_exists(grantedAt)',
        'attribute_not_exists(refundedAt)',
        '#status <> :status',
      ].join(' AND '),
    });
  }
}
