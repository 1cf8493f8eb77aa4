import { LOCAL_STORAGE_KEYS, DATABASE_KEYS } from './storageKeys.ts';
import type { SafeStorage, StorageWriteResult } from '../../../lib/storage/safeStorage.ts';
import type { KeyValueDatabase } from '../../../lib/storage/browserDatabase.ts';
import { isNewer, parseStoredVersion, type StoredVersion } from './storedVersion.ts';
import { createWriteBehind } from './writeBehind.ts';

/**
 * Stores the draft twice: in local storage first, because that is written before the call returns and so outlives the
 * tab; in the database too, because the browser keeps local storage in memory for seconds before it reaches the disk,
 * and because the database takes over where local storage is full.
 */
export interface DraftStorage {
  /** The later of the two versions, and the texts that could not be read. */
  read(): Promise<StoredDrafts>;
  /** The version in local storage alone, synchronously; null if it cannot be read. */
  readLocal(): StoredVersion | null;
  /** Whether local storage holds another version than this tab last wrote or accepted. */
  externalChange(): 'no' | 'changed' | 'cleared';
  /** Accepts the version in local storage as known to this tab. */
  acknowledge(): void;
  writeSnapshot(texts: { readonly resume: string; readonly meta: string }): StorageWriteResult;
  /** The database has it after {@link copyJournal}; at once where local storage has it not. */
  writeJournal(text: string): StorageWriteResult;
  /** Writes to the database what local storage alone has. */
  copyJournal(): void;
  /** Resolves when the database has committed what was written, or has failed to; false if it has not. */
  databaseCommitted(): Promise<boolean>;
}

export interface StoredDrafts {
  readonly version: StoredVersion | null;
  readonly damaged: readonly string[];
  /** Other code wrote local storage while the database holds different work of ours. */
  readonly overwritten: StoredVersion | null;
  /**
   * Whether both places hold exactly that version, without a journal, so that no write is needed. The database lacks
   * what a tab had not committed when it was killed, and local storage may fall back to an earlier moment.
   */
  readonly upToDate: boolean;
}

/** The two places that a draft is kept in: local storage, and IndexedDB if there is one. */
export function createDraftStorage(local: SafeStorage, database: KeyValueDatabase | null): DraftStorage {
  const writer = createWriteBehind(database);
  let known = current();
  /** Whether the database may hold a journal. */
  let hasJournal = true;
  /** A journal that the database is yet to get. */
  let uncopied: string | undefined;

  function copyJournal() {
    if (uncopied !== undefined) writer.enqueue(DATABASE_KEYS.journal, uncopied);
    uncopied = undefined;
  }

  function current() {
    return { meta: local.read(LOCAL_STORAGE_KEYS.meta), journal: local.read(LOCAL_STORAGE_KEYS.journal) };
  }

  return {
    async read() {
      const stored = await readDatabaseTexts(database);
      const here = { resume: local.read(LOCAL_STORAGE_KEYS.resume), ...current() };
      const journals = [here.journal, stored.journal].filter((text) => text !== null);
      const mine = parseStoredVersion({ resume: here.resume, meta: here.meta, journals });
      const theirs = parseStoredVersion({ resume: stored.resume, meta: stored.meta, journals });
      const damaged = mine === 'damaged' ? [here.resume ?? ''] : [];
      const myVersion = mine === 'damaged' ? null : mine;
      const theirVersion = theirs === 'damaged' ? null : theirs;
      if (!myVersion) return { version: theirVersion, damaged, overwritten: null, upToDate: false };
      const later = theirVersion && isNewer(theirVersion, myVersion) ? theirVersion : myVersion;
      const overtaken =
        !myVersion.ours && theirVersion && JSON.stringify(theirVersion.value) !== JSON.stringify(myVersion.value)
          ? theirVersion
          : null;
      return {
        version: later,
        damaged,
        overwritten: overtaken,
        upToDate:
          later === myVersion &&
          myVersion.ours &&
          myVersion.seq === 0 &&
          (!database || theirVersion?.revision === myVersion.revision),
      };
    },

    readLocal() {
      const { meta, journal } = current();
      const version = parseStoredVersion({
        resume: local.read(LOCAL_STORAGE_KEYS.resume),
        meta,
        journals: journal === null ? [] : [journal],
      });
      return version === 'damaged' ? null : version;
    },

    externalChange() {
      const now = current();
      if (now.meta === known.meta && now.journal === known.journal) return 'no';
      return now.meta === null && now.journal === null ? 'cleared' : 'changed';
    },

    acknowledge() {
      known = current();
    },

    writeSnapshot({ resume, meta }) {
      writer.enqueue(DATABASE_KEYS.draft, { resume, meta });
      // The draft now contains the journal's changes, which would be left without an owner.
      if (hasJournal) writer.remove(DATABASE_KEYS.journal, DATABASE_KEYS.draft);
      hasJournal = false;
      uncopied = undefined;
      const before = local.read(LOCAL_STORAGE_KEYS.resume);
      const written = local.write(LOCAL_STORAGE_KEYS.resume, resume);
      if (written !== 'written') return written;
      const noted = local.write(LOCAL_STORAGE_KEYS.meta, meta);
      if (noted === 'written') local.remove(LOCAL_STORAGE_KEYS.journal);
      // A résumé without its metadata would have no owner: rather keep the complete earlier version.
      else if (before === null) local.remove(LOCAL_STORAGE_KEYS.resume);
      else local.write(LOCAL_STORAGE_KEYS.resume, before);
      known = current();
      return noted;
    },

    writeJournal(text) {
      uncopied = text;
      hasJournal = true;
      const written = local.write(LOCAL_STORAGE_KEYS.journal, text);
      if (written === 'written') known = { ...known, journal: text };
      else copyJournal();
      return written;
    },

    copyJournal,

    databaseCommitted: () => writer.whenCommitted(DATABASE_KEYS.draft),
  };
}

interface DatabaseTexts {
  readonly resume: string | null;
  readonly meta: string | null;
  readonly journal: string | null;
}

async function readDatabaseTexts(database: KeyValueDatabase | null): Promise<DatabaseTexts> {
  const nothing: DatabaseTexts = { resume: null, meta: null, journal: null };
  if (!database) return nothing;
  const values = await Promise.all([database.get(DATABASE_KEYS.draft), database.get(DATABASE_KEYS.journal)]).catch(
    () => null,
  );
  if (!values) return nothing;
  const [draft, journal] = values as [Partial<DatabaseTexts> | undefined, unknown];
  return { resume: textOrNull(draft?.resume), meta: textOrNull(draft?.meta), journal: textOrNull(journal) };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
