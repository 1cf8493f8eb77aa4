import { Suspense, lazy, useEffect } from 'react';
import { useStore } from 'zustand';
import { loadMessages } from '../../lib/i18n/messageStore.ts';
import { safeSession } from '../../lib/storage/safeStorage.ts';
import { requestPurchase, purchasePromptStore } from './purchasePrompt.ts';
import { templatePromptStore } from './templatePrompt.ts';

const loadPaymentMessages = () => loadMessages(['payments', 'account']);
const CreditsDialog = lazy(
  async () => (await Promise.all([import('./dialogs/CreditsDialog.tsx'), loadPaymentMessages()]))[0],
);
const PremiumDialog = lazy(
  async () => (await Promise.all([import('./dialogs/PremiumDialog.tsx'), loadPaymentMessages()]))[0],
);
const TemplateDialog = lazy(
  async () => (await Promise.all([import('./dialogs/PremiumTemplateDialog.tsx'), loadPaymentMessages()]))[0],
);

/** Shows the purchase dialogs for whoever asks for one; each is loaded lazily with the first request. */
export function PurchaseHost() {
  const purchase = useStore(purchasePromptStore, ({ open }) => open);
  const template = useStore(templatePromptStore, ({ open }) => open);
  useEffect(() => {
    if (safeSession.read(RETURNED_KEY) !== null) void resumeReturnedPurchase();
  }, []);
  const Purchase = purchase?.purchase === 'premium' ? PremiumDialog : CreditsDialog;
  return (
    <>
      {template && (
        <Suspense>
          <TemplateDialog prompt={template} />
        </Suspense>
      )}
      {purchase && (
        <Suspense>
          <Purchase prompt={purchase} />
        </Suspense>
      )}
    </>
  );
}

/** Set by paymentReturnedPage.ts after a redirect to the approval page. */
const RETURNED_KEY = 'payment.returned';

/** Opens the dialog of the purchase whose approval redirected here; the dialog continues by itself. */
async function resumeReturnedPurchase(): Promise<void> {
  safeSession.remove(RETURNED_KEY);
  const { readPendingItem } = await import('./pageCheckout.ts');
  const item = readPendingItem();
  if (item !== undefined) void requestPurchase(item === 'premium' ? 'premium' : 'credits', 'profile');
}
