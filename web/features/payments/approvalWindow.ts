import type { ApprovalOutcome } from '../../../shared/payments/approval.ts';
import { safeSession } from '../../lib/storage/safeStorage.ts';

/** Where the page that an approval returns to tells its address; returned.ts knows the name too. */
const APPROVAL_CHANNEL = 'korot-payment';
/** Name in session storage of where to go back to, which returned.ts knows too. */
const RETURN_PATH_KEY = 'payment.from';

const POPUP_FEATURES = 'popup,width=520,height=720';

/** Opens the window for the approval; null where the browser blocks it. Call it in the very handler of a click. */
export function openApprovalWindow(): Window | null {
  // A window begins with a copy of this: it would take itself for the whole page.
  safeSession.remove(RETURN_PATH_KEY);
  return open('about:blank', 'korot-payment', POPUP_FEATURES);
}

/** Hears every approval that ends in another window. `id` is the order's or the subscription's. Returns how to stop. */
export function onApproval(heard: (outcome: ApprovalOutcome, ids: readonly string[]) => void): () => void {
  const channel = new BroadcastChannel(APPROVAL_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return;
    const { searchParams: query } = new URL(data);
    const ids = ['token', 'subscription_id'].flatMap((name) => query.get(name) ?? []);
    heard(query.get('outcome') === 'cancelled' ? 'cancelled' : 'approved', ids);
  });
  return () => channel.close();
}

/** Before a link to the approval page is followed: where that takes the whole page, it comes back here. */
export function rememberReturnPath(): void {
  safeSession.write(RETURN_PATH_KEY, location.pathname + location.search + location.hash);
}
