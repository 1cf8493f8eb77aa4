import { TEMPLATES } from '../../../../shared/templates/catalogue.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { Hero } from './Hero.tsx';
import { ImprovementExample } from './ImprovementExample.tsx';
import { TemplateShowcase } from './TemplateShowcase.tsx';
import { BuilderShow } from './BuilderShow.tsx';
import { BidiExample } from './BidiExample.tsx';
import { LazyUpload } from './LazyUpload.tsx';
import './home.css';

/** The home page (HOME-01, HOME-07, HOME-10). */
export default function HomePage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <BuilderShow />
      <BidiExample />
      <ImprovementExample />
      <LazyUpload />
      <TemplateShowcase />
      <ProductFacts />
      <Testimonials />
      <ClosingCall />
    </>
  );
}

const STEPS = ['choose', 'write', 'see', 'send'] as const;

/** The four steps to a résumé. */
function HowItWorks() {
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

const FACTS = ['page', 'text', 'saved', 'score', 'language', 'price'] as const;

/** Facts about the product; numbers come from the constants that define them. */
function ProductFacts() {
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

const TESTIMONIALS = ['nurse', 'developer', 'student'] as const;

/** Three situations, as examples and marked so (HOME-10): nobody who is invented speaks. */
function Testimonials() {
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

/** The final call to action. */
function ClosingCall() {
  const t = useTranslations();
  return (
    <section className="closing wide" aria-labelledby="closing-title">
      <h2 id="closing-title">{t('home.closing.title')}</h2>
      <ButtonLink to="/builder" tone="primary" size="large">
        {t('home.hero.start')}
      </ButtonLink>
    </section>
  );
}
