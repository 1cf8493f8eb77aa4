/** A save that has not reached the cloud yet, kept over a closed tab. */
export interface Waiting {
  /** Whose it is. */
  readonly owner: string;
  /** Of a résumé that is created: the same wish again creates no second one. */
  readonly requestId: string | null;
  /** To be tried again without being asked. */
  readonly due: boolean;
}

export interface WaitingStore {
  read(owner: string): Waiting | null;
  write(waiting: Waiting | null): void;
}

const KEY = 'resumeData.waiting';

/** In local storage; where that is closed to us, as long as the page. */
export function waitingIn(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): WaitingStore {
  let memory: Waiting | null = null;
  return {
    read(owner) {
      const found = attempt(() => JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<Waiting> | null) ?? memory;
      if (found?.owner !== owner) return null;
      return { owner, requestId: typeof found.requestId === 'string' ? found.requestId : null, due: found.due === true };
    },
    write(waiting) {
      memory = waiting;
      attempt(() => (waiting === null ? storage.removeItem(KEY) : storage.setItem(KEY, JSON.stringify(waiting))));
    },
  };
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
