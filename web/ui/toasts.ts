import { createStore } from 'zustand/vanilla';

export type ToastKind = 'success' | 'error' | 'warning' | 'notification';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: ToastAction | undefined;
  /** How long it is shown, in ms, where that differs from the default of its kind. */
  readonly durationMs?: number;
  /** Its topic: a newer toast on the same topic replaces an earlier failure. */
  readonly about?: ToastTopic;
  /** Stays when the screen is left, though it is an error or a warning: what it offers exists nowhere else. */
  readonly outlivesScreen?: boolean;
  /** The state that its words describe: the toast closes as soon as it changes. */
  readonly while?: ToastState;
}

/** The action to repeat after a failure. */
export type ToastTopic = 'save' | 'pdf' | 'resumes' | 'data' | 'link';

/** A state that a toast tells of; `subscribe` calls back when it may have changed. */
export interface ToastState {
  readonly holds: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A state of several stores. */
export const subscribeToAll =
  (...stores: readonly Pick<ToastState, 'subscribe'>[]): ToastState['subscribe'] =>
  (listener) => {
    const stops = stores.map((store) => store.subscribe(listener));
    return () => stops.forEach((stop) => stop());
  };

export interface ToastAction {
  readonly label: string;
  /** The action; afterwards the toast is closed and the focus restored. */
  readonly run: () => unknown;
}

/** How long a confirmation is shown, in milliseconds (BLD-20, BLD-21). */
export const TOAST_MS = 3000;

/** How long undoing is offered, in milliseconds: longer than a confirmation, and gone before it is in the way. */
export const UNDO_OFFER_MS = 10_000;

/** Maximum number of toasts on the screen at once; the oldest is removed. */
const MAX_TOASTS = 3;

/** Whether a toast only reports a failure, and may go with its screen. */
const isPassing = ({ kind, outlivesScreen }: Toast) =>
  (kind === 'error' || kind === 'warning') && outlivesScreen !== true;

/**
 * External store of the toasts shown now. A confirmation closes after {@link TOAST_MS} (BLD-21); errors and toasts with
 * an action stay until closed, or for their own time, because they need the reader's attention. `hold` pauses the
 * timers while someone reads or points.
 */
export function createToasts() {
  const store = createStore<readonly Toast[]>(() => []);
  let nextId = 1;
  let held = false;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const watches = new Map<number, () => void>();

  const show = (next: readonly Toast[]) => store.setState(next, true);
  const lifeOf = ({ durationMs, kind, action }: Toast) =>
    durationMs ?? (kind === 'error' || action !== undefined ? undefined : TOAST_MS);
  const dismiss = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    watches.get(id)?.();
    watches.delete(id);
    // A toast closed under the pointer fires no pointerleave event.
    if (store.getState().length <= 1) held = false;
    show(store.getState().filter((toast) => toast.id !== id));
  };
  const start = (toast: Toast) => {
    const life = lifeOf(toast);
    if (life !== undefined && !held)
      timers.set(
        toast.id,
        setTimeout(() => dismiss(toast.id), life),
      );
  };

  return {
    list: store.getState,
    subscribe: store.subscribe,
    /**
     * Shows a toast and announces it to assistive technology. A toast with the same text, or about the
     * same thing, is replaced. Returns its id.
     */
    notify(toast: Omit<Toast, 'id'>): number {
      const added: Toast = { ...toast, id: nextId++ };
      store
        .getState()
        .filter(
          (shown) =>
            (shown.kind === toast.kind && shown.text === toast.text) ||
            (toast.about !== undefined && shown.about === toast.about && isPassing(shown)),
        )
        .forEach((shown) => dismiss(shown.id));
      const others = store.getState();
      others.slice(0, Math.max(0, others.length - MAX_TOASTS + 1)).forEach((shown) => dismiss(shown.id));
      show([...store.getState(), added]);
      start(added);
      const { while: state } = added;
      if (state)
        watches.set(
          added.id,
          state.subscribe(() => state.holds() || dismiss(added.id)),
        );
      return added.id;
    },
    dismiss,
    /** Another screen is shown: what went wrong on the one before is not shown there. */
    leaveScreen(): void {
      store
        .getState()
        .filter(isPassing)
        .forEach((toast) => dismiss(toast.id));
    },
    /** Pauses every timer, or restarts each of them. */
    hold(on: boolean): void {
      if (held === on) return;
      held = on;
      timers.forEach((timer) => clearTimeout(timer));
      timers.clear();
      store.getState().forEach(start);
    },
  };
}

/** The page's toast store. */
export const toasts = createToasts();

/** `notify({ kind: 'success', text })`: shows a toast. */
export const notify = (toast: Omit<Toast, 'id'>): number => toasts.notify(toast);
