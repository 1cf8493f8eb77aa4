import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../../ui/Button.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume } from '../builderContext.ts';
import { EntryCard } from './EntryCard.tsx';
import type { EntryListModel } from './entryLists.ts';

/**
 * The entries of a list and the button that adds one. Renders again when entries are added, removed or moved, not when
 * one is edited.
 */
export function EntryList({ entries }: { entries: EntryListModel }) {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const ids = useResume(useShallow((resume) => entries.read(resume).map((entry) => entry.id)));
  const canAdd = useResume((resume) => entries.canAdd(resume));
  const add = () => {
    const id = entries.newId(drafts.state.resume);
    drafts.edit((resume) => entries.add(resume, id), { tab: entries.tab, entry: id });
    ui.setEntryOpen(id, true);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-entry="${id}"] input`)?.focus());
  };
  return (
    <>
      <ol className="entries">
        {ids.map((id, index) => (
          <EntryCard key={id} entries={entries} id={id} index={index} count={ids.length} />
        ))}
      </ol>
      <Button icon="add" className="add-entry" disabled={!canAdd} onClick={add}>
        {t(canAdd ? entries.kind.add : 'builder.entry.full')}
      </Button>
    </>
  );
}
