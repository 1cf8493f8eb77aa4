/** How long nothing is typed before what follows a text does, in milliseconds. */
const REST_MS = 100;
/** Longest delay of followers while keys follow each other. */
const LAG_MS = 300;

/** Listeners that are called when changes must be shown. */
export interface Followers {
  /** Calls back after changes; returns a function that unsubscribes. */
  readonly follow: (listener: () => void) => () => void;
  /**
   * Runs a change that its field already shows: followers are called about it, and about changes in the meantime, a
   * moment later. A key in one text then does not render all other fields at once.
   */
  readonly whileShown: (change: () => void) => void;
}

/** `subscribe` tells of every change at once; `now` and `setTimer` as in `DraftStoreOptions`. */
export function createFollowers(
  subscribe: (listener: () => void) => unknown,
  { now, setTimer }: { readonly now: () => number; readonly setTimer: (ms: number, call: () => void) => () => void },
): Followers {
  const listeners = new Set<() => void>();
  let isShown = false;
  let wait: { readonly since: number; readonly stop: () => void } | undefined;
  const tell = () => {
    wait?.stop();
    wait = undefined;
    for (const listener of listeners) listener();
  };
  subscribe(() => {
    if (!isShown) return tell();
    const since = wait?.since ?? now();
    wait?.stop();
    wait = { since, stop: setTimer(Math.min(REST_MS, since + LAG_MS - now()), tell) };
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
