import { SECTION_PRESETS } from '../../../../shared/resume/sectionPresets.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { addCustomSection } from '../../../../shared/resume/editResume.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume, useResumeLanguage } from '../builderContext.ts';
import { createCustomSection } from '../store/edits.ts';

/** Adds a custom section, named by a preset or unnamed, and opens it (BLD-06). */
export function AddSectionDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const { language } = useResumeLanguage();
  const sections = useResume((resume) => resume.customSections);
  const isFull = sections.length >= RESUME_LIMITS.customSections;
  const add = (title: string) => {
    const section = createCustomSection(drafts.state.resume, title);
    drafts.edit((resume) => addCustomSection(resume, section), { tab: `custom-${section.id}` });
    onClose();
    ui.goToTab(`custom-${section.id}`);
    // Without a name, the focus goes to the name; with one, to the first item.
    const field = title === '' ? '.section-name input' : '.entry input';
    setTimeout(() => document.querySelector<HTMLElement>(`.panel ${field}`)?.focus());
  };
  return (
    <Dialog open title={t('builder.addSection.title')} onClose={onClose} size="small" shape="drawer">
      {isFull && <p className="quiet">{t('builder.addSection.full')}</p>}
      <ul className="choices">
        {SECTION_PRESETS.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className="choice-button" disabled={isFull} onClick={() => add(title[language])}>
              <bdi lang={language}>{title[language]}</bdi>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="choice-button choice-blank" disabled={isFull} onClick={() => add('')}>
            <Icon name="add" size={18} />
            {t('builder.addSection.blank')}
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
