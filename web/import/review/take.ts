import type { Local } from '../../draft/local.ts';
import type { Drafts, DraftState, ImportTaken } from '../../draft/types.ts';
import { takeNote } from './arrived.ts';
import type { Before, Reviews } from './review.ts';

/** What `imported=true` means, with the review of what was found. Null where nothing waits. */
export async function takeImported(drafts: Drafts, reviews: Reviews, local: Local): Promise<ImportTaken | null> {
  const before = drafts.state;
  const note = takeNote(local);
  const taken = await drafts.takeImported();
  if (taken && note && taken.damaged?.kind !== 'lost') reviews.begin(taken.resume, note, beforeOf(before, taken.asideId));
  return taken;
}

/** What an undo of the import goes back to. */
export function beforeOf({ resume, cloud }: DraftState, asideId: string | null): Before {
  return { asideId, saved: asideId === null && cloud ? { resume, copy: cloud } : null };
}
