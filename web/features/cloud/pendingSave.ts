/** A save that has not reached the cloud yet, kept over a closed tab. */
export interface PendingSave {
  /** Whose it is. */
  readonly owner: string;
  /** Of a résumé that is created: the same request again creates no second one. */
  readonly requestId: string | null;
  /** To be tried again without being asked. */
  readonly due: boolean;
}

export interface PendingSaveStore {
  read(owner: string): PendingSave | null;
  write(waiting: PendingSave | null): void;
}

const PENDING_SAVE_KEY = 'resumeData.waiting';

/** In local storage; where that is closed to us, as long as the page. */
export function createPendingSaveStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): PendingSaveStore {
  let memory: PendingSave | null = null;
  return {
    read(owner) {
      const found =
        tryOrUndefined(() => JSON.parse(storage.getItem(PENDING_SAVE_KEY) ?? 'null') as Partial<PendingSave> | null) ??
        memory;
      if (found?.owner !== owner) return null;
      return {
        owner,
        requestId: typeof found.requestId === 'string' ? found.requestId : null,
        due: found.due === true,
      };
    },
    write(waiting) {
      memory = waiting;
      tryOrUndefined(() =>
        waiting === null
          ? storage.removeItem(PENDING_SAVE_KEY)
          : storage.setItem(PENDING_SAVE_KEY, JSON.stringify(waiting)),
      );
    },
  };
}

function tryOrUndefined<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
