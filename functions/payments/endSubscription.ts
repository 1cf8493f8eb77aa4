import { PayPalError, type PayPalClient } from '../platform/paypal/client.ts';

/** The provider's statuses for a subscription that is unknown or that cannot be ended any more. */
const ALREADY_ENDED_STATUSES = [404, 422];

/**
 * Ends a subscription at the provider; one that has ended already, was never approved or is not known there any more is
 * not a fault. Throws PayPalError when the outcome is unknown.
 */
export async function endSubscription(
  provider: Pick<PayPalClient, 'cancelSubscription'>,
  id: string,
  reason = 'Cancelled by the subscriber',
): Promise<void> {
  try {
    await provider.cancelSubscription(id, reason);
  } catch (error) {
    if (!(error instanceof PayPalError) || !ALREADY_ENDED_STATUSES.includes(error.status)) throw error;
  }
}
