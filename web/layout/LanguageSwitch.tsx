import { LANGUAGE_PARAMETER } from '../../shared/pages.ts';
import type { Language } from '../../shared/product.ts';
import { SegmentedControl } from '../design/Segmented.tsx';
import { notify } from '../design/toasts.ts';
import { setLanguage } from '../i18n/store.ts';
import { useLanguage, useTranslations } from '../i18n/useText.ts';
import { navigate } from './location.ts';

/** Each language under its own name, whatever the screens speak. */
const LANGUAGE_OPTIONS = [{ value: 'he', label: 'עברית', lang: 'he' }, { value: 'en', label: 'English', lang: 'en' }] as const satisfies readonly { value: Language; label: string; lang: string }[];

/** An address that names a language would bring that one back when the page is loaded again. */
function removeLanguageParameter(): void {
  const { pathname, search, hash } = location;
  const rest = new URLSearchParams(search);
  if (!rest.has(LANGUAGE_PARAMETER)) return;
  rest.delete(LANGUAGE_PARAMETER);
  navigate(pathname + (rest.size > 0 ? `?${rest}` : '') + hash, { replace: true });
}

/** The language of the screens; takes effect at once (NAV-13). */
export function LanguageSwitch() {
  const t = useTranslations();
  const { language } = useLanguage();
  const choose = (chosen: Language) => {
    setLanguage(chosen).then(removeLanguageParameter, () => notify({ kind: 'error', text: t('shell.language.failed') }));
  };
  return <SegmentedControl size="small" label={t('shell.language.label')} value={language} options={LANGUAGE_OPTIONS} onChange={choose} />;
}
