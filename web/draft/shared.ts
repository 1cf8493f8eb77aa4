import { onFarewell } from '../session/account.ts';
import { session } from '../session/session.ts';
import { browserOptions } from './browser.ts';
import { openDrafts } from './drafts.ts';
import { watchLeaving } from './leave.ts';
import type { Drafts, LoadReport } from './types.ts';

export interface SharedDrafts {
  readonly drafts: Drafts;
  readonly report: LoadReport;
}

let opening: Promise<SharedDrafts> | undefined;

/** The draft of this page, opened once for its life; it follows who is signed in. */
export function sharedDrafts(): Promise<SharedDrafts> {
  opening ??= open();
  return opening;
}

const ownerNow = () => session.getState().person?.uid ?? null;

async function open(): Promise<SharedDrafts> {
  const drafts = openDrafts(browserOptions(ownerNow()));
  watchLeaving(drafts, window);
  session.subscribe(({ person }, before) => {
    if (person?.uid !== before.person?.uid) void drafts.setOwner(person?.uid ?? null);
  });
  // Before the page goes to the sign-in service, and while it can still write.
  onFarewell(async () => {
    drafts.flush();
    await drafts.setOwner(null);
  });
  const report = await drafts.load();
  // Somebody may have signed in or out while it was read.
  if (drafts.state.owner !== ownerNow()) await drafts.setOwner(ownerNow());
  return { drafts, report };
}
