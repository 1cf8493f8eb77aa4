import type { SavedResume } from '../../../shared/api/resumes.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { createSerialQueue } from '../../lib/async/serialQueue.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { canonicalJson, type CloudCopy, type DraftStore } from '../drafts/index.ts';
import type { PendingSaveStore } from './pendingSave.ts';

/** The endpoints that saving needs; `api` has them. */
export interface CloudApi {
  createResume(body: { name: string; data: ResumeData; requestId: string }): Promise<SavedResume>;
  updateResume(params: { id: string }, body: { name: string; data: ResumeData; version: number }): Promise<SavedResume>;
}

export interface CloudSyncOptions {
  readonly drafts: DraftStore;
  readonly api: CloudApi;
  /** Id of who is signed in; null: nobody. */
  readonly getOwner: () => string | null;
  readonly pendingSaves: PendingSaveStore;
  readonly newId: () => string;
  /** Called with what was saved. */
  readonly onSaved?: (saved: SavedResume) => void;
}

/** `error` is as ERR-05, ERR-06 and ERR-09 state; screens show `text`, or their own where the server gave none. */
export type CloudSaveResult =
  | { readonly success: true; readonly copy: CloudCopy }
  | {
      readonly success: false;
      readonly error: string;
      readonly kind: CloudSaveErrorKind;
      readonly text?: string | undefined;
      readonly current?: SavedResume;
    };

/** `premium`: the template needs premium; `offline`: stored here and sent when the network is back. */
export type CloudSaveErrorKind = 'signedOut' | 'limit' | 'premium' | 'conflict' | 'offline' | 'other';

/**
 * Sync of the résumé with the cloud (CLOUD-03, CLOUD-04): one save at a time, with optimistic locking by the version
 * that was read.
 */
export interface CloudSync {
  /** Saves the draft as it is, creating it the first time; `name` renames it. Never rejects. */
  readonly save: (name?: string) => Promise<CloudSaveResult>;
  /** Resolves a conflict: the local version overwrites the cloud's. */
  readonly keepMine: (current: SavedResume) => Promise<CloudSaveResult>;
  /** Resolves a conflict: the cloud's version is shown; the local one goes into the draft history. */
  readonly keepTheirs: (current: SavedResume) => Promise<void>;
  /** Resolves a conflict: the local version becomes a new résumé with that name. */
  readonly keepBoth: (name: string) => Promise<CloudSaveResult>;
  /** Whether a save waits for the network. */
  readonly hasPendingSave: () => boolean;
  /** Retries the pending save; null where there is none. */
  readonly retry: () => Promise<CloudSaveResult | null>;
}

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

  async function create(ownerId: string, name: string, data: ResumeData): Promise<SavedResume> {
    const requestId = pendingSaves.read(ownerId)?.requestId ?? newId();
    pendingSaves.write({ owner: ownerId, requestId, due: false });
    const made = await api.createResume({ name, data, requestId });
    // The lost answer had created it already, without the changes since then.
    return isSameContent(made, name, data)
      ? made
      : api.updateResume({ id: made.id }, { name, data, version: made.version });
  }

  async function write(ownerId: string, copy: CloudCopy | null, name: string, data: ResumeData): Promise<SavedResume> {
    if (copy === null) return create(ownerId, name, data);
    try {
      return await api.updateResume({ id: copy.id }, { name, data, version: copy.version });
    } catch (error) {
      // Deleted elsewhere: the local version must not be lost with it.
      if (error instanceof ApiError && error.code === 'resume_not_found') return create(ownerId, name, data);
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

function isSameContent(saved: SavedResume, name: string, data: ResumeData): boolean {
  return saved.name === name && canonicalJson(saved.data) === canonicalJson(data);
}

const RETRYABLE_CODES: ReadonlySet<string> = new Set(['network', 'timeout', 'unavailable']);

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
