import { browserLocal } from '../draft/browser.ts';
import { LOCAL } from '../draft/keys.ts';
import { sharedDrafts } from '../draft/shared.ts';
import { track } from '../events/events.ts';
import type { Found } from './found.ts';
import { dropFound, noteFound } from './review/arrived.ts';
import { sharedReviews } from './review/shared.ts';
import { beforeOf } from './review/take.ts';

/**
 * Leaves what was found where the builder looks for it (UP-05) and answers the address to go to. Where local storage
 * has no room for it, the draft takes it at once; what was there is set aside either way.
 */
export async function handOver(found: Found, fileName: string): Promise<string> {
  const local = browserLocal();
  track('import_finished');
  const noted = noteFound(local, found, fileName);
  if (noted && local.write(LOCAL.imported, JSON.stringify(found.resumeData)) === 'written') return '/builder?imported=true';
  dropFound(local);
  const { drafts } = await sharedDrafts();
  const reviews = sharedReviews(drafts);
  await reviews.ready();
  const before = drafts.state;
  const { review } = reviews.state.getState();
  const { asideId } = await drafts.replace(found.resumeData, 'import');
  reviews.begin(found.resumeData, { ...found, fileName }, beforeOf(before, review, asideId));
  return '/builder';
}
