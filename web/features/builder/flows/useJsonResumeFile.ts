import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';
import { readJsonResume } from './jsonResumeFile.ts';

/**
 * Opens a JSON Resume file. The current résumé goes into the draft history, as by any import.
 */
export function useJsonResumeFile(): () => void {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const take = async (file: File) => {
    const read = await readJsonResume(file);
    if (read === null) return notify({ kind: 'warning', text: t('builder.json.none') });
    const { archivedId } = await drafts.replace(read.resume, 'import');
    ui.goToTab('personal');
    if (read.lost.length > 0) notify({ kind: 'warning', text: t('builder.json.part') });
    return notify({
      kind: 'success',
      text: t(archivedId === null ? 'builder.import.done' : 'builder.import.doneAside'),
    });
  };
  return () => {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept: '.json,application/json' });
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file) void take(file);
    });
    input.click();
  };
}
