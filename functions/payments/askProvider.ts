import { PayPalError } from '../platform/paypal/client.ts';
import type { PayPalContext } from './payPalContext.ts';

/**
 * Result of an event. `went_back`: a refund or dispute that was not known yet; `unknown`: a type we do not handle;
 * `not_ours`: about nothing that we made.
 */
export type PayPalEventResult = 'done' | 'went_back' | 'unknown' | 'not_ours';

/** Statuses by which the provider says that it has no such thing, or that this is not an id of one. */
const UNKNOWN_STATUSES = [400, 404, 422];

/**
 * Returns undefined if the provider does not know the object, which then is not ours. For queries only: a 422 to a
 * command is another refusal.
 */
export async function undefinedIfUnknown<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PayPalError && UNKNOWN_STATUSES.includes(error.status)) return undefined;
    throw error;
  }
}

/** The order that a capture belongs to, as the provider says. */
export async function findOrderId(
  captureId: string | undefined,
  { provider }: Pick<PayPalContext, 'provider'>,
): Promise<string | undefined> {
  const capture = captureId === undefined ? undefined : await undefinedIfUnknown(provider.capture(captureId));
  return capture?.supplementary_data?.related_ids?.order_id;
}

/** The user of a payment's subscription. It is reconciled first: the payment may not be recorded yet. */
export async function findSubscriber(
  agreementId: string | undefined,
  { provider, subscriptions }: Pick<PayPalContext, 'provider' | 'subscriptions'>,
): Promise<string | undefined> {
  const subscription =
    agreementId === undefined ? undefined : await undefinedIfUnknown(provider.subscription(agreementId));
  if (!subscription?.custom_id) return undefined;
  await subscriptions.reconcile(subscription.custom_id, subscription.id);
  return subscription.custom_id;
}
