import { useState } from 'react';
import { PREMIUM_PLAN } from '../../../../shared/payments/plans.ts';
import { TEMPLATES } from '../../../../shared/templates/catalogue.ts';
import { Benefits } from '../../../ui/Benefits.tsx';
import { useDateFormat } from '../../../lib/i18n/useDateFormat.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { PurchasePrompt } from '../purchasePrompt.ts';
import { usePriceFormat, type Currency } from '../usePriceFormat.ts';
import { ChargeNote, MonthlyPrice } from './ChargedPrice.tsx';
import { CurrencyChoice } from './CurrencyChoice.tsx';
import { PurchaseDialog } from './PurchaseDialog.tsx';
import { useCheckout } from './useCheckout.ts';

const PREMIUM_ITEMS = ['premium'] as const;
const { priceUSD, bonusCredits } = PREMIUM_PLAN;

/** The subscription: its price, its benefits, how it renews and ends (PREM-01, PREM-02). */
export default function PremiumDialog({ prompt }: { prompt: PurchasePrompt }) {
  const t = useTranslations();
  const { usd } = usePriceFormat();
  const { day } = useDateFormat();
  const used = useCheckout(prompt, PREMIUM_ITEMS);
  const [currency, setCurrency] = useState<Currency>('NIS');
  const benefits = [
    t('payments.premium.benefit.storage'),
    t('payments.premium.benefit.templates', { count: TEMPLATES.length }),
    t('payments.premium.benefit.credits', { count: bonusCredits }),
  ];
  return (
    <PurchaseDialog
      {...used}
      title={t('payments.premium.title')}
      item="premium"
      pay={t('payments.premium.pay', { price: usd(priceUSD) })}
      login={t('payments.premium.login')}
      done={({ aiCredits, paidThrough }) => ({
        title: t('payments.premium.done'),
        lines: [
          t('payments.total', { count: aiCredits }),
          ...(paidThrough === undefined ? [] : [t('payments.premium.until', { date: day(paidThrough) })]),
        ],
      })}
    >
      <p>{t(`payments.premium.text.${prompt.reason}`)}</p>
      <div className="premium-price">
        <MonthlyPrice priceUSD={priceUSD} currency={currency} />
        <CurrencyChoice value={currency} onChange={setCurrency} />
      </div>
      <Benefits label={t('payments.premium.benefits')} lines={benefits} />
      <ChargeNote priceUSD={priceUSD} currency={currency} />
      <p className="offer-note">{t('payments.premium.renewal')}</p>
    </PurchaseDialog>
  );
}
