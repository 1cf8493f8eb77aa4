import { emptyResume } from '../../shared/resume/defaults.ts';
import { createConflict } from './conflict.ts';
import { holdsNothing } from './content.ts';
import { load } from './load.ts';
import { createOwners } from './owners.ts';
import { createReplacing } from './replace.ts';
import { createSession } from './session.ts';
import { templateChoice } from './templateChoice.ts';
import { createTurns } from './turns.ts';
import type { DraftOptions, Drafts, LoadReport } from './types.ts';

/** The draft store of one tab; see `Drafts`. Call `load` once before anything else. */
export function openDrafts(options: DraftOptions): Drafts {
  const session = createSession(options);
  const conflict = createConflict(session);
  const replacing = createReplacing(session, conflict);
  const owners = createOwners(session, () => conflict);
  const inTurn = createTurns();
  let loading: Promise<LoadReport> | null = null;
  const stopListening = options.tabs?.listen(() => void conflict.check()) ?? (() => {});

  /** What follows every change of résumé or name. */
  const changed = () => {
    session.setStatus('unsaved');
    if (conflict.check()) return conflict.noteChange();
    if (session.saver.journal(session.state.resume)) options.tabs?.tell();
    session.startAutosave();
  };

  const flush = () => {
    if (session.unstored() && !conflict.check()) void session.autosave();
  };

  return {
    get state() {
      return session.state;
    },
    subscribe: session.signal.subscribe,

    load: () => (loading ??= inTurn(() => load(session, owners))),
    change(resume) {
      if (!session.state.loaded) throw new Error('Drafts.load must have ended before the first change.');
      if (resume === session.state.resume) return;
      session.update({ resume });
      changed();
    },
    flush,
    rename(name) {
      if (name === session.state.name) return;
      session.update({ name });
      changed();
      // A journal holds what changed in the résumé only.
      flush();
    },
    async saveLocally() {
      const stored = !conflict.check() && (await session.store());
      session.setStatus(stored ? 'savedLocally' : 'error');
      return stored;
    },

    cloudSaving: () => session.setStatus('saving'),
    cloudSaved(saved, copy) {
      session.noteInCloud(saved, copy);
      if (!conflict.check()) void session.store();
      session.setStatus(session.inCloud() ? 'saved' : 'unsaved');
    },
    cloudFailed: () => session.setStatus('error'),

    replace: (resume, reason, copy) => inTurn(() => replacing.replace(resume, reason, copy)),
    setAside: (reason) => inTurn(() => replacing.setAside(reason)),
    listAside: () => inTurn(() => session.aside.list(session.state.owner)),
    bringBack: (id) => inTurn(() => replacing.bringBack(id)),
    readAside: (id) => inTurn(async () => (await session.aside.get(id, session.state.owner))?.text ?? null),
    discardAside: (id) => inTurn(() => session.aside.remove(id, session.state.owner)),
    undoDiscard: (id) => inTurn(() => session.aside.restore(id, session.state.owner)),
    takeImported: () => inTurn(() => replacing.takeImported()),

    takeTheirs: () => inTurn(() => conflict.takeTheirs(session.state.owner)),
    keepMine: () => inTurn(() => conflict.keepMine()),
    setOwner: (owner) =>
      inTurn(async () => {
        await owners.change(owner);
        return session.state.resume;
      }),

    templateChoice: (templateId) => templateChoice(session.state, templateId),
    newResume: (templateId) => ({ ...emptyResume(), ...(templateId ? { templateId } : {}) }),
    isEmpty: () => holdsNothing(session.state.resume),
    close() {
      flush();
      stopListening();
      session.stopAutosave();
      options.tabs?.close();
    },
  };
}
