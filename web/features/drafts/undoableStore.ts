import { temporal, type TemporalState } from 'zundo';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PointReason } from '../../../shared/resume/resumePoints.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';

/** The place of an edit, so that undo can show it. */
export interface EditLocation {
  /** Tab of the builder. */
  readonly tab: string;
  /** Id of the entry, where the tab has entries. */
  readonly entry?: string;
  /** The reason of the edit, if the state before it is worth a point in the history of the copy in the cloud. */
  readonly by?: PointReason;
}

/** One snapshot of the undo history. */
export interface Undoable {
  readonly resume: ResumeData;
  /** Location of the edit that led here; null if there was none. */
  readonly location: EditLocation | null;
}

export type ResumeEdit = (resume: ResumeData) => ResumeData;

/** The résumé, for reading and editing it. */
export interface ResumeEditing<State extends Undoable = Undoable> {
  /** The newest state; immutable: a new object after every change, the same object in between. */
  readonly state: State;
  /**
   * Passes the new and the previous state to the listener, before the call that changed it returns. Returns a function
   * that unsubscribes.
   */
  readonly subscribe: (listener: (state: State, previous: State) => void) => () => void;
  /**
   * Applies an edit and notifies every listener before it returns. Immutable: unchanged parts must be the same objects;
   * an edit that returns the very same résumé changes nothing. Consecutive edits of one `group` (a field) without a
   * pause are one step of undo; an edit without a group is a separate step.
   */
  readonly edit: (edit: ResumeEdit, location?: EditLocation, group?: string) => void;
}

export interface ResumeUndo {
  /** Closes the current group: what follows is undone separately. */
  readonly endUndoStep: () => void;
  /** Undoes the last step and returns where it was made; null if there was none. */
  readonly undo: () => EditLocation | null;
  readonly redo: () => EditLocation | null;
  /** Whether there is a step to undo, and one to redo. */
  readonly undoHistory: StoreApi<TemporalState<Undoable>>;
}

/** An external store that holds a résumé, with undo and redo of the edits of that résumé alone. */
export interface UndoableStore<State extends Undoable> extends ResumeEditing<State>, ResumeUndo {
  /** Changes anything but the résumé; creates no undo step. */
  readonly update: (patch: Partial<State>) => void;
  /** Shows another résumé; the undo history is reset and never leads back across it. */
  readonly replace: (patch: Partial<State> & Pick<State, 'resume'>) => void;
}

export interface UndoableStoreOptions<State> {
  readonly now: () => number;
  /** Derived state, computed before every change is shown, also by undo. */
  readonly derive?: (next: State, previous: State) => State;
  /** Maximum number of steps that can be undone; the oldest is dropped. */
  readonly limit?: number;
}

/** A pause in typing that closes a group, in ms. */
const UNDO_GROUP_PAUSE_MS = 1000;
/** Longest group, in ms: also without a pause in typing, one undo takes back only a little. */
const MAX_UNDO_GROUP_MS = 8000;
const UNDO_LIMIT = 200;

/** Lives outside React: the draft's storage, the preview and each field subscribe to it. */
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
        // zundo's types leave out an argument that it passes.
        if (!joins) (save as (...all: typeof change) => void)(...change);
      },
  });
  const store = createStore<State, [['temporal', StoreApi<TemporalState<Undoable>>]]>((set, get, api) => {
    const derived = (patch: Partial<State>) => set(derive({ ...get(), ...patch }, get()));
    // zundo calls the one setter when it undoes, and records what is set through the other.
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
      const time = now();
      joins =
        group !== undefined &&
        step?.group === group &&
        time - step.last < UNDO_GROUP_PAUSE_MS &&
        time - step.begun < MAX_UNDO_GROUP_MS;
      if (group === undefined) step = null;
      else if (joins && step) step.last = time;
      else step = { group, begun: time, last: time };
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
