import { PayPalError } from '../platform/paypal/client.ts';
import type { PayPalLink, PayPalOrder, PayPalRefund } from '../platform/paypal/types.ts';
import { findOrderId, undefinedIfUnknown, type PayPalEventResult } from './askProvider.ts';
import { completeOrder } from './completeOrder.ts';
import { toCents } from './orderRecord.ts';
import type { OrderDispute } from './orderService.ts';
import type { PayPalContext } from './payPalContext.ts';

/** Facts about an order besides the order itself, as the provider states them. */
interface KnownBeside {
  readonly dispute?: OrderDispute;
  readonly refund?: PayPalRefund | undefined;
}

/**
 * Reconciles an order with the provider's present state, capturing an approved one. `not_ours`: the provider has no
 * such order, or one that we did not make: made by hand, or by another app of the same account. It is ignored.
 */
export async function reconcileOrder(
  orderId: string | undefined,
  { provider, orders }: PayPalContext,
  { dispute, refund }: KnownBeside = {},
): Promise<PayPalEventResult> {
  const order = orderId === undefined ? undefined : await undefinedIfUnknown(provider.order(orderId));
  const buyer = order && buyerId(order);
  const row = order && buyer ? await orders.read(buyer, order.id) : undefined;
  if (!order || !row) return 'not_ours';
  const present = withRefund(order, refund);
  const settled = dispute
    ? await orders.reconcile(present, row, dispute)
    : await completeOrder(provider, orders, row, present).catch(ignorePayerRefusal);
  return settled && 'isNewRefund' in settled && settled.isNewRefund ? 'went_back' : 'done';
}

/** Reconciles the order of a capture. */
export async function reconcileCapture(
  captureId: string | undefined,
  context: PayPalContext,
): Promise<PayPalEventResult> {
  return reconcileOrder(await findOrderId(captureId, context), context);
}

/**
 * Reconciles the order of a refund or reversal: by its own id, or by the capture that an event names. At the provider a
 * reversal appears as a refund of the capture.
 */
export async function reconcileCaptureRefund(
  refundId: string | undefined,
  captureId: string | undefined,
  context: PayPalContext,
): Promise<PayPalEventResult> {
  const refund = refundId === undefined ? undefined : await undefinedIfUnknown(context.provider.refund(refundId));
  const orderId = await findOrderId(findCaptureId(refund?.links) ?? captureId ?? refundId, context);
  return reconcileOrder(orderId, context, { refund });
}

/** Returns the capture of a refund: its link "up", unless the resource is the capture itself. */
export function findCaptureId(links: readonly PayPalLink[] = []): string | undefined {
  return links.flatMap(({ rel, href }) =>
    rel === 'up' || rel === 'self' ? (/\/captures\/([A-Z0-9]{1,64})$/.exec(href)?.[1] ?? []) : [],
  )[0];
}

/** The order with a refund of its capture that it does not list itself, as it may be with what a bank took back. */
function withRefund(order: PayPalOrder, refund: PayPalRefund | undefined): PayPalOrder {
  const [unit, ...others] = order.purchase_units ?? [];
  const { captures = [], refunds = [] } = unit?.payments ?? {};
  const captureId = findCaptureId(refund?.links);
  const isListed = refunds.some(({ id }) => id === refund?.id) || !captures.some(({ id }) => id === captureId);
  if (!refund || refund.status !== 'COMPLETED' || isListed) return order;
  const all = [...refunds, refund];
  const cents = all.reduce((sum, { status, amount }) => sum + (status === 'COMPLETED' ? toCents(amount) : 0), 0);
  return {
    ...order,
    purchase_units: [
      {
        ...unit,
        payments: {
          captures: captures.map((capture) =>
            capture.id === captureId && ['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status)
              ? { ...capture, status: cents < toCents(capture.amount) ? 'PARTIALLY_REFUNDED' : 'REFUNDED' }
              : capture,
          ),
          refunds: all,
        },
      },
      ...others,
    ],
  };
}

/** Returns the person for whom an order was made; undefined if it names nobody. */
const buyerId = ({ purchase_units: [unit] = [] }: PayPalOrder) => unit?.custom_id || undefined;

/** The payer's bank refused: there is nothing to store, and a retry will not change it. */
function ignorePayerRefusal(error: unknown): undefined {
  if (!(error instanceof PayPalError) || error.status !== 422) throw error;
}
