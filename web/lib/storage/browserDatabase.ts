import { createStore, del, get, keys, set } from 'idb-keyval';
import type { KeyIn } from './storedRows.ts';

/** The keys of the database: those of the table of storedRows.ts and no others. */
export type DatabaseKey = KeyIn<'database'>;

/** A key-value database. Any call may reject. */
export interface KeyValueDatabase {
  get(key: DatabaseKey): Promise<unknown>;
  /** Resolves when the write is committed. */
  set(key: DatabaseKey, value: unknown): Promise<void>;
  delete(key: DatabaseKey): Promise<void>;
  keys(): Promise<string[]>;
}

/** Opens the product's one database (IndexedDB), with the draft and its related data; null if it is refused. */
export function openBrowserDatabase(): KeyValueDatabase | null {
  return tryOrNull(openDatabase);
}

function openDatabase(): KeyValueDatabase | null {
  if (!('indexedDB' in globalThis)) return null;
  const store = createStore('korot', 'drafts');
  // Asynchronous functions: where all storage is blocked, opening it throws synchronously instead of rejecting.
  return {
    get: async (key) => get(key, store),
    set: async (key, value) => set(key, value, store),
    delete: async (key) => del(key, store),
    keys: async () => (await keys<string>(store)).map(String),
  };
}

/** Local storage itself, for what needs to know that it is refused. */
export const openLocalStorage = (): Storage | null => tryOrNull(() => localStorage);

/** Null if the browser refuses access. */
export function tryOrNull<T>(open: () => T): T | null {
  try {
    return open();
  } catch {
    return null;
  }
}
