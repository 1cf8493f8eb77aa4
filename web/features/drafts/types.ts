import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { KeyValueDatabase } from '../../lib/storage/browserDatabase.ts';
import type { StorageArea } from '../../lib/storage/safeStorage.ts';
import type { ResumeEditing, ResumeUndo, Undoable } from './undoableStore.ts';

/**
 * The draft: the one owner of the résumé that is being worked on in this browser (AUTO-01 to AUTO-05, decisions 6 and
 * 28). An edit, an undo and a redo are journalled at once and stored 1 s later.
 *
 * ```ts
 * const drafts = createDraftStore(browserOptions());
 * const report = await drafts.load();          // report.resume, report.damaged
 * drafts.edit((resume) => next, { tab: 'summary' }, 'summary');
 * drafts.subscribe((state, previous) => …);
 * ```
 */
export interface DraftStore extends ResumeEditing<DraftState>, ResumeUndo {
  /** Reads what is stored, once, before anything else. Never rejects and never throws stored text away. */
  readonly load: () => Promise<LoadReport>;
  /** Stores what is not stored yet, now. */
  readonly flush: () => void;
  /** The name of the résumé, as the save dialog asks for it. */
  readonly rename: (name: string) => void;
  /** Manual save without an account: stores now; `savedLocally` or `error` (CLOUD-06, CLOUD-07). */
  readonly saveLocally: () => Promise<boolean>;

  /** Seam for the cloud: call before the request, after it, and when it failed (CLOUD-01). */
  readonly markCloudSaving: () => void;
  /** `saved` is the very object that was sent: changes made meanwhile stay unsaved. */
  readonly markCloudSaved: (saved: ResumeData, copy: CloudCopy) => void;
  readonly markCloudFailed: () => void;

  /**
   * Begins with another résumé (new, import, opened from the cloud); the current one is set aside unless it holds
   * nothing or is saved as it is.
   */
  readonly replace: (resume: ResumeData, reason: HistoryReason, copy?: CloudCopy) => Promise<ReplacedDraft>;
  /** Copies the current draft into the list; null where it holds nothing. */
  readonly archive: (reason: HistoryReason) => Promise<string | null>;
  /** The owner's list, newest first, at most 20. */
  readonly listHistory: () => Promise<readonly HistorySummary[]>;
  /** Makes one of the list the draft; the current one is set aside first. Null where there is none of that id. */
  readonly restoreFromHistory: (id: string) => Promise<ResumeData | null>;
  /** The text of one of the list as it was stored, for download: also of a damaged one. */
  readonly readHistoryEntry: (id: string) => Promise<string | null>;
  readonly deleteHistoryEntry: (id: string) => Promise<void>;
  /** Undoes the latest `deleteHistoryEntry` of that id. */
  readonly undoDeleteHistoryEntry: (id: string) => Promise<boolean>;

  /**
   * What `imported=true` means (BLD-19, BLD-20): applies `importedResumeData`, removes it only when the draft is
   * stored. Null where there is none; what cannot be read goes into the list.
   */
  readonly applyImported: () => Promise<AppliedImport | null>;

  /** While `changedElsewhere`: shows the other tab's version; what was changed here since is set aside. */
  readonly keepTheirs: () => Promise<ResumeData | null>;
  /** While `changedElsewhere`: keeps this tab's version; the other tab's is set aside. */
  readonly keepMine: () => Promise<void>;

  /** Who is signed in (null: nobody). An anonymous draft is adopted; anybody else's is put away until they are back. */
  readonly setOwner: (owner: string | null) => Promise<ResumeData>;

  /** Whether `?template=` may simply change the template: only where the draft holds nothing but defaults. */
  readonly decideTemplate: (templateId: string) => TemplateDecision;
  /** A résumé with nothing but defaults, for `replace(…, 'new')`. */
  readonly newResume: (templateId?: string) => ResumeData;
  /** Whether the draft holds nothing but defaults. */
  readonly isEmpty: () => boolean;
  /** Stores what is not stored, and listens no more. */
  readonly close: () => void;
}

/** Save-status label; saved, savedLocally and error clear after 3 s (CLOUD-02). */
export type SaveStatus = '' | 'unsaved' | 'saving' | 'saved' | 'savedLocally' | 'error';

export interface DraftState extends Undoable {
  readonly name: string;
  readonly owner: string | null;
  readonly cloud: CloudCopy | null;
  /** Grows when the résumé was replaced by anything but an edit, undo or redo: the undo history starts anew. */
  readonly epoch: number;
  readonly loaded: boolean;
  readonly status: SaveStatus;
  /** The unsaved-changes flag (AUTO-03, decision 5): warns on leaving. */
  readonly unsaved: boolean;
  /** Time of the last full save in this browser, ms since 1970; null where there was none. */
  readonly storedAt: number | null;
  /** Where the draft is stored: `local` is local storage, `database` IndexedDB alone, `memory` nowhere. */
  readonly storage: 'local' | 'database' | 'memory';
  /** Why it is not in local storage. */
  readonly storageError: null | 'storageFull' | 'storageUnavailable';
  readonly changedElsewhere: TabConflictState | null;
}

export interface TabConflictState {
  /** Time the other tab's version was seen, ms since 1970. */
  readonly at: number;
  /** Whether something was changed here that the other tab does not have. */
  readonly changedHere: boolean;
  /** The other tab works for another person: its version is not shown here, and `setOwner` is due. */
  readonly otherOwner: boolean;
}

/** The copy in the cloud: id, the version it was read or written at, and its name. */
export interface CloudCopy {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

export interface LoadReport {
  readonly resume: ResumeData;
  /** False where nothing was stored and the résumé is a new one. */
  readonly restored: boolean;
  /** Changes that were only in the journal, of a tab that ended before they were stored. */
  readonly recovered: number;
  /** What could not be read as it was: its text is in the list of set-aside drafts under `id`. */
  readonly damaged: readonly DamagedDraft[];
}

export interface DamagedDraft {
  readonly id: string;
  /** `lost`: nothing could be read of it. `repaired`: read in part or with changes. */
  readonly kind: 'lost' | 'repaired';
}

export interface ReplacedDraft {
  readonly resume: ResumeData;
  /** Id of what was set aside; null where there was nothing to keep. */
  readonly archivedId: string | null;
}

export interface AppliedImport extends ReplacedDraft {
  /** Not null where the imported text could not be read whole; `lost`: the draft is as before. */
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
  /** When it was set aside, ms since 1970. */
  readonly at: number;
  /** The draft's name, else the person's name in it, else ''. */
  readonly name: string;
  readonly templateId: string;
  /** False where it cannot be read as a résumé: offer its text for download instead. */
  readonly readable: boolean;
}

export type TemplateDecision =
  /** Nothing to lose: apply it. */
  | { readonly kind: 'apply' }
  /** It is the draft's template already. */
  | { readonly kind: 'same' }
  /** Ask: apply it to this résumé, or start a new one (`replace(…, 'template')`). */
  | { readonly kind: 'ask'; readonly name: string };

/** What the store needs of a browser; injected, so that it runs without one. */
export interface DraftStoreOptions {
  /** Local storage; null where the browser refuses it. */
  readonly local: StorageArea | null;
  /** The second place (IndexedDB); null where there is none. Any call may reject. */
  readonly database: KeyValueDatabase | null;
  /** Other tabs; null where there is no way to reach them. */
  readonly tabs: TabChannel | null;
  readonly now: () => number;
  /** Calls back once after so many ms; returns a function that cancels. */
  readonly setTimer: (ms: number, call: () => void) => () => void;
  /** Unique within the browser. */
  readonly newId: () => string;
  /** Who is signed in when the builder starts; null: nobody. */
  readonly owner?: string | null;
}

export interface TabChannel {
  /** Tells the other tabs that the stored draft was changed. */
  notifyChanged(): void;
  /** Calls back when another tab told so, or changed local storage; returns a function that stops it. */
  listen(call: () => void): () => void;
  close(): void;
}
