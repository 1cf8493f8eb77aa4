import { useStore } from 'zustand';
import { useBuilder } from '../../builder/hooks.ts';
import type { ImportReviewStore, ImportReviewState } from './review.ts';
import { getPageImportReview } from './shared.ts';

export function useImportReviewStore(): ImportReviewStore {
  return getPageImportReview(useBuilder().drafts);
}

/** The review there is, and whether a wide screen shows it in place of the sheet. */
export function useImportReview(): ImportReviewState {
  return useStore(useImportReviewStore().state);
}
