import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { READ_RATE_LIMITS, RequestIdSchema, TimestampSchema } from './fields.ts';

const PAYMENT_RATE_LIMITS = { perUser: { calls: 20, seconds: 600 }, perIp: { calls: 120, seconds: 600 } } as const;
const GRANT_TABLES = { users: ['GetItem', 'UpdateItem'], creditLogs: ['GetItem', 'PutItem', 'UpdateItem'] } as const;
/** Our credentials at the provider, and its address. */
const PAYPAL_NEEDS = { secrets: ['payments'], settings: ['payments'] } as const;
/** An id of the payment provider. */
const PayPalIdSchema = v.pipe(v.string(), v.regex(/^[A-Z0-9-]{1,64}$/));
const approvalFields = { approvalUrl: v.pipe(v.string(), v.url()) };

/** A payment as it was written down; amounts are US dollars, as charged. */
const receiptFields = {
  number: v.string(),
  paymentId: v.string(),
  /** The item bought. */
  item: v.picklist(['pack:small', 'pack:medium', 'pack:large', 'premium']),
  amountUSD: v.number(),
  /** Given back since; 0 if nothing was. */
  refundedUSD: v.number(),
  paidAt: TimestampSchema,
};

export const ReceiptSchema = v.object({ ...receiptFields, buyer: v.object({ name: v.string(), email: v.string() }) });

/** The order or subscription, with every state that the provider reported; amounts are those agreed to. */
const agreedFields = {
  amountUSD: v.number(),
  status: v.string(),
  states: v.array(v.object({ status: v.string(), at: TimestampSchema })),
  createdAt: TimestampSchema,
};

/** Everything that is kept about somebody's payments, oldest first. */
export const PaymentRecordsSchema = v.object({
  orders: v.array(
    v.object({
      orderId: v.string(),
      item: receiptFields.item,
      credits: v.number(),
      paymentId: v.optional(v.string()),
      ...agreedFields,
    }),
  ),
  subscriptions: v.array(v.object({ subscriptionId: v.string(), ...agreedFields })),
  receipts: v.array(v.object(receiptFields)),
});

/**
 * Credit packs and the subscription, by the provider's approval page (PAY-12). Prices come from the price list alone.
 *
 * How a page buys: open a popup at the click (empty, so that it is not blocked), call `createOrder` or
 * `createSubscription`, send the popup to `approvalUrl`. The payer comes back in that popup to `APPROVAL_PATH`
 * (shared/payments/approval.ts) of the site, with the outcome and `token=<order id>` or `subscription_id=<id>` in its
 * query. That address proves nothing: the page hands it to its opener and closes itself, and the opener calls
 * `captureOrder` or `activateSubscription` with the id it had from the first call. A popup that was closed without a
 * word may have been approved: call then as well. What a browser never calls, the webhook and the daily reconciliation
 * do.
 */
export const paymentsEndpoints = {
  /**
   * Creates an order. Beyond ten unpaid orders of a person the oldest is given up: approving it afterwards charges
   * nothing.
   */
  createOrder: {
    method: 'POST',
    path: '/api/payments/orders',
    capability: 'payments',
    auth: 'user',
    body: v.object({ packageId: v.picklist(['small', 'medium', 'large']), requestId: RequestIdSchema }),
    response: v.object({ orderId: PayPalIdSchema, ...approvalFields }),
    errors: ['payment_failed', 'user_not_found'],
    limits: { bodyBytes: 2_000, seconds: 25, ...PAYMENT_RATE_LIMITS },
    needs: {
      tables: { users: ['GetItem', 'UpdateItem'], creditLogs: ['PutItem', 'DeleteItem'] },
      secrets: ['payments'],
      settings: ['payments', 'site', 'selling'],
    },
  },
  /**
   * Accepted only when order and capture are COMPLETED with the right amount, currency and user. Idempotent. With
   * payment_not_completed, `details.status` is the provider's word: PENDING will still come, APPROVAL_PENDING was not
   * approved. payment_failed: declined, another try is another order; payment_failed_support: nobody knows whether the
   * money was taken, repeating finds it out; credits_not_updated: paid, and the reconciliation adds the credits at the
   * latest.
   */
  captureOrder: {
    method: 'POST',
    path: '/api/payments/orders/{orderId}/capture',
    capability: 'payments',
    auth: 'user',
    params: v.object({ orderId: PayPalIdSchema }),
    response: v.object({ status: v.literal('COMPLETED'), creditsAdded: v.number(), aiCredits: v.number() }),
    errors: [
      'payment_failed',
      'payment_failed_support',
      'payment_not_completed',
      'credits_not_updated',
      'not_found',
      'user_not_found',
    ],
    limits: { bodyBytes: 2_000, seconds: 25, ...PAYMENT_RATE_LIMITS },
    needs: { tables: GRANT_TABLES, ...PAYPAL_NEEDS },
  },
  createSubscription: {
    method: 'POST',
    path: '/api/subscription',
    capability: 'payments',
    auth: 'user',
    body: v.object({ requestId: RequestIdSchema }),
    response: v.object({ subscriptionId: PayPalIdSchema, ...approvalFields }),
    errors: ['payment_failed', 'already_subscribed', 'user_not_found'],
    limits: { bodyBytes: 2_000, seconds: 25, ...PAYMENT_RATE_LIMITS },
    needs: {
      tables: { users: ['GetItem', 'UpdateItem'], creditLogs: ['GetItem', 'PutItem'] },
      secrets: ['payments'],
      settings: ['payments', 'site', 'selling'],
    },
  },
  activateSubscription: {
    method: 'POST',
    path: '/api/subscription/activate',
    capability: 'payments',
    auth: 'user',
    body: v.object({ subscriptionId: PayPalIdSchema }),
    response: v.object({ isPremium: v.literal(true), paidThrough: TimestampSchema, aiCredits: v.number() }),
    errors: ['payment_failed_support', 'payment_not_completed', 'credits_not_updated', 'not_found'],
    limits: { bodyBytes: 2_000, seconds: 25, ...PAYMENT_RATE_LIMITS },
    needs: { tables: GRANT_TABLES, ...PAYPAL_NEEDS },
  },
  /** Premium stays until what is paid for ends; `paidThrough` is absent if nothing was paid yet. */
  cancelSubscription: {
    method: 'POST',
    path: '/api/subscription/cancel',
    capability: 'payments',
    auth: 'user',
    response: v.object({ paidThrough: v.optional(TimestampSchema) }),
    errors: ['payment_failed_support', 'not_found'],
    limits: { bodyBytes: 2_000, seconds: 25, ...PAYMENT_RATE_LIMITS },
    needs: { tables: GRANT_TABLES, ...PAYPAL_NEEDS },
  },
  /** Answers a numbered receipt of a payment, for the person's own records; `paymentId` is that in `recentActivity`. */
  readReceipt: {
    method: 'GET',
    path: '/api/payments/{paymentId}/receipt',
    capability: 'payments',
    auth: 'user',
    params: v.object({ paymentId: PayPalIdSchema }),
    response: ReceiptSchema,
    errors: ['not_found'],
    limits: { bodyBytes: 0, seconds: 10, ...READ_RATE_LIMITS },
    needs: { tables: { users: ['GetItem'], creditLogs: ['GetItem'] } },
  },
  /** Answered 2xx only after its effect is stored. */
  receivePaymentWebhook: {
    method: 'POST',
    path: '/api/payments/webhook',
    capability: 'payments',
    auth: 'signature',
    bodyType: 'raw',
    response: v.object({ received: v.literal(true) }),
    errors: ['invalid_signature', 'credits_not_updated'],
    limits: { bodyBytes: 100_000, seconds: 25, perIp: { calls: 600, seconds: 60 } },
    needs: { tables: GRANT_TABLES, ...PAYPAL_NEEDS },
  },
} as const satisfies Record<string, Endpoint>;
