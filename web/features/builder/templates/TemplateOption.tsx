import { useMemo } from 'react';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import type { Template } from '../../../../shared/templates/catalogue.ts';
import { TemplateImage } from '../../../ui/TemplateImage.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { FirstPage } from '../../preview/FirstPage.tsx';
import { useResumeLanguage } from '../builderContext.ts';
import { setTemplate } from '../store/edits.ts';

export interface TemplateOptionProps {
  /** In the version that is drawn. */
  readonly template: Template;
  /** The résumé drawn in it; null: the sample, if nothing was written yet. */
  readonly content: ResumeData | null;
  readonly chosen: boolean;
  readonly focusable: boolean;
  readonly onChoose: () => void;
}

/** One template of the strip, with its name. */
export function TemplateOption({ template, content, chosen, focusable, onChoose }: TemplateOptionProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const resumeLanguage = useResumeLanguage();
  const { id } = template;
  const dressed = useMemo(() => content && setTemplate(content, template), [content, template]);
  return (
    <button
      type="button"
      className="template-choice"
      data-template={id}
      aria-pressed={chosen}
      tabIndex={focusable ? 0 : -1}
      title={template.description[language]}
      onClick={onChoose}
    >
      {dressed === null ? (
        <TemplateImage id={id} language={resumeLanguage.language} alt="" />
      ) : (
        <FirstPage resume={dressed} />
      )}
      <span className="template-name">{template.name[language]}</span>
      {template.tier === 'premium' && <span className="template-tier">{t('builder.template.premium')}</span>}
    </button>
  );
}
