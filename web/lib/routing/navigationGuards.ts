import { createStore } from 'zustand/vanilla';

/**
 * Navigation guards: decide whether an in-app navigation may proceed (AUTO-04). Independent of history and DOM: the
 * caller names the target and the action, which runs at once or after the question was answered.
 */
export interface NavigationGuard {
  /** True while leaving this path would lose unsaved changes. */
  readonly blocks: () => boolean;
  readonly text: string;
}

export interface PendingNavigation {
  readonly text: string;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Holds the guards of the current screen, and the open question. */
export function createNavigationGuards() {
  const guards = new Set<NavigationGuard>();
  const store = createStore<PendingNavigation | null>(() => null);
  const ask = (next: PendingNavigation | null) => store.setState(next, true);

  return {
    add(guard: NavigationGuard): () => void {
      guards.add(guard);
      return () => guards.delete(guard);
    },
    /** Whether leaving would ask now. */
    wouldAsk: () => [...guards].some((guard) => guard.blocks()),
    /**
     * Runs `go` now, or after "leave" was answered; `stay` when the answer was to stay. A newer request replaces an
     * open question.
     */
    pass(go: () => void, stay: () => void = () => undefined): void {
      const blocking = [...guards].find((guard) => guard.blocks());
      if (blocking === undefined) {
        ask(null);
        go();
        return;
      }
      store.getState()?.stay();
      ask({
        text: blocking.text,
        leave: () => {
          ask(null);
          go();
        },
        stay: () => {
          ask(null);
          stay();
        },
      });
    },
    question: store.getState,
    subscribe: store.subscribe,
  };
}
