import type { PayPalCapture, PayPalDispute, PayPalMoney } from '../../../../functions/platform/paypal/types.ts';
import {
  invalidResponse,
  toPayerRedirects,
  notFoundResponse,
  withoutEmulatorFields,
  type PayPalResponse,
  type ExperienceContext,
} from './responses.ts';
import { PayPalState, type EmulatedOrder, type EmulatedSubscription } from './state.ts';
import { EmulatedSubscriptions } from './subscriptions.ts';
import type { WebhookSender } from './webhooks.ts';

/** Orders and captures as the provider keeps them, with the events it tells. */
export class EmulatedPayPal {
  readonly state: PayPalState;
  readonly #webhooks: Pick<WebhookSender, 'send'>;
  readonly #url: () => string;
  readonly subscriptions: EmulatedSubscriptions;

  constructor(state: PayPalState, webhooks: Pick<WebhookSender, 'send'>, url: () => string) {
    this.state = state;
    this.#webhooks = webhooks;
    this.#url = url;
    this.subscriptions = new EmulatedSubscriptions(state, webhooks, url);
  }

  createOrder(body: {
    purchase_units: EmulatedOrder['purchase_units'];
    payment_source: { paypal: { experience_context: ExperienceContext } };
  }): PayPalResponse {
    const id = this.state.id();
    const links = [
      { rel: 'self', href: `${this.#url()}/v2/checkout/orders/${id}` },
      { rel: 'payer-action', href: `${this.#url()}/checkoutnow?token=${id}` },
    ];
    const order: EmulatedOrder = {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      purchase_units: body.purchase_units ?? [],
      links,
      ...toPayerRedirects(body.payment_source.paypal.experience_context),
    };
    this.state.stored.orders[id] = order;
    return { status: 200, body: withoutEmulatorFields(order) };
  }

  order(id: string): PayPalResponse {
    const order = this.state.stored.orders[id];
    return order ? { status: 200, body: withoutEmulatorFields(order) } : notFoundResponse;
  }

  captureOrder(id: string): PayPalResponse {
    const order = this.state.stored.orders[id];
    const [unit, ...others] = order?.purchase_units ?? [];
    if (!order || !unit) return notFoundResponse;
    if (order.status === 'COMPLETED') return invalidResponse('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return invalidResponse('ORDER_NOT_APPROVED');
    if (order.declined) return invalidResponse('INSTRUMENT_DECLINED');
    const status = this.state.faults.capture ?? 'COMPLETED';
    const capture: PayPalCapture = {
      id: this.state.id(),
      status,
      amount: unit.amount as PayPalMoney,
      create_time: PayPalState.formatTime(this.state.now()),
    };
    Object.assign(order, {
      status: 'COMPLETED',
      purchase_units: [{ ...unit, payments: { captures: [capture], refunds: [] } }, ...others],
    });
    this.#tellOf(order, capture);
    return { status: 201, body: withoutEmulatorFields(order) };
  }

  capture(id: string): PayPalResponse {
    const order = this.state.findOrder(id);
    const capture = order?.purchase_units?.[0]?.payments?.captures?.find((candidate) => candidate.id === id);
    return order && capture ? { status: 200, body: toCaptureResource(order, capture) } : notFoundResponse;
  }

  /** A refund of a capture, as it is asked for by its id. */
  refundDetails(id: string): PayPalResponse {
    const payments = this.state.findOrder(id)?.purchase_units?.[0]?.payments;
    const refund = payments?.refunds?.find((candidate) => candidate.id === id);
    const links = [{ rel: 'up', href: `${this.#url()}/v2/payments/captures/${payments?.captures?.at(-1)?.id}` }];
    return refund ? { status: 200, body: { ...refund, links } } : notFoundResponse;
  }

  disputeDetails(id: string): PayPalResponse {
    const dispute = this.state.stored.disputes[id];
    return dispute ? { status: 200, body: structuredClone(dispute) } : notFoundResponse;
  }

  /** The payer's decision on the approval page; returns the address that the payer is sent to. */
  decide(id: string, decision: 'approve' | 'decline' | 'cancel'): string | undefined {
    const { orders, subscriptions } = this.state.stored;
    const purchase = orders[id] ?? subscriptions[id];
    if (!purchase) return undefined;
    const to = new URL(decision === 'cancel' ? purchase.cancelUrl : purchase.returnUrl);
    to.searchParams.set(orders[id] ? 'token' : 'subscription_id', id);
    if (decision === 'cancel' || !['PAYER_ACTION_REQUIRED', 'APPROVAL_PENDING'].includes(purchase.status))
      return to.href;
    const order = orders[id];
    if (order) {
      Object.assign(order, { status: 'APPROVED', declined: decision === 'decline' });
      this.#webhooks.send(
        'CHECKOUT.ORDER.APPROVED',
        'checkout-order',
        withoutEmulatorFields(order),
        order.returnUrl,
        this.state.now(),
      );
    } else this.subscriptions.decide(subscriptions[id] as EmulatedSubscription, decision === 'approve');
    return to.href;
  }

  /** Decides a pending capture. */
  decideCapture(id: string, status: 'COMPLETED' | 'DECLINED'): void {
    const order = this.state.findOrder(id);
    if (order) this.#change(order, id, { status }, true);
  }

  /** The merchant refunds, all of it without an amount; or the payer's bank takes it back. */
  refund(id: string, value?: string, event: 'REFUNDED' | 'REVERSED' = 'REFUNDED', customId?: string): string {
    const order = this.state.findOrder(id) as EmulatedOrder;
    const payments = order.purchase_units?.[0]?.payments;
    const capture = payments?.captures?.find((candidate) => candidate.id === id) as PayPalCapture;
    const already = (payments?.refunds ?? []).reduce((sum, { amount }) => sum + Number(amount.value), 0);
    const refund = {
      id: this.state.id(),
      status: 'COMPLETED',
      amount: { ...capture.amount, value: value ?? (Number(capture.amount.value) - already).toFixed(2) },
      ...(customId !== undefined && { custom_id: customId }),
    };
    const all = already + Number(refund.amount.value) >= Number(capture.amount.value) - 0.001;
    this.#change(order, id, { status: all ? 'REFUNDED' : 'PARTIALLY_REFUNDED' }, false);
    const [unit] = order.purchase_units ?? [];
    Object.assign(order, {
      purchase_units: [
        { ...unit, payments: { ...unit?.payments, refunds: [...(unit?.payments?.refunds ?? []), refund] } },
      ],
    });
    const links = [{ rel: 'up', href: `${this.#url()}/v2/payments/captures/${id}` }];
    this.#webhooks.send(
      `PAYMENT.CAPTURE.${event}`,
      'refund',
      { ...refund, custom_id: customId ?? unit?.custom_id, links },
      order.returnUrl,
      this.state.now(),
    );
    return refund.id;
  }

  /** A refund by the merchant's API: what is left of it, or that amount. */
  refundCall(
    id: string,
    { amount, custom_id: customId }: { amount?: PayPalMoney; custom_id?: string } = {},
  ): PayPalResponse {
    const payments = this.state.findOrder(id)?.purchase_units?.[0]?.payments;
    const capture = payments?.captures?.find((candidate) => candidate.id === id);
    if (!capture) return notFoundResponse;
    if (capture.status === 'REFUNDED') return invalidResponse('CAPTURE_FULLY_REFUNDED');
    if (this.state.faults.noRefunds) return invalidResponse('REFUND_NOT_ALLOWED');
    const already = (payments?.refunds ?? []).reduce((sum, refund) => sum + Number(refund.amount.value), 0);
    if (amount && already + Number(amount.value) > Number(capture.amount.value) + 0.001)
      return invalidResponse('REFUND_AMOUNT_EXCEEDED');
    return { status: 201, body: { id: this.refund(id, amount?.value, 'REFUNDED', customId), status: 'COMPLETED' } };
  }

  /** The payer opens a dispute about a payment, or it is decided. */
  dispute(id: string, decided?: 'RESOLVED_SELLER_FAVOUR' | 'RESOLVED_BUYER_FAVOUR' | 'CANCELED_BY_BUYER'): void {
    const order = this.state.findOrder(id) ?? this.subscriptions.findBySale(id);
    if (!order) return;
    const dispute: PayPalDispute = {
      dispute_id: `PP-D-${id.slice(0, 6)}`,
      status: decided ? 'RESOLVED' : 'OPEN',
      disputed_transactions: [{ seller_transaction_id: id }],
      ...(decided && { dispute_outcome: { outcome_code: decided } }),
    };
    this.state.stored.disputes[dispute.dispute_id] = dispute;
    this.#webhooks.send(
      `CUSTOMER.DISPUTE.${decided ? 'RESOLVED' : 'CREATED'}`,
      'dispute',
      structuredClone(dispute),
      order.returnUrl,
      this.state.now(),
    );
  }

  #change(order: EmulatedOrder, captureId: string, changes: Partial<PayPalCapture>, tell: boolean): void {
    const [unit] = order.purchase_units ?? [];
    const captures = (unit?.payments?.captures ?? []).map((capture) =>
      capture.id === captureId ? { ...capture, ...changes } : capture,
    );
    Object.assign(order, { purchase_units: [{ ...unit, payments: { ...unit?.payments, captures } }] });
    if (tell) this.#tellOf(order, captures.find((capture) => capture.id === captureId) as PayPalCapture);
  }

  #tellOf(order: EmulatedOrder, capture: PayPalCapture): void {
    const name = capture.status === 'DECLINED' ? 'DENIED' : capture.status;
    this.#webhooks.send(
      `PAYMENT.CAPTURE.${name}`,
      'capture',
      toCaptureResource(order, capture),
      order.returnUrl,
      this.state.now(),
    );
  }
}

const toCaptureResource = (order: EmulatedOrder, capture: PayPalCapture) => ({
  ...capture,
  custom_id: order.purchase_units?.[0]?.custom_id,
  supplementary_data: { related_ids: { order_id: order.id } },
});
