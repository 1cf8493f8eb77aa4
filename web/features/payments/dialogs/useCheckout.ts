import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { once } from '../../../lib/async/once.ts';
import type { PurchasePrompt } from '../purchasePrompt.ts';
import { useSession } from '../../auth/index.ts';
import { refreshProfile } from '../../auth/profile.ts';
import type { Checkout, CheckoutStep } from '../checkout.ts';
import type { PurchaseItem } from '../pendingPurchase.ts';
import { createPageCheckout, readPendingItem } from '../pageCheckout.ts';
import { refreshOnReturn } from '../refreshOnReturn.ts';

export interface CheckoutController {
  readonly checkout: Checkout;
  readonly step: CheckoutStep;
  readonly close: () => void;
}

/** Once for the page's life: the dialog may be closed before its payment is approved. */
const watchReturns = once(async () =>
  refreshOnReturn(document, { hasPendingPurchase: () => readPendingItem() !== undefined, refresh: refreshProfile }),
);

/** The purchase of a dialog; a pending one of these items continues at once. */
export function useCheckout({ settle }: PurchasePrompt, items: readonly PurchaseItem[]): CheckoutController {
  const [checkout] = useState(createPageCheckout);
  const step = useStore(checkout.state, (state) => state.step);
  const uid = useSession(({ person }) => person?.uid);

  useEffect(() => void watchReturns(), []);
  useEffect(() => checkout.listen(), [checkout]);
  useEffect(() => {
    if (uid !== undefined) void checkout.resume(items);
  }, [checkout, items, uid]);
  const already = step.at === 'choosing' && step.problem?.code === 'already_subscribed';
  useEffect(() => {
    // Bought in another window: this window's session is not up to date yet.
    if (already) refreshProfile().catch(() => undefined);
  }, [already]);

  const close = () => {
    // Cannot be closed while the result is being confirmed, which takes a moment: nobody is left without an answer.
    if (step.at === 'confirming') return;
    checkout.cancel();
    settle(step.at === 'done' ? 'bought' : 'closed');
  };
  return { checkout, step, close };
}
