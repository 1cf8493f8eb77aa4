import { useMemo } from 'react';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { removeCustomSection, renameCustomSection } from '../../../../shared/resume/editResume.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocusTo } from '../../../lib/dom/focus.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume, useResumeLanguage } from '../builderContext.ts';
import { restoreCustomSection } from '../store/edits.ts';
import { adjacentTab, listTabs } from '../store/tabs.ts';
import { BoundTextField } from './BoundTextField.tsx';
import type { TextBinding } from './textBinding.ts';
import { EntryList } from './EntryList.tsx';
import { getSectionModel } from './entryLists.ts';
import { FIELD_EXAMPLES } from './examples.ts';
import { offerUndo } from './useEntryActions.ts';

/** A section named by the person, with its items (BLD-22). */
export function CustomSectionForm({ sectionId }: { sectionId: string }) {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const { language } = useResumeLanguage();
  const exists = useResume((resume) => resume.customSections.some((section) => section.id === sectionId));
  const tab = `custom-${sectionId}` as const;
  const name = useMemo<TextBinding>(
    () => ({
      get: (resume) => resume.customSections.find((section) => section.id === sectionId)?.title ?? '',
      set: (resume, title) => renameCustomSection(resume, sectionId, title),
      location: { tab: `custom-${sectionId}` },
      undoGroup: `${sectionId}.title`,
    }),
    [sectionId],
  );

  if (!exists) return <SectionNotFound />;
  const remove = () => {
    const before = drafts.state.resume;
    const index = before.customSections.findIndex((section) => section.id === sectionId);
    const section = before.customSections[index];
    if (!section) return;
    const next = adjacentTab(listTabs(before), tab, -1);
    drafts.edit((resume) => removeCustomSection(resume, sectionId), { tab });
    ui.goToTab(next);
    void moveFocusTo('#panel-title');
    offerUndo(
      t('builder.said.deleted', { name: section.title || t('builder.custom.untitled') }),
      t('builder.takeBack'),
      () => {
        drafts.edit((resume) => restoreCustomSection(resume, section, index, before.sectionOrder), { tab });
        ui.goToTab(tab);
        return moveFocusTo('#panel-title');
      },
      drafts,
    );
  };
  return (
    <>
      <div className="section-name">
        <BoundTextField
          binding={name}
          control="text"
          label={t('builder.custom.name')}
          max={RESUME_LIMITS.line}
          placeholder={FIELD_EXAMPLES[language]['custom.sectionTitle']}
          hint={t('builder.custom.nameHint')}
        />
      </div>
      <EntryList entries={getSectionModel(sectionId)} />
      <Button tone="danger" size="small" icon="delete" className="remove-section" onClick={remove}>
        {t('builder.custom.remove')}
      </Button>
    </>
  );
}

/** The tab of a custom section that does not exist: an old address, or a deleted section (BLD-07). */
function SectionNotFound() {
  const t = useTranslations();
  const { ui } = useBuilder();
  return (
    <div className="not-found">
      <p>{t('builder.notFound.text')}</p>
      <div className="row">
        <Button onClick={() => ui.goToTab('personal')}>{t('builder.notFound.back')}</Button>
        <Button tone="quiet" icon="add" onClick={() => ui.openDialog('addSection')}>
          {t('builder.addSection')}
        </Button>
      </div>
    </div>
  );
}
