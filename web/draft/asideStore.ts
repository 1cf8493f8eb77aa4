import * as v from 'valibot';
import type { AsideEntry } from './aside.ts';
import { LOCAL, MOST_ASIDE_CHARACTERS, STORED } from './keys.ts';
import type { Local } from './local.ts';
import type { Database } from './types.ts';

const EntrySchema = v.object({
  id: v.string(),
  owner: v.nullable(v.string()),
  reason: v.picklist(['new', 'import', 'open', 'template', 'broughtBack', 'otherTab', 'signIn', 'damaged', 'recovered']),
  at: v.number(),
  name: v.string(),
  cloud: v.nullable(v.object({ id: v.string(), version: v.number(), name: v.string() })),
  text: v.string(),
});

/** Entries in the database; in local storage where there is none, as far as they fit; in memory where that is refused too. */
export interface AsideStore {
  all(): Promise<AsideEntry[]>;
  put(entry: AsideEntry): Promise<void>;
  delete(id: string): Promise<void>;
}

export function asideStore(local: Local, database: Database | null): AsideStore {
  const memory = new Map<string, AsideEntry>();

  const inLocal = (): AsideEntry[] => {
    try {
      return entriesOf(JSON.parse(local.read(LOCAL.aside) ?? '[]'));
    } catch {
      return [];
    }
  };

  const keepLocal = (entries: AsideEntry[]): boolean => {
    if (entries.length === 0) {
      local.remove(LOCAL.aside);
      return true;
    }
    const text = JSON.stringify(entries);
    return text.length <= MOST_ASIDE_CHARACTERS && local.write(LOCAL.aside, text) === 'written';
  };

  const inDatabase = async (): Promise<AsideEntry[]> => {
    if (!database) return [];
    try {
      const keys = (await database.keys()).filter((key) => key.startsWith(STORED.asidePrefix));
      return entriesOf(await Promise.all(keys.map((key) => database.get(key))));
    } catch {
      return [];
    }
  };

  return {
    async all() {
      const found = new Map([...inLocal(), ...(await inDatabase())].map((entry) => [entry.id, entry]));
      for (const [id, entry] of memory) found.set(id, entry);
      return [...found.values()];
    },
    async put(entry) {
      try {
        await (database ?? NONE).set(STORED.aside(entry.id), entry);
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
      await database?.delete(STORED.aside(id)).catch(() => undefined);
    },
  };
}

const NONE = { set: () => Promise.reject(new Error('no database')) };

/** A damaged entry is passed over, not removed. */
function entriesOf(found: unknown): AsideEntry[] {
  return (Array.isArray(found) ? found : []).flatMap((value) => {
    const read = v.safeParse(EntrySchema, value);
    return read.success ? [read.output] : [];
  });
}
