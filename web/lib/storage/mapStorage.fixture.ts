import { createSafeStorage, type SafeStorage, type StorageArea, type StorageKey } from './safeStorage.ts';

/** In-memory storage for tests. */
export function createMapStorage(map = new Map<string, string>()): StorageArea {
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

export const createSafeMapStorage = <Key extends string = StorageKey>(map?: Map<string, string>): SafeStorage<Key> => {
  const storage = createMapStorage(map);
  return createSafeStorage(() => storage);
};

/** A storage that is blocked altogether: reading it throws. */
export const CLOSED_STORAGE: SafeStorage<string> = createSafeStorage(() => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
});
