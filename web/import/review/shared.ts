import { openBrowserDatabase } from '../../draft/browser.ts';
import type { DraftStore } from '../../draft/types.ts';
import { createImportReviewStore, type ImportReviewStore } from './review.ts';

let pageReview: ImportReviewStore | undefined;

/** The review of this page's draft. */
export function getPageImportReview(drafts: DraftStore): ImportReviewStore {
  if (pageReview) return pageReview;
  const reviews = createImportReviewStore(drafts, openBrowserDatabase());
  void reviews.load();
  pageReview = reviews;
  return reviews;
}
