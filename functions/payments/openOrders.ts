import type { OpenOrder, StoredProfile } from '../../shared/account/profile.ts';
import type { GrantTables } from '../credits/creditProfile.ts';
import { ordersPartition } from './bookkeeping.ts';
import { orderSortKey, type OrderRecord } from './orderRecord.ts';

/**
 * Unpaid orders of one person that are kept; the next one replaces the oldest. A person who makes orders and never pays
 * is not locked out of buying and cannot fill the nightly run, in which each order is a query to the provider.
 */
export const MAX_OPEN_ORDERS = 10;

/**
 * The writes of a transaction that put a new order among a person's open ones: `openItem` for the profile, whose
 * condition fails where the list has changed since it was read, and `displacedItems` that delete the `oldest` of too
 * many, whose condition fails where it is more than made. Those that are `kept` for that reason only leave the list.
 */
export function openOrderItems(
  tables: GrantTables,
  { uid, openOrders }: StoredProfile,
  { orderId, createdAt }: OrderRecord,
  kept: ReadonlySet<string>,
) {
  const others = (openOrders ?? []).filter((order) => order.orderId !== orderId && !kept.has(order.orderId));
  const [oldest] = others.length < MAX_OPEN_ORDERS ? [] : others;
  const following: OpenOrder[] = [...others.filter((order) => order !== oldest), { orderId, createdAt }];
  return {
    oldest,
    openItem: { Update: openOrdersUpdate(tables.users, uid, openOrders, following) },
    displacedItems: oldest ? deleteOpenOrder(tables.creditLogs, uid, oldest) : [],
  };
}

const openOrdersUpdate = (
  table: string,
  uid: string,
  before: readonly OpenOrder[] | undefined,
  following: readonly OpenOrder[],
) => ({
  TableName: table,
  Key: { uid },
  UpdateExpression: 'SET openOrders = :following',
  ConditionExpression: `attribute_exists(uid) AND ${
    before === undefined ? 'attribute_not_exists(openOrders)' : 'openOrders = :before'
  }`,
  ExpressionAttributeValues: { ':following': following, ...(before !== undefined && { ':before': before }) },
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
});

/** Deletes an order that is unapproved as far as we know, and removes it from the nightly run's list. */
function deleteOpenOrder(TableName: string, userId: string, { orderId, createdAt }: OpenOrder) {
  const entry = orderSortKey(orderId);
  return [
    {
      Delete: {
        TableName,
        Key: { userId, entry },
        ConditionExpression: 'attribute_not_exists(entry) OR (attribute_not_exists(stakedAt) AND #status = :created)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':created': 'CREATED' },
      },
    },
    { Delete: { TableName, Key: { userId: ordersPartition(new Date(createdAt)), entry } } },
  ];
}
