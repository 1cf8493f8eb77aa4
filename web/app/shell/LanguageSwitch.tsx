import { LANGUAGE_PARAMETER } from '../../../shared/site/staticPages.ts';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '../../../shared/platform/language.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { notify } from '../../ui/toasts.ts';
import { getLanguageState, setLanguage, subscribeToLanguage } from '../../lib/i18n/messageStore.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import { navigate } from '../../lib/routing/location.ts';

/** Each language under its own name, whatever the language of the screens. */
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_FACTS[value].name, lang: value }));

/** A language in the address would override the choice when the page is reloaded. */
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
    setLanguage(chosen).then(removeLanguageParameter, () =>
      notify({
        kind: 'error',
        text: t('shell.language.failed'),
        while: { subscribe: subscribeToLanguage, holds: () => getLanguageState().language !== chosen },
      }),
    );
  };
  return (
    <SegmentedControl
      size="small"
      label={t('shell.language.label')}
      value={language}
      options={LANGUAGE_OPTIONS}
      onChange={choose}
    />
  );
}
