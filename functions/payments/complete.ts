import { AppError } from '../../shared/errors.ts';
import { PayPalError, type PayPal } from '../data/paypal.ts';
import type { Order, Refund } from '../data/paypalTypes.ts';
import { giveBackCapture, giveBackWithdrawn } from './giveBack.ts';
import { isAsOrdered, withdrawalOf, type OrderRow } from './orderRow.ts';
import type { orderStore, Settled } from './orders.ts';
import type { Withdrawn } from './withdrawals.ts';

type Orders = Pick<ReturnType<typeof orderStore>, 'settle' | 'refused' | 'hasBuyer' | 'claimReturn'>;

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

/** A buyer withdraws: the order is brought up to date, what is unused is taken back and written down, and the money goes back. Safe to repeat. */
export async function withdrawOrder(provider: PayPal, orders: Orders & Pick<ReturnType<typeof orderStore>, 'read' | 'withdraw'>, row: OrderRow, isProtected = false): Promise<Withdrawn> {
  await completeOrder(provider, orders, row);
  const found = await orders.withdraw(row.userId, row.orderId, isProtected);
  const present = await orders.read(row.userId, row.orderId);
  if (present) await completeOrder(provider, orders, present);
  return found;
}

/** Settles; what was paid for an account that was gone before it was granted is given back, and so is what a withdrawal wrote down. */
async function settled(provider: PayPal, orders: Orders, row: OrderRow, order: Order): Promise<Settled> {
  const found = await orders.settle(order, row);
  if (found.state === 'user_not_found') {
    if (!(await orders.claimReturn(row))) return { state: 'paid' };
    return (await giveBackCapture(provider, found.captureId)) ? orders.settle(await provider.order(row.orderId), row) : found;
  }
  if (found.state !== 'paid' || row.withdrawal === undefined || isShown(row, found)) return found;
  return (await giveBackWithdrawn(provider, row, order)) ? orders.settle(await provider.order(row.orderId), row) : found;
}

/** Whether the order shows the refund of its withdrawal. */
const isShown = ({ orderId }: OrderRow, { refunds = [] }: { readonly refunds?: readonly Refund[] }) => refunds.some(({ custom_id: of }) => of === withdrawalOf(orderId));

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
