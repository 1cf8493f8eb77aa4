import { openBrowserDatabase } from '../../../../lib/storage/browserDatabase.ts';
import type { DraftStore } from '../../../drafts/index.ts';
import { createImportReviewStore, type ImportReviewStore } from './importReview.ts';

let pageReview: ImportReviewStore | undefined;

/** The review of this page's draft. */
export function getPageImportReview(drafts: DraftStore): ImportReviewStore {
  if (pageReview) return pageReview;
  const reviews = createImportReviewStore(drafts, openBrowserDatabase());
  void reviews.load();
  pageReview = reviews;
  return reviews;
}
