import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { addGrant } from '../../shared/credits/creditAccount.ts';
import { createCreditGrant } from '../../shared/credits/creditGrants.ts';
import { addActivity } from '../../shared/account/profile.ts';
import { clock } from '../platform/clock.ts';
import { toCreditAccount, type GrantTables } from '../credits/creditProfile.ts';
import { createGrantLedger, type LedgerChange } from '../credits/grantLedger.ts';
import { grantRow } from '../credits/ledgerRows.ts';
import { paymentSortKey } from './paymentRecords.ts';
import type { PayPalOrder, PayPalRefund } from '../platform/paypal/types.ts';
import { conditionFailed, transact } from '../platform/dynamodb/transact.ts';
import { updateIf } from '../platform/dynamodb/updateIf.ts';
import { nextBookkeepingRows, ordersPartition } from './bookkeeping.ts';
import { claimOrderRefund } from './issueRefund.ts';
import { createOrderRefunds } from './orderRefunds.ts';
import {
  assessOrder,
  orderGrantId,
  orderSortKey,
  refundedCredits,
  orderStatusUpdate,
  withdrawalRefundId,
  type OrderRecord,
} from './orderRecord.ts';
import { createOrderWithdrawals } from './orderWithdrawals.ts';

/** A dispute or reversal: money that was taken back without a refund in the order. */
export interface DisputedOrReversed {
  /** Of the event; once for each. */
  readonly id: string;
  readonly status: 'REVERSED' | 'DISPUTED';
  /** The dispute was decided in our favour: its credits are restored. */
  readonly won?: boolean;
}

/**
 * Result of a reconciliation. `user_not_found`: paid, never granted, and the buyer's account is gone. `isNewRefund`: a
 * refund was new to us; `refunds`: the refunds in the order.
 */
export type OrderReconciliation =
  | {
      readonly state: 'paid' | 'pending' | 'denied' | 'refunded' | 'open' | 'mismatch';
      readonly isNewRefund?: boolean;
      readonly refunds?: readonly PayPalRefund[];
    }
  | { readonly state: 'user_not_found'; readonly captureId: string };

/** Condition of an order that is granted. */
const NOT_GRANTED_OR_GIVEN_BACK = ['grantedAt', 'refundedAt', 'returningAt']
  .map((name) => `attribute_not_exists(${name})`)
  .join(' AND ');

/**
 * Orders of credit packs. Browser, webhook and nightly run all reconcile an order with the provider's present state;
 * earlier effects are found by their markers (idempotency), so that any order of events and any repetition has the same
 * result.
 */
export function createOrderService(database: DynamoDBDocumentClient, tables: GrantTables, now: () => Date = clock) {
  const credits = createGrantLedger(database, tables, now);
  const { revokeOnce, restoreOnce } = createOrderRefunds(database, tables.creditLogs, credits, read);
  const { withdraw } = createOrderWithdrawals(database, tables.creditLogs, credits, read);
  return { create, read, reconcile, recordRefusal, hasBuyer, claimReturn, withdraw };

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

  /** Claims a paid order without a buyer for a refund: false where it was granted. */
  function claimReturn(row: OrderRecord): Promise<boolean> {
    return claimOrderRefund(database, tables.creditLogs, row, now());
  }

  /** Reconciles our records, and the person's credits, with the provider's state of the order. */
  async function reconcile(
    order: PayPalOrder,
    row: OrderRecord,
    taken?: DisputedOrReversed,
  ): Promise<OrderReconciliation> {
    const found = assessOrder(order, row);
    if (found.state === 'mismatch') {
      await mark(row, found.capture?.status === 'REFUNDED' ? 'REFUNDED' : 'MISMATCH', found.capture?.id);
      return { state: 'mismatch' };
    }
    if (found.state === 'open') {
      if (order.status === 'APPROVED') await mark(row, 'APPROVED');
      return { state: 'open' };
    }
    const { capture, refunds } = found;
    if (found.state === 'pending') await mark(row, 'PENDING', capture.id);
    if (found.state === 'denied') await mark(row, 'DENIED', capture.id);
    if (found.state === 'paid') {
      // The payment is recorded before the grant, so that an interruption in between is found later.
      await mark(row, 'COMPLETED', capture.id);
      const outcome = await grantOnce(row, capture.id, capture.create_time);
      // The account is gone, and what was granted to it stays granted.
      if ('refused' in outcome && (await read(row.userId, row.orderId))?.grantedAt === undefined)
        return { state: 'user_not_found', captureId: capture.id };
    }
    const all = found.state === 'refunded';
    let tookBack = false;
    // No refund of a grant is missed, and nothing is granted afterwards.
    if (all && refunds.length === 0)
      tookBack = await revokeOnce(row, {
        id: `refund-${capture.id}`,
        status: 'REFUNDED',
        captureId: capture.id,
        credits: row.credits,
        amount: Number(capture.amount.value),
      });
    for (const { id, amount, custom_id: customId } of refunds) {
      // The credits of a withdrawal were revoked when it was recorded.
      const due = customId === withdrawalRefundId(row.orderId) ? 0 : all ? row.credits : refundedCredits(row, amount);
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each takes from what the one before left
      tookBack =
        (await revokeOnce(row, {
          id: `refund-${id}`,
          refundId: id,
          status: capture.status,
          captureId: capture.id,
          credits: due,
          amount: Number(amount.value),
        })) || tookBack;
    }
    if (taken) {
      // A reversal is money; one that the order shows as a refund is booked already, and a complaint is none yet.
      const amount = taken.status === 'REVERSED' && !all && refunds.length === 0 ? Number(row.amount) : 0;
      tookBack =
        (await revokeOnce(row, {
          id: taken.id,
          status: taken.status,
          captureId: capture.id,
          credits: row.credits,
          amount,
        })) || tookBack;
      if (taken.won && found.state === 'paid') await restoreOnce(row, taken.id, capture.id);
    }
    return { state: found.state, isNewRefund: tookBack, refunds };
  }

  async function grantOnce(row: OrderRecord, captureId: string, paidAt: string | undefined) {
    const { userId, orderId, packId } = row;
    const source = `pack:${packId}`;
    return credits.recordOnce(
      userId,
      paymentSortKey(captureId),
      async (profile, time): Promise<LedgerChange | undefined> => {
        const present = await read(userId, orderId);
        if (present?.grantedAt !== undefined || present?.refundedAt !== undefined || present?.returningAt !== undefined)
          return undefined;
        const lot = createCreditGrant(orderGrantId(orderId), row.credits, source, time);
        const { record, items } = await nextBookkeepingRows(
          database,
          tables.creditLogs,
          {
            userId,
            paymentId: captureId,
            kind: 'pack',
            item: source,
            amount: Number(row.amount),
            currency: row.currency,
          },
          time,
        );
        return {
          account: addGrant(toCreditAccount(profile), lot, time),
          profile: {
            recentActivity: addActivity(profile.recentActivity, {
              type: 'purchase',
              description: source,
              amount: Number(row.amount),
              timestamp: time.toISOString(),
              paymentId: captureId,
            }),
          },
          marker: { ...record, ...(paidAt !== undefined && { paidAt }) },
          items: [
            {
              Put: {
                TableName: tables.creditLogs,
                Item: grantRow({
                  userId,
                  lotId: lot.id,
                  amount: row.credits,
                  expiresAt: lot.expiresAt,
                  source,
                  paymentId: captureId,
                  id: captureId,
                  time,
                }),
              },
            },
            {
              Update: {
                TableName: tables.creditLogs,
                Key: { userId, entry: row.entry },
                // The status too: an older one may have been written since the order was marked as paid.
                UpdateExpression: 'SET grantedAt = :now, updatedAt = :now, #status = :paid',
                ConditionExpression: NOT_GRANTED_OR_GIVEN_BACK,
                ExpressionAttributeNames: { '#status': 'status' },
                ExpressionAttributeValues: { ':now': time.toISOString(), ':paid': 'COMPLETED' },
              },
            },
            ...items,
          ],
        };
      },
    );
  }

  /** Records that the payer's means of payment was refused. */
  function recordRefusal(row: OrderRecord): Promise<void> {
    return mark(row, 'DENIED');
  }

  /** Records a state without effect on credits; it never overwrites a later state. */
  async function mark(row: OrderRecord, status: string, captureId?: string): Promise<void> {
    if (row.status === status || row.grantedAt !== undefined) return;
    const more: Readonly<Record<string, string>> = captureId === undefined ? {} : { captureId };
    await updateIf(database, {
      ...orderStatusUpdate(tables.creditLogs, row, status, now(), more),
      ConditionExpression:
        'attribute_not_exists(grantedAt) AND attribute_not_exists(refundedAt) AND #status <> :status',
    });
  }
}
