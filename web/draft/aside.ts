import { asideStore } from './asideStore.ts';
import { readResumeText } from './content.ts';
import { MOST_ASIDE } from './keys.ts';
import type { Local } from './local.ts';
import type { AsideReason, AsideSummary, CloudCopy, Database } from './types.ts';

/** One set-aside draft as stored. */
export interface AsideEntry {
  readonly id: string;
  readonly owner: string | null;
  readonly reason: AsideReason;
  /** ms since 1970. */
  readonly at: number;
  readonly name: string;
  readonly cloud: CloudCopy | null;
  /** The résumé's JSON, or the text that could not be read. */
  readonly text: string;
}

/** Set-aside drafts of whoever is asked for, and of nobody else. */
export interface Aside {
  /** Adds it, or replaces the one of that id; the oldest beyond 20 go. Once it resolves the entry is stored as well as this browser can. */
  put(entry: AsideEntry): Promise<void>;
  get(id: string, owner: string | null): Promise<AsideEntry | null>;
  list(owner: string | null): Promise<readonly AsideSummary[]>;
  /** Takes it off the list; `restore` puts it back while this page lives. */
  remove(id: string, owner: string | null): Promise<void>;
  restore(id: string, owner: string | null): Promise<boolean>;
  /** What nobody owned belongs to `owner` from now on. */
  adopt(owner: string): Promise<void>;
}

export function createAside(local: Local, database: Database | null): Aside {
  const store = asideStore(local, database);
  const removed = new Map<string, AsideEntry>();

  const of = async (owner: string | null) =>
    (await store.all()).filter((entry) => entry.owner === owner).sort((one, other) => other.at - one.at || (other.id > one.id ? 1 : -1));

  const find = async (id: string, owner: string | null) => (await of(owner)).find((entry) => entry.id === id) ?? null;

  const put = async (entry: AsideEntry): Promise<void> => {
    await store.put(entry);
    const tooMany = (await of(entry.owner)).slice(MOST_ASIDE);
    await Promise.all(tooMany.map(({ id }) => store.delete(id)));
  };

  return {
    put,
    get: find,
    list: async (owner) => (await of(owner)).map(summaryOf),
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

function summaryOf(entry: AsideEntry): AsideSummary {
  const { resume, kept } = readResumeText(entry.text);
  return {
    id: entry.id,
    reason: entry.reason,
    at: entry.at,
    name: entry.name || resume.personalInfo.fullName,
    templateId: resume.templateId,
    readable: kept !== 'nothing',
  };
}
