import type { ApprovalOutcome } from '../../shared/approval.ts';

/** Where the page that an approval returns to tells its address; returned.ts knows the name too. */
const CHANNEL = 'korot-payment';
/** Name in session storage of where to go back to, which returned.ts knows too. */
const FROM = 'payment.from';

const POPUP = 'popup,width=520,height=720';

/** Opens the window for the approval; null where the browser blocks it. Call it in the very handler of a click. */
export function openWindow(): Window | null {
  // A window begins with a copy of this: it would take itself for the whole page.
  sessionStorage.removeItem(FROM);
  return open('about:blank', 'korot-payment', POPUP);
}

/** Hears every approval that ends in another window. `id` is the order's or the subscription's. Returns how to stop. */
export function onApproval(heard: (outcome: ApprovalOutcome, ids: readonly string[]) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return;
    const { searchParams: query } = new URL(data);
    const ids = ['token', 'subscription_id'].flatMap((name) => query.get(name) ?? []);
    heard(query.get('outcome') === 'cancelled' ? 'cancelled' : 'approved', ids);
  });
  return () => channel.close();
}

/** Before a link to the approval page is followed: where that takes the whole page, it comes back here. */
export function leaveFor(): void {
  sessionStorage.setItem(FROM, location.pathname + location.search + location.hash);
}
