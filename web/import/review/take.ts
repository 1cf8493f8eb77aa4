import type { Local } from '../../draft/local.ts';
import type { Drafts, DraftState, ImportTaken } from '../../draft/types.ts';
import { takeNote } from './arrived.ts';
import type { Before, Review, Reviews } from './review.ts';

/** What `imported=true` means, with the review of what was found. Null where nothing waits. */
export async function takeImported(drafts: Drafts, reviews: Reviews, local: Local): Promise<ImportTaken | null> {
  await reviews.ready();
  const before = drafts.state;
  const note = takeNote(local);
  const { review } = reviews.state.getState();
  const taken = await drafts.takeImported();
  if (taken && note && taken.damaged?.kind !== 'lost') reviews.begin(taken.resume, note, beforeOf(before, review, taken.asideId));
  return taken;
}

/** What an undo of the import goes back to. */
export function beforeOf({ resume, cloud }: DraftState, review: Review | null, asideId: string | null): Before {
  // One step back and no further: each import would carry all those before it.
  const own = review && { ...review, before: review.before && { ...review.before, review: null } };
  return { asideId, saved: asideId === null && cloud ? { resume, copy: cloud } : null, review: own };
}
