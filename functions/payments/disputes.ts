import type { PayPalDispute } from '../platform/paypal/types.ts';
import { findOrderId, findSubscriber, undefinedIfUnknown, type PayPalEventResult } from './askProvider.ts';
import { reconcileOrder } from './orderEvents.ts';
import type { PayPalContext } from './payPalContext.ts';

/** Outcomes of a dispute that leave the money with us, among them a dispute that the payer withdraws. */
const WON_DISPUTE_OUTCOMES: readonly unknown[] = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER'];

/**
 * Reconciles the payments of a dispute with its present state at the provider. It revokes what is left of an order's
 * credits until it is decided; decided in our favour, they are granted again. A dispute about a subscription's payment
 * suspends premium until then.
 */
export async function reconcileDispute(
  disputeId: string | undefined,
  context: PayPalContext,
): Promise<PayPalEventResult> {
  const dispute = disputeId === undefined ? undefined : await undefinedIfUnknown(context.provider.dispute(disputeId));
  const results: PayPalEventResult[] = [];
  for (const { seller_transaction_id: paymentId } of dispute?.disputed_transactions ?? [])
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they may be one person's
    if (dispute && paymentId) results.push(await reconcileDisputedPayment(dispute, paymentId, context));
  return (['went_back', 'done'] as const).find((result) => results.includes(result)) ?? 'not_ours';
}

async function reconcileDisputedPayment(
  dispute: PayPalDispute,
  paymentId: string,
  context: PayPalContext,
): Promise<PayPalEventResult> {
  const id = `${dispute.dispute_id}-${paymentId}`;
  const won = dispute.status === 'RESOLVED' && WON_DISPUTE_OUTCOMES.includes(dispute.dispute_outcome?.outcome_code);
  const orderId = await findOrderId(paymentId, context);
  if (orderId !== undefined) return reconcileOrder(orderId, context, { dispute: { id: `dispute-${id}`, won } });
  const sale = await undefinedIfUnknown(context.provider.sale(paymentId));
  const payer = await findSubscriber(sale?.billing_agreement_id, context);
  if (payer === undefined) return 'not_ours';
  return (await context.subscriptions.disputePayment(payer, paymentId, { id, won })) ? 'went_back' : 'done';
}
