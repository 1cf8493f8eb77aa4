import { CREDIT_PACKS } from '../../shared/plans.ts';
import { useLanguage, useText } from '../i18n/useText.ts';

/** The pack of an order or a transaction (`pack:small`), as the price list names it. */
const packOf = (item: string) => CREDIT_PACKS.find(({ id }) => item === `pack:${id}`);

/** A pack's name alone, undefined for what is none. */
export function usePackName(): (item: string) => string | undefined {
  const { language } = useLanguage();
  return (item) => {
    const pack = packOf(item);
    return language === 'he' ? pack?.name : pack?.nameEn;
  };
}

/** What was bought, in words: `pack:small`, `premium`; anything else as it stands. */
export function useItemName(): (item: string) => string {
  const t = useText();
  const nameOf = usePackName();
  return (item) => {
    if (item === 'premium') return t('payments.item.premium');
    const pack = packOf(item);
    return pack ? t('payments.item.pack', { name: nameOf(item) ?? '', count: pack.credits }) : item;
  };
}
