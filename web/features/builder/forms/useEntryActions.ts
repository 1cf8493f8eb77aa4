import { moveFocusTo } from '../../../lib/dom/focus.ts';
import { UNDO_OFFER_MS, notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { DraftStore } from '../../drafts/index.ts';
import { useBuilder } from '../builderContext.ts';
import { entryTitle, type EntryListModel } from './entryLists.ts';

/** Actions on an entry as a whole. */
export function useEntryActions(entries: EntryListModel, id: string, index: number, count: number) {
  const t = useTranslations();
  const builder = useBuilder();
  const { drafts, ui } = builder;
  const place = { tab: entries.tab, entry: id };
  const name = () => {
    const entry = entries.read(drafts.state.resume).find((each) => each.id === id);
    return (entry && entryTitle(entries.kind, entry)) || t(entries.kind.unnamed, { number: index + 1 });
  };
  const moved = (id: string, to: number) => {
    drafts.edit((resume) => entries.move(resume, id, to), { tab: entries.tab, entry: id });
    const after = entries.read(drafts.state.resume);
    const entry = after.find((each) => each.id === id);
    const title = (entry && entryTitle(entries.kind, entry)) || t(entries.kind.unnamed, { number: to + 1 });
    builder.announce(t('builder.said.moved', { name: title, place: to + 1, count }));
  };
  return {
    moveTo: moved,
    step: (by: 1 | -1) => moved(id, index + by),
    duplicate: () => {
      drafts.edit((resume) => entries.duplicate(resume, id), place);
      const copy = entries.read(drafts.state.resume)[index + 1];
      if (copy && copy.id !== id) ui.setEntryOpen(copy.id, true);
      builder.announce(t('builder.said.duplicated', { name: name() }));
    },
    remove: () => {
      const removed = entries.read(drafts.state.resume).find((each) => each.id === id);
      if (!removed || count < 2) return;
      const title = name();
      const stays = entries.read(drafts.state.resume)[index === 0 ? 1 : index - 1];
      void moveFocusTo(entryFocusSelector(stays?.id));
      drafts.edit((resume) => entries.remove(resume, id), place);
      offerUndo(
        t('builder.said.deleted', { name: title }),
        t('builder.takeBack'),
        () => {
          drafts.edit((resume) => entries.restore(resume, removed, index), place);
          builder.revealLocation(place);
          return moveFocusTo(entryFocusSelector(id));
        },
        drafts,
      );
    },
  };
}

/** The element that gets the focus for the entry as a whole. */
const entryFocusSelector = (id: string | undefined) =>
  `[data-entry="${id}"] :is(button.entry-toggle, span.entry-toggle ~ button:enabled, input)`;

/** Shows a toast about a deletion that offers undo, `from` a résumé: for as long as that is the one on the page. */
export function offerUndo(text: string, label: string, run: () => unknown, from?: DraftStore): void {
  const epoch = from?.state.epoch;
  notify({
    kind: 'notification',
    text,
    action: { label, run },
    durationMs: UNDO_OFFER_MS,
    ...(from && { while: { subscribe: from.subscribe, holds: () => from.state.epoch === epoch } }),
  });
}
