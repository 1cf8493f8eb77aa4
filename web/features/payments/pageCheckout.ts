import { api } from '../../lib/api/client.ts';
import { safeLocal } from '../../lib/storage/safeStorage.ts';
import { isSessionExpired, saveProfile, sessionStore } from '../auth/index.ts';
import { refreshProfile } from '../auth/profile.ts';
import { onPopupClosed } from '../../lib/dom/popupClosed.ts';
import { onApproval, openApprovalWindow } from './approvalWindow.ts';
import { createCheckout, type PurchaseResult, type Checkout, type CheckoutDependencies } from './checkout.ts';
import { createPendingPurchaseStore, type PurchaseItem } from './pendingPurchase.ts';

const paymentApi: CheckoutDependencies['calls'] = {
  async begin(item, requestId) {
    if (item === 'premium') {
      const { subscriptionId, approvalUrl } = await api.createSubscription({ requestId });
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

/** The page's checkout, with the real endpoints and windows. */
export function createPageCheckout(): Checkout {
  return createCheckout({
    calls: paymentApi,
    pendingPurchases: createPendingPurchaseStore(safeLocal),
    getUserId,
    openApprovalWindow,
    onApproval,
    onPopupClosed,
    onPurchased: applyPurchase,
  });
}

/** The pending purchase of the signed-in user in this browser. */
export function readPendingItem(): PurchaseItem | undefined {
  return createPendingPurchaseStore(safeLocal).read(getUserId())?.item;
}

/** Whose purchase it is: also while they are waited for, whose session has ended by itself. */
function getUserId(): string {
  const state = sessionStore.getState();
  return state.person?.uid ?? (isSessionExpired(state) ? state.ended?.of : undefined) ?? '';
}

/**
 * Updates the navigation bar and the profile at once (CRED-03); where the profile cannot be read, with the known
 * balance.
 */
async function applyPurchase({ aiCredits }: PurchaseResult): Promise<void> {
  try {
    await refreshProfile();
  } catch {
    const { profile, person } = sessionStore.getState();
    if (profile) saveProfile({ ...profile, aiCredits });
    else if (person) sessionStore.setState({ person: { ...person, aiCredits } });
  }
}
