import { createStore, del, get, keys, set } from 'idb-keyval';

/** A database of values by key. Any call may reject. */
export interface KeyValueDatabase {
  get(key: string): Promise<unknown>;
  /** Resolves when it is committed. */
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

/** The product's one database (IndexedDB), of the draft and of what stands beside it; null where it is refused. */
export function openBrowserDatabase(): KeyValueDatabase | null {
  return tryOrNull(openDatabase);
}

function openDatabase(): KeyValueDatabase | null {
  if (!('indexedDB' in globalThis)) return null;
  const store = createStore('korot', 'drafts');
  // Asynchronous, each: where all storage is blocked, opening it throws at once instead of failing.
  return {
    get: async (key) => get(key, store),
    set: async (key, value) => set(key, value, store),
    delete: async (key) => del(key, store),
    keys: async () => (await keys<string>(store)).map(String),
  };
}

/** What the browser refuses is null. */
export function tryOrNull<T>(open: () => T): T | null {
  try {
    return open();
  } catch {
    return null;
  }
}
