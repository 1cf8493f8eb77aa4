import { findSubscriber, undefinedIfUnknown, type PayPalEventResult } from './askProvider.ts';
import type { PayPalContext } from './payPalContext.ts';

/** States of a subscription's payment all of whose money went back. */
const GONE_BACK: readonly unknown[] = ['refunded', 'reversed'];

/**
 * Reconciles a subscription's payment with what the provider says went back of it: all of it by the payment's own
 * state, or the part of that refund.
 */
export async function reconcileSaleRefund(
  paymentId: string | undefined,
  refundId: string | undefined,
  context: PayPalContext,
): Promise<PayPalEventResult> {
  const { provider, subscriptions } = context;
  const sale = paymentId === undefined ? undefined : await undefinedIfUnknown(provider.sale(paymentId));
  const payer = await findSubscriber(sale?.billing_agreement_id, context);
  if (payer === undefined || paymentId === undefined) return 'not_ours';
  const part = await readPart(paymentId, refundId, context);
  if (!part && !GONE_BACK.includes(sale?.state)) return 'done';
  return (await subscriptions.voidPayment(payer, paymentId, part)) ? 'went_back' : 'done';
}

/** A refund of that payment that has been paid out; `amount` in dollars. */
async function readPart(
  paymentId: string,
  refundId: string | undefined,
  { provider }: PayPalContext,
): Promise<{ readonly id: string; readonly amount: number } | undefined> {
  const refund = refundId === undefined ? undefined : await undefinedIfUnknown(provider.saleRefund(refundId));
  const amount = Math.abs(Number(refund?.amount.total));
  if (refund?.sale_id !== paymentId || refund.state !== 'completed' || !(amount > 0)) return undefined;
  return { id: refund.id, amount };
}
