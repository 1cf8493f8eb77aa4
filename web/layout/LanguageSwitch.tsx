import type { Language } from '../../shared/product.ts';
import { Segmented } from '../design/Segmented.tsx';
import { notify } from '../design/toasts.ts';
import { setLanguage } from '../i18n/store.ts';
import { useLanguage, useText } from '../i18n/useText.ts';

/** Each language under its own name, whatever the screens speak. */
const NAMES = [{ value: 'he', label: 'עברית', lang: 'he' }, { value: 'en', label: 'English', lang: 'en' }] as const satisfies readonly { value: Language; label: string; lang: string }[];

/** The language of the screens; takes effect at once (NAV-13). */
export function LanguageSwitch() {
  const t = useText();
  const { language } = useLanguage();
  const choose = (chosen: Language) => {
    setLanguage(chosen).catch(() => notify({ kind: 'error', text: t('shell.language.failed') }));
  };
  return <Segmented size="small" label={t('shell.language.label')} value={language} options={NAMES} onChange={choose} />;
}
