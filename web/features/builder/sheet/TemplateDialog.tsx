import { TEMPLATES, type Template } from '../../../../shared/templates/catalogue.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { TemplateImage } from '../../../ui/TemplateImage.tsx';
import { requestTemplate } from '../../payments/requestTemplate.ts';
import { useBuilder, useResume, useResumeLanguage } from '../builderContext.ts';
import { setTemplate } from '../store/edits.ts';

/** Another template for the same content; the sheet changes at once, and undo restores the previous one. */
export function TemplateDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const chosen = useResume((resume) => resume.templateId);
  const choose = async (id: string) => {
    if (!(await requestTemplate(id))) return;
    drafts.edit((resume) => setTemplate(resume, id), { tab: ui.state.getState().tab });
    onClose();
  };
  return (
    <Dialog open title={t('builder.template.title')} onClose={onClose} size="large" shape="drawer">
      <p className="quiet">{t('builder.template.keeps')}</p>
      <ul className="template-grid">
        {TEMPLATES.map((template) => (
          <li key={template.id}>
            <TemplateOption
              template={template}
              chosen={template.id === chosen}
              onChoose={() => void choose(template.id)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function TemplateOption({ template, chosen, onChoose }: { template: Template; chosen: boolean; onChoose: () => void }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const resumeLanguage = useResumeLanguage();
  const name = template.name[language];
  return (
    <button
      type="button"
      className="template-choice"
      data-template={template.id}
      aria-pressed={chosen}
      {...(chosen ? { 'data-autofocus': '' } : {})}
      onClick={onChoose}
    >
      <TemplateImage id={template.id} language={resumeLanguage.language} alt="" />
      <span className="template-name">
        {name}
        {chosen ? (
          <span className="template-now">{t('builder.template.chosen')}</span>
        ) : (
          template.tier === 'premium' && <span className="template-tier">{t('builder.template.premium')}</span>
        )}
      </span>
      <span className="quiet">{template.description[language]}</span>
    </button>
  );
}
