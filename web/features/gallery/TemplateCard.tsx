import type { Template } from '../../../shared/templates/catalogue.ts';
import type { AccentName } from '../../../shared/templates/design/accents.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { TemplateImage } from '../../ui/TemplateImage.tsx';
import { AccentChoice } from './AccentChoice.tsx';

/** The one rendering; loaded when a page is shown that has no picture. */
const DrawnPage = lazyPart(async () => (await import('./DrawnPage.tsx')).default, []);

/** How the gallery shows a template. */
export interface ShownTemplate {
  readonly template: Template;
  /** Undefined for its own colour. */
  readonly accent: AccentName | undefined;
  /** Whether the card shows the person's own résumé. */
  readonly own: boolean;
  /** The occupation of the sample, where one was searched that has a sample. */
  readonly trade: string | undefined;
  /** Whether it is chosen for a new résumé. */
  readonly forNew: boolean;
  readonly onAccent: (accent: AccentName | undefined) => void;
}

export interface TemplateCardProps extends ShownTemplate {
  readonly eager: boolean;
  /** Opens its large page. */
  readonly onOpen: () => void;
}

/** Returns the address that puts a template to use; a premium one is tried in the builder like any other (GAL-05). */
export const builderAddress = ({ template, accent, forNew }: Pick<ShownTemplate, 'template' | 'accent' | 'forNew'>) =>
  `/builder?template=${template.id}${accent ? `&accent=${accent}` : ''}${forNew ? '&new=true' : ''}` as const;

/** One template of the gallery: its page, its colours, its name and a line of description (GAL-05, GAL-06). */
export function TemplateCard({ eager, onOpen, ...shown }: TemplateCardProps) {
  const { template, accent, own: isOwn, trade, onAccent } = shown;
  const t = useTranslations();
  const { language } = useLanguage();
  const name = template.name[language];
  return (
    <li className="gallery-card" data-template={template.id}>
      <div className="gallery-card-page">
        <TemplateImage
          id={template.id}
          language={language}
          alt={t(isOwn ? 'gallery.imageOwn' : 'gallery.image', { name })}
          eager={eager}
          sizes="(max-width: 560px) 92vw, (max-width: 1000px) 46vw, 416px"
        />
        {(isOwn || accent !== undefined || trade !== undefined) && (
          <DrawnPage id={template.id} own={isOwn} language={language} accent={accent} trade={trade} />
        )}
      </div>
      <button
        type="button"
        className="gallery-card-open"
        aria-label={t('gallery.openNamed', { name })}
        onClick={onOpen}
      />
      <div className="gallery-card-words">
        <h2>{name}</h2>
        <span className={`gallery-card-tier gallery-card-${template.tier}`}>{t(`gallery.${template.tier}`)}</span>
        <AccentChoice template={template} value={accent} onChange={onAccent} />
      </div>
      <p>{template.description[language]}</p>
      <ButtonLink to={builderAddress(shown)} aria-label={t('gallery.useNamed', { name })}>
        {t('gallery.use')}
      </ButtonLink>
    </li>
  );
}
