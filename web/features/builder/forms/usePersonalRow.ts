import { hostName, hostOf } from '../../../../shared/contacts/linkHosts.ts';
import { movePersonal, removePersonal } from '../../../../shared/resume/personalEdits.ts';
import { addPersonal, personalEntries, type PersonalList } from '../../../../shared/resume/personalLists.ts';
import type { DetailKind } from '../../../../shared/resume/schema.ts';
import { moveFocusTo } from '../../../lib/dom/focus.ts';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume } from '../builderContext.ts';
import { offerUndo } from './useEntryActions.ts';

/** The name of a row: a link's site, a detail's kind or own label. */
export function usePersonalName(list: PersonalList, id: string): string {
  const t = useTranslations();
  const { language } = useLanguage();
  return useResume((resume) => {
    const contact = personalEntries(resume, 'contacts').find((each) => each.id === id);
    const site = contact?.kind === 'link' ? hostOf(contact.value) : undefined;
    if (contact) return site ? hostName(site, language) : t(`help.contacts.${contact.kind}`);
    const detail = personalEntries(resume, list).find((each) => each.id === id);
    const ownLabel = detail && 'label' in detail && detail.kind === 'own' ? detail.label.trim() : '';
    return ownLabel || t(`help.details.${(detail?.kind ?? 'own') as DetailKind}`);
  });
}

/** Moves the focus to a row, or without one to the control that adds a row. */
const focusRow = (id: string | undefined) =>
  moveFocusTo(id === undefined ? '.personal-more > .row button' : `[data-entry="${id}"] :is(input, select)`);

/** Moving a row, and deleting it with the offer to take that back. */
export function usePersonalActions(list: PersonalList, id: string, index: number, name: string) {
  const t = useTranslations();
  const builder = useBuilder();
  const { drafts } = builder;
  const place = { tab: 'personal', entry: id } as const;
  return {
    step: (by: 1 | -1) => {
      drafts.endUndoStep();
      drafts.edit((resume) => movePersonal(resume, list, id, index + by), place);
      const { length: count } = personalEntries(drafts.state.resume, list);
      builder.announce(t('builder.said.moved', { name, place: index + by + 1, count }));
    },
    remove: () => {
      const entries = personalEntries(drafts.state.resume, list);
      const removed = entries[index];
      if (!removed) return;
      void focusRow(entries[index === 0 ? 1 : index - 1]?.id);
      drafts.endUndoStep();
      drafts.edit((resume) => removePersonal(resume, list, id), place);
      const restore = () => {
        drafts.edit((resume) => addPersonal(resume, list, removed, index), place);
        builder.revealLocation(place);
        return focusRow(id);
      };
      offerUndo(t('builder.said.deleted', { name }), t('builder.takeBack'), restore, drafts);
    },
  };
}
