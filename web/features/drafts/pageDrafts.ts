import { once } from '../../lib/async/once.ts';
import { beforeSignOut, followHolder, sessionStore } from '../auth/index.ts';
import { browserOptions } from './browserOptions.ts';
import { createDraftStore } from './draftStore.ts';
import { flushOnLeave } from './flushOnLeave.ts';
import type { DraftStore, LoadReport } from './types.ts';

export interface PageDrafts {
  readonly drafts: DraftStore;
  readonly report: LoadReport;
}

/** The draft store of this page, opened once for its life; it follows who is signed in. */
export const getPageDrafts = once(openPageDrafts);

const currentOwner = () => sessionStore.getState().person?.uid ?? null;

let isOpen = false;
let adopting: Promise<unknown> = Promise.resolve();

/**
 * Makes the draft that nobody owns theirs who have just signed in, on a page without the builder: else it would be
 * nobody's again once they sign out. Where the page's draft store is open, that does it.
 */
export async function adoptDraft(): Promise<void> {
  if (isOpen) return;
  const drafts = createDraftStore(browserOptions(currentOwner()));
  adopting = drafts.load();
  await adopting;
  drafts.close();
}

async function openPageDrafts(): Promise<PageDrafts> {
  isOpen = true;
  await adopting;
  const drafts = createDraftStore(browserOptions(currentOwner()));
  flushOnLeave(drafts, window);
  const getHolder = followHolder((holder, ended) => void drafts.setOwner(holder, ended));
  // Before sign-out redirects the page, while it can still write.
  beforeSignOut(async () => {
    drafts.flush();
    await drafts.setOwner(null);
  });
  const report = await drafts.load();
  // The signed-in user may have changed while it was loading.
  if (drafts.state.owner !== getHolder()) await drafts.setOwner(getHolder());
  return { drafts, report };
}
