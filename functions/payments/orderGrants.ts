import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { addGrant } from '../credits/creditAccount.ts';
import { createCreditGrant } from '../../shared/credits/creditGrants.ts';
import { toCreditAccount } from '../credits/creditProfile.ts';
import type { GrantLedger, LedgerChange, RecordResult } from '../credits/grantLedger.ts';
import { grantItem } from '../credits/ledgerRows.ts';
import type { PayPalCapture } from '../platform/paypal/types.ts';
import { nextBookkeepingRows } from './bookkeeping.ts';
import { orderGrantId, type OrderRecord } from './orderRecord.ts';
import type { OrderRepository } from './orderRepository.ts';
import { paymentSortKey, withPurchase } from './paymentRecords.ts';

/** Attributes of an order that was granted, refunded or claimed for a refund; with any of them it is not granted. */
const ENDS = ['grantedAt', 'refundedAt', 'returningAt'] as const;

/** Grants the credits of paid orders. `orders.read` finds the row of an order. */
export function createOrderGrants(
  database: DynamoDBDocumentClient,
  table: string,
  credits: Pick<GrantLedger, 'recordOnce'>,
  orders: Pick<OrderRepository, 'read'>,
) {
  return { grantOnce };

  /** Grants an order's credits with the receipt of its payment, in one transaction, once for each capture. */
  async function grantOnce(row: OrderRecord, capture: PayPalCapture): Promise<RecordResult> {
    return credits.recordOnce(row.userId, paymentSortKey(capture.id), async (profile, time) => {
      const present = await orders.read(row.userId, row.orderId);
      if (ENDS.some((name) => present?.[name] !== undefined)) return undefined;
      return grantChange(profile, row, capture, time);
    });
  }

  /** Returns the changes of the grant: the account, the person's last action, the receipt, and the order itself. */
  async function grantChange(
    profile: StoredProfile,
    row: OrderRecord,
    capture: PayPalCapture,
    time: Date,
  ): Promise<LedgerChange> {
    const { userId } = row;
    const payment = { paymentId: capture.id, item: `pack:${row.packId}`, amount: Number(row.amount) };
    const lot = createCreditGrant(orderGrantId(row.orderId), row.credits, payment.item, time);
    const booked = { userId, ...payment, kind: 'pack' as const, currency: row.currency };
    const { record, items } = await nextBookkeepingRows(database, table, booked, time);
    const logged = { userId, lotId: lot.id, amount: row.credits, expiresAt: lot.expiresAt, source: payment.item };
    return {
      account: addGrant(toCreditAccount(profile), lot, time),
      profile: withPurchase(profile, payment, time),
      marker: { ...record, ...(capture.create_time !== undefined && { paidAt: capture.create_time }) },
      items: [
        grantItem(table, { ...logged, paymentId: capture.id, id: capture.id, time }),
        { Update: grantedUpdate(table, row, time) },
        ...items,
      ],
    };
  }
}

/** The update of an order that is granted; its condition fails for one that is granted or given back already. */
const grantedUpdate = (table: string, { userId, entry }: OrderRecord, time: Date) => ({
  TableName: table,
  Key: { userId, entry },
  // The status too: an older one may have been written since the order was marked as paid.
  UpdateExpression: 'SET grantedAt = :now, updatedAt = :now, #status = :paid',
  ConditionExpression: ENDS.map((name) => `attribute_not_exists(${name})`).join(' AND '),
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: { ':now': time.toISOString(), ':paid': 'COMPLETED' },
});
