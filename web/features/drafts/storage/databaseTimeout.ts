import type { DraftStoreOptions } from '../types.ts';
import type { KeyValueDatabase } from '../../../lib/storage/browserDatabase.ts';

/** Timeout of a database call, ms: a blocked database would otherwise block the builder for ever. */
export const DATABASE_TIMEOUT_MS = 2_000;

/** The same database with a timeout: calls reject when they take too long. */
export function withDatabaseTimeout(
  database: KeyValueDatabase | null,
  after: DraftStoreOptions['setTimer'],
): KeyValueDatabase | null {
  if (!database) return null;

  async function within<T>(call: Promise<T>): Promise<T> {
    const tooLong = Promise.withResolvers<never>();
    const stop = after(DATABASE_TIMEOUT_MS, () => tooLong.reject(new Error('The database does not answer.')));
    try {
      return await Promise.race([call, tooLong.promise]);
    } finally {
      stop();
    }
  }

  return {
    get: (key) => within(database.get(key)),
    set: (key, value) => within(database.set(key, value)),
    delete: (key) => within(database.delete(key)),
    keys: () => within(database.keys()),
  };
}
