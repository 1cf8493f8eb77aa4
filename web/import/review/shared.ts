import { browserDatabase } from '../../draft/browser.ts';
import type { Drafts } from '../../draft/types.ts';
import { createReviews, type Reviews } from './review.ts';

let opened: Reviews | undefined;

/** The review of this page's draft. */
export function sharedReviews(drafts: Drafts): Reviews {
  if (opened) return opened;
  const reviews = createReviews(drafts, browserDatabase());
  void reviews.load();
  opened = reviews;
  return reviews;
}
