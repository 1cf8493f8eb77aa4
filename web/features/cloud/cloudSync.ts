import type { SavedResume } from '../../../shared/api/resumes.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { api } from '../../lib/api/client.ts';
import { once } from '../../lib/async/once.ts';
import { createSerialQueue } from '../../lib/async/serialQueue.ts';
import { safeLocal } from '../../lib/storage/safeStorage.ts';
import { sessionStore } from '../auth/index.ts';
import { canonicalJson, getPageDrafts, type CloudCopy } from '../drafts/index.ts';
import { createPendingSaveStore } from './pendingSave.ts';
import { clearRecentWrites, recordSaved } from './recentWrites.ts';
import type { CloudSaveResult, CloudSync, CloudSyncOptions } from './types.ts';

/** See {@link CloudSync}; the page's own is {@link getPageCloudSync}. */
export function createCloudSync({
  drafts,
  api,
  getOwner,
  pendingSaves,
  newId,
  onSaved = () => {},
}: CloudSyncOptions): CloudSync {
  const queue = createSerialQueue();

  // The pending request id belonged to the résumé that was replaced.
  drafts.subscribe((state, previous) => {
    if (state.epoch !== previous.epoch) pendingSaves.write(null);
  });

  async function create(ownerId: string, name: string, resume: ResumeData): Promise<SavedResume> {
    const requestId = pendingSaves.read(ownerId)?.requestId ?? newId();
    pendingSaves.write({ owner: ownerId, requestId, due: false });
    const made = await api.createResume({ name, data: resume, requestId });
    // The lost answer had created it already, without the changes since then.
    return isSameContent(made, name, resume)
      ? made
      : api.updateResume({ id: made.id }, { name, data: resume, version: made.version });
  }

  async function write(
    ownerId: string,
    copy: CloudCopy | null,
    name: string,
    resume: ResumeData,
  ): Promise<SavedResume> {
    if (copy === null) return create(ownerId, name, resume);
    try {
      return await api.updateResume({ id: copy.id }, { name, data: resume, version: copy.version });
    } catch (error) {
      // Deleted elsewhere: the local version must not be lost with it.
      if (error instanceof ApiError && error.code === 'resume_not_found') return create(ownerId, name, resume);
      throw error;
    }
  }

  async function saveTo(copy: CloudCopy | null, name: string): Promise<CloudSaveResult> {
    const ownerId = getOwner();
    if (ownerId === null || drafts.state.owner !== ownerId)
      return { success: false, error: 'Not logged in', kind: 'signedOut' };
    const { resume } = drafts.state;
    const begun = drafts.state.epoch;
    drafts.flush();
    drafts.markCloudSaving();
    try {
      const saved = await write(ownerId, copy, name, resume);
      onSaved(saved);
      const known = { id: saved.id, version: saved.version, name: saved.name };
      // Another résumé may have been opened meanwhile.
      if (drafts.state.epoch !== begun) return { success: true, copy: known };
      pendingSaves.write(null);
      drafts.markCloudSaved(resume, known);
      return { success: true, copy: known };
    } catch (error) {
      if (drafts.state.epoch === begun) drafts.markCloudFailed();
      const result = toSaveError(error);
      const kept = pendingSaves.read(ownerId);
      if (result.kind === 'offline')
        pendingSaves.write({ owner: ownerId, requestId: kept?.requestId ?? null, due: true });
      else if (kept) pendingSaves.write(null);
      return result;
    }
  }

  const nameNow = (name: string | undefined) => name ?? (drafts.state.cloud?.name || drafts.state.name);

  return {
    save: (name) => queue(() => saveTo(drafts.state.cloud, nameNow(name))),
    keepMine: (current) =>
      queue(() => saveTo({ id: current.id, version: current.version, name: current.name }, nameNow(undefined))),
    keepBoth: (name) => queue(() => saveTo(null, name)),
    async keepTheirs({ id, version, name, data }) {
      await drafts.replace(data, 'open', { id, version, name });
    },
    hasPendingSave: () => pendingSaves.read(getOwner() ?? '')?.due === true,
    retry: () =>
      queue(async () =>
        pendingSaves.read(getOwner() ?? '')?.due === true ? saveTo(drafts.state.cloud, nameNow(undefined)) : null,
      ),
  };
}

function isSameContent(saved: SavedResume, name: string, resume: ResumeData): boolean {
  return saved.name === name && canonicalJson(saved.data) === canonicalJson(resume);
}

const RETRYABLE_CODES: ReadonlySet<string> = new Set(['network', 'timeout', 'unavailable']);

/** What a failed save means for the person. */
function toSaveError(error: unknown): Extract<CloudSaveResult, { success: false }> {
  if (!(error instanceof ApiError)) return { success: false, error: String(error), kind: 'other' };
  const { code, text, details } = error;
  const message = text ?? code;
  if (code === 'storage_limit_reached') return { success: false, error: code, kind: 'limit', text };
  if (code === 'premium_template') return { success: false, error: message, kind: 'premium', text };
  if (code === 'unauthenticated' || code === 'account_deleted')
    return { success: false, error: 'Not logged in', kind: 'signedOut', text };
  if (code === 'conflict' && details?.['current'])
    return { success: false, error: message, kind: 'conflict', text, current: details['current'] as SavedResume };
  return { success: false, error: message, kind: RETRYABLE_CODES.has(code) ? 'offline' : 'other', text };
}

/** Retry interval of a pending save while the browser reports to be online, in ms. */
const RETRY_MS = 30_000;

/** Cloud sync of this page's draft: a pending save is sent when the network is back. */
export const getPageCloudSync = once(openPageCloudSync);

async function openPageCloudSync(): Promise<CloudSync> {
  const { drafts } = await getPageDrafts();
  const cloud = createCloudSync({
    drafts,
    api,
    getOwner: () => sessionStore.getState().person?.uid ?? null,
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
