/** Import of a PDF, and the review of its result. The review's screens are in the builder. */
export { ImportDialog } from './ImportDialog.tsx';
export { CONTINUE_IMPORT, wasImportInterrupted } from './importStore.ts';
export { applyImportedWithReview } from './review/applyImported.ts';
export { chosenFileStore, keepChosenFile } from './chosenFile.ts';
export type { ImportReview, ImportReviewState, ImportReviewStore, UnplacedText } from './review/importReview.ts';
export { getPageImportReview } from './review/pageImportReview.ts';
export { isSameField, type FieldTarget, type ReviewedPages, type ReviewedRun } from './review/reviewedPages.ts';
export { standingFields, takeBack, type Placement } from './review/placements.ts';
export {
  fieldKey,
  isUnchanged,
  type ConfidenceLevel,
  type ReviewPart,
  type UncertainValue,
} from './review/uncertainValues.ts';
