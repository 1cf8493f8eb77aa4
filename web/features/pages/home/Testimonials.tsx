import { useTranslations } from '../../../lib/i18n/useTranslations.ts';

const TESTIMONIALS = ['nurse', 'developer', 'student'] as const;

/** Three testimonials, kept as examples; each says that it is one (HOME-10). */
export function Testimonials() {
  const t = useTranslations();
  return (
    <section className="voices wide" aria-labelledby="voices-title">
      <div className="section-head">
        <h2 id="voices-title">{t('home.voices.title')}</h2>
        <p>{t('home.voices.note')}</p>
      </div>
      <ul>
        {TESTIMONIALS.map((voice) => (
          <li key={voice}>
            <p className="voices-says">{t(`home.voices.${voice}.says`)}</p>
            <p className="voices-who">
              {t(`home.voices.${voice}.who`)}
              <span>{t('home.voices.mark')}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
