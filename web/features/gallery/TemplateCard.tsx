import type { Template } from '../../../shared/templates/catalogue.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { TemplateImage } from '../../ui/TemplateImage.tsx';

export interface TemplateCardProps {
  readonly template: Template;
  readonly eager: boolean;
  /** Whether it is chosen for a new résumé. */
  readonly forNew: boolean;
  /** Opens its large page. */
  readonly onOpen: () => void;
}

/** Where a template is put to use; a premium one is tried in the builder like any other (GAL-05). */
export const builderAddress = ({ id }: Template, forNew: boolean) =>
  `/builder?template=${id}${forNew ? '&new=true' : ''}` as const;

/** One template of the gallery: its image, its name and a line of description (GAL-05, GAL-06). */
export function TemplateCard({ template, eager, forNew, onOpen }: TemplateCardProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const name = template.name[language];
  return (
    <li className="gallery-card" data-template={template.id}>
      <TemplateImage id={template.id} language={language} alt={t('gallery.image', { name })} eager={eager} />
      <button
        type="button"
        className="gallery-card-open"
        aria-label={t('gallery.openNamed', { name })}
        onClick={onOpen}
      />
      <div className="gallery-card-words">
        <h2>{name}</h2>
        <span className={`gallery-card-tier gallery-card-${template.tier}`}>{t(`gallery.${template.tier}`)}</span>
      </div>
      <p>{template.description[language]}</p>
      <ButtonLink to={builderAddress(template, forNew)} aria-label={t('gallery.useNamed', { name })}>
        {t('gallery.use')}
      </ButtonLink>
    </li>
  );
}
