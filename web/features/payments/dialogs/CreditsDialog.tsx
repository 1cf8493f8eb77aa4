import { useId, useState } from 'react';
import { CREDIT_LIFETIME_MONTHS, CREDIT_PACKS, type CreditPack } from '../../../../shared/payments/plans.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { PurchasePrompt } from '../purchasePrompt.ts';
import { usePriceFormat, type Currency } from '../usePriceFormat.ts';
import { ChargeNote } from './ChargedPrice.tsx';
import { CurrencyChoice } from './CurrencyChoice.tsx';
import { PackCard } from './PackCard.tsx';
import { PurchaseDialog } from './PurchaseDialog.tsx';
import { useCheckout } from './useCheckout.ts';

const PACK_IDS = CREDIT_PACKS.map(({ id }) => id);

/** The packs of AI credits, and their payment (PAY-01, PAY-02, PAY-03, PAY-04, PAY-05, PAY-06). */
export default function CreditsDialog({ prompt }: { prompt: PurchasePrompt }) {
  const t = useTranslations();
  const { usd } = usePriceFormat();
  const name = useId();
  const used = useCheckout(prompt, PACK_IDS);
  const [chosen, setChosen] = useState<CreditPack>(() => CREDIT_PACKS.find(({ popular }) => popular) as CreditPack);
  const [currency, setCurrency] = useState<Currency>('NIS');
  return (
    <PurchaseDialog
      {...used}
      size="large"
      title={t('payments.credits.title')}
      item={chosen.id}
      pay={t('payments.pay', { price: usd(chosen.priceUSD) })}
      login={t('payments.credits.login')}
      done={({ creditsAdded = 0, aiCredits }) => ({
        title: t('payments.credits.done', { count: creditsAdded }),
        lines: [t('payments.total', { count: aiCredits })],
      })}
    >
      <div className="offer-head">
        <p>
          {t(prompt.reason === 'ai' ? 'payments.credits.text.ai' : 'payments.credits.text', {
            months: CREDIT_LIFETIME_MONTHS,
          })}
        </p>
        <CurrencyChoice value={currency} onChange={setCurrency} />
      </div>
      <fieldset className="packs">
        <legend className="visually-hidden">{t('payments.credits.packs')}</legend>
        {CREDIT_PACKS.map((pack) => (
          <PackCard
            key={pack.id}
            name={name}
            pack={pack}
            currency={currency}
            chosen={pack === chosen}
            onChoose={() => setChosen(pack)}
          />
        ))}
      </fieldset>
      <ChargeNote priceUSD={chosen.priceUSD} currency={currency} />
    </PurchaseDialog>
  );
}
