import { createStore } from 'zustand/vanilla';

/** Items to buy: a pack of AI credits, or the premium plan (PAY-06, PREM-01). */
export type Purchase = 'credits' | 'premium';

/** The action that needs a purchase first. */
export type PurchaseReason = 'ai' | 'storage' | 'template' | 'profile';

export interface PurchasePrompt {
  readonly purchase: Purchase;
  readonly reason: PurchaseReason;
  readonly settle: (answer: PurchaseAnswer) => void;
}

/** `bought` only after the server has confirmed the payment. */
export type PurchaseAnswer = 'bought' | 'closed';

/** External store of the open offer; the page shows it as the dialog of packs or of premium. */
export const purchasePromptStore = createStore<{ readonly open: PurchasePrompt | null }>(() => ({ open: null }));

/**
 * Offers a purchase; resolves with its outcome (AI-09, PRO-04, PRO-05). One offer is open at a time: a newer one closes
 * the older.
 */
export function requestPurchase(purchase: Purchase, reason: PurchaseReason): Promise<PurchaseAnswer> {
  purchasePromptStore.getState().open?.settle('closed');
  return new Promise((resolve) => {
    const settle = (answer: PurchaseAnswer) => {
      purchasePromptStore.setState({ open: null });
      resolve(answer);
    };
    purchasePromptStore.setState({ open: { purchase, reason, settle } });
  });
}
