import type { ResumeData } from '../../../../../shared/resume/schema.ts';
import type { DraftStore, DraftState, AppliedImport } from '../../../drafts/index.ts';
import { isImportFor, takeImportNote, type handedOver, type ImportNote } from '../../../import/index.ts';
import type { PreviousResume, ImportReview, ImportReviewStore } from './importReview.ts';
import { newReview } from './newReview.ts';

/**
 * Handles `imported=true` (BLD-20), and starts the review of the result. Null if no import waits for the draft's
 * owner.
 */
export async function applyImportedWithReview(
  drafts: DraftStore,
  reviews: ImportReviewStore,
  place: Pick<typeof handedOver, 'read' | 'remove'>,
): Promise<AppliedImport | null> {
  await reviews.ready();
  const before = drafts.state;
  if (!isImportFor(place, before.owner)) return null;
  const note = takeImportNote(place);
  const { review } = reviews.state.getState();
  const taken = await drafts.applyImported((imported) => inLookOf(before.resume, imported, note), place);
  if (taken && note && taken.damaged?.kind !== 'lost')
    reviews.begin(newReview(taken.resume, note, toPreviousResume(before, review, taken.archivedId)));
  return taken;
}

/**
 * Returns an imported résumé in the person's chosen design, since other programs' files have none of ours. Our PDF,
 * which has no confidence values, keeps its design.
 */
const inLookOf = (
  { templateId, templateVersion, design }: ResumeData,
  imported: ResumeData,
  note: Pick<ImportNote, 'confidence'> | null,
): ResumeData => {
  if (note === null || Object.keys(note.confidence).length === 0) return imported;
  const { templateVersion: _, design: __, ...content } = imported;
  return {
    ...content,
    templateId,
    ...(templateVersion !== undefined && { templateVersion }),
    ...(design !== undefined && { design }),
  };
};

/** State that an undo of the import restores. */
export function toPreviousResume(
  { resume, cloud }: DraftState,
  review: ImportReview | null,
  asideId: string | null,
): PreviousResume {
  // One level of undo only: otherwise each import would store all those before it.
  const shallowReview = review && { ...review, before: review.before && { ...review.before, review: null } };
  return { asideId, saved: asideId === null && cloud ? { resume, copy: cloud } : null, review: shallowReview };
}
