import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clock } from '../platform/clock.ts';
import type { GrantTables } from '../credits/creditProfile.ts';
import { createGrantLedger } from '../credits/grantLedger.ts';
import type { PayPalCapture, PayPalOrder, PayPalRefund } from '../platform/paypal/types.ts';
import { claimOrderRefund } from './issueRefund.ts';
import { createOrderGrants } from './orderGrants.ts';
import {
  assessOrder,
  refundedCredits,
  withdrawalRefundId,
  type OrderAssessment,
  type OrderRecord,
} from './orderRecord.ts';
import { createOrderRefunds } from './orderRefunds.ts';
import { createOrderRepository } from './orderRepository.ts';
import { createOrderWithdrawals } from './orderWithdrawals.ts';

/** A dispute about an order's payment, in its present state at the provider. */
export interface OrderDispute {
  /** Idempotency key: its effect is recorded once. */
  readonly id: string;
  /** It was decided in our favour: its credits are restored. */
  readonly won: boolean;
}

/**
 * Result of a reconciliation. `user_not_found`: paid, never granted, and the buyer's account is deleted. `isNewRefund`:
 * a refund was new to us; `refunds`: the refunds in the order.
 */
export type OrderReconciliation =
  | {
      readonly state: 'paid' | 'pending' | 'denied' | 'refunded' | 'open' | 'mismatch';
      readonly isNewRefund?: boolean;
      readonly refunds?: readonly PayPalRefund[];
    }
  | { readonly state: 'user_not_found'; readonly captureId: string };

/** An order whose payment was made, whatever became of it. */
type PaidAssessment = Extract<OrderAssessment, { refunds: unknown }>;

/** The status that is recorded for a state of the provider before anything else is done. */
const STATUS_BY_STATE = { pending: 'PENDING', denied: 'DENIED', paid: 'COMPLETED', refunded: undefined } as const;

/**
 * Orders of credit packs. Browser, webhook and nightly run all reconcile an order with the provider's present state;
 * earlier effects are found by their markers (idempotency), so that any order of events and any repetition has the same
 * result.
 */
export function createOrderService(database: DynamoDBDocumentClient, tables: GrantTables, now: () => Date = clock) {
  const credits = createGrantLedger(database, tables, now);
  const orders = createOrderRepository(database, tables, now);
  const { create, read, stake, hasBuyer, recordStatus } = orders;
  const { grantOnce } = createOrderGrants(database, tables.creditLogs, credits, orders);
  const { revokeOnce, restoreOnce } = createOrderRefunds(database, tables.creditLogs, credits, orders);
  const { withdraw } = createOrderWithdrawals(database, tables.creditLogs, credits, orders);
  return { create, read, stake, reconcile, recordRefusal, hasBuyer, claimReturn, withdraw };

  /** Claims a paid order without a buyer for a refund: false if it was granted. */
  function claimReturn(row: OrderRecord): Promise<boolean> {
    return claimOrderRefund(database, tables.creditLogs, row, now());
  }

  /** Records that the payer's means of payment was refused. */
  function recordRefusal(row: OrderRecord): Promise<void> {
    return recordStatus(row, 'DENIED');
  }

  /** Reconciles our records, and the person's credits, with the provider's state of the order. */
  async function reconcile(order: PayPalOrder, row: OrderRecord, dispute?: OrderDispute): Promise<OrderReconciliation> {
    const assessment = assessOrder(order, row);
    if (assessment.capture) await stake(row);
    if (assessment.state === 'mismatch') {
      await recordStatus(
        row,
        assessment.capture?.status === 'REFUNDED' ? 'REFUNDED' : 'MISMATCH',
        assessment.capture?.id,
      );
      return { state: 'mismatch' };
    }
    if (assessment.state === 'open') {
      if (order.status === 'APPROVED') await recordStatus(row, 'APPROVED');
      return { state: 'open' };
    }
    const { state, capture, refunds } = assessment;
    // A payment is recorded before the grant, so that an interruption in between is found later.
    const status = STATUS_BY_STATE[state];
    if (status !== undefined) await recordStatus(row, status, capture.id);
    if (state === 'paid' && !(await grantToBuyer(row, capture)))
      return { state: 'user_not_found', captureId: capture.id };
    const isRefundNew = await revokeRefunds(row, assessment);
    const isDisputeNew = dispute !== undefined && (await revokeDisputed(row, assessment, dispute));
    return { state, isNewRefund: isRefundNew || isDisputeNew, refunds };
  }

  /** Grants the paid credits; false if the buyer's account is deleted and nothing was granted before. */
  async function grantToBuyer(row: OrderRecord, capture: PayPalCapture): Promise<boolean> {
    const outcome = await grantOnce(row, capture);
    return !('refused' in outcome) || (await read(row.userId, row.orderId))?.grantedAt !== undefined;
  }

  /**
   * Revokes the credits of every refund in the order, so that none of a grant is missed and nothing is granted
   * afterwards. Returns whether one was new.
   */
  async function revokeRefunds(row: OrderRecord, { state, capture, refunds }: PaidAssessment): Promise<boolean> {
    const isWhole = state === 'refunded';
    if (isWhole && refunds.length === 0)
      return revokeOnce(row, {
        id: `refund-${capture.id}`,
        status: 'REFUNDED',
        captureId: capture.id,
        credits: row.credits,
        amount: Number(capture.amount.value),
      });
    let isAnyNew = false;
    for (const { id, amount, custom_id: customId } of refunds) {
      const part = isWhole ? row.credits : refundedCredits(row, amount);
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each takes from what the one before left
      const isNew = await revokeOnce(row, {
        id: `refund-${id}`,
        refundId: id,
        status: capture.status,
        captureId: capture.id,
        // The credits of a withdrawal were revoked when it was recorded.
        credits: customId === withdrawalRefundId(row.orderId) ? 0 : part,
        amount: Number(amount.value),
      });
      isAnyNew ||= isNew;
    }
    return isAnyNew;
  }

  /**
   * Revokes the credits of money that is disputed, and restores them once that is decided in our favour: a complaint is
   * not money yet. Returns whether it was new.
   */
  async function revokeDisputed(
    row: OrderRecord,
    { state, capture }: PaidAssessment,
    { id, won }: OrderDispute,
  ): Promise<boolean> {
    const isNew = await revokeOnce(row, {
      id,
      status: 'DISPUTED',
      captureId: capture.id,
      credits: row.credits,
      amount: 0,
    });
    if (won && state === 'paid') await restoreOnce(row, id, capture.id);
    return isNew;
  }
}
