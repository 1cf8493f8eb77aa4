import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { CURRENCIES, type Currency } from '../usePriceFormat.ts';

/** Shekels, which come first and are approximate, or dollars (PAY-04). */
export function CurrencyChoice({ value, onChange }: { value: Currency; onChange: (currency: Currency) => void }) {
  const t = useTranslations();
  return (
    <SegmentedControl
      label={t('payments.currency')}
      size="small"
      value={value}
      onChange={onChange}
      options={CURRENCIES.map((currency) => ({ value: currency, label: t(`payments.currency.${currency}`) }))}
    />
  );
}
