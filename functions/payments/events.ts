import { PayPalError, type PayPal } from '../data/paypal.ts';
import type { Order } from '../data/paypalTypes.ts';
import { completeOrder } from './complete.ts';
import type { orderStore, TakenBack } from './orders.ts';
import type { subscriptionStore } from './subscriptions.ts';

/** An event of the provider, as much of it as is read: what it is about is asked again, so that nothing depends on its order. */
export interface PayPalEvent {
  readonly id: string;
  readonly event_type: string;
  readonly resource: Resource;
}

interface Resource {
  readonly id?: string;
  readonly custom_id?: string;
  /** Of sales. */
  readonly custom?: string;
  readonly billing_agreement_id?: string;
  readonly sale_id?: string;
  readonly amount?: { readonly value?: string; readonly total?: string };
  readonly links?: readonly { readonly rel: string; readonly href: string }[];
  readonly dispute_id?: string;
  readonly disputed_transactions?: readonly { readonly seller_transaction_id?: string }[];
  readonly dispute_outcome?: { readonly outcome_code?: string };
}

export interface Tills {
  readonly provider: PayPal;
  readonly orders: ReturnType<typeof orderStore>;
  readonly subscriptions: ReturnType<typeof subscriptionStore>;
}

/** What became of an event. `unknown`: a type we do not handle; `not_ours`: about nothing that we made. */
export type Heard = 'done' | 'unknown' | 'not_ours';

type Deal = (resource: Resource, tills: Tills, event: PayPalEvent) => Promise<Heard>;

const ofOrder: Deal = (resource, tills) => settleOrder(resource.id, tills);
const ofCapture: Deal = async (resource, tills) => settleOrder(await orderIdOf(resource.id, tills), tills);
const ofRefund: Deal = async (resource, tills) => settleOrder(await orderIdOf(captureOf(resource), tills), tills);
const ofReversal: Deal = async (resource, tills) => settleOrder(await orderIdOf(captureOf(resource), tills), tills, { id: `reversal-${captureOf(resource)}`, status: 'REVERSED' });
const ofSubscription: Deal = (resource, tills) => settleSubscription(resource.id, tills);
const ofSale: Deal = (resource, tills) => settleSubscription(resource.billing_agreement_id, tills);

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
  const deal = DEALS[event.event_type];
  return deal ? deal(event.resource, tills, event) : Promise.resolve('unknown');
}

/** Brings an order to what the provider says of it now, taking the money of one that is approved. */
export async function settleOrder(orderId: string | undefined, { provider, orders }: Tills, taken?: TakenBack): Promise<Heard> {
  if (orderId === undefined) return 'not_ours';
  const order = await known(provider.order(orderId));
  const row = order && (await orders.read(buyerOf(order), orderId));
  if (!order || !row) return 'not_ours';
  if (taken) await orders.settle(order, row, taken);
  else await completeOrder(provider, orders, row, order).catch(refusedByPayer);
  return 'done';
}

export async function settleSubscription(id: string | undefined, { provider, subscriptions }: Tills): Promise<Heard> {
  const subscription = id === undefined ? undefined : await known(provider.subscription(id));
  if (!subscription?.custom_id) return 'not_ours';
  const { state } = await subscriptions.settle(subscription.custom_id, subscription.id);
  return state === 'foreign' ? 'not_ours' : 'done';
}

/** Outcomes of a complaint that leave the money with us; one that the payer withdraws is one of them. */
const WON: readonly unknown[] = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER'];

/** A complaint takes back what is left, until it is decided; decided for us, the order's credits are granted again. */
async function ofDispute(resource: Resource, tills: Tills): Promise<Heard> {
  const captureId = resource.disputed_transactions?.[0]?.seller_transaction_id;
  const won = WON.includes(resource.dispute_outcome?.outcome_code);
  return settleOrder(await orderIdOf(captureId, tills), tills, { id: `dispute-${resource.dispute_id}`, status: 'DISPUTED', ...(won && { won }) });
}

async function ofSaleRefund(resource: Resource, { subscriptions, provider }: Tills, event: PayPalEvent): Promise<Heard> {
  const paymentId = resource.sale_id ?? (event.event_type.endsWith('REVERSED') ? resource.id : undefined);
  if (paymentId === undefined) return 'not_ours';
  const sale = await known(provider.sale(paymentId));
  const subscription = sale?.billing_agreement_id === undefined ? undefined : await known(provider.subscription(sale.billing_agreement_id));
  const userId = subscription?.custom_id;
  if (subscription === undefined || userId === undefined) return 'not_ours';
  // Perhaps the payment itself was not heard of yet: then there is nothing to note the refund on.
  await subscriptions.settle(userId, subscription.id);
  // A reversal takes back all of it; a refund says how much.
  const amount = Math.abs(Number(resource.amount?.total ?? resource.amount?.value));
  await subscriptions.voidPayment(userId, paymentId, event.event_type.endsWith('REVERSED') || !(amount > 0) ? undefined : { id: resource.id ?? event.id, amount });
  return 'done';
}

/** The capture a refund belongs to: it is linked as what stands above, unless the resource is the capture itself. */
function captureOf({ links = [] }: Resource): string | undefined {
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
function refusedByPayer(error: unknown): void {
  if (!(error instanceof PayPalError) || error.status !== 422) throw error;
}
