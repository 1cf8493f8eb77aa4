import type { Capture, Money } from '../../../../functions/data/paypalTypes.ts';
import { Books, type Journey, type KeptOrder, type KeptSubscription } from './books.ts';
import type { Webhooks } from './webhooks.ts';

/** How the provider answers a call. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

const refused = (status: number, name: string, issue: string): Answer => ({ status, body: { name, details: [{ issue }] } });
const missing = refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const invalid = (issue: string) => refused(422, 'UNPROCESSABLE_ENTITY', issue);

interface Context {
  readonly return_url: string;
  readonly cancel_url: string;
  readonly locale?: string;
}
const journeyOf = ({ return_url, cancel_url, locale = 'en-US' }: Context): Journey => ({ returnUrl: return_url, cancelUrl: cancel_url, locale });

/** Days between two tries of a payment that failed, and after how many failures a subscription is suspended. */
const RETRY_DAYS = 5;
const FAILURES = 3;
const DAY = 86_400_000;

/** Orders, captures and subscriptions as the provider keeps them, with the events it tells. */
export class Provider {
  readonly books: Books;
  readonly #webhooks: Webhooks;
  readonly #url: () => string;

  constructor(books: Books, webhooks: Webhooks, url: () => string) {
    this.books = books;
    this.#webhooks = webhooks;
    this.#url = url;
  }

  createOrder(body: { purchase_units: KeptOrder['purchase_units']; payment_source: { paypal: { experience_context: Context } } }): Answer {
    const id = this.books.id();
    const links = [{ rel: 'self', href: `${this.#url()}/v2/checkout/orders/${id}` }, { rel: 'payer-action', href: `${this.#url()}/checkoutnow?token=${id}` }];
    const order: KeptOrder = { id, status: 'PAYER_ACTION_REQUIRED', purchase_units: body.purchase_units ?? [], links, ...journeyOf(body.payment_source.paypal.experience_context) };
    this.books.pages.orders[id] = order;
    return { status: 200, body: shown(order) };
  }

  order(id: string): Answer {
    const order = this.books.pages.orders[id];
    return order ? { status: 200, body: shown(order) } : missing;
  }

  captureOrder(id: string): Answer {
    const order = this.books.pages.orders[id];
    const [unit, ...others] = order?.purchase_units ?? [];
    if (!order || !unit) return missing;
    if (order.status === 'COMPLETED') return invalid('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return invalid('ORDER_NOT_APPROVED');
    if (order.declined) return invalid('INSTRUMENT_DECLINED');
    const status = this.books.faults.capture ?? 'COMPLETED';
    const capture: Capture = { id: this.books.id(), status, amount: unit.amount as Money, create_time: Books.time(this.books.now()) };
    Object.assign(order, { status: 'COMPLETED', purchase_units: [{ ...unit, payments: { captures: [capture], refunds: [] } }, ...others] });
    this.#tellOf(order, capture);
    return { status: 201, body: shown(order) };
  }

  capture(id: string): Answer {
    const order = this.books.orderOf(id);
    const capture = order?.purchase_units?.[0]?.payments?.captures?.find((one) => one.id === id);
    return order && capture ? { status: 200, body: captureOf(order, capture) } : missing;
  }

  sale(id: string): Answer {
    const subscription = Object.values(this.books.pages.subscriptions).find(({ payments }) => payments.some((payment) => payment.id === id));
    return subscription ? { status: 200, body: { id, billing_agreement_id: subscription.id } } : missing;
  }

  createSubscription(body: { plan_id: string; custom_id: string; application_context: Context }): Answer {
    const id = this.books.id('I-', 12);
    const links = [{ rel: 'approve', href: `${this.#url()}/checkoutnow?token=${id}` }];
    const subscription: KeptSubscription = { id, status: 'APPROVAL_PENDING', plan_id: body.plan_id, custom_id: body.custom_id, links, payments: [], ...journeyOf(body.application_context) };
    this.books.pages.subscriptions[id] = subscription;
    this.#tellAbout('BILLING.SUBSCRIPTION.CREATED', subscription);
    return { status: 201, body: shown(subscription) };
  }

  subscription(id: string): Answer {
    const subscription = this.books.pages.subscriptions[id];
    return subscription ? { status: 200, body: shown(subscription) } : missing;
  }

  payments(id: string, from: string, to: string): Answer {
    const subscription = this.books.pages.subscriptions[id];
    if (!subscription) return missing;
    const transactions = subscription.payments.filter(({ time }) => Date.parse(time) >= Date.parse(from) && Date.parse(time) <= Date.parse(to));
    return { status: 200, body: { transactions } };
  }

  cancelSubscription(id: string): Answer {
    const subscription = this.books.pages.subscriptions[id];
    if (!subscription) return missing;
    if (!['ACTIVE', 'SUSPENDED'].includes(subscription.status)) return invalid('SUBSCRIPTION_STATUS_INVALID');
    this.#end(subscription, 'CANCELLED');
    return { status: 204 };
  }

  /** What the payer decides on the approval page; answers where the payer goes. */
  decide(id: string, decision: 'approve' | 'decline' | 'cancel'): string | undefined {
    const { orders, subscriptions } = this.books.pages;
    const one = orders[id] ?? subscriptions[id];
    if (!one) return undefined;
    const to = new URL(decision === 'cancel' ? one.cancelUrl : one.returnUrl);
    to.searchParams.set(id in orders ? 'token' : 'subscription_id', id);
    if (decision === 'cancel' || !['PAYER_ACTION_REQUIRED', 'APPROVAL_PENDING'].includes(one.status)) return to.href;
    const order = orders[id];
    if (order) {
      Object.assign(order, { status: 'APPROVED', declined: decision === 'decline' });
      this.#webhooks.tell('CHECKOUT.ORDER.APPROVED', 'checkout-order', shown(order), order.returnUrl, this.books.now());
    } else if (decision === 'approve') this.#activate(subscriptions[id] as KeptSubscription);
    else this.#tellAbout('BILLING.SUBSCRIPTION.PAYMENT.FAILED', subscriptions[id] as KeptSubscription);
    return to.href;
  }

  /** What was pending is decided. */
  decideCapture(id: string, status: 'COMPLETED' | 'DECLINED'): void {
    const order = this.books.orderOf(id);
    if (order) this.#change(order, id, { status }, true);
  }

  /** The merchant refunds, all of it without an amount; or the payer's bank takes it back. */
  refund(id: string, value?: string, event: 'REFUNDED' | 'REVERSED' = 'REFUNDED'): string {
    const order = this.books.orderOf(id) as KeptOrder;
    const payments = order.purchase_units?.[0]?.payments;
    const capture = payments?.captures?.find((one) => one.id === id) as Capture;
    const already = (payments?.refunds ?? []).reduce((sum, { amount }) => sum + Number(amount.value), 0);
    const refund = { id: this.books.id(), status: 'COMPLETED', amount: { ...capture.amount, value: value ?? (Number(capture.amount.value) - already).toFixed(2) } };
    const all = already + Number(refund.amount.value) >= Number(capture.amount.value) - 0.001;
    this.#change(order, id, { status: all ? 'REFUNDED' : 'PARTIALLY_REFUNDED' }, false);
    const [unit] = order.purchase_units ?? [];
    Object.assign(order, { purchase_units: [{ ...unit, payments: { ...unit?.payments, refunds: [...(unit?.payments?.refunds ?? []), refund] } }] });
    const links = [{ rel: 'up', href: `${this.#url()}/v2/payments/captures/${id}` }];
    this.#webhooks.tell(`PAYMENT.CAPTURE.${event}`, 'refund', { ...refund, custom_id: unit?.custom_id, links }, order.returnUrl, this.books.now());
    return refund.id;
  }

  /** The merchant refunds a payment of a subscription, all of it without an amount. */
  refundSale(id: string, value?: string): void {
    const subscription = Object.values(this.books.pages.subscriptions).find(({ payments }) => payments.some((payment) => payment.id === id));
    const payment = subscription?.payments.find((one) => one.id === id);
    if (!subscription || !payment) return;
    const { currency_code: currency, value: all } = payment.amount_with_breakdown.gross_amount;
    if (value === undefined) payment.status = 'REFUNDED';
    this.#webhooks.tell('PAYMENT.SALE.REFUNDED', 'refund', { id: this.books.id(), sale_id: id, state: 'completed', amount: { total: value ?? all, currency } }, subscription.returnUrl, this.books.now());
  }

  /** The payer complains about a payment, or the complaint is decided. */
  dispute(id: string, decided?: 'RESOLVED_SELLER_FAVOUR' | 'RESOLVED_BUYER_FAVOUR'): void {
    const order = this.books.orderOf(id) as KeptOrder;
    const resource = { dispute_id: `PP-D-${id.slice(0, 6)}`, status: decided ? 'RESOLVED' : 'OPEN', disputed_transactions: [{ seller_transaction_id: id, custom: order.purchase_units?.[0]?.custom_id }], ...(decided && { dispute_outcome: { outcome_code: decided } }) };
    this.#webhooks.tell(`CUSTOMER.DISPUTE.${decided ? 'RESOLVED' : 'CREATED'}`, 'dispute', resource, order.returnUrl, this.books.now());
  }

  /** Moves the clock, and does what fell due on the way, in its order. */
  advance(milliseconds: number): void {
    const until = this.books.now().getTime() + milliseconds;
    for (;;) {
      const due = Object.values(this.books.pages.subscriptions)
        .filter(({ status, billing_info }) => status === 'ACTIVE' && Date.parse(billing_info?.next_billing_time ?? '9999') <= until)
        .toSorted((a, b) => Date.parse(a.billing_info?.next_billing_time ?? '') - Date.parse(b.billing_info?.next_billing_time ?? ''))[0];
      if (!due) break;
      this.#bill(due);
    }
    this.books.pages.ahead += milliseconds;
  }

  #bill(subscription: KeptSubscription): void {
    const at = new Date(subscription.billing_info?.next_billing_time ?? '');
    if (!subscription.failing) return this.#pay(subscription, at);
    const failures = (subscription.billing_info?.failed_payments_count ?? 0) + 1;
    subscription.billing_info = { ...subscription.billing_info, failed_payments_count: failures, next_billing_time: Books.time(new Date(at.getTime() + RETRY_DAYS * DAY)) };
    this.#tellAbout('BILLING.SUBSCRIPTION.PAYMENT.FAILED', subscription);
    if (failures >= FAILURES) this.#end(subscription, 'SUSPENDED');
  }

  #activate(subscription: KeptSubscription): void {
    subscription.status = 'ACTIVE';
    subscription.start_time = Books.time(this.books.now());
    this.#tellAbout('BILLING.SUBSCRIPTION.ACTIVATED', subscription);
    this.#pay(subscription, this.books.now());
  }

  #pay(subscription: KeptSubscription, at: Date): void {
    const { id, amount } = this.books.charge(subscription, at);
    const sale = { id, state: 'completed', billing_agreement_id: subscription.id, custom: subscription.custom_id, amount: { total: amount.value, currency: amount.currency_code }, create_time: Books.time(at) };
    this.#webhooks.tell('PAYMENT.SALE.COMPLETED', 'sale', sale, subscription.returnUrl, at);
  }

  /** Ends a subscription; nothing is billed any more. */
  #end(subscription: KeptSubscription, status: 'CANCELLED' | 'SUSPENDED' | 'EXPIRED'): void {
    const { next_billing_time: _none, ...billing } = subscription.billing_info ?? {};
    Object.assign(subscription, { status, billing_info: billing });
    this.#tellAbout(`BILLING.SUBSCRIPTION.${status}`, subscription);
  }

  #change(order: KeptOrder, captureId: string, changes: Partial<Capture>, tell: boolean): void {
    const [unit] = order.purchase_units ?? [];
    const captures = (unit?.payments?.captures ?? []).map((capture) => (capture.id === captureId ? { ...capture, ...changes } : capture));
    Object.assign(order, { purchase_units: [{ ...unit, payments: { ...unit?.payments, captures } }] });
    if (tell) this.#tellOf(order, captures.find((capture) => capture.id === captureId) as Capture);
  }

  #tellOf(order: KeptOrder, capture: Capture): void {
    const name = capture.status === 'DECLINED' ? 'DENIED' : capture.status;
    this.#webhooks.tell(`PAYMENT.CAPTURE.${name}`, 'capture', captureOf(order, capture), order.returnUrl, this.books.now());
  }

  #tellAbout(type: string, subscription: KeptSubscription): void {
    this.#webhooks.tell(type, 'subscription', shown(subscription), subscription.returnUrl, this.books.now());
  }
}

/** Without what only the stand-in knows. */
function shown(one: KeptOrder | KeptSubscription): object {
  const { returnUrl: _return, cancelUrl: _cancel, locale: _locale, declined: _declined, payments: _payments, failing: _failing, ...answer } = one as KeptOrder & KeptSubscription;
  return structuredClone(answer);
}

const captureOf = (order: KeptOrder, capture: Capture) => ({ ...capture, custom_id: order.purchase_units?.[0]?.custom_id, supplementary_data: { related_ids: { order_id: order.id } } });

