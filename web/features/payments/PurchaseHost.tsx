import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { DialogMissing } from '../../ui/DialogMissing.tsx';
import { safeSession } from '../../lib/storage/safeStorage.ts';
import { requestPurchase, purchasePromptStore, type PurchasePrompt } from './purchasePrompt.ts';
import { templatePromptStore, type TemplatePrompt } from './templatePrompt.ts';

const PurchaseMissing = ({ prompt }: { prompt: PurchasePrompt }) => (
  <DialogMissing onClose={() => prompt.settle('closed')} />
);
const CreditsDialog = lazyPart(
  async () => (await import('./dialogs/CreditsDialog.tsx')).default,
  ['payments', 'account'],
  {
    Missing: PurchaseMissing,
  },
);
const PremiumDialog = lazyPart(
  async () => (await import('./dialogs/PremiumDialog.tsx')).default,
  ['payments', 'account'],
  {
    Missing: PurchaseMissing,
  },
);
const TemplateDialog = lazyPart<{ prompt: TemplatePrompt }>(
  async () => (await import('./dialogs/PremiumTemplateDialog.tsx')).default,
  ['payments', 'account'],
  { Missing: ({ prompt }) => <DialogMissing onClose={() => prompt.settle(false)} /> },
);

/** Shows the purchase dialogs on request; each is loaded with the first request for it. */
export function PurchaseHost() {
  const purchase = useStore(purchasePromptStore, ({ open }) => open);
  const template = useStore(templatePromptStore, ({ open }) => open);
  useEffect(() => {
    if (safeSession.read(RETURNED_KEY) !== null) void resumeReturnedPurchase();
  }, []);
  const Purchase = purchase?.purchase === 'premium' ? PremiumDialog : CreditsDialog;
  return (
    <>
      {template && <TemplateDialog prompt={template} />}
      {purchase && <Purchase prompt={purchase} />}
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
