import type { Capture, Money } from '../../../../functions/data/paypalTypes.ts';
import { invalid, journeyOf, missing, shown, type Answer, type Context } from './answers.ts';
import { Books, type KeptOrder, type KeptSubscription } from './books.ts';
import { Subscriptions } from './subscriptions.ts';
import type { Webhooks } from './webhooks.ts';

/** Orders and captures as the provider keeps them, with the events it tells. */
export class Provider {
  readonly books: Books;
  readonly #webhooks: Webhooks;
  readonly #url: () => string;
  readonly subscriptions: Subscriptions;

  constructor(books: Books, webhooks: Webhooks, url: () => string) {
    this.books = books;
    this.#webhooks = webhooks;
    this.#url = url;
    this.subscriptions = new Subscriptions(books, webhooks, url);
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
    } else this.subscriptions.decide(subscriptions[id] as KeptSubscription, decision === 'approve');
    return to.href;
  }

  /** What was pending is decided. */
  decideCapture(id: string, status: 'COMPLETED' | 'DECLINED'): void {
    const order = this.books.orderOf(id);
    if (order) this.#change(order, id, { status }, true);
  }

  /** The merchant refunds, all of it without an amount; or the payer's bank takes it back. */
  refund(id: string, value?: string, event: 'REFUNDED' | 'REVERSED' = 'REFUNDED', customId?: string): string {
    const order = this.books.orderOf(id) as KeptOrder;
    const payments = order.purchase_units?.[0]?.payments;
    const capture = payments?.captures?.find((one) => one.id === id) as Capture;
    const already = (payments?.refunds ?? []).reduce((sum, { amount }) => sum + Number(amount.value), 0);
    const refund = { id: this.books.id(), status: 'COMPLETED', amount: { ...capture.amount, value: value ?? (Number(capture.amount.value) - already).toFixed(2) }, ...(customId !== undefined && { custom_id: customId }) };
    const all = already + Number(refund.amount.value) >= Number(capture.amount.value) - 0.001;
    this.#change(order, id, { status: all ? 'REFUNDED' : 'PARTIALLY_REFUNDED' }, false);
    const [unit] = order.purchase_units ?? [];
    Object.assign(order, { purchase_units: [{ ...unit, payments: { ...unit?.payments, refunds: [...(unit?.payments?.refunds ?? []), refund] } }] });
    const links = [{ rel: 'up', href: `${this.#url()}/v2/payments/captures/${id}` }];
    this.#webhooks.tell(`PAYMENT.CAPTURE.${event}`, 'refund', { ...refund, custom_id: customId ?? unit?.custom_id, links }, order.returnUrl, this.books.now());
    return refund.id;
  }

  /** The merchant's own program refunds what is left of it, or so much. */
  refundCall(id: string, { amount, custom_id: customId }: { amount?: Money; custom_id?: string } = {}): Answer {
    const payments = this.books.orderOf(id)?.purchase_units?.[0]?.payments;
    const capture = payments?.captures?.find((one) => one.id === id);
    if (!capture) return missing;
    if (capture.status === 'REFUNDED') return invalid('CAPTURE_FULLY_REFUNDED');
    if (this.books.faults.noRefunds) return invalid('REFUND_NOT_ALLOWED');
    const already = (payments?.refunds ?? []).reduce((sum, refund) => sum + Number(refund.amount.value), 0);
    if (amount && already + Number(amount.value) > Number(capture.amount.value) + 0.001) return invalid('REFUND_AMOUNT_EXCEEDED');
    return { status: 201, body: { id: this.refund(id, amount?.value, 'REFUNDED', customId), status: 'COMPLETED' } };
  }

  /** The payer complains about a payment, or the complaint is decided. */
  dispute(id: string, decided?: 'RESOLVED_SELLER_FAVOUR' | 'RESOLVED_BUYER_FAVOUR' | 'CANCELED_BY_BUYER'): void {
    const order = this.books.orderOf(id) ?? this.subscriptions.of(id);
    if (!order) return;
    const custom = 'purchase_units' in order ? order.purchase_units?.[0]?.custom_id : (order as KeptSubscription).custom_id;
    const resource = { dispute_id: `PP-D-${id.slice(0, 6)}`, status: decided ? 'RESOLVED' : 'OPEN', disputed_transactions: [{ seller_transaction_id: id, custom }], ...(decided && { dispute_outcome: { outcome_code: decided } }) };
    this.#webhooks.tell(`CUSTOMER.DISPUTE.${decided ? 'RESOLVED' : 'CREATED'}`, 'dispute', resource, order.returnUrl, this.books.now());
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

}

const captureOf = (order: KeptOrder, capture: Capture) => ({ ...capture, custom_id: order.purchase_units?.[0]?.custom_id, supplementary_data: { related_ids: { order_id: order.id } } });

