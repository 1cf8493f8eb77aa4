import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { approximateNIS, usePriceFormat, type Currency } from '../usePriceFormat.ts';

/** Names the charged amount, which is in dollars whatever currency is shown (PAY-05). */
export function ChargeNote({ priceUSD, currency }: { priceUSD: number; currency: Currency }) {
  const t = useTranslations();
  const { usd, rate } = usePriceFormat();
  const price = usd(priceUSD);
  return (
    <p className="offer-note">
      {currency === 'NIS' ? t('payments.approximate', { rate, price }) : t('payments.charged', { price })}
    </p>
  );
}

/** A price by the month in the currency that was chosen (PREM-01, PAY-04). */
export function MonthlyPrice({ priceUSD, currency }: { priceUSD: number; currency: Currency }) {
  const t = useTranslations();
  const { nis, usd } = usePriceFormat();
  return (
    <p>
      <bdi className="premium-figure">
        {currency === 'NIS' ? t('payments.about', { price: nis(approximateNIS(priceUSD)) }) : usd(priceUSD)}
      </bdi>{' '}
      <span>{t('payments.premium.perMonth')}</span>
    </p>
  );
}
