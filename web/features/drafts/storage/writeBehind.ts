import type { DatabaseKey, KeyValueDatabase } from '../../../lib/storage/browserDatabase.ts';

/** Queue of delayed writes to the database: only the latest value of each key, one write at a time. */
export interface WriteBehind {
  enqueue(key: DatabaseKey, value: unknown): void;
  /** Removes a key once `after` is committed; where that has failed it stays. */
  remove(key: DatabaseKey, after: DatabaseKey): void;
  /**
   * Resolves when the writes queued so far are committed or have failed; true where `key` is committed and no newer
   * value is queued.
   */
  whenCommitted(key: DatabaseKey): Promise<boolean>;
}

/** Writes to IndexedDB in the background; without one every write is answered as not written. */
export function createWriteBehind(database: KeyValueDatabase | null): WriteBehind {
  type Write = (store: KeyValueDatabase) => Promise<void>;
  const waiting = new Map<DatabaseKey, Write>();
  const failed = new Set<DatabaseKey>();
  let running: Promise<void> | null = null;

  async function drain(store: KeyValueDatabase): Promise<void> {
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [key, write] = next.value;
      waiting.delete(key);
      try {
        // In order and one at a time, so that an earlier value never overwrites a later one.
        // oxlint-disable-next-line no-await-in-loop
        await write(store);
        failed.delete(key);
      } catch {
        failed.add(key);
      }
    }
    running = null;
  }

  function append(key: DatabaseKey, write: Write): void {
    if (!database) return;
    // Moves it to the end, also if an earlier value of this key is still waiting.
    waiting.delete(key);
    waiting.set(key, write);
    running ??= drain(database);
  }

  return {
    enqueue: (key, value) => append(key, (store) => store.set(key, value)),
    remove: (key, after) =>
      append(key, async (store) => {
        if (!failed.has(after)) await store.delete(key);
      }),
    async whenCommitted(key) {
      if (!database) return false;
      await running;
      return !failed.has(key) && !waiting.has(key);
    },
  };
}
