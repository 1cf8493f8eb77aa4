import { LEGAL_FACTS } from '../../../../shared/site/legal.ts';
import { TEMPLATES } from '../../../../shared/templates/catalogue.ts';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { TemplateImage } from '../../../ui/TemplateImage.tsx';
import './about.css';

const VALUES = ['innovation', 'quality', 'accessibility'] as const;
const TEAM = ['product', 'engineering', 'language'] as const;
const PLANS = ['templates', 'arabic'] as const;
/** The template shown beside the story. */
const SHOWN_TEMPLATE = 'editorial';

/** The page about us (STAT-01, STAT-02, STAT-03). */
export default function AboutPage() {
  const t = useTranslations();
  const { language } = useLanguage();
  const template = TEMPLATES.find(({ id }) => id === SHOWN_TEMPLATE);
  return (
    <div className="about wide">
      <section className="about-story">
        <div>
          <h1>{t('about.title')}</h1>
          <p className="about-lead">{t('about.lead')}</p>
          <h2>{t('about.story.title')}</h2>
          <p>{t('about.story.text', { year: String(LEGAL_FACTS.founded) })}</p>
        </div>
        <TemplateImage
          id={SHOWN_TEMPLATE}
          language={language}
          alt={t('about.image', { name: template?.name[language] ?? '' })}
          eager
        />
      </section>
      <section className="about-part" aria-labelledby="about-mission">
        <h2 id="about-mission">{t('about.mission.title')}</h2>
        <dl className="about-three">
          {VALUES.map((value) => (
            <div key={value}>
              <dt>{t(`about.mission.${value}.title`)}</dt>
              <dd>{t(`about.mission.${value}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="about-part about-beside" aria-labelledby="about-technology">
        <h2 id="about-technology">{t('about.technology.title')}</h2>
        <p>{t('about.technology.text')}</p>
      </section>
      <section className="about-part" aria-labelledby="about-team">
        <h2 id="about-team">{t('about.team.title')}</h2>
        <p className="about-under">{t('about.team.lead')}</p>
        <dl className="about-three">
          {TEAM.map((member) => (
            <div key={member}>
              <dt>{t(`about.team.${member}.title`)}</dt>
              <dd>{t(`about.team.${member}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="about-part about-beside" aria-labelledby="about-future">
        <h2 id="about-future">{t('about.future.title')}</h2>
        <ul className="about-plans">
          {PLANS.map((plan) => (
            <li key={plan}>{t(`about.future.${plan}`)}</li>
          ))}
        </ul>
      </section>
      <section className="about-part about-call" aria-labelledby="about-call">
        <h2 id="about-call">{t('about.call.title')}</h2>
        <p>{t('about.call.text', { count: TEMPLATES.length })}</p>
        <ButtonLink to="/templates" tone="primary" size="large">
          {t('about.call.link')}
        </ButtonLink>
      </section>
    </div>
  );
}
