import type { ResumeData } from '../../../../../shared/resume/schema.ts';
import type { ImportNote } from '../../../import/index.ts';
import type { ImportReview, PreviousResume, UnplacedText } from './importReview.ts';
import { toPlacements } from './placements.ts';
import { toReviewedPages } from './reviewedPages.ts';
import { findUncertainValues, summarizeParts, type UncertainValue } from './uncertainValues.ts';

/** Returns the review of an import: `resume` is the imported résumé, `before` the replaced one. */
export function newReview(
  resume: ResumeData,
  { fileName, confidence, picturePages, personal, doubts, placedByModel, places, ...note }: ImportNote,
  before: PreviousResume,
): ImportReview {
  // Private data and what the fields say already are left out by default, unless the person wants them in.
  const isLeft = (text: string) => personal.some((each) => each.includes(text)) || note.saidAgain.includes(text);
  const texts = note.unplaced.map((text): UnplacedText => ({ text, state: isLeft(text) ? 'left' : 'open' }));
  const placements = toPlacements(resume, placedByModel);
  const isPlaced = ({ entry, field }: UncertainValue) =>
    placements.some((placement) => placement.entry === entry && Object.hasOwn(placement.values, field));
  return {
    fileName,
    parts: summarizeParts(resume, confidence),
    // Values that a model placed have a separate list.
    checks: findUncertainValues(resume, confidence, doubts).filter((check) => !isPlaced(check)),
    personal,
    picturePages,
    ...(note.unreadDocuments !== undefined && { unreadDocuments: note.unreadDocuments }),
    unplaced: texts,
    hasSecondVersion: note.saidAgain.length > 0,
    isHardlyResume: note.isHardlyResume === true,
    placements,
    ...(places && { pages: toReviewedPages(places, resume) }),
    before,
  };
}
