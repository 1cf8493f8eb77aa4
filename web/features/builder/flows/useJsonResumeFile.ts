import type { ForeignResume } from '../../../../shared/resume/jsonResumeImport.ts';
import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';
import { parseHtml } from '../../../lib/html/parseHtml.ts';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { getPageImportReview } from '../importReview/store/pageImportReview.ts';
import { toPreviousResume } from '../importReview/store/applyImported.ts';
import { useBuilder } from '../builderContext.ts';

/** Largest file that is read, in bytes: five times a résumé with every field at its limit. */
const MAX_FILE_BYTES = 1_000_000;

/**
 * Reads a résumé from a file of the JSON Resume format, whichever program wrote it, or of Reactive Resume; null where
 * it holds none.
 */
export async function readJsonResume(file: File, parse = parseHtml): Promise<ForeignResume | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  try {
    const { fromJsonResume } = await import('../../../../shared/resume/jsonResumeImport.ts');
    const read = fromJsonResume(JSON.parse(await file.text()), parse);
    return isEmptyResume(read.resume) ? null : read;
  } catch {
    return null;
  }
}

/** What an import says beside its texts: of a file with names for its values there is nothing to doubt. */
const NOTHING_TOLD = { saidAgain: [], confidence: {}, picturePages: [], personal: [], doubts: {}, placedByModel: [] };

/**
 * Opens a JSON Resume file. The current résumé goes into the draft history, as by any import; what has no field is
 * shown in the review of the import.
 */
export function useJsonResumeFile(): () => void {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const take = async (file: File) => {
    const read = await readJsonResume(file);
    if (read === null) return notify({ kind: 'warning', text: t('builder.json.none') });
    const reviews = getPageImportReview(drafts);
    await reviews.ready();
    const before = drafts.state;
    const { review } = reviews.state.getState();
    const { archivedId } = await drafts.replace(read.resume, 'import');
    if (read.unkept.length > 0)
      reviews.begin(
        read.resume,
        { ...NOTHING_TOLD, fileName: file.name, owner: before.owner, unplaced: read.unkept },
        toPreviousResume(before, review, archivedId),
      );
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
