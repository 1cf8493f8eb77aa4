import { createNewResume } from '../../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { createDraftHistory, type DraftHistory } from './draftHistory.ts';
import { resumeFingerprint } from './canonicalJson.ts';
import { createUserDrafts, type UserDrafts } from './storage/userDrafts.ts';
import { AUTOSAVE_DELAY_MS, STATUS_LABEL_MS, LOCAL_STORAGE_KEYS } from './storage/storageKeys.ts';
import { createSafeStorage, type SafeStorage } from '../../lib/storage/safeStorage.ts';
import type { DraftMetadata } from './storage/draftMetadata.ts';
import { withDatabaseTimeout } from './storage/databaseTimeout.ts';
import { createDraftStorage, type DraftStorage } from './storage/draftStorage.ts';
import { createDraftSaver, type DraftSaver } from './storage/draftSaver.ts';
import { createUndoableStore, type UndoableStore } from './undoableStore.ts';
import type { CloudCopy } from './cloudCopy.ts';
import type { DraftStoreOptions, DraftState, SaveStatus } from './types.ts';

/** Internals of the draft store, and the steps that its operations share. */
export interface DraftCore {
  readonly options: DraftStoreOptions;
  readonly local: SafeStorage;
  readonly storage: DraftStorage;
  readonly history: DraftHistory;
  readonly userDrafts: UserDrafts;
  readonly saver: DraftSaver;
  /** The store of the résumé that is being edited. */
  readonly store: UndoableStore<DraftState>;
  readonly tab: string;
  readonly state: DraftState;
  update(patch: Partial<DraftState>): void;
  setStatus(status: SaveStatus): void;
  /** Whether the newest résumé and name are not fully saved yet. */
  hasUnsavedChanges(): boolean;
  /** Whether the cloud has this résumé unchanged. */
  isInCloud(): boolean;
  markInCloud(resume: ResumeData, copy: CloudCopy, name: string): void;
  /** Full save; true if it reached local storage or, a little later, the database. */
  save(): Promise<boolean>;
  /** `save`, and updates the save status. */
  autosave(): Promise<void>;
  startAutosave(): void;
  stopAutosave(): void;
  /** Shows a résumé that did not come from `edit`. */
  replaceResume(resume: ResumeData, shown: DraftOrigin): void;
}

export interface DraftOrigin {
  readonly owner: string | null;
  readonly name: string;
  readonly cloud: CloudCopy | null;
  /** `resumeFingerprint` of the cloud's copy. */
  readonly cloudPrint: string | null;
}

/** Puts together the parts of a draft store: state, storage, saver, history. */
export function createDraftCore(options: DraftStoreOptions): DraftCore {
  const local = createSafeStorage(() => options.local);
  const database = withDatabaseTimeout(options.database, options.setTimer);
  const place = createDraftStorage(local, database);
  const saver = createDraftSaver(place);
  const store = createUndoableStore(initialState(options, local), { now: options.now, derive });
  const tab = options.newId();
  let cloud: { readonly resume: ResumeData | null; readonly print: string | null } = { resume: null, print: null };
  let stopAutosave = noop;
  let stopLabel = noop;

  const unstored = () => store.state.loaded && saver.hasUnsavedChanges(store.state.resume, store.state.name);
  const hasCloudCopy = (state: DraftState) =>
    state.cloud !== null && state.resume === cloud.resume && state.name === state.cloud.name;

  /** Derived state: whether an edit is not stored yet, and `unsaved` (decision 5). */
  function derive(next: DraftState, previous: DraftState): DraftState {
    const edited = next.resume !== previous.resume && next.epoch === previous.epoch;
    const stored = !next.loaded || !saver.hasUnsavedChanges(next.resume, next.name);
    const inCloud = hasCloudCopy(next);
    return {
      ...next,
      status: edited ? 'unsaved' : next.status,
      stored,
      inCloud,
      unsaved: !stored || (next.cloud !== null && !inCloud),
    };
  }

  const { update } = store;

  function setStatus(status: SaveStatus): void {
    stopLabel();
    if (store.state.status !== status) update({ status });
    if (TRANSIENT_STATUSES.has(status)) stopLabel = options.setTimer(STATUS_LABEL_MS, () => update({ status: '' }));
  }

  async function save(): Promise<boolean> {
    stopAutosave();
    const { resume, owner, name, cloud: copy } = store.state;
    const savedAt = options.now();
    const saved = saver.save({ resume, owner, name, cloud: copy, cloudPrint: cloud.print, tab, savedAt });
    options.tabs?.notifyChanged();
    if (saved.where === 'local') {
      update({ storage: 'local', storageError: null, storedAt: savedAt });
      return true;
    }
    const problem = saved.why === 'full' ? 'storageFull' : 'storageUnavailable';
    const where = await saved.where;
    if (where === 'superseded') return true;
    // Text typed while the database was writing now counts as changes after its save.
    if (where === 'database' && store.state.resume !== resume) saver.appendJournal(store.state.resume);
    update({ storage: where, storageError: problem, ...(where === 'database' ? { storedAt: savedAt } : {}) });
    return where === 'database';
  }

  async function autosave(): Promise<void> {
    const done = await save();
    if (done && store.state.status === 'unsaved' && !unstored()) setStatus('savedLocally');
  }

  return {
    options,
    local,
    storage: place,
    saver,
    store,
    tab,
    history: createDraftHistory(local, database),
    userDrafts: createUserDrafts(local, database),
    get state() {
      return store.state;
    },
    update,
    setStatus,
    hasUnsavedChanges: unstored,
    isInCloud: () => hasCloudCopy(store.state),
    save,
    autosave,
    stopAutosave: () => stopAutosave(),
    startAutosave() {
      stopAutosave();
      stopAutosave = options.setTimer(AUTOSAVE_DELAY_MS, () => {
        void autosave();
      });
    },
    markInCloud(resume, copy, name) {
      cloud = { resume, print: resumeFingerprint(resume) };
      update({ cloud: copy, name, cloudSavedAt: options.now() });
    },
    replaceResume(resume, { owner, name, cloud: copy, cloudPrint }) {
      stopAutosave();
      stopLabel();
      const same = copy !== null && cloudPrint !== null && cloudPrint === resumeFingerprint(resume);
      cloud = { resume: same ? resume : null, print: cloudPrint };
      store.replace({
        resume,
        owner,
        name,
        cloud: copy,
        epoch: store.state.epoch + 1,
        loaded: true,
        changedElsewhere: null,
        cloudSavedAt: null,
        status: '',
      });
    },
  };
}

const noop = () => {};

const TRANSIENT_STATUSES: ReadonlySet<SaveStatus> = new Set(['saved', 'savedLocally', 'error']);

/** The state in a stored draft's metadata; a résumé written by other code keeps its owner and nothing else. */
export function originFromMetadata(meta: DraftMetadata | null, ours: boolean): DraftOrigin {
  const owner = meta?.owner ?? null;
  return meta && ours
    ? { owner, name: meta.name, cloud: meta.cloud, cloudPrint: meta.cloudPrint }
    : { owner, name: '', cloud: null, cloudPrint: null };
}

function initialState(options: DraftStoreOptions, local: SafeStorage): DraftState {
  const { probe } = LOCAL_STORAGE_KEYS;
  const usable = local.write(probe, '1') !== 'unavailable';
  local.remove(probe);
  return {
    resume: createNewResume(),
    location: null,
    name: '',
    owner: options.owner ?? null,
    cloud: null,
    epoch: 0,
    loaded: false,
    status: '',
    unsaved: false,
    stored: true,
    inCloud: false,
    cloudSavedAt: null,
    storedAt: null,
    storage: usable ? 'local' : options.database ? 'database' : 'memory',
    storageError: usable ? null : 'storageUnavailable',
    changedElsewhere: null,
  };
}
