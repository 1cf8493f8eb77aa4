import { useStore } from 'zustand';
import { useBuilder } from '../builderContext.ts';
import type { ImportReviewStore, ImportReviewState } from '../../import/review/importReview.ts';
import { getPageImportReview } from '../../import/review/pageImportReview.ts';

export function useImportReviewStore(): ImportReviewStore {
  return getPageImportReview(useBuilder().drafts);
}

/** The review there is, and whether a wide screen shows it in place of the sheet. */
export function useImportReview(): ImportReviewState {
  return useStore(useImportReviewStore().state);
}
