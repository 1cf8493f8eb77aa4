import { ownProperty } from '../../shared/platform/ownProperty.ts';
import { PayPalError } from '../platform/paypal/client.ts';
import type { PayPalEventResource, PayPalOrder, PayPalEvent } from '../platform/paypal/types.ts';
import { completeOrder } from './completeOrder.ts';
import type { DisputedOrReversed } from './orderService.ts';
import type { PayPalContext } from './payPalContext.ts';
import type { SubscriptionReconciliation } from './subscriptionService.ts';

/**
 * Result of an event. `went_back`: a refund or dispute that was not known yet; `unknown`: a type we do not handle;
 * `not_ours`: about nothing that we made.
 */
export type PayPalEventResult = 'done' | 'went_back' | 'unknown' | 'not_ours';

type PayPalEventHandler = (
  resource: PayPalEventResource,
  context: PayPalContext,
  event: PayPalEvent,
) => Promise<PayPalEventResult>;

const handleOrder: PayPalEventHandler = (resource, context) => reconcileOrder(resource.id, context);
const handleCapture: PayPalEventHandler = async (resource, context) =>
  reconcileOrder(await findOrderId(resource.id, context), context);
const handleRefund: PayPalEventHandler = async (resource, context) =>
  reconcileOrder(await findOrderId(findCaptureId(resource), context), context);
const handleReversal: PayPalEventHandler = async (resource, context) =>
  reconcileOrder(await findOrderId(findCaptureId(resource), context), context, {
    id: `reversal-${findCaptureId(resource)}`,
    status: 'REVERSED',
  });
const toEventResult = ({ state }: SubscriptionReconciliation): PayPalEventResult =>
  state === 'foreign' ? 'not_ours' : 'done';
const handleSubscription: PayPalEventHandler = async (resource, context) =>
  toEventResult(await reconcileSubscription(resource.id, context));
const handleSale: PayPalEventHandler = async (resource, context) =>
  toEventResult(await reconcileSubscription(resource.billing_agreement_id, context));

/** One row for each event type that means something to us. */
const EVENT_HANDLERS: Readonly<Record<string, PayPalEventHandler>> = {
  // Captures the order of a browser that never returned.
  'CHECKOUT.ORDER.APPROVED': handleOrder,
  'CHECKOUT.ORDER.COMPLETED': handleOrder,
  'PAYMENT.CAPTURE.COMPLETED': handleCapture,
  'PAYMENT.CAPTURE.PENDING': handleCapture,
  'PAYMENT.CAPTURE.DENIED': handleCapture,
  'PAYMENT.CAPTURE.DECLINED': handleCapture,
  'PAYMENT.CAPTURE.REFUNDED': handleRefund,
  'PAYMENT.CAPTURE.REVERSED': handleReversal,
  'CUSTOMER.DISPUTE.CREATED': handleDispute,
  'CUSTOMER.DISPUTE.RESOLVED': handleDispute,
  'BILLING.SUBSCRIPTION.CREATED': handleSubscription,
  'BILLING.SUBSCRIPTION.ACTIVATED': handleSubscription,
  'BILLING.SUBSCRIPTION.UPDATED': handleSubscription,
  'BILLING.SUBSCRIPTION.RE-ACTIVATED': handleSubscription,
  'BILLING.SUBSCRIPTION.SUSPENDED': handleSubscription,
  'BILLING.SUBSCRIPTION.CANCELLED': handleSubscription,
  'BILLING.SUBSCRIPTION.EXPIRED': handleSubscription,
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': handleSubscription,
  'PAYMENT.SALE.COMPLETED': handleSale,
  'PAYMENT.SALE.REFUNDED': handleSaleRefund,
  'PAYMENT.SALE.REVERSED': handleSaleRefund,
};

/** Applies an event; idempotent. Throws when the effect could not be stored. */
export function handlePayPalEvent(event: PayPalEvent, context: PayPalContext): Promise<PayPalEventResult> {
  const deal = ownProperty(EVENT_HANDLERS, event.event_type);
  return deal ? deal(event.resource, context, event) : Promise.resolve('unknown');
}

/** Reconciles an order with the provider's present state, capturing an approved one. */
export async function reconcileOrder(
  orderId: string | undefined,
  { provider, orders }: PayPalContext,
  taken?: DisputedOrReversed,
): Promise<PayPalEventResult> {
  if (orderId === undefined) return 'not_ours';
  const order = await undefinedIfUnknown(provider.order(orderId));
  const row = order && (await orders.read(buyerId(order), orderId));
  if (!order || !row) return 'not_ours';
  const settled = taken
    ? await orders.reconcile(order, row, taken)
    : await completeOrder(provider, orders, row, order).catch(ignorePayerRefusal);
  return settled && 'isNewRefund' in settled && settled.isNewRefund ? 'went_back' : 'done';
}

/** Reconciles a subscription with the provider's present state. */
export async function reconcileSubscription(
  id: string | undefined,
  { provider, subscriptions }: PayPalContext,
): Promise<SubscriptionReconciliation> {
  const subscription = id === undefined ? undefined : await undefinedIfUnknown(provider.subscription(id));
  return subscription?.custom_id
    ? subscriptions.reconcile(subscription.custom_id, subscription.id)
    : { state: 'foreign' };
}

/** Whether an event's type is a refund or reversal. */
export const isRefundEvent = ({ event_type: type }: Pick<PayPalEvent, 'event_type'>) =>
  /^PAYMENT\.(?:CAPTURE|SALE)\.RE(?:FUND|VERS)ED$|^CUSTOMER\.DISPUTE\./.test(type);

/** Outcomes of a dispute that leave the money with us, among them a dispute that the payer withdraws. */
const WON_DISPUTE_OUTCOMES: readonly unknown[] = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER'];

/**
 * A dispute revokes what is left of an order's credits until it is decided; decided in our favour, they are granted
 * again. A dispute about a subscription's payment suspends premium until then.
 */
async function handleDispute(resource: PayPalEventResource, context: PayPalContext): Promise<PayPalEventResult> {
  const paymentId = resource.disputed_transactions?.[0]?.seller_transaction_id;
  const won = WON_DISPUTE_OUTCOMES.includes(resource.dispute_outcome?.outcome_code);
  const orderId = await findOrderId(paymentId, context);
  if (orderId !== undefined)
    return reconcileOrder(orderId, context, {
      id: `dispute-${resource.dispute_id}`,
      status: 'DISPUTED',
      ...(won && { won }),
    });
  const payer = await findPayer(paymentId, context);
  if (payer === undefined || paymentId === undefined) return 'not_ours';
  return (await context.subscriptions.disputePayment(payer, paymentId, { id: String(resource.dispute_id), won }))
    ? 'went_back'
    : 'done';
}

async function handleSaleRefund(
  resource: PayPalEventResource,
  context: PayPalContext,
  event: PayPalEvent,
): Promise<PayPalEventResult> {
  const isReversal = event.event_type.endsWith('REVERSED');
  const paymentId = resource.sale_id ?? (isReversal ? resource.id : undefined);
  const payer = await findPayer(paymentId, context);
  if (payer === undefined || paymentId === undefined) return 'not_ours';
  // A reversal is for the whole amount; a refund names its amount.
  const amount = Math.abs(Number(resource.amount?.total ?? resource.amount?.value));
  const wentBack = await context.subscriptions.voidPayment(
    payer,
    paymentId,
    isReversal || !(amount > 0) ? undefined : { id: resource.id ?? event.id, amount },
  );
  return wentBack ? 'went_back' : 'done';
}

/** The user of a payment's subscription. It is reconciled first: the payment may not be recorded yet. */
async function findPayer(
  paymentId: string | undefined,
  { provider, subscriptions }: PayPalContext,
): Promise<string | undefined> {
  const sale = paymentId === undefined ? undefined : await undefinedIfUnknown(provider.sale(paymentId));
  const subscription =
    sale?.billing_agreement_id === undefined
      ? undefined
      : await undefinedIfUnknown(provider.subscription(sale.billing_agreement_id));
  if (subscription?.custom_id !== undefined) await subscriptions.reconcile(subscription.custom_id, subscription.id);
  return subscription?.custom_id;
}

/** The capture a refund belongs to: it is linked as what stands above, unless the resource is the capture itself. */
function findCaptureId({ links = [] }: PayPalEventResource): string | undefined {
  return links.flatMap(({ rel, href }) =>
    rel === 'up' || rel === 'self' ? (/\/captures\/([A-Z0-9]+)$/.exec(href)?.[1] ?? []) : [],
  )[0];
}

async function findOrderId(captureId: string | undefined, { provider }: PayPalContext): Promise<string | undefined> {
  const capture = captureId === undefined ? undefined : await undefinedIfUnknown(provider.capture(captureId));
  return capture?.supplementary_data?.related_ids?.order_id;
}

const buyerId = ({ purchase_units: [unit] = [] }: PayPalOrder) => unit?.custom_id ?? '';

/** What the provider does not know is not ours. */
async function undefinedIfUnknown<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PayPalError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}

/** The payer's bank refused: there is nothing to store, and a retry will not change it. */
function ignorePayerRefusal(error: unknown): undefined {
  if (!(error instanceof PayPalError) || error.status !== 422) throw error;
}
