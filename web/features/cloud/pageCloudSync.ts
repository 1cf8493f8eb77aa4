import { once } from '../../lib/async/once.ts';
import { api } from '../../lib/api/client.ts';
import { safeLocal } from '../../lib/storage/safeStorage.ts';
import { getPageDrafts } from '../drafts/index.ts';
import { sessionStore } from '../auth/index.ts';
import { createCloudSync, type CloudSync } from './cloudSync.ts';
import { clearRecentWrites, recordSaved } from './recentWrites.ts';
import { createPendingSaveStore } from './pendingSave.ts';

const getOwner = () => sessionStore.getState().person?.uid ?? null;

/** Retry interval of a pending save while the browser reports to be online, in ms. */
const RETRY_MS = 30_000;

/** Cloud sync of this page's draft: a pending save is sent when the network is back. */
export const getPageCloudSync = once(openCloudSync);

async function openCloudSync(): Promise<CloudSync> {
  const { drafts } = await getPageDrafts();
  const cloud = createCloudSync({
    drafts,
    api: api,
    getOwner,
    pendingSaves: createPendingSaveStore(safeLocal),
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
