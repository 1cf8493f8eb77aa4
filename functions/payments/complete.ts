import { AppError } from '../../shared/errors.ts';
import { PayPalError, type PayPal } from '../data/paypal.ts';
import type { Order } from '../data/paypalTypes.ts';
import { log } from '../middleware/log.ts';
import { isAsOrdered, type OrderRow } from './orderRow.ts';
import type { orderStore, Settled } from './orders.ts';

type Orders = Pick<ReturnType<typeof orderStore>, 'settle' | 'refused' | 'hasBuyer'>;

/**
 * Takes the money of an approved order (`known`: as it was just read), unless it was taken before, and settles it. Safe to repeat and to run at once as
 * often as one likes: the provider captures once, and our records grant once. What was refused is not tried again: the payer was
 * told, and may have paid another order since. For an account that is gone nothing is taken, and what was taken goes back.
 *
 * Throws {@link PayPalError} where the provider refuses or gives no answer.
 */
export async function completeOrder(provider: PayPal, orders: Orders, row: OrderRow, known?: Order): Promise<Settled> {
  const order = known ?? (await provider.order(row.orderId));
  // Nothing is taken for an order that is not the one we made, and nothing from somebody who has left.
  if (order.status !== 'APPROVED' || !isAsOrdered(order, row) || !(await orders.hasBuyer(row))) return settled(provider, orders, row, order);
  if (row.status === 'DENIED') return { state: 'denied' };
  try {
    return await settled(provider, orders, row, await captured(provider, row.orderId));
  } catch (error) {
    if (isRefusal(error)) await orders.refused(row);
    throw error;
  }
}

/** Settles; what was paid for an account that is gone by then is given back, and noted as that. */
async function settled(provider: PayPal, orders: Orders, row: OrderRow, order: Order): Promise<Settled> {
  const found = await orders.settle(order, row);
  if (found.state !== 'user_not_found' || !(await givenBack(() => provider.refundCapture(found.captureId), found.captureId))) return found;
  return orders.settle(await provider.order(row.orderId), row);
}

/**
 * Gives a payment back that came for nobody; once, however often it is asked. False where the provider refuses: then somebody
 * must look at it. Throws {@link PayPalError} where there is no answer.
 */
export async function givenBack(refund: () => Promise<unknown>, paymentId: string): Promise<boolean> {
  try {
    await refund();
    log('info', { givenBack: paymentId });
    return true;
  } catch (error) {
    if (!(error instanceof PayPalError) || error.isOutage) throw error;
    // Somebody was faster.
    if (/ALREADY_REFUNDED|FULLY_REFUNDED/.test(error.issue)) return true;
    log('error', { notGivenBack: paymentId, issue: error.issue });
    return false;
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
