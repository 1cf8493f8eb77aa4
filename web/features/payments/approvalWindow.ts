import type { ApprovalOutcome } from '../../../shared/payments/approval.ts';
import { isHomeScreenApp } from '../../lib/dom/inAppBrowser.ts';
import { onWindowMessage } from '../../lib/dom/windowMessages.ts';
import { safeSession } from '../../lib/storage/safeStorage.ts';

/** Name under which the return page sends its address; paymentReturnedPage.ts uses the same name. */
const APPROVAL_CHANNEL = 'korot-payment';
/** Key in session storage of the path to return to; paymentReturnedPage.ts uses the same key. */
const RETURN_PATH_KEY = 'payment.from';

const POPUP_FEATURES = 'popup,width=520,height=720';

/**
 * Opens the popup for the approval; null if it is blocked, and in a home-screen app (auth.ts). Call it directly in
 * the click handler.
 */
export function openApprovalWindow(): Window | null {
  // A popup starts with a copy of session storage: with this key it would act as after a redirect.
  safeSession.remove(RETURN_PATH_KEY);
  return isHomeScreenApp() ? null : open('about:blank', 'korot-payment', POPUP_FEATURES);
}

/**
 * Listens for every approval that ends in another window. `id` is the order's or the subscription's. Returns a function
 * that unsubscribes.
 */
export function onApproval(heard: (outcome: ApprovalOutcome, ids: readonly string[]) => void): () => void {
  return onWindowMessage(APPROVAL_CHANNEL, (url) => {
    const { searchParams: query } = new URL(url);
    const ids = ['token', 'subscription_id'].flatMap((name) => query.get(name) ?? []);
    heard(query.get('outcome') === 'cancelled' ? 'cancelled' : 'approved', ids);
  });
}

/** Call before a link to the approval page is followed: after a redirect of the whole page, it returns here. */
export function rememberReturnPath(): void {
  safeSession.write(RETURN_PATH_KEY, location.pathname + location.search + location.hash);
}
