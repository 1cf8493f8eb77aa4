/** The most that screens lag behind a text that its own field shows, in milliseconds. */
const LAG_MS = 100;

/** Those who hear of changes when they have to be shown. */
export interface Followers {
  /** Calls back after changes; returns a function that unsubscribes. */
  readonly follow: (listener: () => void) => () => void;
  /**
   * Runs a change that is shown where it was made: whoever follows hears of it, and of what comes in the meantime, in a
   * moment. A key in a text has nothing to say to all other fields at once.
   */
  readonly whileShown: (change: () => void) => void;
}

/** `subscribe` tells of every change at once; `setTimer` as in `DraftStoreOptions`. */
export function createFollowers(
  subscribe: (listener: () => void) => unknown,
  setTimer: (ms: number, call: () => void) => () => void,
): Followers {
  const listeners = new Set<() => void>();
  let isShown = false;
  let stop: (() => void) | undefined;
  const tell = () => {
    stop?.();
    stop = undefined;
    for (const listener of listeners) listener();
  };
  subscribe(() => {
    if (isShown) stop ??= setTimer(LAG_MS, tell);
    else tell();
  });
  return {
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whileShown(change) {
      isShown = true;
      try {
        change();
      } finally {
        isShown = false;
      }
    },
  };
}
