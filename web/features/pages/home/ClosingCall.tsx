import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';

/** The last call to begin. */
export function ClosingCall() {
  const t = useTranslations();
  return (
    <section className="closing wide" aria-labelledby="closing-title">
      <h2 id="closing-title">{t('home.closing.title')}</h2>
      <p>{t('home.closing.text')}</p>
      <ButtonLink to="/builder" tone="primary" size="large">
        {t('home.hero.start')}
      </ButtonLink>
    </section>
  );
}
