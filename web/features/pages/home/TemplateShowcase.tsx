import { TEMPLATES } from '../../../../shared/templates/catalogue.ts';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { AppLink, ButtonLink } from '../../../ui/AppLink.tsx';
import { TemplateImage } from '../../../ui/TemplateImage.tsx';

/** How many templates the home page shows (HOME-08). */
const SHOWN_COUNT = 3;

/** The first templates of the gallery, as real renderings (HOME-08, HOME-09). */
export function TemplateShowcase() {
  const t = useTranslations();
  const { language } = useLanguage();
  return (
    <section className="showcase wide" aria-labelledby="showcase-title">
      <div className="section-head">
        <h2 id="showcase-title">{t('home.showcase.title')}</h2>
        <AppLink to="/templates">{t('home.showcase.all', { count: TEMPLATES.length })}</AppLink>
      </div>
      <ul className="fan">
        {TEMPLATES.slice(0, SHOWN_COUNT).map((template) => {
          const name = template.name[language];
          return (
            <li key={template.id}>
              <TemplateImage id={template.id} language={language} alt={t('home.showcase.image', { name })} />
              <div className="fan-caption">
                <div>
                  <h3>{name}</h3>
                  <p>{template.description[language]}</p>
                </div>
                <ButtonLink
                  to={`/builder?template=${template.id}`}
                  size="small"
                  aria-label={t('home.showcase.useNamed', { name })}
                >
                  {t('home.showcase.use')}
                </ButtonLink>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
