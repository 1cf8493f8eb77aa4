import { invalid, journeyOf, missing, shown, type Answer, type Context } from './answers.ts';
import { Books, type KeptSubscription } from './books.ts';
import type { Webhooks } from './webhooks.ts';

/** Days between two tries of a payment that failed, and after how many failures a subscription is suspended. */
const RETRY_DAYS = 5;
const FAILURES = 3;
const DAY = 86_400_000;

/** Subscriptions as the provider keeps them: approved once, billed by its clock. */
export class Subscriptions {
  readonly books: Books;
  readonly #webhooks: Webhooks;
  readonly #url: () => string;

  constructor(books: Books, webhooks: Webhooks, url: () => string) {
    this.books = books;
    this.#webhooks = webhooks;
    this.#url = url;
  }

  create(body: { plan_id: string; custom_id: string; application_context: Context }): Answer {
    const id = this.books.id('I-', 12);
    const links = [{ rel: 'approve', href: `${this.#url()}/checkoutnow?token=${id}` }];
    const subscription: KeptSubscription = { id, status: 'APPROVAL_PENDING', plan_id: body.plan_id, custom_id: body.custom_id, links, payments: [], ...journeyOf(body.application_context) };
    this.books.pages.subscriptions[id] = subscription;
    this.#tell('BILLING.SUBSCRIPTION.CREATED', subscription);
    return { status: 201, body: shown(subscription) };
  }

  read(id: string): Answer {
    const subscription = this.books.pages.subscriptions[id];
    return subscription ? { status: 200, body: shown(subscription) } : missing;
  }

  payments(id: string, from: string, to: string): Answer {
    const subscription = this.books.pages.subscriptions[id];
    if (!subscription) return missing;
    const transactions = subscription.payments.filter(({ time }) => Date.parse(time) >= Date.parse(from) && Date.parse(time) <= Date.parse(to)).map(({ refunded: _refunded, ...payment }) => payment);
    return { status: 200, body: { transactions } };
  }

  cancel(id: string): Answer {
    const subscription = this.books.pages.subscriptions[id];
    if (!subscription) return missing;
    if (!['ACTIVE', 'SUSPENDED'].includes(subscription.status)) return invalid('SUBSCRIPTION_STATUS_INVALID');
    this.#end(subscription, 'CANCELLED');
    return { status: 204 };
  }

  /** The subscription that a payment belongs to. */
  of(saleId: string): KeptSubscription | undefined {
    return Object.values(this.books.pages.subscriptions).find(({ payments }) => payments.some(({ id }) => id === saleId));
  }

  sale(id: string): Answer {
    const subscription = this.of(id);
    return subscription ? { status: 200, body: { id, billing_agreement_id: subscription.id } } : missing;
  }

  /** The merchant refunds a payment of a subscription, all that is left of it without an amount. */
  refund(id: string, value?: string): void {
    const subscription = this.of(id);
    const payment = subscription?.payments.find((one) => one.id === id);
    if (!subscription || !payment) return;
    const { currency_code: currency, value: all } = payment.amount_with_breakdown.gross_amount;
    const before = payment.refunded ?? 0;
    const amount = value ?? (Number(all) - before).toFixed(2);
    payment.refunded = before + Number(amount);
    payment.status = payment.refunded >= Number(all) - 0.001 ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    this.#webhooks.tell('PAYMENT.SALE.REFUNDED', 'refund', { id: this.books.id(), sale_id: id, state: 'completed', amount: { total: amount, currency } }, subscription.returnUrl, this.books.now());
  }

  /** The merchant's own program refunds what is left of a payment, or so much. */
  refundCall(id: string, { amount }: { amount?: { total: string } } = {}): Answer {
    const payment = this.of(id)?.payments.find((one) => one.id === id);
    if (!payment) return missing;
    if (payment.status === 'REFUNDED') return invalid('TRANSACTION_ALREADY_REFUNDED');
    if (this.books.faults.noRefunds) return invalid('TRANSACTION_REFUSED');
    const { value: all } = payment.amount_with_breakdown.gross_amount;
    if (amount && (payment.refunded ?? 0) + Number(amount.total) > Number(all) + 0.001) return invalid('REFUND_AMOUNT_EXCEEDED');
    this.refund(id, amount?.total);
    return { status: 201, body: { id: this.books.id(), state: 'completed' } };
  }

  /** Moves the clock, and does what fell due on the way, in its order. */
  advance(milliseconds: number): void {
    const until = this.books.now().getTime() + milliseconds;
    for (;;) {
      const due = Object.values(this.books.pages.subscriptions)
        .filter(({ status, late, billing_info }) => status === 'ACTIVE' && late !== true && Date.parse(billing_info?.next_billing_time ?? '9999') <= until)
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
    this.#tell('BILLING.SUBSCRIPTION.PAYMENT.FAILED', subscription);
    if (failures >= FAILURES) this.#end(subscription, 'SUSPENDED');
  }

  /** What the payer decides on the approval page. */
  decide(subscription: KeptSubscription, approves: boolean): void {
    if (!approves) return this.#tell('BILLING.SUBSCRIPTION.PAYMENT.FAILED', subscription);
    subscription.status = 'ACTIVE';
    subscription.start_time = Books.time(this.books.now());
    this.#tell('BILLING.SUBSCRIPTION.ACTIVATED', subscription);
    if (this.books.faults.capture !== 'PENDING') return this.#pay(subscription, this.books.now());
    subscription.billing_info = { next_billing_time: Books.time(this.books.now()), failed_payments_count: 0 };
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
    this.#tell(`BILLING.SUBSCRIPTION.${status}`, subscription);
  }

  #tell(type: string, subscription: KeptSubscription): void {
    this.#webhooks.tell(type, 'subscription', shown(subscription), subscription.returnUrl, this.books.now());
  }
}
