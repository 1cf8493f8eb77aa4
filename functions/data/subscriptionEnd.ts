import { PayPalError, type PayPal } from './paypal.ts';

/**
 * Ends a subscription at the provider; one that has ended already, was never approved or is not known there any more is no
 * fault. Throws PayPalError where nobody knows whether it has ended.
 */
export async function endSubscription(provider: Pick<PayPal, 'cancelSubscription'>, id: string, reason = 'Cancelled by the subscriber'): Promise<void> {
  try {
    await provider.cancelSubscription(id, reason);
  } catch (error) {
    if (!(error instanceof PayPalError) || error.isOutage || error.status === 401 || error.status === 403) throw error;
  }
}
