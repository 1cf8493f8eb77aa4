import { createNewResume } from '../../../shared/resume/blankResume.ts';
import { newestChoice } from '../../../shared/templates/catalogue.ts';
import { createTabConflict } from './tabConflict.ts';
import { hasText } from '../../../shared/resume/writtenText.ts';
import { createFollowers } from './followers.ts';
import { loadDraft } from './loadDraft.ts';
import { createDraftOwnership } from './ownership.ts';
import { createDraftReplacement } from './replacement.ts';
import { createDraftCore } from './draftCore.ts';
import { createSerialQueue } from '../../lib/async/serialQueue.ts';
import type { DraftStoreOptions, DraftStore, LoadReport } from './types.ts';

/** Creates the draft store of one tab; see `DraftStore`. Call `load` once before anything else. */
export function createDraftStore(options: DraftStoreOptions): DraftStore {
  const session = createDraftCore(options);
  const conflict = createTabConflict(session);
  const replacing = createDraftReplacement(session, conflict);
  const owners = createDraftOwnership(session, () => conflict);
  const inTurn = createSerialQueue();
  let loading: Promise<LoadReport> | null = null;
  const stopListening = options.tabs?.listen(() => void conflict.detect()) ?? (() => {});

  /** Runs after every change of résumé or name. */
  const persistChange = () => {
    session.setStatus('unsaved');
    if (conflict.detect()) return conflict.recordLocalChange();
    if (session.saver.appendJournal(session.state.resume)) options.tabs?.notifyChanged();
    session.startAutosave();
  };
  // The first listener: an edit is in the journal before anything shows it, and no way of editing can bypass it.
  session.store.subscribe((state, previous) => {
    if (state.resume !== previous.resume && state.epoch === previous.epoch) persistChange();
  });

  const { follow, whileShown } = createFollowers(session.store.subscribe, options);
  follow(() => session.storage.copyJournal());
  const edit: DraftStore['edit'] = (...change) => {
    if (!session.state.loaded) throw new Error('DraftStore.load must have ended before the first edit.');
    session.store.edit(...change);
  };

  const flush = () => {
    if (session.hasUnsavedChanges() && !conflict.detect()) void session.autosave();
  };

  return {
    get state() {
      return session.state;
    },
    subscribe: session.store.subscribe,
    follow,

    load: () => (loading ??= inTurn(() => loadDraft(session, owners))),
    edit,
    editShown: (...change) => whileShown(() => edit(...change)),
    undo: session.store.undo,
    redo: session.store.redo,
    endUndoStep: session.store.endUndoStep,
    undoHistory: session.store.undoHistory,
    flush,
    rename(name) {
      if (name === session.state.name) return;
      session.update({ name });
      persistChange();
      // A journal holds changes of the résumé only, not of its name.
      flush();
    },
    async saveLocally() {
      const stored = !conflict.detect() && (await session.save());
      session.setStatus(stored ? 'savedLocally' : 'error');
      return stored;
    },

    markCloudSaving: () => session.setStatus('saving'),
    markCloudSaved(saved, copy, renamed = false) {
      session.markInCloud(saved, copy, renamed ? session.state.name : copy.name);
      if (!conflict.detect()) void session.save();
      session.setStatus(session.isInCloud() ? 'saved' : 'unsaved');
    },
    markCloudFailed: () => session.setStatus('error'),
    unlinkCloud() {
      session.update({ cloud: null, cloudSavedAt: null });
      session.setStatus('');
      if (!conflict.detect()) void session.save();
    },

    replace: (resume, reason, copy) => inTurn(() => replacing.replace(resume, reason, copy)),
    archive: (reason) => inTurn(() => replacing.archive(reason)),
    listHistory: () => inTurn(() => session.history.list(session.state.owner)),
    restoreFromHistory: (id) => inTurn(() => replacing.restoreFromHistory(id)),
    readHistoryEntry: (id) => inTurn(async () => (await session.history.get(id, session.state.owner))?.text ?? null),
    deleteHistoryEntry: (id) => inTurn(() => session.history.remove(id, session.state.owner)),
    undoDeleteHistoryEntry: (id) => inTurn(() => session.history.restore(id, session.state.owner)),
    applyImported: (adapt, from) => inTurn(() => replacing.applyImported(adapt, from)),

    keepTheirs: () => inTurn(() => conflict.keepTheirs(session.state.owner)),
    keepMine: () => inTurn(() => conflict.keepMine()),
    setOwner: (owner, ended) =>
      inTurn(async () => {
        await owners.changeOwner(owner, ended);
        return session.state.resume;
      }),

    newResume: (templateId) => createNewResume(templateId ? newestChoice(templateId) : undefined),
    isEmpty: () => !hasText(session.state.resume),
    close() {
      flush();
      stopListening();
      session.stopAutosave();
      options.tabs?.close();
    },
  };
}
