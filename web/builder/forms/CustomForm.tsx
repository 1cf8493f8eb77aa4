import { useMemo } from 'react';
import { LIMITS } from '../../../shared/resume/limits.ts';
import { removeCustomSection, renameCustomSection } from '../../../shared/resume/sections.ts';
import { Button } from '../../design/Button.tsx';
import { handFocusTo } from '../../design/focus.ts';
import { useText } from '../../i18n/useText.ts';
import { useBuilder, useResume, useResumeLanguage } from '../hooks.ts';
import { restoreCustomSection } from '../store/edits.ts';
import { neighbour, tabsOf } from '../store/tabs.ts';
import { BoundText } from './BoundText.tsx';
import type { Binding } from './binding.ts';
import { EntryList } from './EntryList.tsx';
import { sectionEntries } from './entries.ts';
import { EXAMPLES } from './examples.ts';
import { offerBack } from './useEntryActions.ts';

/** A section that the person named, with its items. */
export function CustomForm({ sectionId }: { sectionId: string }) {
  const t = useText();
  const { store, ui } = useBuilder();
  const { language } = useResumeLanguage();
  const exists = useResume((resume) => resume.customSections.some((section) => section.id === sectionId));
  const tab = `custom-${sectionId}` as const;
  const name = useMemo<Binding>(() => ({
    get: (resume) => resume.customSections.find((section) => section.id === sectionId)?.title ?? '',
    set: (resume, title) => renameCustomSection(resume, sectionId, title),
    place: { tab: `custom-${sectionId}` },
    group: `${sectionId}.title`,
  }), [sectionId]);

  if (!exists) return <SectionNotFound />;
  const remove = () => {
    const before = store.resume();
    const at = before.customSections.findIndex((section) => section.id === sectionId);
    const section = before.customSections[at];
    if (!section) return;
    const next = neighbour(tabsOf(before), tab, -1);
    store.edit((resume) => removeCustomSection(resume, sectionId), { tab });
    ui.goTo(next);
    void handFocusTo('#panel-title');
    offerBack(t('builder.said.deleted', { name: section.title || t('builder.custom.untitled') }), t('builder.takeBack'), () => {
      store.edit((resume) => restoreCustomSection(resume, section, at, before.sectionOrder), { tab });
      ui.goTo(tab);
      return handFocusTo('#panel-title');
    });
  };
  return (
    <>
      <div className="section-name">
        <BoundText binding={name} control="text" label={t('builder.custom.name')} max={LIMITS.line} placeholder={EXAMPLES[language]['custom.sectionTitle']} hint={t('builder.custom.nameHint')} />
      </div>
      <EntryList entries={sectionEntries(sectionId)} />
      <Button tone="danger" size="small" icon="delete" className="remove-section" onClick={remove}>{t('builder.custom.remove')}</Button>
    </>
  );
}

/** A tab of a custom section that does not exist: an old address, or a section that was deleted (BLD-07). */
function SectionNotFound() {
  const t = useText();
  const { ui } = useBuilder();
  return (
    <div className="not-found">
      <p>{t('builder.notFound.text')}</p>
      <div className="row">
        <Button onClick={() => ui.goTo('personal')}>{t('builder.notFound.back')}</Button>
        <Button tone="quiet" icon="add" onClick={() => ui.openDialog('addSection')}>{t('builder.addSection')}</Button>
      </div>
    </div>
  );
}
