import { temporal, type TemporalState } from 'zundo';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import type { BuilderTab } from './tabs.ts';

/** Where an edit was made, so that undoing it can show it. */
export interface EditLocation {
  readonly tab: BuilderTab;
  /** Id of the entry, where the tab has entries. */
  readonly entry?: string;
}

export interface ResumeStoreState {
  readonly resume: ResumeData;
  /** Place of the edit that led here; null where there was none. */
  readonly location: EditLocation | null;
}

export type ResumeEdit = (resume: ResumeData) => ResumeData;

export interface ResumeStore {
  /** Zustand's own, for `useStore` and subscriptions outside React. */
  readonly state: StoreApi<ResumeStoreState>;
  /** What can be undone and redone. */
  readonly history: StoreApi<TemporalState<ResumeStoreState>>;
  readonly resume: () => ResumeData;
  /**
   * Applies an edit and tells every listener before it returns. Edits of one `group` (a field) that follow each
   * other without a pause are one step of the history; an edit without a group is a step of its own. An edit that
   * returns the very same résumé changes nothing.
   */
  readonly edit: (edit: ResumeEdit, place: EditLocation, group?: string) => void;
  /** Ends the step that is being typed: what follows is undone separately. */
  readonly endUndoStep: () => void;
  /** Takes the last step back and says where it was made; null where there was none. */
  readonly undo: () => EditLocation | null;
  readonly redo: () => EditLocation | null;
  /** Shows another résumé; the history begins anew. */
  readonly reset: (resume: ResumeData) => void;
}

export interface UndoHistoryOptions {
  readonly now?: () => number;
  /** Steps that can be undone; the oldest is forgotten. */
  readonly limit?: number;
}

/** A pause in typing that ends a step, in ms. */
const UNDO_GROUP_PAUSE_MS = 1000;
/** Longest step, in ms: who types without a pause still loses little by one undo. */
const MAX_UNDO_GROUP_MS = 8000;
const UNDO_LIMIT = 200;

/**
 * The résumé being built, with undo and redo. Lives outside React; the preview, the draft and each field listen to it.
 */
export function createResumeStore(
  initial: ResumeData,
  { now = Date.now, limit = UNDO_LIMIT }: UndoHistoryOptions = {},
): ResumeStore {
  let step: { readonly group: string; readonly begun: number; last: number } | null = null;
  let joins = false;

  const store = createStore<ResumeStoreState>()(
    temporal((): ResumeStoreState => ({ resume: initial, location: null }), {
      limit,
      equality: (past, current) => past.resume === current.resume,
      handleSet:
        (save) =>
        (...change) => {
          // zundo's types leave out what it really passes on.
          if (!joins) (save as (...all: typeof change) => void)(...change);
        },
    }),
  );
  const history = store.temporal;

  return {
    state: store,
    history,
    resume: () => store.getState().resume,
    edit(edit, place, group) {
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
      store.setState({ resume, location: place });
    },
    endUndoStep() {
      step = null;
    },
    undo() {
      if (history.getState().pastStates.length === 0) return null;
      step = null;
      const { location: place } = store.getState();
      history.getState().undo();
      return place;
    },
    redo() {
      if (history.getState().futureStates.length === 0) return null;
      step = null;
      history.getState().redo();
      return store.getState().location;
    },
    reset(resume) {
      step = null;
      history.getState().pause();
      store.setState({ resume, location: null });
      history.getState().resume();
      history.getState().clear();
    },
  };
}
