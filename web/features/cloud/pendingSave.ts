import { readJson, withMemory, type SafeStorage } from '../../lib/storage/safeStorage.ts';

/** A save that has not reached the cloud yet; survives a closed tab. */
export interface PendingSave {
  /** Id of its owner. */
  readonly owner: string;
  /** Idempotency key for creating a résumé: the same request again creates no second one. */
  readonly requestId: string | null;
  /** To be retried automatically. */
  readonly due: boolean;
}

export interface PendingSaveStore {
  read(owner: string): PendingSave | null;
  write(waiting: PendingSave | null): void;
}

const PENDING_SAVE_KEY = 'resumeData.waiting';

/** In local storage; where that is unavailable, in memory of the page. */
export function createPendingSaveStore(storage: SafeStorage): PendingSaveStore {
  const kept = withMemory(storage);
  return {
    read(owner) {
      const stored = readJson(kept, PENDING_SAVE_KEY) as Partial<PendingSave> | null;
      if (stored?.owner !== owner) return null;
      return {
        owner,
        requestId: typeof stored.requestId === 'string' ? stored.requestId : null,
        due: stored.due === true,
      };
    },
    write: (waiting) => void kept.write(PENDING_SAVE_KEY, waiting && JSON.stringify(waiting)),
  };
}
