import type { Template } from '../../../shared/templates/catalogue.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { TemplateImage } from '../../ui/TemplateImage.tsx';

export interface TemplateCardProps {
  readonly template: Template;
  readonly eager: boolean;
  /** Whether it is chosen for a new résumé. */
  readonly forNew: boolean;
}

/** One template of the gallery: its image, its name and a line of description (GAL-05, GAL-06). A premium one is
 * tried in the builder like any other. */
export function TemplateCard({ template, eager, forNew }: TemplateCardProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const name = template.name[language];
  const to = `/builder?template=${template.id}${forNew ? '&new=true' : ''}` as const;
  return (
    <li className="gallery-card">
      <TemplateImage id={template.id} language={language} alt={t('gallery.image', { name })} eager={eager} />
      <div className="gallery-card-words">
        <h2>{name}</h2>
        <span className={`gallery-card-tier gallery-card-${template.tier}`}>{t(`gallery.${template.tier}`)}</span>
      </div>
      <p>{template.description[language]}</p>
      <ButtonLink to={to} aria-label={t('gallery.useNamed', { name })}>
        {t('gallery.use')}
      </ButtonLink>
    </li>
  );
}
