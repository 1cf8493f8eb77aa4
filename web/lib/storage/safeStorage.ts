import { parseJson } from './parseJson.ts';
import type { KeyIn } from './storedRows.ts';

/** Outcome of a write. */
export type StorageWriteResult = 'written' | 'full' | 'unavailable';

/** The part of `Storage` that is needed. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The keys of both storages: those of the table of storedRows.ts and no others. */
export type StorageKey = KeyIn<'local'> | KeyIn<'session'>;

/**
 * Storage that never throws: browsers refuse access in some private modes, where it is blocked and where it is full.
 */
export interface SafeStorage<Key extends string = StorageKey> {
  /** Null if there is no value, or storage is unavailable. */
  read(key: Key): string | null;
  /** Null removes it. */
  write(key: Key, text: string | null): StorageWriteResult;
  remove(key: Key): void;
  /** The keys of all that is there, also of what is not a row of the table. */
  list(): string[];
}

/** `open` returns the storage, or null if there is none; it may throw, as reading `localStorage` itself may. */
export function createSafeStorage<Key extends string = StorageKey>(open: () => StorageArea | null): SafeStorage<Key> {
  const attempt = <T>(call: (storage: StorageArea) => T, otherwise: T): T => {
    try {
      const storage = open();
      return storage ? call(storage) : otherwise;
    } catch {
      return otherwise;
    }
  };
  const remove = (key: Key) => attempt((storage) => storage.removeItem(key), undefined);
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write(key, text) {
      try {
        const storage = open();
        if (!storage) return 'unavailable';
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return 'written';
      } catch (error) {
        return isQuotaError(error) ? 'full' : 'unavailable';
      }
    },
    remove,
    list: () =>
      attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []),
  };
}

/** Local storage, shared by all tabs of the browser. */
export const safeLocal = createSafeStorage<KeyIn<'local'>>(() => localStorage);
/** Session storage of this tab alone. */
export const safeSession = createSafeStorage<KeyIn<'session'>>(() => sessionStorage);

/** The same storage with a fallback in memory: what it refuses lasts as long as the page. */
export function withMemory<Key extends string>(storage: SafeStorage<Key>): SafeStorage<Key> {
  const memory = new Map<string, string>();
  return {
    read: (key) => storage.read(key) ?? memory.get(key) ?? null,
    write(key, text) {
      const outcome = storage.write(key, text);
      // Values that the storage took are not remembered: code that clears it, as at a session's end, then clears all.
      if (text === null || outcome === 'written') memory.delete(key);
      else memory.set(key, text);
      return outcome;
    },
    remove(key) {
      memory.delete(key);
      storage.remove(key);
    },
    list: () => [...new Set([...storage.list(), ...memory.keys()])],
  };
}

/** Returns the JSON value under a key, not validated; null if there is none or its text is damaged. */
export function readJson<Key extends string>(storage: Pick<SafeStorage<Key>, 'read'>, key: Key): unknown {
  return parseJson(storage.read(key));
}

/**
 * Calls back when another tab has written or removed this key in local storage, or cleared all of it (the event's own
 * key is null then). Returns a function that unsubscribes.
 */
export function onStorageKey(key: string, changed: (event: StorageEvent) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed(event);
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Firefox has its own name for a full quota. */
function isQuotaError(error: unknown): boolean {
  return error instanceof Error && ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(error.name);
}
