import type { StoreApi } from 'zustand/vanilla';
import type { SavedResume } from '../../../shared/api/resumes.ts';
import type { PointReason } from '../../../shared/resume/resumePoints.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { CloudCopy, DraftStore } from '../drafts/index.ts';
import type { PendingSaveStore } from './pendingSave.ts';

/** The endpoints that saving needs; `api` has them. */
export interface CloudApi {
  createResume(body: { name: string; data: ResumeData; requestId: string }): Promise<SavedResume>;
  updateResume(
    params: { id: string },
    body: { name: string; data: ResumeData; version: number; before?: PointReason },
  ): Promise<SavedResume>;
}

export interface CloudSyncOptions {
  readonly drafts: DraftStore;
  readonly api: CloudApi;
  /** Id of the person who is signed in; null: nobody. */
  readonly getOwner: () => string | null;
  readonly pendingSaves: PendingSaveStore;
  readonly newId: () => string;
  /** Whether storing a template binds nobody: autosave never uses up the one free premium template (PREM-07). */
  readonly mayAutosave?: (templateId: string) => Promise<boolean>;
  /** Called with what was saved. */
  readonly onSaved?: (saved: SavedResume) => void;
  /** Holds why the last save failed; its own if left out. */
  readonly failure?: StoreApi<CloudSaveFailure | null>;
}

/** `error` is as ERR-05, ERR-06 and ERR-09 state; screens show `text`, or their own where the server gave none. */
export type CloudSaveResult = { readonly success: true; readonly copy: CloudCopy } | CloudSaveFailure;

export interface CloudSaveFailure {
  readonly success: false;
  readonly error: string;
  readonly kind: CloudSaveErrorKind;
  readonly text?: string | undefined;
  readonly current?: SavedResume;
}

/**
 * `premium`: the template needs premium; `offline`: stored here and sent when the network is back; `gone`: autosave
 * found no copy any more, and makes none.
 */
export type CloudSaveErrorKind = 'signedOut' | 'limit' | 'premium' | 'conflict' | 'offline' | 'gone' | 'other';

/**
 * Sync of the résumé with the cloud (CLOUD-03, CLOUD-04): one save at a time, with optimistic locking by the version
 * that was read.
 */
export interface CloudSync {
  /** Why the last save failed; null after one that did not, and for another résumé. */
  readonly failure: Pick<StoreApi<CloudSaveFailure | null>, 'getState' | 'subscribe' | 'getInitialState'>;
  /** Saves what the copy in the cloud does not have, where there is a copy; null if there is nothing to do. */
  readonly autosave: () => Promise<CloudSaveResult | null>;
  /** Saves the draft as it is, creating it the first time; `name` renames it. Never rejects. */
  readonly save: (name?: string) => Promise<CloudSaveResult>;
  /** Resolves a conflict: the local version overwrites the cloud's. */
  readonly keepMine: (current: SavedResume) => Promise<CloudSaveResult>;
  /** Resolves a conflict: the cloud's version is shown; the local one goes into the draft history. */
  readonly keepTheirs: (current: SavedResume) => Promise<void>;
  /** Resolves a conflict: the local version becomes a new résumé with that name. */
  readonly keepBoth: (name: string) => Promise<CloudSaveResult>;
  /** Nobody is signed in any more: what differs from the cloud's copy of the draft waits for the next sign-in. */
  readonly waitForSignIn: () => void;
  /** Somebody has signed in: a save that failed for want of it goes on; null if none did. */
  readonly goOn: () => Promise<CloudSaveResult | null>;
  /** Whether a save waits for the network. */
  readonly hasPendingSave: () => boolean;
  /** Retries the pending save; null if there is none. */
  readonly retry: () => Promise<CloudSaveResult | null>;
}
