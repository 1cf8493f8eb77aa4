import type { PayPalSaleRefund } from '../../../../functions/platform/paypal/types.ts';
import { DAY_MS } from '../../../../shared/platform/time.ts';
import {
  invalidResponse,
  toPayerRedirects,
  notFoundResponse,
  withoutEmulatorFields,
  type PayPalResponse,
  type ExperienceContext,
} from './responses.ts';
import { PayPalState, type EmulatedSubscription } from './state.ts';
import type { WebhookSender } from './webhooks.ts';

/** Days between two tries of a payment that failed, and after how many failures a subscription is suspended. */
const RETRY_DAYS = 5;
const MAX_FAILURES = 3;

/** Subscriptions as the provider keeps them: approved once, billed by its clock. */
export class EmulatedSubscriptions {
  readonly state: PayPalState;
  readonly #webhooks: Pick<WebhookSender, 'send'>;
  readonly #url: () => string;

  constructor(books: PayPalState, webhooks: Pick<WebhookSender, 'send'>, url: () => string) {
    this.state = books;
    this.#webhooks = webhooks;
    this.#url = url;
  }

  create(body: { plan_id: string; custom_id: string; application_context: ExperienceContext }): PayPalResponse {
    const id = this.state.id('I-', 12);
    const links = [{ rel: 'approve', href: `${this.#url()}/checkoutnow?token=${id}` }];
    const subscription: EmulatedSubscription = {
      id,
      status: 'APPROVAL_PENDING',
      plan_id: body.plan_id,
      custom_id: body.custom_id,
      links,
      payments: [],
      ...toPayerRedirects(body.application_context),
    };
    this.state.stored.subscriptions[id] = subscription;
    this.#tell('BILLING.SUBSCRIPTION.CREATED', subscription);
    return { status: 201, body: withoutEmulatorFields(subscription) };
  }

  read(id: string): PayPalResponse {
    const subscription = this.state.stored.subscriptions[id];
    return subscription ? { status: 200, body: withoutEmulatorFields(subscription) } : notFoundResponse;
  }

  payments(id: string, from: string, to: string): PayPalResponse {
    const subscription = this.state.stored.subscriptions[id];
    if (!subscription) return notFoundResponse;
    const transactions = subscription.payments
      .filter(({ time }) => Date.parse(time) >= Date.parse(from) && Date.parse(time) <= Date.parse(to))
      .map(({ refunded: _refunded, ...payment }) => payment);
    return { status: 200, body: { transactions } };
  }

  cancel(id: string): PayPalResponse {
    const subscription = this.state.stored.subscriptions[id];
    if (!subscription) return notFoundResponse;
    if (!['ACTIVE', 'SUSPENDED'].includes(subscription.status)) return invalidResponse('SUBSCRIPTION_STATUS_INVALID');
    this.#end(subscription, 'CANCELLED');
    return { status: 204 };
  }

  /** The subscription that a payment belongs to. */
  findBySale(saleId: string): EmulatedSubscription | undefined {
    return Object.values(this.state.stored.subscriptions).find(({ payments }) =>
      payments.some(({ id }) => id === saleId),
    );
  }

  sale(id: string): PayPalResponse {
    const subscription = this.findBySale(id);
    const payment = subscription?.payments.find((candidate) => candidate.id === id);
    if (!subscription || !payment) return notFoundResponse;
    return {
      status: 200,
      body: { id, state: payment.status.toLowerCase(), billing_agreement_id: subscription.id },
    };
  }

  /** A refund of a payment, as it is asked for by its id. */
  refundDetails(id: string): PayPalResponse {
    const refund = this.state.stored.saleRefunds[id];
    return refund ? { status: 200, body: structuredClone(refund) } : notFoundResponse;
  }

  /** The merchant refunds a payment of a subscription, all that is left of it without an amount. */
  refund(id: string, value?: string): string | undefined {
    const subscription = this.findBySale(id);
    const payment = subscription?.payments.find((candidate) => candidate.id === id);
    if (!subscription || !payment) return undefined;
    const { currency_code: currency, value: all } = payment.amount_with_breakdown.gross_amount;
    const before = payment.refunded ?? 0;
    const amount = value ?? (Number(all) - before).toFixed(2);
    payment.refunded = before + Number(amount);
    payment.status = payment.refunded >= Number(all) - 0.001 ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    const refund: PayPalSaleRefund = {
      id: this.state.id(),
      sale_id: id,
      state: 'completed',
      amount: { total: amount, currency },
    };
    this.state.stored.saleRefunds[refund.id] = refund;
    this.#webhooks.send(
      'PAYMENT.SALE.REFUNDED',
      'refund',
      structuredClone(refund),
      subscription.returnUrl,
      this.state.now(),
    );
    return refund.id;
  }

  /** A refund by the merchant's API: what is left of a payment, or that amount. */
  refundCall(id: string, { amount }: { amount?: { total: string } } = {}): PayPalResponse {
    const payment = this.findBySale(id)?.payments.find((candidate) => candidate.id === id);
    if (!payment) return notFoundResponse;
    if (payment.status === 'REFUNDED') return invalidResponse('TRANSACTION_ALREADY_REFUNDED');
    if (this.state.faults.noRefunds) return invalidResponse('TRANSACTION_REFUSED');
    const { value: all } = payment.amount_with_breakdown.gross_amount;
    if (amount && (payment.refunded ?? 0) + Number(amount.total) > Number(all) + 0.001)
      return invalidResponse('REFUND_AMOUNT_EXCEEDED');
    return { status: 201, body: { id: this.refund(id, amount?.total), state: 'completed' } };
  }

  /** Moves the clock, and runs in order what fell due on the way. */
  advance(milliseconds: number): void {
    const until = this.state.now().getTime() + milliseconds;
    for (;;) {
      const due = Object.values(this.state.stored.subscriptions)
        .filter(
          ({ status, late, billing_info }) =>
            status === 'ACTIVE' && late !== true && Date.parse(billing_info?.next_billing_time ?? '9999') <= until,
        )
        .toSorted(
          (a, b) =>
            Date.parse(a.billing_info?.next_billing_time ?? '') - Date.parse(b.billing_info?.next_billing_time ?? ''),
        )[0];
      if (!due) break;
      this.#bill(due);
    }
    this.state.stored.ahead += milliseconds;
  }

  #bill(subscription: EmulatedSubscription): void {
    const dueAt = new Date(subscription.billing_info?.next_billing_time ?? '');
    if (!subscription.failing) return this.#pay(subscription, dueAt);
    const failures = (subscription.billing_info?.failed_payments_count ?? 0) + 1;
    subscription.billing_info = {
      ...subscription.billing_info,
      failed_payments_count: failures,
      next_billing_time: PayPalState.formatTime(new Date(dueAt.getTime() + RETRY_DAYS * DAY_MS)),
    };
    this.#tell('BILLING.SUBSCRIPTION.PAYMENT.FAILED', subscription);
    if (failures >= MAX_FAILURES) this.#end(subscription, 'SUSPENDED');
  }

  /** Carries out the payer's decision on the approval page. */
  decide(subscription: EmulatedSubscription, approves: boolean): void {
    if (!approves) return this.#tell('BILLING.SUBSCRIPTION.PAYMENT.FAILED', subscription);
    subscription.status = 'ACTIVE';
    subscription.start_time = PayPalState.formatTime(this.state.now());
    this.#tell('BILLING.SUBSCRIPTION.ACTIVATED', subscription);
    if (this.state.faults.capture !== 'PENDING') return this.#pay(subscription, this.state.now());
    subscription.billing_info = {
      next_billing_time: PayPalState.formatTime(this.state.now()),
      failed_payments_count: 0,
    };
  }

  #pay(subscription: EmulatedSubscription, paidAt: Date): void {
    const { id, amount } = this.state.charge(subscription, paidAt);
    const sale = {
      id,
      state: 'completed',
      billing_agreement_id: subscription.id,
      custom: subscription.custom_id,
      amount: { total: amount.value, currency: amount.currency_code },
      create_time: PayPalState.formatTime(paidAt),
    };
    this.#webhooks.send('PAYMENT.SALE.COMPLETED', 'sale', sale, subscription.returnUrl, paidAt);
  }

  /** Ends a subscription; nothing is billed any more. */
  #end(subscription: EmulatedSubscription, status: 'CANCELLED' | 'SUSPENDED' | 'EXPIRED'): void {
    const { next_billing_time: _none, ...billing } = subscription.billing_info ?? {};
    Object.assign(subscription, { status, billing_info: billing });
    this.#tell(`BILLING.SUBSCRIPTION.${status}`, subscription);
  }

  #tell(type: string, subscription: EmulatedSubscription): void {
    this.#webhooks.send(
      type,
      'subscription',
      withoutEmulatorFields(subscription),
      subscription.returnUrl,
      this.state.now(),
    );
  }
}
