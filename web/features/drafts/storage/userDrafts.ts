import { LOCAL_STORAGE_KEYS, DATABASE_KEYS } from './storageKeys.ts';
import { readJson, type SafeStorage } from '../../../lib/storage/safeStorage.ts';
import type { KeyValueDatabase } from '../../../lib/storage/browserDatabase.ts';

/** A per-user draft: the texts of a full save. */
export interface UserDraft {
  readonly resume: string;
  readonly meta: string;
}

/** Storage for the draft of a signed-in person while somebody else uses the browser. */
export interface UserDrafts {
  save(owner: string, draft: UserDraft): Promise<void>;
  /** Null if there is none. It stays until `remove`. */
  read(owner: string): Promise<UserDraft | null>;
  remove(owner: string): Promise<void>;
}

/** Keeps the draft of each signed-in person while somebody else uses the browser. */
export function createUserDrafts(local: SafeStorage, database: KeyValueDatabase | null): UserDrafts {
  const memory = new Map<string, UserDraft>();
  const readStored = (owner: string): UserDraft | null => {
    const value = readJson(local, LOCAL_STORAGE_KEYS.drawer(owner));
    return isUserDraft(value) ? value : null;
  };
  return {
    async save(owner, draft) {
      memory.delete(owner);
      try {
        if (!database) throw new Error('no database');
        await database.set(DATABASE_KEYS.drawer(owner), draft);
        local.remove(LOCAL_STORAGE_KEYS.drawer(owner));
      } catch {
        if (local.write(LOCAL_STORAGE_KEYS.drawer(owner), JSON.stringify(draft)) !== 'written')
          memory.set(owner, draft);
      }
    },
    async read(owner) {
      const kept = memory.get(owner) ?? readStored(owner);
      if (kept) return kept;
      const stored = await database?.get(DATABASE_KEYS.drawer(owner)).catch(() => null);
      return isUserDraft(stored) ? stored : null;
    },
    async remove(owner) {
      memory.delete(owner);
      local.remove(LOCAL_STORAGE_KEYS.drawer(owner));
      await database?.delete(DATABASE_KEYS.drawer(owner)).catch(() => undefined);
    },
  };
}

function isUserDraft(value: unknown): value is UserDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'resume' in value &&
    typeof value.resume === 'string' &&
    'meta' in value &&
    typeof value.meta === 'string'
  );
}
