/** How long nothing is typed before what follows a text does, in milliseconds. */
const REST_MS = 100;
/** The most that it lags behind while key follows key. */
const LAG_MS = 300;

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
