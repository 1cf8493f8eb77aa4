import * as v from 'valibot';
import { LOCAL_STORAGE_KEYS, MAX_HISTORY_CHARACTERS, DATABASE_KEYS } from './storageKeys.ts';
import { readJson, type SafeStorage } from '../../../lib/storage/safeStorage.ts';
import type { KeyValueDatabase } from '../../../lib/storage/browserDatabase.ts';

/** One entry of the draft history as stored: `at` in ms since 1970, `text` the résumé's JSON or the unreadable text. */
const HistoryEntrySchema = v.object({
  id: v.string(),
  owner: v.nullable(v.string()),
  reason: v.picklist([
    'new',
    'import',
    'open',
    'template',
    'broughtBack',
    'otherTab',
    'signIn',
    'damaged',
    'recovered',
  ]),
  at: v.number(),
  name: v.string(),
  cloud: v.nullable(v.object({ id: v.string(), version: v.number(), name: v.string() })),
  text: v.string(),
});
export type HistoryEntry = Readonly<v.InferOutput<typeof HistoryEntrySchema>>;

/** Stores entries in the database; without one in local storage, as far as they fit; or else in memory. */
export interface HistoryStore {
  all(): Promise<HistoryEntry[]>;
  put(entry: HistoryEntry): Promise<void>;
  delete(id: string): Promise<void>;
}

/** Keeps the entries of the history in IndexedDB, else in local storage, else in memory. */
export function createHistoryStore(local: SafeStorage, database: KeyValueDatabase | null): HistoryStore {
  const memory = new Map<string, HistoryEntry>();

  const inLocal = (): HistoryEntry[] => parseEntries(readJson(local, LOCAL_STORAGE_KEYS.aside));

  const keepLocal = (entries: HistoryEntry[]): boolean => {
    if (entries.length === 0) {
      local.remove(LOCAL_STORAGE_KEYS.aside);
      return true;
    }
    const text = JSON.stringify(entries);
    return text.length <= MAX_HISTORY_CHARACTERS && local.write(LOCAL_STORAGE_KEYS.aside, text) === 'written';
  };

  const inDatabase = async (): Promise<HistoryEntry[]> => {
    if (!database) return [];
    try {
      const keys = (await database.keys()).filter((key) => key.startsWith(DATABASE_KEYS.asidePrefix));
      return parseEntries(
        await Promise.all(
          keys.map((key) => database.get(DATABASE_KEYS.aside(key.slice(DATABASE_KEYS.asidePrefix.length)))),
        ),
      );
    } catch {
      return [];
    }
  };

  return {
    async all() {
      const byId = new Map([...inLocal(), ...(await inDatabase())].map((entry) => [entry.id, entry]));
      for (const [id, entry] of memory) byId.set(id, entry);
      return [...byId.values()];
    },
    async put(entry) {
      try {
        await (database ?? NO_DATABASE).set(DATABASE_KEYS.aside(entry.id), entry);
        memory.delete(entry.id);
      } catch {
        const others = inLocal().filter(({ id }) => id !== entry.id);
        if (!keepLocal([...others, entry])) memory.set(entry.id, entry);
      }
    },
    async delete(id) {
      memory.delete(id);
      const kept = inLocal();
      if (kept.some((entry) => entry.id === id)) keepLocal(kept.filter((entry) => entry.id !== id));
      await database?.delete(DATABASE_KEYS.aside(id)).catch(() => undefined);
    },
  };
}

const NO_DATABASE = { set: () => Promise.reject(new Error('no database')) };

/** A damaged entry is skipped, not removed. */
function parseEntries(list: unknown): HistoryEntry[] {
  return (Array.isArray(list) ? list : []).flatMap((value) => {
    const read = v.safeParse(HistoryEntrySchema, value);
    return read.success ? [read.output] : [];
  });
}
