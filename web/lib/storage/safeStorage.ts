/** What is used of a browser's storage. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** How a write into local storage went. */
export type StorageWriteResult = 'written' | 'full' | 'unavailable';

/** Local storage that never throws: browsers refuse it in some private modes and where storage is full. */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, text: string): StorageWriteResult;
  remove(key: string): void;
  keys(): string[];
}

export function createSafeStorage(storage: BrowserStorage | null): SafeStorage {
  const attempt = <T>(call: (storage: BrowserStorage) => T, otherwise: T): T => {
    if (!storage) return otherwise;
    try {
      return call(storage);
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((local) => local.getItem(key), null),
    write(key, text) {
      if (!storage) return 'unavailable';
      try {
        storage.setItem(key, text);
        return 'written';
      } catch (error) {
        return isQuotaError(error) ? 'full' : 'unavailable';
      }
    },
    remove: (key) => attempt((local) => local.removeItem(key), undefined),
    keys: () => attempt((local) => Array.from({ length: local.length }, (_, index) => local.key(index) ?? ''), []),
  };
}

/** Firefox has its own name for a full quota. */
function isQuotaError(error: unknown): boolean {
  return error instanceof Error && ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(error.name);
}
