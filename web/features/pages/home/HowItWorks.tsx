import { useTranslations } from '../../../lib/i18n/useTranslations.ts';

const STEPS = ['choose', 'write', 'see', 'send'] as const;

/** The way to a résumé in four steps. */
export function HowItWorks() {
  const t = useTranslations();
  return (
    <section className="steps wide" aria-labelledby="steps-title">
      <h2 id="steps-title" className="visually-hidden">
        {t('home.steps.title')}
      </h2>
      <ol>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className="steps-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{t(`home.steps.${step}.title`)}</h3>
            <p>{t(`home.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
