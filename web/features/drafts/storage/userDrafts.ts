import { LOCAL_STORAGE_KEYS, DATABASE_KEYS } from './storageKeys.ts';
import type { SafeStorage } from '../../../lib/storage/safeStorage.ts';
import type { KeyValueDatabase } from '../../../lib/storage/browserDatabase.ts';

/** A put-away draft: the texts of a full save. */
export interface UserDraft {
  readonly resume: string;
  readonly meta: string;
}

/** Where the draft of a signed-in person waits while somebody else uses the browser. */
export interface UserDrafts {
  save(owner: string, draft: UserDraft): Promise<void>;
  /** Null where there is none. It stays until `remove`. */
  read(owner: string): Promise<UserDraft | null>;
  remove(owner: string): Promise<void>;
}

export function createUserDrafts(local: SafeStorage, database: KeyValueDatabase | null): UserDrafts {
  const memory = new Map<string, UserDraft>();
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
      const kept = memory.get(owner) ?? parseUserDraft(local.read(LOCAL_STORAGE_KEYS.drawer(owner)));
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

function parseUserDraft(text: string | null): UserDraft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUserDraft(value) ? value : null;
  } catch {
    return null;
  }
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
