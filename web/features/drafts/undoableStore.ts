import { temporal, type TemporalState } from 'zundo';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ResumeData } from '../../../shared/resume/schema.ts';

/** Where an edit was made, so that undoing it can show it. */
export interface EditLocation {
  /** Tab of the builder. */
  readonly tab: string;
  /** Id of the entry, where the tab has entries. */
  readonly entry?: string;
}

/** What a step of undo goes back to. */
export interface Undoable {
  readonly resume: ResumeData;
  /** Place of the edit that led here; null where there was none. */
  readonly location: EditLocation | null;
}

export type ResumeEdit = (resume: ResumeData) => ResumeData;

/** The résumé, for whoever reads and edits it. */
export interface ResumeEditing<State extends Undoable = Undoable> {
  /** The newest state; a new object after every change, the same object in between. */
  readonly state: State;
  /** Tells the new state and the one before it, before the call that changed it returns. Answers how to stop. */
  readonly subscribe: (listener: (state: State, previous: State) => void) => () => void;
  /**
   * Applies an edit and tells every listener before it returns. Immutable: what did not change must be the same object;
   * an edit that returns the very same résumé changes nothing. Edits of one `group` (a field) that follow each other
   * without a pause are one step of undo; an edit without a group is a step of its own.
   */
  readonly edit: (edit: ResumeEdit, location?: EditLocation, group?: string) => void;
}

export interface ResumeUndo {
  /** Ends the step that is being typed: what follows is undone separately. */
  readonly endUndoStep: () => void;
  /** Takes the last step back and says where it was made; null where there was none. */
  readonly undo: () => EditLocation | null;
  readonly redo: () => EditLocation | null;
  /** What can be undone and redone. */
  readonly undoHistory: StoreApi<TemporalState<Undoable>>;
}

/** A store with a résumé in it, and undo and redo of the edits of that résumé alone. */
export interface UndoableStore<State extends Undoable> extends ResumeEditing<State>, ResumeUndo {
  /** Changes anything but the résumé; makes no history. */
  readonly update: (patch: Partial<State>) => void;
  /** Shows another résumé; the history begins anew and never leads back across it. */
  readonly replace: (patch: Partial<State> & Pick<State, 'resume'>) => void;
}

export interface UndoableStoreOptions<State> {
  readonly now: () => number;
  /** What of the state follows from the rest; asked before every change is shown, also of undo. */
  readonly derive?: (next: State, previous: State) => State;
  /** Steps that can be undone; the oldest is forgotten. */
  readonly limit?: number;
}

/** A pause in typing that ends a step, in ms. */
const UNDO_GROUP_PAUSE_MS = 1000;
/** Longest step, in ms: who types without a pause still loses little by one undo. */
const MAX_UNDO_GROUP_MS = 8000;
const UNDO_LIMIT = 200;

/** Lives outside React: the draft's storage, the preview and each field listen to it. */
export function createUndoableStore<State extends Undoable>(
  initial: State,
  { now, derive = (next) => next, limit = UNDO_LIMIT }: UndoableStoreOptions<State>,
): UndoableStore<State> {
  let step: { readonly group: string; readonly begun: number; last: number } | null = null;
  let joins = false;

  const undoable = temporal<State, [], [], Undoable>(() => initial, {
    limit,
    partialize: ({ resume, location }) => ({ resume, location }),
    equality: (past, current) => past.resume === current.resume,
    handleSet:
      (save) =>
      (...change) => {
        // zundo's types leave out what it really passes on.
        if (!joins) (save as (...all: typeof change) => void)(...change);
      },
  });
  const store = createStore<State, [['temporal', StoreApi<TemporalState<Undoable>>]]>((set, get, api) => {
    const derived = (patch: Partial<State>) => set(derive({ ...get(), ...patch }, get()));
    // zundo sets through the one when it undoes, and follows what is set through the other.
    api.setState = derived as typeof api.setState;
    return undoable(derived as typeof set, get, api);
  });
  const undoHistory = store.temporal;

  return {
    get state() {
      return store.getState();
    },
    subscribe: store.subscribe,
    undoHistory,
    update: (patch) => store.setState(patch),
    edit(edit, location, group) {
      const before = store.getState().resume;
      const resume = edit(before);
      if (resume === before) return;
      const at = now();
      joins =
        group !== undefined &&
        step?.group === group &&
        at - step.last < UNDO_GROUP_PAUSE_MS &&
        at - step.begun < MAX_UNDO_GROUP_MS;
      if (group === undefined) step = null;
      else if (joins && step) step.last = at;
      else step = { group, begun: at, last: at };
      store.setState({ resume, location: location ?? null } as Partial<State>);
    },
    endUndoStep() {
      step = null;
    },
    undo() {
      if (undoHistory.getState().pastStates.length === 0) return null;
      step = null;
      const { location } = store.getState();
      undoHistory.getState().undo();
      return location;
    },
    redo() {
      if (undoHistory.getState().futureStates.length === 0) return null;
      step = null;
      undoHistory.getState().redo();
      return store.getState().location;
    },
    replace(patch) {
      step = null;
      undoHistory.getState().pause();
      store.setState({ ...patch, location: null });
      undoHistory.getState().resume();
      undoHistory.getState().clear();
    },
  };
}
