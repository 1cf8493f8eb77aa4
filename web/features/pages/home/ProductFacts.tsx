import { TEMPLATES } from '../../../../shared/templates/catalogue.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';

const FACTS = ['page', 'text', 'saved', 'score', 'language', 'price'] as const;

/** What the product does, as facts; numbers come from where they are decided. */
export function ProductFacts() {
  const t = useTranslations();
  const numbers = {
    templates: TEMPLATES.length,
    basic: TEMPLATES.filter((template) => template.tier === 'basic').length,
  };
  return (
    <section className="facts wide" aria-labelledby="facts-title">
      <h2 id="facts-title">{t('home.facts.title')}</h2>
      <dl>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt>{t(`home.facts.${fact}.title`)}</dt>
            <dd>{t(`home.facts.${fact}.text`, numbers)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
