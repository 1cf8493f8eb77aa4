import { CREDIT_PACKS } from '../../shared/plans.ts';
import { useLanguage, useText } from '../i18n/useText.ts';

/** What was bought, in words: `pack:small`, `premium`; anything else as it stands. */
export function useItemName(): (item: string) => string {
  const t = useText();
  const { language } = useLanguage();
  return (item) => {
    if (item === 'premium') return t('payments.item.premium');
    const pack = CREDIT_PACKS.find(({ id }) => item === `pack:${id}`);
    return pack ? t('payments.item.pack', { name: language === 'he' ? pack.name : pack.nameEn, count: pack.credits }) : item;
  };
}
