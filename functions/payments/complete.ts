import { AppError } from '../../shared/errors.ts';
import { PayPalError, type PayPal } from '../data/paypal.ts';
import type { Order } from '../data/paypalTypes.ts';
import { isAsOrdered, type OrderRow } from './orderRow.ts';
import type { orderStore, Settled } from './orders.ts';

/**
 * Takes the money of an approved order (`known`: as it was just read), unless it was taken before, and settles it. Safe to repeat and to run at once as
 * often as one likes: the provider captures once, and our records grant once. What was refused is not tried again: the payer was
 * told, and may have paid another order since.
 *
 * Throws {@link PayPalError} where the provider refuses or gives no answer.
 */
export async function completeOrder(provider: PayPal, orders: Pick<ReturnType<typeof orderStore>, 'settle' | 'refused'>, row: OrderRow, known?: Order): Promise<Settled> {
  const order = known ?? (await provider.order(row.orderId));
  // Nothing is taken for an order that is not the one we made.
  if (order.status !== 'APPROVED' || !isAsOrdered(order, row)) return orders.settle(order, row);
  if (row.status === 'DENIED') return { state: 'denied' };
  try {
    return await orders.settle(await captured(provider, row.orderId), row);
  } catch (error) {
    if (isRefusal(error)) await orders.refused(row);
    throw error;
  }
}

/** Whether the payer's means of payment was refused, and nothing else. */
function isRefusal(error: unknown): boolean {
  return error instanceof PayPalError && error.status === 422 && !['ORDER_NOT_APPROVED', 'ORDER_ALREADY_CAPTURED'].includes(error.issue);
}

/** The order after its capture; where that was refused because somebody else is faster, as it stands then. */
async function captured(provider: PayPal, id: string): Promise<Order> {
  try {
    return await provider.captureOrder(id);
  } catch (error) {
    if (!(error instanceof PayPalError) || error.isOutage) throw error;
    const order = await provider.order(id);
    if (order.status !== 'COMPLETED') throw error;
    return order;
  }
}

/** The error a buyer is told: the money was not taken, or it may have been and nobody knows yet. */
export function paymentError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof PayPalError)) return new AppError('credits_not_updated', { cause: error });
  if (error.issue === 'ORDER_NOT_APPROVED') return new AppError('payment_not_completed', { cause: error, details: { status: 'APPROVAL_PENDING' } });
  return new AppError(isRefusal(error) || error.status === 404 ? 'payment_failed' : 'payment_failed_support', { cause: error });
}
