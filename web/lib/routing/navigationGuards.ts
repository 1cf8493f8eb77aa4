import { createStore } from 'zustand/vanilla';

/**
 * What decides whether an in-app navigation may go ahead (AUTO-04). It knows no history and no DOM: the
 * caller says where it wants to go and how, and is let through at once or when the question was answered.
 */
export interface NavigationGuard {
  /** True while leaving this path would leave unsaved changes behind. */
  readonly blocks: () => boolean;
  readonly text: string;
}

export interface PendingNavigation {
  readonly text: string;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Keeps the guards of what is on the screen, and the question that is open. */
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
     * Runs `go` now, or after "leave" was answered; `stay` when the answer was to stay. A newer request takes the place
     * of an open question.
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
