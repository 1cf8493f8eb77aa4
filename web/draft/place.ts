import { LOCAL, STORED } from './keys.ts';
import type { Local, Written } from './local.ts';
import type { Database } from './types.ts';
import { isLater, versionOf, type Version } from './version.ts';
import { createWriter } from './writer.ts';

/**
 * Where the draft is stored: local storage first, because it is written before the call returns and so outlives
 * the tab; the database beside it, because the browser keeps local storage in memory for seconds before it
 * reaches the disk, and because it takes over where local storage is full.
 */
export interface Place {
  /** The later of what both hold, and the texts that could not be read. */
  read(): Promise<Found>;
  /** What local storage alone holds, at once; null where it cannot be read. */
  peek(): Version | null;
  /** Whether local storage holds something else than this tab last wrote or accepted. */
  foreign(): 'no' | 'changed' | 'cleared';
  /** Takes what local storage holds now as known to this tab. */
  accept(): void;
  writeFull(texts: { readonly resume: string; readonly meta: string }): Written;
  writeJournal(text: string): Written;
  /** Resolves when the database has what was written; false where it does not. */
  inDatabase(): Promise<boolean>;
}

export interface Found {
  readonly version: Version | null;
  readonly damaged: readonly string[];
  /** Something else wrote local storage while the database holds other work of ours. */
  readonly overtaken: Version | null;
  /** Whether local storage holds exactly that version, so that nothing need be written. */
  readonly settled: boolean;
}

export function createPlace(local: Local, database: Database | null): Place {
  const writer = createWriter(database);
  let known = current();

  function current() {
    return { meta: local.read(LOCAL.meta), journal: local.read(LOCAL.journal) };
  }

  return {
    async read() {
      const stored = await mirrored(database);
      const here = { resume: local.read(LOCAL.resume), ...current() };
      const journals = [here.journal, stored.journal].filter((text) => text !== null);
      const mine = versionOf({ resume: here.resume, meta: here.meta, journals });
      const theirs = versionOf({ resume: stored.resume, meta: stored.meta, journals });
      const damaged = mine === 'damaged' ? [here.resume ?? ''] : [];
      const one = mine === 'damaged' ? null : mine;
      const other = theirs === 'damaged' ? null : theirs;
      if (!one) return { version: other, damaged, overtaken: null, settled: false };
      const later = other && isLater(other, one) ? other : one;
      const overtaken = !one.ours && other && JSON.stringify(other.value) !== JSON.stringify(one.value) ? other : null;
      return { version: later, damaged, overtaken, settled: later === one && one.ours && one.recovered === 0 };
    },

    peek() {
      const { meta, journal } = current();
      const found = versionOf({ resume: local.read(LOCAL.resume), meta, journals: journal === null ? [] : [journal] });
      return found === 'damaged' ? null : found;
    },

    foreign() {
      const now = current();
      if (now.meta === known.meta && now.journal === known.journal) return 'no';
      return now.meta === null && now.journal === null ? 'cleared' : 'changed';
    },

    accept() {
      known = current();
    },

    writeFull({ resume, meta }) {
      writer.put(STORED.draft, { resume, meta });
      const before = local.read(LOCAL.resume);
      const written = local.write(LOCAL.resume, resume);
      if (written !== 'written') return written;
      const noted = local.write(LOCAL.meta, meta);
      if (noted === 'written') local.remove(LOCAL.journal);
      // A résumé without its metadata would read as somebody else's: rather the whole earlier one.
      else if (before === null) local.remove(LOCAL.resume);
      else local.write(LOCAL.resume, before);
      known = current();
      return noted;
    },

    writeJournal(text) {
      writer.put(STORED.journal, text);
      const written = local.write(LOCAL.journal, text);
      if (written === 'written') known = { ...known, journal: text };
      return written;
    },

    inDatabase: () => writer.settled(STORED.draft),
  };
}

interface Mirrored {
  readonly resume: string | null;
  readonly meta: string | null;
  readonly journal: string | null;
}

async function mirrored(database: Database | null): Promise<Mirrored> {
  const nothing: Mirrored = { resume: null, meta: null, journal: null };
  if (!database) return nothing;
  const found = await Promise.all([database.get(STORED.draft), database.get(STORED.journal)]).catch(() => null);
  if (!found) return nothing;
  const [draft, journal] = found as [Partial<Mirrored> | undefined, unknown];
  return { resume: text(draft?.resume), meta: text(draft?.meta), journal: text(journal) };
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
