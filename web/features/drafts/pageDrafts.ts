import { once } from '../../lib/async/once.ts';
import { beforeSignOut, sessionStore } from '../auth/index.ts';
import { browserOptions } from './browserOptions.ts';
import { createDraftStore } from './draftStore.ts';
import { flushOnLeave } from './flushOnLeave.ts';
import type { DraftStore, LoadReport } from './types.ts';

export interface PageDrafts {
  readonly drafts: DraftStore;
  readonly report: LoadReport;
}

/** The draft of this page, opened once for its life; it follows who is signed in. */
export const getPageDrafts = once(openPageDrafts);

const currentOwner = () => sessionStore.getState().person?.uid ?? null;

async function openPageDrafts(): Promise<PageDrafts> {
  const drafts = createDraftStore(browserOptions(currentOwner()));
  flushOnLeave(drafts, window);
  sessionStore.subscribe(({ person }, before) => {
    if (person?.uid !== before.person?.uid) void drafts.setOwner(person?.uid ?? null);
  });
  // Before the page goes to the sign-in service, and while it can still write.
  beforeSignOut(async () => {
    drafts.flush();
    await drafts.setOwner(null);
  });
  const report = await drafts.load();
  // Somebody may have signed in or out while it was read.
  if (drafts.state.owner !== currentOwner()) await drafts.setOwner(currentOwner());
  return { drafts, report };
}
