import { own } from '../../shared/own.ts';
import { PayPalError, type PayPal } from '../data/paypal.ts';
import type { EventResource, Order, PayPalEvent } from '../data/paypalTypes.ts';
import { completeOrder } from './complete.ts';
import type { orderStore, TakenBack } from './orders.ts';
import type { subscriptionStore, SubscriptionState } from './subscriptions.ts';

export interface Tills {
  readonly provider: PayPal;
  readonly orders: ReturnType<typeof orderStore>;
  readonly subscriptions: ReturnType<typeof subscriptionStore>;
}

/**
 * What became of an event. `went_back`: money that went back, or is asked back, and was not known yet; `unknown`: a type we do not
 * handle; `not_ours`: about nothing that we made.
 */
export type Heard = 'done' | 'went_back' | 'unknown' | 'not_ours';

type Deal = (resource: EventResource, tills: Tills, event: PayPalEvent) => Promise<Heard>;

const ofOrder: Deal = (resource, tills) => settleOrder(resource.id, tills);
const ofCapture: Deal = async (resource, tills) => settleOrder(await orderIdOf(resource.id, tills), tills);
const ofRefund: Deal = async (resource, tills) => settleOrder(await orderIdOf(captureOf(resource), tills), tills);
const ofReversal: Deal = async (resource, tills) => settleOrder(await orderIdOf(captureOf(resource), tills), tills, { id: `reversal-${captureOf(resource)}`, status: 'REVERSED' });
const heardOf = ({ state }: SubscriptionState): Heard => (state === 'foreign' ? 'not_ours' : 'done');
const ofSubscription: Deal = async (resource, tills) => heardOf(await settleSubscription(resource.id, tills));
const ofSale: Deal = async (resource, tills) => heardOf(await settleSubscription(resource.billing_agreement_id, tills));

/** One row for each event type that means something to us. */
const DEALS: Readonly<Record<string, Deal>> = {
  // Captures for a browser that never came back.
  'CHECKOUT.ORDER.APPROVED': ofOrder,
  'CHECKOUT.ORDER.COMPLETED': ofOrder,
  'PAYMENT.CAPTURE.COMPLETED': ofCapture,
  'PAYMENT.CAPTURE.PENDING': ofCapture,
  'PAYMENT.CAPTURE.DENIED': ofCapture,
  'PAYMENT.CAPTURE.DECLINED': ofCapture,
  'PAYMENT.CAPTURE.REFUNDED': ofRefund,
  'PAYMENT.CAPTURE.REVERSED': ofReversal,
  'CUSTOMER.DISPUTE.CREATED': ofDispute,
  'CUSTOMER.DISPUTE.RESOLVED': ofDispute,
  'BILLING.SUBSCRIPTION.CREATED': ofSubscription,
  'BILLING.SUBSCRIPTION.ACTIVATED': ofSubscription,
  'BILLING.SUBSCRIPTION.UPDATED': ofSubscription,
  'BILLING.SUBSCRIPTION.RE-ACTIVATED': ofSubscription,
  'BILLING.SUBSCRIPTION.SUSPENDED': ofSubscription,
  'BILLING.SUBSCRIPTION.CANCELLED': ofSubscription,
  'BILLING.SUBSCRIPTION.EXPIRED': ofSubscription,
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': ofSubscription,
  'PAYMENT.SALE.COMPLETED': ofSale,
  'PAYMENT.SALE.REFUNDED': ofSaleRefund,
  'PAYMENT.SALE.REVERSED': ofSaleRefund,
};

/** Does what an event asks for; repeating it changes nothing. Throws where the effect could not be stored. */
export function hear(event: PayPalEvent, tills: Tills): Promise<Heard> {
  const deal = own(DEALS, event.event_type);
  return deal ? deal(event.resource, tills, event) : Promise.resolve('unknown');
}

/** Brings an order to what the provider says of it now, taking the money of one that is approved. */
export async function settleOrder(orderId: string | undefined, { provider, orders }: Tills, taken?: TakenBack): Promise<Heard> {
  if (orderId === undefined) return 'not_ours';
  const order = await known(provider.order(orderId));
  const row = order && (await orders.read(buyerOf(order), orderId));
  if (!order || !row) return 'not_ours';
  const settled = taken ? await orders.settle(order, row, taken) : await completeOrder(provider, orders, row, order).catch(refusedByPayer);
  return settled && 'tookBack' in settled && settled.tookBack ? 'went_back' : 'done';
}

/** Brings a subscription to what the provider says of it now. */
export async function settleSubscription(id: string | undefined, { provider, subscriptions }: Tills): Promise<SubscriptionState> {
  const subscription = id === undefined ? undefined : await known(provider.subscription(id));
  return subscription?.custom_id ? subscriptions.settle(subscription.custom_id, subscription.id) : { state: 'foreign' };
}

/** Whether an event is of a kind that money goes back by. */
export const isAboutMoneyBack = ({ event_type: type }: Pick<PayPalEvent, 'event_type'>) => /^PAYMENT\.(?:CAPTURE|SALE)\.RE(?:FUND|VERS)ED$|^CUSTOMER\.DISPUTE\./.test(type);

/** Outcomes of a complaint that leave the money with us; one that the payer withdraws is one of them. */
const WON: readonly unknown[] = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER'];

/**
 * A complaint takes back what is left of an order's credits until it is decided; decided for us, they are granted again. Of a
 * subscription's payment, premium rests until then.
 */
async function ofDispute(resource: EventResource, tills: Tills): Promise<Heard> {
  const paymentId = resource.disputed_transactions?.[0]?.seller_transaction_id;
  const won = WON.includes(resource.dispute_outcome?.outcome_code);
  const orderId = await orderIdOf(paymentId, tills);
  if (orderId !== undefined) return settleOrder(orderId, tills, { id: `dispute-${resource.dispute_id}`, status: 'DISPUTED', ...(won && { won }) });
  const payer = await payerOf(paymentId, tills);
  if (payer === undefined || paymentId === undefined) return 'not_ours';
  return (await tills.subscriptions.disputePayment(payer, paymentId, { id: String(resource.dispute_id), won })) ? 'went_back' : 'done';
}

async function ofSaleRefund(resource: EventResource, tills: Tills, event: PayPalEvent): Promise<Heard> {
  const isReversal = event.event_type.endsWith('REVERSED');
  const paymentId = resource.sale_id ?? (isReversal ? resource.id : undefined);
  const payer = await payerOf(paymentId, tills);
  if (payer === undefined || paymentId === undefined) return 'not_ours';
  // A reversal takes back all of it; a refund says how much.
  const amount = Math.abs(Number(resource.amount?.total ?? resource.amount?.value));
  const wentBack = await tills.subscriptions.voidPayment(payer, paymentId, isReversal || !(amount > 0) ? undefined : { id: resource.id ?? event.id, amount });
  return wentBack ? 'went_back' : 'done';
}

/** Whose subscription a payment belongs to. It is settled first: perhaps the payment was not heard of yet, and there is nothing to note on. */
async function payerOf(paymentId: string | undefined, { provider, subscriptions }: Tills): Promise<string | undefined> {
  const sale = paymentId === undefined ? undefined : await known(provider.sale(paymentId));
  const subscription = sale?.billing_agreement_id === undefined ? undefined : await known(provider.subscription(sale.billing_agreement_id));
  if (subscription?.custom_id !== undefined) await subscriptions.settle(subscription.custom_id, subscription.id);
  return subscription?.custom_id;
}

/** The capture a refund belongs to: it is linked as what stands above, unless the resource is the capture itself. */
function captureOf({ links = [] }: EventResource): string | undefined {
  return links.flatMap(({ rel, href }) => (rel === 'up' || rel === 'self' ? (/\/captures\/([A-Z0-9]+)$/.exec(href)?.[1] ?? []) : []))[0];
}

async function orderIdOf(captureId: string | undefined, { provider }: Tills): Promise<string | undefined> {
  const capture = captureId === undefined ? undefined : await known(provider.capture(captureId));
  return capture?.supplementary_data?.related_ids?.order_id;
}

const buyerOf = ({ purchase_units: [unit] = [] }: Order) => unit?.custom_id ?? '';

/** What the provider does not know is not ours. */
async function known<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PayPalError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}

/** The payer's bank said no: there is nothing to store, and asking again will not change it. */
function refusedByPayer(error: unknown): undefined {
  if (!(error instanceof PayPalError) || error.status !== 422) throw error;
}
