import { useStore } from 'zustand';
import { useBuilder } from '../builderContext.ts';
import type { ImportReviewStore, ImportReviewState } from './store/importReview.ts';
import { getPageImportReview } from './store/pageImportReview.ts';

/** The store of the review of an import, one for the page. */
export function useImportReviewStore(): ImportReviewStore {
  return getPageImportReview(useBuilder().drafts);
}

/** The open review, and whether a wide screen shows it in place of the sheet. */
export function useImportReview(): ImportReviewState {
  return useStore(useImportReviewStore().state);
}

/**
 * Moves the focus after a row was removed: to the row that takes its place, else to the one before; to the finishing
 * button where none is left.
 */
export function nextFocusSelector(list: string, index: number, left: number): string {
  return left === 0 ? '.review-foot .button' : `${list} > li:nth-child(${Math.min(index, left - 1) + 1}) .button`;
}
