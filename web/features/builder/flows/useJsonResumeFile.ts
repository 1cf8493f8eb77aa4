import { fromJsonResume } from '../../../../shared/resume/jsonResumeImport.ts';
import type { RepairedResume } from '../../../../shared/resume/repairResume.ts';
import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';

/** Largest file that is read, in bytes: five times a résumé with every field at its limit. */
const MAX_FILE_BYTES = 1_000_000;

/** Reads a résumé from a file of the JSON Resume format, whichever program wrote it; null where it holds none. */
export async function readJsonResume(file: File): Promise<RepairedResume | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  try {
    const read = fromJsonResume(JSON.parse(await file.text()));
    return isEmptyResume(read.resume) ? null : read;
  } catch {
    return null;
  }
}

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
