import * as v from 'valibot';
import { ownProperty } from '../../shared/platform/ownProperty.ts';
import type { PayPalEvent } from '../platform/paypal/types.ts';
import { undefinedIfUnknown, type PayPalEventResult } from './askProvider.ts';
import { reconcileDispute } from './disputes.ts';
import { findCaptureId, reconcileCapture, reconcileCaptureRefund, reconcileOrder } from './orderEvents.ts';
import type { PayPalContext } from './payPalContext.ts';
import { reconcileSaleRefund } from './saleRefunds.ts';
import type { SubscriptionReconciliation } from './subscriptionService.ts';

/** An id of the provider. A value of another shape is no id and is not queried. */
const IdSchema = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), undefined);
const LinkSchema = v.object({ rel: v.string(), href: v.pipe(v.string(), v.maxLength(2_000)) });

/**
 * All that is read from an event's resource: what to ask about. The provider is asked what has happened to it. A
 * webhook's signature covers no more of its body than a checksum, so that its contents may be anybody's.
 */
export const PayPalReferenceSchema = v.object({
  id: IdSchema,
  billing_agreement_id: IdSchema,
  sale_id: IdSchema,
  dispute_id: IdSchema,
  links: v.fallback(v.optional(v.array(LinkSchema)), undefined),
});
export type PayPalReference = v.InferOutput<typeof PayPalReferenceSchema>;

type Reconcile = (reference: PayPalReference, context: PayPalContext) => Promise<PayPalEventResult>;

const aboutOrder: Reconcile = ({ id }, context) => reconcileOrder(id, context);
const aboutCapture: Reconcile = ({ id }, context) => reconcileCapture(id, context);
/** The resource is the refund, linked to its capture, or the capture itself. */
const aboutCaptureRefund: Reconcile = ({ id, links }, context) =>
  reconcileCaptureRefund(id, findCaptureId(links), context);
const aboutDispute: Reconcile = ({ dispute_id: id }, context) => reconcileDispute(id, context);
const aboutSubscription: Reconcile = async ({ id }, context) => toEventResult(await reconcileSubscription(id, context));
const aboutSale: Reconcile = async ({ billing_agreement_id: id }, context) =>
  toEventResult(await reconcileSubscription(id, context));
/** The resource is the refund, which names its payment, or the payment itself. */
const aboutSaleRefund: Reconcile = ({ id, sale_id: sale }, context) => reconcileSaleRefund(sale ?? id, id, context);

/** The subject of each type of event; other types do not concern us. */
const ASKED_ABOUT: Readonly<Record<string, Reconcile>> = {
  // Captures the order of a browser that never returned.
  'CHECKOUT.ORDER.APPROVED': aboutOrder,
  'CHECKOUT.ORDER.COMPLETED': aboutOrder,
  'PAYMENT.CAPTURE.COMPLETED': aboutCapture,
  'PAYMENT.CAPTURE.PENDING': aboutCapture,
  'PAYMENT.CAPTURE.DENIED': aboutCapture,
  'PAYMENT.CAPTURE.DECLINED': aboutCapture,
  'PAYMENT.CAPTURE.REFUNDED': aboutCaptureRefund,
  'PAYMENT.CAPTURE.REVERSED': aboutCaptureRefund,
  'CUSTOMER.DISPUTE.CREATED': aboutDispute,
  'CUSTOMER.DISPUTE.UPDATED': aboutDispute,
  'CUSTOMER.DISPUTE.RESOLVED': aboutDispute,
  'BILLING.SUBSCRIPTION.CREATED': aboutSubscription,
  'BILLING.SUBSCRIPTION.ACTIVATED': aboutSubscription,
  'BILLING.SUBSCRIPTION.UPDATED': aboutSubscription,
  'BILLING.SUBSCRIPTION.RE-ACTIVATED': aboutSubscription,
  'BILLING.SUBSCRIPTION.SUSPENDED': aboutSubscription,
  'BILLING.SUBSCRIPTION.CANCELLED': aboutSubscription,
  'BILLING.SUBSCRIPTION.EXPIRED': aboutSubscription,
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': aboutSubscription,
  'PAYMENT.SALE.COMPLETED': aboutSale,
  'PAYMENT.SALE.REFUNDED': aboutSaleRefund,
  'PAYMENT.SALE.REVERSED': aboutSaleRefund,
};

/** The types of events after which the provider is queried. */
export const EVENT_TYPES = Object.keys(ASKED_ABOUT);

/**
 * Asks the provider about what an event names, and reconciles it; idempotent. Throws when the provider gives no answer,
 * or the effect could not be stored.
 */
export async function handlePayPalEvent(
  { event_type: type, resource }: PayPalEvent,
  context: PayPalContext,
): Promise<PayPalEventResult> {
  const reconcile = ownProperty(ASKED_ABOUT, type);
  return reconcile ? reconcile(v.parse(PayPalReferenceSchema, resource), context) : 'unknown';
}

/** Whether an event's type is a refund or reversal. */
export const isRefundEvent = ({ event_type: type }: Pick<PayPalEvent, 'event_type'>) =>
  /^PAYMENT\.(?:CAPTURE|SALE)\.RE(?:FUND|VERS)ED$|^CUSTOMER\.DISPUTE\./.test(type);

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

const toEventResult = ({ state }: SubscriptionReconciliation): PayPalEventResult =>
  state === 'foreign' ? 'not_ours' : 'done';
