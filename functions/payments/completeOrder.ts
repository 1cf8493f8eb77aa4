import { AppError } from '../../shared/errors/errors.ts';
import { PayPalError, type PayPalClient } from '../platform/paypal/client.ts';
import type { PayPalOrder, PayPalRefund } from '../platform/paypal/types.ts';
import { issueCaptureRefund, issueWithdrawalRefund } from './issueRefund.ts';
import { matchesRecord, withdrawalRefundId, type OrderRecord } from './orderRecord.ts';
import type { createOrderService, OrderReconciliation } from './orderService.ts';
import type { WithdrawalResult } from './orderWithdrawals.ts';

type OrderActions = Pick<
  ReturnType<typeof createOrderService>,
  'reconcile' | 'recordRefusal' | 'hasBuyer' | 'claimReturn' | 'stake'
>;

/**
 * Captures the money of an approved order (`known`: as it was just read), unless it was captured before, and reconciles
 * it. Idempotent, also when run concurrently: the provider captures once, and our records grant once. A refused capture
 * is not retried: the payer got an error, and may have paid another order since. For a deleted account nothing is
 * captured, and captured money is refunded.
 */
export async function completeOrder(
  provider: PayPalClient,
  orders: OrderActions,
  row: OrderRecord,
  known?: PayPalOrder,
): Promise<OrderReconciliation> {
  const order = known ?? (await provider.order(row.orderId));
  // Nothing is captured for an order other than the one we made, or for a deleted account.
  if (order.status !== 'APPROVED' || !matchesRecord(order, row) || !(await orders.hasBuyer(row)))
    return reconcileOrRefund(provider, orders, row, order);
  if (row.status === 'DENIED') return { state: 'denied' };
  const staked = await orders.stake(row).catch((cause: unknown) => {
    // Nothing was captured: without the note no capture is begun.
    throw new AppError('unavailable', { cause });
  });
  try {
    return await reconcileOrRefund(provider, orders, staked, await captureOrRead(provider, row.orderId));
  } catch (error) {
    if (isPayerRefusal(error)) await orders.recordRefusal(row);
    throw error;
  }
}

/**
 * A buyer withdraws: reconciles the order, revokes and records the unused credits, and refunds the money. Idempotent.
 */
export async function withdrawOrder(
  provider: PayPalClient,
  orders: OrderActions & Pick<ReturnType<typeof createOrderService>, 'read' | 'withdraw'>,
  row: OrderRecord,
  isProtected = false,
): Promise<WithdrawalResult> {
  await completeOrder(provider, orders, row);
  const result = await orders.withdraw(row.userId, row.orderId, isProtected);
  const present = await orders.read(row.userId, row.orderId);
  if (present) await completeOrder(provider, orders, present);
  return result;
}

/**
 * Reconciles; refunds a payment whose account was deleted before the grant, and the recorded amount of a withdrawal.
 */
async function reconcileOrRefund(
  provider: PayPalClient,
  orders: OrderActions,
  row: OrderRecord,
  order: PayPalOrder,
): Promise<OrderReconciliation> {
  const reconciliation = await orders.reconcile(order, row);
  if (reconciliation.state === 'user_not_found') {
    if (!(await orders.claimReturn(row))) return { state: 'paid' };
    return (await issueCaptureRefund(provider, reconciliation.captureId))
      ? orders.reconcile(await provider.order(row.orderId), row)
      : reconciliation;
  }
  if (reconciliation.state !== 'paid' || row.withdrawal === undefined || isListedRefund(row, reconciliation))
    return reconciliation;
  return (await issueWithdrawalRefund(provider, row, order))
    ? orders.reconcile(await provider.order(row.orderId), row)
    : reconciliation;
}

/** Whether the order shows the refund of its withdrawal. */
const isListedRefund = ({ orderId }: OrderRecord, { refunds = [] }: { readonly refunds?: readonly PayPalRefund[] }) =>
  refunds.some((refund) => refund.custom_id === withdrawalRefundId(orderId));

/** Whether the only error is that the payer's means of payment was refused. */
function isPayerRefusal(error: unknown): boolean {
  return (
    error instanceof PayPalError &&
    error.status === 422 &&
    !['ORDER_NOT_APPROVED', 'ORDER_ALREADY_CAPTURED'].includes(error.issue)
  );
}

/** The order after its capture; when another call has captured it already, its present state. */
async function captureOrRead(provider: PayPalClient, id: string): Promise<PayPalOrder> {
  try {
    return await provider.captureOrder(id);
  } catch (error) {
    if (!(error instanceof PayPalError) || error.isOutage) throw error;
    const order = await provider.order(id);
    if (order.status !== 'COMPLETED') throw error;
    return order;
  }
}

/** The error for the buyer: the money was not taken, or the outcome is unknown yet. */
export function toPaymentError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof PayPalError)) return new AppError('credits_not_updated', { cause: error });
  if (error.issue === 'ORDER_NOT_APPROVED')
    return new AppError('payment_not_completed', { cause: error, details: { status: 'APPROVAL_PENDING' } });
  return new AppError(isPayerRefusal(error) || error.status === 404 ? 'payment_failed' : 'payment_failed_support', {
    cause: error,
  });
}
