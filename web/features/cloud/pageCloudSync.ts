import { api } from '../../lib/api/client.ts';
import { getPageDrafts } from '../drafts/index.ts';
import { sessionStore } from '../auth/index.ts';
import { createCloudSync, type CloudSync } from './cloudSync.ts';
import { clearRecentWrites, recordSaved } from './recentWrites.ts';
import { createPendingSaveStore } from './pendingSave.ts';

let opened: Promise<CloudSync> | undefined;

const getOwner = () => sessionStore.getState().person?.uid ?? null;

/** How often a save that waits is tried again while the browser believes to be online, in ms. */
const RETRY_MS = 30_000;

/** The cloud for this page's draft: what waits is saved when the way is free again. */
export function getPageCloudSync(): Promise<CloudSync> {
  opened ??= openCloudSync();
  return opened;
}

async function openCloudSync(): Promise<CloudSync> {
  const { drafts } = await getPageDrafts();
  const cloud = createCloudSync({
    drafts,
    api: api,
    getOwner,
    pendingSaves: createPendingSaveStore(localStorage),
    newId: () => crypto.randomUUID(),
    onSaved: recordSaved,
  });
  sessionStore.subscribe(({ person }, before) => {
    if (person?.uid !== before.person?.uid) clearRecentWrites();
  });
  const retry = () => {
    if (navigator.onLine && cloud.hasPendingSave()) void cloud.retry();
  };
  addEventListener('online', retry);
  setInterval(retry, RETRY_MS);
  retry();
  return cloud;
}
