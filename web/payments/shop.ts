import { api } from '../api/client.ts';
import { session, remember } from '../session/session.ts';
import { watchClosed } from '../session/windows.ts';
import { onApproval, openWindow } from './approval.ts';
import { createCheckout, type Bought, type Checkout, type CheckoutDeps } from './checkout.ts';
import { pendingPurchase, type Item } from './pending.ts';

const calls: CheckoutDeps['calls'] = {
  async begin(item, requestId) {
    if (item === 'premium') {
      const { subscriptionId, approvalUrl } = await api.subscribe({ requestId });
      return { id: subscriptionId, approvalUrl };
    }
    const { orderId, approvalUrl } = await api.createOrder({ packageId: item, requestId });
    return { id: orderId, approvalUrl };
  },
  async complete(item, id) {
    if (item === 'premium') return api.activateSubscription({ subscriptionId: id });
    return api.captureOrder({ orderId: id });
  },
};

/** A purchase in this page, over the real endpoints and windows. */
export function openCheckout(): Checkout {
  return createCheckout({ calls, pending: pendingPurchase(localStorage), owner, openWindow, onApproval, watchClosed, bought });
}

/** What is under way in this browser for whoever is signed in. */
export function itemUnderWay(): Item | undefined {
  return pendingPurchase(localStorage).read(owner())?.item;
}

const owner = () => session.getState().person?.uid ?? '';

/** Reads the profile again, for every screen that shows it. */
export async function refreshProfile(): Promise<void> {
  remember(await api.readProfile());
}

/** The bar and the profile show the new figures at once (CRED-03); where the profile cannot be read, the figure that is known. */
async function bought({ aiCredits }: Bought): Promise<void> {
  try {
    await refreshProfile();
  } catch {
    const { profile, person } = session.getState();
    if (profile) remember({ ...profile, aiCredits });
    else if (person) session.setState({ person: { ...person, aiCredits } });
  }
}
