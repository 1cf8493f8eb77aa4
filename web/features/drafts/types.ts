import type { CloudCopy } from './cloudCopy.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { KeyValueDatabase } from '../../lib/storage/browserDatabase.ts';
import type { SafeStorage, StorageArea } from '../../lib/storage/safeStorage.ts';
import type { EndedSession } from '../../lib/storage/sweepStorage.ts';
import type { Followers } from './followers.ts';
import type { ResumeEditing, ResumeUndo, Undoable } from './undoableStore.ts';

/**
 * The draft: the one owner of the résumé that is being worked on in this browser (AUTO-01, AUTO-02, AUTO-03, AUTO-04,
 * AUTO-05, decisions 6 and 28). An edit, an undo and a redo are journalled at once and stored 1 s later.
 *
 * ```ts
 * const drafts = createDraftStore(browserOptions());
 * const report = await drafts.load();          // report.resume, report.damaged
 * drafts.edit((resume) => next, { tab: 'summary' }, 'summary');
 * drafts.subscribe((state, previous) => …);
 * ```
 */
export interface DraftStore extends ResumeEditing<DraftState>, ResumeUndo, Pick<Followers, 'follow'> {
  /** Like `edit`, for a field that already shows the text: followers are called a moment later. */
  readonly editShown: DraftStore['edit'];
  /** Reads what is stored, once, before anything else. Never rejects and never discards stored text. */
  readonly load: () => Promise<LoadReport>;
  /** Saves unsaved changes now, without the debounce. */
  readonly flush: () => void;
  /** Sets the name of the résumé, as the save dialog asks for it. */
  readonly rename: (name: string) => void;
  /** Manual save without an account: saves now; the status becomes `savedLocally` or `error` (CLOUD-06, CLOUD-07). */
  readonly saveLocally: () => Promise<boolean>;

  /** Hooks for cloud sync: call before the request, after it, and when it failed (CLOUD-01). */
  readonly markCloudSaving: () => void;
  /**
   * `saved` is the very object that was sent: changes made meanwhile stay unsaved, and so does a new name where it was
   * `renamed` meanwhile.
   */
  readonly markCloudSaved: (saved: ResumeData, copy: CloudCopy, renamed?: boolean) => void;
  readonly markCloudFailed: () => void;
  /** The copy is no longer in the cloud, for example deleted elsewhere: what is here stays in this browser. */
  readonly unlinkCloud: () => void;

  /**
   * Replaces the draft by another résumé (new, import, opened from the cloud); the current one goes into the draft
   * history unless it is empty or is saved unchanged in the cloud.
   */
  readonly replace: (resume: ResumeData, reason: HistoryReason, copy?: CloudCopy) => Promise<ReplacedDraft>;
  /** Copies the current draft into the draft history; null if it is empty. */
  readonly archive: (reason: HistoryReason) => Promise<string | null>;
  /** The owner's draft history, newest first, at most 20. */
  readonly listHistory: () => Promise<readonly HistorySummary[]>;
  /**
   * Restores an entry of the draft history; the current draft goes into the history first. Null if no entry has that
   * id.
   */
  readonly restoreFromHistory: (id: string) => Promise<ResumeData | null>;
  /** The text of an entry as it was stored, for download: also of a damaged one. */
  readonly readHistoryEntry: (id: string) => Promise<string | null>;
  readonly deleteHistoryEntry: (id: string) => Promise<void>;
  /** Undoes the latest `deleteHistoryEntry` of that id. */
  readonly undoDeleteHistoryEntry: (id: string) => Promise<boolean>;

  /**
   * Handles `imported=true` (BLD-19, BLD-20): applies `importedResumeData`, and removes it only when the draft is
   * saved. Null if there is none; unreadable data goes into the draft history. `from`: local storage by default.
   */
  readonly applyImported: (
    adapt?: (imported: ResumeData) => ResumeData,
    from?: Pick<SafeStorage<'importedResumeData'>, 'read' | 'remove'>,
  ) => Promise<AppliedImport | null>;

  /**
   * While `changedElsewhere`: shows the other tab's version; the changes made here since then go into the draft
   * history.
   */
  readonly keepTheirs: () => Promise<ResumeData | null>;
  /** While `changedElsewhere`: keeps this tab's version; the other tab's goes into the draft history. */
  readonly keepMine: () => Promise<void>;

  /**
   * Sets the signed-in person (null: nobody). An anonymous draft is adopted; any other is stored as a per-user draft
   * until its owner is back. `ended`: how the session before has ended. Where its account was deleted, the draft is
   * stored for nobody; where that was elsewhere, it stays on the page, and is nobody's.
   */
  readonly setOwner: (owner: string | null, ended?: EndedSession | null) => Promise<ResumeData>;

  /** A résumé with nothing but defaults, for `replace(…, 'new')`. */
  readonly newResume: (templateId?: string) => ResumeData;
  /** Whether the draft holds nothing but defaults. */
  readonly isEmpty: () => boolean;
  /** Saves unsaved changes, and removes all listeners. */
  readonly close: () => void;
}

/** Save status; saved, savedLocally and error clear after 3 s (CLOUD-02). */
export type SaveStatus = '' | 'unsaved' | 'saving' | 'saved' | 'savedLocally' | 'error';

export interface DraftState extends Undoable {
  readonly name: string;
  readonly owner: string | null;
  readonly cloud: CloudCopy | null;
  /** Incremented when the résumé was replaced by anything but an edit, undo or redo: the undo history is reset. */
  readonly epoch: number;
  readonly loaded: boolean;
  readonly status: SaveStatus;
  /** The unsaved-changes flag (AUTO-03, decision 5): the browser warns on closing the page. */
  readonly unsaved: boolean;
  /** Whether this browser has stored the résumé and its name whole. */
  readonly stored: boolean;
  /** Whether the copy in the cloud has this résumé under this name; false if there is no copy. */
  readonly inCloud: boolean;
  /** Time at which this page last saved it in the cloud, ms since 1970; null if it has not. */
  readonly cloudSavedAt: number | null;
  /** Time of the last full save in this browser, ms since 1970; null if there was none. */
  readonly storedAt: number | null;
  /** The draft's storage: `local` is local storage, `database` only IndexedDB, `memory` nothing durable. */
  readonly storage: 'local' | 'database' | 'memory';
  /** Why it is not in local storage. */
  readonly storageError: null | 'storageFull' | 'storageUnavailable';
  readonly changedElsewhere: TabConflictState | null;
}

export interface TabConflictState {
  /** Time at which the other tab's version was noticed, ms since 1970. */
  readonly at: number;
  /** Whether this tab has changes that the other tab does not have. */
  readonly changedHere: boolean;
  /** The other tab works for another person: its version is not shown here, and `setOwner` is due. */
  readonly otherOwner: boolean;
}

export interface LoadReport {
  readonly resume: ResumeData;
  /** False where nothing was stored and the résumé is a new one. */
  readonly restored: boolean;
  /** Changes recovered from the journal, of a tab that ended before they were fully saved. */
  readonly recovered: number;
  /** Drafts that could not be read as they were: their text is in the draft history under `id`. */
  readonly damaged: readonly DamagedDraft[];
}

export interface DamagedDraft {
  readonly id: string;
  /** `lost`: nothing could be read from it. `repaired`: read in part or with changes. */
  readonly kind: 'lost' | 'repaired';
}

export interface ReplacedDraft {
  readonly resume: ResumeData;
  /** Id of the entry in the draft history; null if there was nothing to store. */
  readonly archivedId: string | null;
}

export interface AppliedImport extends ReplacedDraft {
  /** Not null if the imported text could not be read whole; `lost`: the draft is unchanged. */
  readonly damaged: DamagedDraft | null;
}

export type HistoryReason =
  | 'new'
  | 'import'
  | 'open'
  | 'template'
  | 'broughtBack'
  | 'otherTab'
  | 'signIn'
  | 'damaged'
  | 'recovered';

export interface HistorySummary {
  readonly id: string;
  readonly reason: HistoryReason;
  /** When it was added to the draft history, ms since 1970. */
  readonly at: number;
  /** The draft's name, else the person's name in it, else ''. */
  readonly name: string;
  readonly templateId: string;
  /** False where it cannot be read as a résumé: offer its text for download instead. */
  readonly readable: boolean;
}

/** Dependencies on the browser; injected, so that the store runs without one. */
export interface DraftStoreOptions {
  /** Local storage; null if the browser refuses it. */
  readonly local: StorageArea | null;
  /** The second storage (IndexedDB); null if there is none. Any call may reject. */
  readonly database: KeyValueDatabase | null;
  /** Channel to other tabs; null if there is none. */
  readonly tabs: TabChannel | null;
  readonly now: () => number;
  /** Calls back once after that many ms; returns a function that cancels. */
  readonly setTimer: (ms: number, call: () => void) => () => void;
  /** Runs what no other tab is to do meanwhile. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Unique within the browser. */
  readonly newId: () => string;
  /** The signed-in person when the builder starts; null: nobody. */
  readonly owner?: string | null;
}

export interface TabChannel {
  /** Notifies the other tabs that the stored draft has changed. */
  notifyChanged(): void;
  /** Calls back when another tab notified, or changed local storage; returns a function that unsubscribes. */
  listen(call: () => void): () => void;
  close(): void;
}
