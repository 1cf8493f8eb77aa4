import { createHistoryStore, type HistoryEntry } from './storage/historyStore.ts';
import { parseStoredResumeText } from './storedResume.ts';
import { MAX_HISTORY_ENTRIES } from './storage/storageKeys.ts';
import type { SafeStorage } from '../../lib/storage/safeStorage.ts';
import type { HistorySummary } from './types.ts';
import type { KeyValueDatabase } from '../../lib/storage/browserDatabase.ts';

/** The draft history of the given owner alone. */
export interface DraftHistory {
  /**
   * Adds an entry, or replaces the one with that id; removes the oldest beyond 20. Resolves once the entry is stored as
   * well as this browser can.
   */
  add(entry: HistoryEntry): Promise<void>;
  get(id: string, owner: string | null): Promise<HistoryEntry | null>;
  list(owner: string | null): Promise<readonly HistorySummary[]>;
  /** Removes it from the list; `restore` undoes that while this page lives. */
  remove(id: string, owner: string | null): Promise<void>;
  restore(id: string, owner: string | null): Promise<boolean>;
  /** Anonymous entries belong to `owner` from now on. */
  adopt(owner: string): Promise<void>;
}

/** The drafts that were replaced, at most 20 for each owner. `database`: null if the browser has none. */
export function createDraftHistory(local: SafeStorage, database: KeyValueDatabase | null): DraftHistory {
  const store = createHistoryStore(local, database);
  const removed = new Map<string, HistoryEntry>();

  const of = async (owner: string | null) =>
    (await store.all()).filter((entry) => entry.owner === owner).sort((a, b) => b.at - a.at || (b.id > a.id ? 1 : -1));

  const find = async (id: string, owner: string | null) => (await of(owner)).find((entry) => entry.id === id) ?? null;

  const put = async (entry: HistoryEntry): Promise<void> => {
    await store.put(entry);
    const tooMany = (await of(entry.owner)).slice(MAX_HISTORY_ENTRIES);
    await Promise.all(tooMany.map(({ id }) => store.delete(id)));
  };

  return {
    add: put,
    get: find,
    list: async (owner) => (await of(owner)).map(toSummary),
    async remove(id, owner) {
      const entry = await find(id, owner);
      if (!entry) return;
      removed.set(id, entry);
      await store.delete(id);
    },
    async restore(id, owner) {
      const entry = removed.get(id);
      if (!entry || entry.owner !== owner) return false;
      removed.delete(id);
      await put(entry);
      return true;
    },
    async adopt(owner) {
      await Promise.all((await of(null)).map((entry) => store.put({ ...entry, owner })));
    },
  };
}

function toSummary(entry: HistoryEntry): HistorySummary {
  const { resume, kept } = parseStoredResumeText(entry.text);
  return {
    id: entry.id,
    reason: entry.reason,
    at: entry.at,
    name: entry.name || resume.personalInfo.fullName,
    templateId: resume.templateId,
    readable: kept !== 'nothing',
  };
}
