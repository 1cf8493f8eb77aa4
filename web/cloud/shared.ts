import { api } from '../api/client.ts';
import { sharedDrafts } from '../draft/shared.ts';
import { session } from '../session/session.ts';
import { createCloud, type Cloud } from './cloud.ts';
import { forgetRecent, noteSaved } from './recent.ts';
import { waitingIn } from './waiting.ts';

let opening: Promise<Cloud> | undefined;

const owner = () => session.getState().person?.uid ?? null;

/** How often a save that waits is tried again while the browser believes to be online, in ms. */
const RETRY_MS = 30_000;

/** The cloud for this page's draft: what waits is saved when the way is free again. */
export function sharedCloud(): Promise<Cloud> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Cloud> {
  const { drafts } = await sharedDrafts();
  const cloud = createCloud({ drafts, calls: api, owner, waiting: waitingIn(localStorage), newId: () => crypto.randomUUID(), stored: noteSaved });
  session.subscribe(({ person }, before) => {
    if (person?.uid !== before.person?.uid) forgetRecent();
  });
  const retry = () => {
    if (navigator.onLine && cloud.isWaiting()) void cloud.retry();
  };
  addEventListener('online', retry);
  setInterval(retry, RETRY_MS);
  retry();
  return cloud;
}
