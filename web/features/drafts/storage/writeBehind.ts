import type { KeyValueDatabase } from '../../../lib/storage/browserDatabase.ts';

/** Writes into the database in the background: of each key only the latest value, one at a time. */
export interface WriteBehind {
  enqueue(key: string, value: unknown): void;
  /**
   * Resolves when what was put so far is committed or has failed; true where `key` is committed and nothing newer
   * waits.
   */
  whenCommitted(key: string): Promise<boolean>;
}

export function createWriteBehind(database: KeyValueDatabase | null): WriteBehind {
  const waiting = new Map<string, unknown>();
  const failed = new Set<string>();
  let running: Promise<void> | null = null;

  async function drain(store: KeyValueDatabase): Promise<void> {
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [key, value] = next.value;
      waiting.delete(key);
      try {
        // In order and one at a time, so that a later value is never overtaken by an earlier one.
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
