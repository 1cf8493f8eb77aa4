import type { SavedResume } from '../../../shared/api/resumes.ts';
import type { PointReason } from '../../../shared/resume/resumePoints.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { Profile } from '../../../shared/account/profile.ts';
import { templateAccess } from '../../../shared/payments/templateAccess.ts';
import { findTemplate } from '../../../shared/templates/catalogue.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { api } from '../../lib/api/client.ts';
import { once } from '../../lib/async/once.ts';
import { createSerialQueue } from '../../lib/async/serialQueue.ts';
import { withTimeout } from '../../lib/async/withTimeout.ts';
import { safeLocal } from '../../lib/storage/safeStorage.ts';
import { refreshProfile } from '../auth/profile.ts';
import { beforeSignOut, sessionStore } from '../auth/index.ts';
import { canonicalJson, getPageDrafts, toCloudCopy, type CloudCopy } from '../drafts/index.ts';
import { createStore } from 'zustand/vanilla';
import { isAutosaveDue, startCloudAutosave } from './autosave.ts';
import { createPendingSaveStore } from './pendingSave.ts';
import { clearRecentWrites, recordSaved } from './recentWrites.ts';
import type { CloudSaveFailure, CloudSaveResult, CloudSync, CloudSyncOptions } from './types.ts';

/** See {@link CloudSync}; the page's own is {@link getPageCloudSync}. */
export function createCloudSync({
  drafts,
  api,
  getOwner,
  pendingSaves,
  newId,
  mayAutosave = async () => true,
  onSaved = () => {},
  failure = createStore<CloudSaveFailure | null>(() => null),
}: CloudSyncOptions): CloudSync {
  const queue = createSerialQueue();
  /** The request sent last: it may have been saved although its answer was lost. */
  let sent: { readonly name: string; readonly resume: ResumeData } | null = null;

  /** Which of the changes since the last save ask for a point in the history. */
  let changedBy: PointReason | undefined;

  drafts.subscribe((state, previous) => {
    if (state.resume !== previous.resume) changedBy ??= state.location?.by;
    const isOther = state.resume.templateId !== previous.resume.templateId;
    if (isOther && failure.getState()?.kind === 'premium') failure.setState(null, true);
    if (state.epoch === previous.epoch) return;
    // The pending request id, and the failure, belonged to the résumé that was replaced.
    pendingSaves.write(null);
    failure.setState(null, true);
    sent = null;
    changedBy = undefined;
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
    restore: boolean,
  ): Promise<SavedResume> {
    if (copy === null) return create(ownerId, name, resume);
    try {
      const before = sent;
      sent = { name, resume };
      try {
        const body = { name, data: resume, version: copy.version, ...(changedBy && { before: changedBy }) };
        return await api.updateResume({ id: copy.id }, body);
      } catch (error) {
        const current = conflictingVersion(error);
        // The newer version is this page's own.
        if (current === null || before === null || !isSameContent(current, before.name, before.resume)) throw error;
        return await api.updateResume({ id: copy.id }, { name, data: resume, version: current.version });
      }
    } catch (error) {
      // Deleted elsewhere: what somebody saves must not be lost with it.
      if (restore && error instanceof ApiError && error.code === 'resume_not_found')
        return create(ownerId, name, resume);
      throw error;
    }
  }

  async function saveTo(copy: CloudCopy | null, name: string, restore = true): Promise<CloudSaveResult> {
    const ownerId = getOwner();
    if (ownerId === null || drafts.state.owner !== ownerId) return SIGNED_OUT;
    const { resume, name: nameBefore } = drafts.state;
    const begun = drafts.state.epoch;
    drafts.flush();
    drafts.markCloudSaving();
    try {
      const saved = await write(ownerId, copy, name, resume, restore);
      changedBy = undefined;
      onSaved(saved);
      const known = toCloudCopy(saved);
      // Another résumé may have been opened meanwhile.
      if (drafts.state.epoch !== begun) return { success: true, copy: known };
      pendingSaves.write(null);
      failure.setState(null, true);
      drafts.markCloudSaved(resume, known, drafts.state.name !== nameBefore);
      return { success: true, copy: known };
    } catch (error) {
      const result = toSaveError(error);
      if (drafts.state.epoch === begun) {
        if (result.kind === 'gone') drafts.unlinkCloud();
        else {
          failure.setState(result, true);
          drafts.markCloudFailed();
        }
      }
      const kept = pendingSaves.read(ownerId);
      if (result.kind === 'offline')
        pendingSaves.write({ owner: ownerId, requestId: kept?.requestId ?? null, due: true });
      else if (kept) pendingSaves.write(null);
      return result;
    }
  }

  const nameNow = (name: string | undefined) => name ?? (drafts.state.name || drafts.state.cloud?.name || '');

  const autosave = () =>
    queue(async () => {
      const isDue = () => isAutosaveDue(drafts.state, getOwner(), failure.getState());
      if (!isDue()) return null;
      const { templateId } = drafts.state.resume;
      if (!(await mayAutosave(templateId))) {
        if (drafts.state.resume.templateId === templateId) failure.setState(NEEDS_PREMIUM, true);
        return NEEDS_PREMIUM;
      }
      return isDue() ? saveTo(drafts.state.cloud, nameNow(undefined), false) : null;
    });

  return {
    failure,
    save: (name) => queue(() => saveTo(drafts.state.cloud, nameNow(name))),
    keepMine: (current) => queue(() => saveTo(toCloudCopy(current), nameNow(undefined))),
    keepBoth: (name) => queue(() => saveTo(null, name)),
    async keepTheirs(current) {
      await drafts.replace(current.data, 'open', toCloudCopy(current));
    },
    autosave,
    waitForSignIn() {
      const { cloud, owner } = drafts.state;
      if (cloud !== null && owner !== null && failure.getState() === null) failure.setState(SIGNED_OUT, true);
    },
    async goOn() {
      if (failure.getState()?.kind !== 'signedOut') return null;
      failure.setState(null, true);
      return autosave();
    },
    hasPendingSave: () => pendingSaves.read(getOwner() ?? '')?.due === true,
    retry: () =>
      queue(async () =>
        pendingSaves.read(getOwner() ?? '')?.due === true ? saveTo(drafts.state.cloud, nameNow(undefined)) : null,
      ),
  };
}

const SIGNED_OUT: CloudSaveFailure = { success: false, error: 'Not logged in', kind: 'signedOut' };
const NEEDS_PREMIUM: CloudSaveFailure = { success: false, error: 'premium_template', kind: 'premium' };

function isSameContent(saved: SavedResume, name: string, resume: ResumeData): boolean {
  return saved.name === name && canonicalJson(saved.data) === canonicalJson(resume);
}

/** The newer version in the cloud, where that is what the error is about. */
function conflictingVersion(error: unknown): SavedResume | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  return (error.details?.['current'] as SavedResume | undefined) ?? null;
}

const RETRYABLE_CODES: ReadonlySet<string> = new Set(['network', 'timeout', 'unavailable']);

/** Returns the meaning of a failed save for the person. */
function toSaveError(error: unknown): CloudSaveFailure {
  if (!(error instanceof ApiError)) return { success: false, error: String(error), kind: 'other' };
  const { code, text } = error;
  const message = text ?? code;
  if (code === 'storage_limit_reached') return { success: false, error: code, kind: 'limit', text };
  if (code === 'resume_not_found') return { success: false, error: message, kind: 'gone', text };
  if (code === 'premium_template') return { success: false, error: message, kind: 'premium', text };
  if (code === 'unauthenticated' || code === 'account_deleted')
    return { success: false, error: 'Not logged in', kind: 'signedOut', text };
  const current = conflictingVersion(error);
  if (current) return { success: false, error: message, kind: 'conflict', text, current };
  return { success: false, error: message, kind: RETRYABLE_CODES.has(code) ? 'offline' : 'other', text };
}

/** Retry interval of a pending save while the browser reports to be online, in ms. */
const RETRY_MS = 30_000;

/** Cloud sync of this page's draft: a pending save is sent when the network is back. */
export const getPageCloudSync = once(openPageCloudSync);

/** Why the last save of this page's draft in the cloud failed; null if it did not, or nothing was saved yet. */
export const pageCloudFailure = createStore<CloudSaveFailure | null>(() => null);

const getOwner = () => sessionStore.getState().person?.uid ?? null;

async function openPageCloudSync(): Promise<CloudSync> {
  const { drafts } = await getPageDrafts();
  const cloud = createCloudSync({
    drafts,
    api,
    getOwner,
    pendingSaves: createPendingSaveStore(safeLocal),
    newId: () => crypto.randomUUID(),
    mayAutosave: isTemplateOpen,
    onSaved: recordSaved,
    failure: pageCloudFailure,
  });
  followSignIn(cloud);
  const retry = () => {
    if (navigator.onLine && cloud.hasPendingSave()) void cloud.retry();
  };
  addEventListener('online', retry);
  setInterval(retry, RETRY_MS);
  retry();
  autosaveOnLeave(startCloudAutosave({ drafts, cloud, getOwner, setTimer }).flush);
  return cloud;
}

/**
 * Makes saves wait while nobody is signed in, and go on after the sign-in. It does not matter what noticed that the
 * session had ended: a call of another screen may have come before a save.
 */
export function followSignIn(cloud: Pick<CloudSync, 'waitForSignIn' | 'goOn'>): void {
  sessionStore.subscribe(({ person }, before) => {
    if (person?.uid === before.person?.uid) return;
    clearRecentWrites();
    if (person === null) cloud.waitForSignIn();
    else void cloud.goOn();
  });
  if (getOwner() === null) cloud.waitForSignIn();
}

/** Whether the template is open to the signed-in person: what was claimed or bought since is read again. */
async function isTemplateOpen(id: string): Promise<boolean> {
  const template = findTemplate(id);
  if (template === undefined || template.tier === 'basic') return true;
  const isOpen = (profile: Profile | null) => profile !== null && templateAccess(template, profile) === 'open';
  return isOpen(sessionStore.getState().profile) || refreshProfile().then(isOpen, () => false);
}

function setTimer(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** How long a sign-out waits for the last save, in ms; the draft stays in this browser for its owner in any case. */
const SIGN_OUT_WAIT_MS = 3_000;

/** Saves at once when the page is hidden or closed, and before its person signs out. */
function autosaveOnLeave(flush: () => Promise<unknown>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush();
  });
  addEventListener('beforeunload', () => void flush());
  beforeSignOut(() => withTimeout(flush(), SIGN_OUT_WAIT_MS));
}
