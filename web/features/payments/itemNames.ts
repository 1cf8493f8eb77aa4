import { CREDIT_PACKS } from '../../../shared/payments/plans.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';

/** The pack of an order or a transaction (`pack:small`), as the price list names it. */
const findPack = (item: string) => CREDIT_PACKS.find(({ id }) => item === `pack:${id}`);

/** A pack's name alone; undefined for an unknown pack. */
export function usePackName(): (item: string) => string | undefined {
  const { language } = useLanguage();
  return (item) => {
    const pack = findPack(item);
    return pack?.name[language];
  };
}

/** The name of what was bought: `pack:small`, `premium`; an unknown item is shown unchanged. */
export function useItemName(): (item: string) => string {
  const t = useTranslations();
  const nameOf = usePackName();
  return (item) => {
    if (item === 'premium') return t('payments.item.premium');
    const pack = findPack(item);
    return pack ? t('payments.item.pack', { name: nameOf(item) ?? '', count: pack.credits }) : item;
  };
}
