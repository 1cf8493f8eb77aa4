/** Import of a PDF, and the review of its result. The review's screens are in the builder. */
export { ImportDialog } from './ImportDialog.tsx';
export { CONTINUE_IMPORT, wasImportInterrupted } from './importStore.ts';
export { applyImportedWithReview, toPreviousResume } from './review/applyImported.ts';
export { chosenFileStore, keepChosenFile } from './chosenFile.ts';
export type { ImportReview, ImportReviewState, ImportReviewStore, UnplacedText } from './review/importReview.ts';
export { getPageImportReview } from './review/pageImportReview.ts';
export { fieldKey, isSameField, type FieldTarget, type ReviewPart } from './review/fieldTarget.ts';
export type { ReviewedPages, ReviewedRun } from './review/reviewedPages.ts';
export { standingFields, takeBack, type Placement } from './review/placements.ts';
export { isUnchanged, type ConfidenceLevel, type UncertainValue } from './review/uncertainValues.ts';
