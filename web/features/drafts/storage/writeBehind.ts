import type { KeyValueDatabase } from '../../../lib/storage/browserDatabase.ts';

/** Write-behind queue for the database: of each key only the latest value, one write at a time. */
export interface WriteBehind {
  enqueue(key: string, value: unknown): void;
  /**
   * Resolves when the writes queued so far are committed or have failed; true where `key` is committed and no newer
   * value is queued.
   */
  whenCommitted(key: string): Promise<boolean>;
}

/** Writes to IndexedDB in the background; without one every write is answered as not written. */
export function createWriteBehind(database: KeyValueDatabase | null): WriteBehind {
  const waiting = new Map<string, unknown>();
  const failed = new Set<string>();
  let running: Promise<void> | null = null;

  async function drain(store: KeyValueDatabase): Promise<void> {
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [key, value] = next.value;
      waiting.delete(key);
      try {
        // In order and one at a time, so that an earlier value never overwrites a later one.
        // oxlint-disable-next-line no-await-in-loop
        await store.set(key, value);
        failed.delete(key);
      } catch {
        failed.add(key);
      }
    }
    running = null;
  }

  return {
    enqueue(key, value) {
      if (!database) return;
      waiting.set(key, value);
      running ??= drain(database);
    },
    async whenCommitted(key) {
      if (!database) return false;
      await running;
      return !failed.has(key) && !waiting.has(key);
    },
  };
}
