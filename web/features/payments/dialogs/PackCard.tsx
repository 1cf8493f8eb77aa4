import type { CreditPack } from '../../../../shared/payments/plans.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { usePriceFormat, type Currency } from '../usePriceFormat.ts';

export interface PackCardProps {
  /** Name of the group of radio buttons. */
  readonly name: string;
  readonly pack: CreditPack;
  readonly currency: Currency;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** One pack: its credits, price and saving. */
export function PackCard({ name, pack, currency, chosen, onChoose }: PackCardProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { nis, usd } = usePriceFormat();
  const { credits, priceNIS, priceUSD, savePercent, popular } = pack;
  return (
    <label className="pack" data-pack={pack.id}>
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        value={pack.id}
        checked={chosen}
        onChange={onChoose}
      />
      <span className="pack-head">
        <Icon name={pack.icon} size={24} />
        <span className="pack-name">{pack.name[language]}</span>
        {popular && <span className="pack-popular">{t('payments.credits.popular')}</span>}
      </span>
      <span className="pack-credits">{t('payments.credits.count', { count: credits })}</span>
      <span className="pack-price">
        <bdi>{currency === 'NIS' ? t('payments.about', { price: nis(priceNIS) }) : usd(priceUSD)}</bdi>
        {savePercent > 0 && <span className="pack-save">{t('payments.credits.save', { percent: savePercent })}</span>}
      </span>
      <span className="pack-text">{pack.description[language]}</span>
    </label>
  );
}
