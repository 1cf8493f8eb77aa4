import { fromJsonResume, type ForeignResume } from '../../../../shared/resume/jsonResumeImport.ts';
import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';
import { parseHtml } from '../../../lib/html/parseHtml.ts';
import { notify } from '../../../ui/toasts.ts';
import type { Translate } from '../../../lib/i18n/useTranslations.ts';
import { getPageImportReview } from '../importReview/store/pageImportReview.ts';
import { toPreviousResume } from '../importReview/store/applyImported.ts';
import { newReview } from '../importReview/store/newReview.ts';
import type { Builder } from '../builder.ts';

/** Largest file that is read, in bytes: five times a résumé with every field at its limit. */
const MAX_FILE_BYTES = 1_000_000;

/**
 * Reads a résumé from a file of the JSON Resume format, whichever program wrote it, or of Reactive Resume; null if
 * it holds none.
 */
export async function readJsonResume(file: File, parse = parseHtml): Promise<ForeignResume | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  try {
    const read = fromJsonResume(JSON.parse(await file.text()), parse);
    return isEmptyResume(read.resume) ? null : read;
  } catch {
    return null;
  }
}

/** An import's remarks, all empty: a file with names for its values leaves no doubts. */
const NOTHING_TOLD = { saidAgain: [], confidence: {}, picturePages: [], personal: [], doubts: {}, placedByModel: [] };

/**
 * Takes a résumé out of a JSON Resume file. The current one goes into the draft history, as by any import; what has no
 * field is shown in the review of the import.
 */
export async function takeJsonResume({ drafts, ui }: Builder, t: Translate, file: File): Promise<void> {
  const read = await readJsonResume(file);
  if (read === null) {
    notify({ kind: 'warning', text: t('builder.json.none') });
    return;
  }
  const reviews = getPageImportReview(drafts);
  await reviews.ready();
  const before = drafts.state;
  const { review } = reviews.state.getState();
  const { archivedId } = await drafts.replace(read.resume, 'import');
  if (read.unkept.length > 0)
    reviews.begin(
      newReview(
        read.resume,
        { ...NOTHING_TOLD, fileName: file.name, owner: before.owner, unplaced: read.unkept },
        toPreviousResume(before, review, archivedId),
      ),
    );
  ui.goToTab('personal');
  if (read.lost.length > 0) notify({ kind: 'warning', text: t('builder.json.part') });
  notify({
    kind: 'success',
    text: t(archivedId === null ? 'builder.import.done' : 'builder.import.doneAside'),
  });
}
