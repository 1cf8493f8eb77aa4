import { useStore } from 'zustand';
import { useBuilder } from '../builderContext.ts';
import { type ImportReviewStore, type ImportReviewState, getPageImportReview } from '../../import/index.ts';

export function useImportReviewStore(): ImportReviewStore {
  return getPageImportReview(useBuilder().drafts);
}

/** The review there is, and whether a wide screen shows it in place of the sheet. */
export function useImportReview(): ImportReviewState {
  return useStore(useImportReviewStore().state);
}

/**
 * Where the focus goes on when a row of a list is dealt with: to the row that takes its place, or the one before; to
 * what ends the review where none is left.
 */
export function nextFocusSelector(list: string, at: number, left: number): string {
  return left === 0 ? '.review-foot .button' : `${list} > li:nth-child(${Math.min(at, left - 1) + 1}) .button`;
}
