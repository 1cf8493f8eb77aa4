import { browserDatabase, browserLocal } from '../../draft/browser.ts';
import type { Drafts, DraftState, ImportTaken } from '../../draft/types.ts';
import { takeNote } from './arrived.ts';
import { createReviews, type Before, type Reviews } from './review.ts';

let opened: Reviews | undefined;

/** The review of this page's draft. */
export function sharedReviews(drafts: Drafts): Reviews {
  if (opened) return opened;
  const reviews = createReviews(drafts, browserDatabase());
  void reviews.load();
  opened = reviews;
  return reviews;
}

/** What `imported=true` means, with the review of what was found. Null where nothing waits. */
export async function takeImported(drafts: Drafts): Promise<ImportTaken | null> {
  const reviews = sharedReviews(drafts);
  const before = drafts.state;
  const note = takeNote(browserLocal());
  const taken = await drafts.takeImported();
  if (taken && note && taken.damaged?.kind !== 'lost') reviews.begin(taken.resume, note, beforeOf(before, taken.asideId));
  return taken;
}

/** What an undo of the import goes back to. */
export function beforeOf({ resume, cloud }: DraftState, asideId: string | null): Before {
  return { asideId, saved: asideId === null && cloud ? { resume, copy: cloud } : null };
}
