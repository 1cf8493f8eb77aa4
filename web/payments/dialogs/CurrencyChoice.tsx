import { SegmentedControl } from '../../design/Segmented.tsx';
import { useTranslations } from '../../i18n/useText.ts';
import { CURRENCIES, type Currency } from '../prices.ts';

/** Shekels, which come first and are approximate, or dollars (PAY-04). */
export function CurrencyChoice({ value, onChange }: { value: Currency; onChange: (currency: Currency) => void }) {
  const t = useTranslations();
  return <SegmentedControl label={t('payments.currency')} size="small" value={value} onChange={onChange} options={CURRENCIES.map((currency) => ({ value: currency, label: t(`payments.currency.${currency}`) }))} />;
}
