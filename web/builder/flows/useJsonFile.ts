import { notify } from '../../design/toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { useBuilder } from '../hooks.ts';
import { readJson, saveJson } from './jsonFile.ts';

/** The way to and from other programs: the résumé as a JSON Resume file. The one that was there is set aside, as by any import. */
export function useJsonFile(): { readonly save: () => void; readonly open: () => void } {
  const t = useText();
  const { drafts, store, ui } = useBuilder();
  const take = async (file: File) => {
    const read = await readJson(file);
    if (read === null) return notify({ kind: 'warning', text: t('builder.json.none') });
    const { asideId } = await drafts.replace(read.resume, 'import');
    ui.goTo('personal');
    if (read.lost.length > 0) notify({ kind: 'warning', text: t('builder.json.part') });
    return notify({ kind: 'success', text: t(asideId === null ? 'builder.import.done' : 'builder.import.doneAside') });
  };
  return {
    save: () => saveJson(store.resume()),
    open: () => {
      const input = Object.assign(document.createElement('input'), { type: 'file', accept: '.json,application/json' });
      input.addEventListener('change', () => {
        const file = input.files?.[0];
        if (file) void take(file);
      });
      input.click();
    },
  };
}
