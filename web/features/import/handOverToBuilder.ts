import { safeLocal } from '../../lib/storage/safeStorage.ts';
import { LOCAL_STORAGE_KEYS, getPageDrafts } from '../drafts/index.ts';
import { trackEvent } from '../../lib/analytics/analytics.ts';
import type { ImportResult } from './importResult.ts';
import { deleteImportNote, saveImportNote } from './review/importNote.ts';
import { getPageImportReview } from './review/pageImportReview.ts';
import { inLookOf, toPreviousResume } from './review/applyImported.ts';

/**
 * Stores the result where the builder reads it (UP-05) and returns the address to go to. Where local storage has no
 * room for it, it replaces the draft at once; the earlier draft goes into the draft history either way.
 *
 * @param owner id of whose it is
 */
export async function handOverToBuilder(result: ImportResult, fileName: string, owner: string): Promise<string> {
  trackEvent('import_finished');
  const noted = saveImportNote(safeLocal, result, { fileName, owner });
  if (noted && safeLocal.write(LOCAL_STORAGE_KEYS.imported, JSON.stringify(result.resumeData)) === 'written')
    return '/builder?imported=true';
  deleteImportNote(safeLocal);
  const { drafts } = await getPageDrafts();
  const reviews = getPageImportReview(drafts);
  await reviews.ready();
  const before = drafts.state;
  const { review } = reviews.state.getState();
  const resume = inLookOf(before.resume, result.resumeData, result);
  const { archivedId } = await drafts.replace(resume, 'import');
  reviews.begin(resume, { ...result, fileName, owner }, toPreviousResume(before, review, archivedId));
  return '/builder';
}
