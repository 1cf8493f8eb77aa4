import { Suspense, lazy, useEffect } from 'react';
import { useStore } from 'zustand';
import { loadAreas } from '../i18n/store.ts';
import { askToBuy, purchasePrompt } from '../session/purchasePrompt.ts';
import { templatePrompt } from './templatePrompt.ts';

const texts = () => loadAreas(['payments', 'account']);
const CreditsDialog = lazy(async () => (await Promise.all([import('./dialogs/CreditsDialog.tsx'), texts()]))[0]);
const PremiumDialog = lazy(async () => (await Promise.all([import('./dialogs/PremiumDialog.tsx'), texts()]))[0]);
const TemplateDialog = lazy(async () => (await Promise.all([import('./dialogs/PremiumTemplateDialog.tsx'), texts()]))[0]);

/** What is offered to be bought, wherever in the page somebody asked for it; each dialog loads when the first one does. */
export function PurchaseHost() {
  const purchase = useStore(purchasePrompt, ({ open }) => open);
  const template = useStore(templatePrompt, ({ open }) => open);
  useEffect(() => {
    if (sessionStorage.getItem(RETURNED) !== null) void goOn();
  }, []);
  const Purchase = purchase?.purchase === 'premium' ? PremiumDialog : CreditsDialog;
  return (
    <>
      {template && <Suspense><TemplateDialog prompt={template} /></Suspense>}
      {purchase && <Suspense><Purchase prompt={purchase} /></Suspense>}
    </>
  );
}

/** Set by returned.ts where the approval took the whole page. */
const RETURNED = 'payment.returned';

/** Shows the purchase that the approval came back to; the dialog goes on with it by itself. */
async function goOn(): Promise<void> {
  sessionStorage.removeItem(RETURNED);
  const { itemUnderWay } = await import('./shop.ts');
  const item = itemUnderWay();
  if (item !== undefined) void askToBuy(item === 'premium' ? 'premium' : 'credits', 'profile');
}
