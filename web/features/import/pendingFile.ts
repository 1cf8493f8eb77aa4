import { withMediaType } from './fileTypes.ts';
import type { KeyValueDatabase } from '../../lib/storage/browserDatabase.ts';
import type { SafeStorage } from '../../lib/storage/safeStorage.ts';
import { FILE_KEPT_KEY, PENDING_FILE_KEY as KEY, RUNNING_PREFIX } from './importState.ts';

/** How far the import of a stored file had come. */
export interface RunningImport {
  /** The server's job that reads it, once there is one. */
  readonly job?: string | undefined;
}

/** A stored file; `under` where its import was running, and did not wait for a sign-in. */
export interface RestoredFile {
  readonly file: File;
  readonly under?: RunningImport | undefined;
}

/**
 * Stores the chosen file during a redirect sign-in, or a reload in the middle of an import: for this tab alone, and no
 * longer than that takes.
 */
export interface PendingFileStore {
  /** `owner`: id of the file's owner; null: the person who signs in next. */
  save(file: File, owner: string | null, under?: RunningImport): Promise<void>;
  /** Reads the stored file and removes it; null if this tab has none, or somebody else's than `owner`'s. */
  takeOut(owner: string | null): Promise<RestoredFile | null>;
  clear(): Promise<void>;
}

export interface PendingFileStoreOptions {
  readonly database: KeyValueDatabase | null;
  /** Id in this tab's session storage: only through it the stored file can be found. */
  readonly tab: SafeStorage;
  /** Storage of all tabs, which says that a file is stored. */
  readonly browser: SafeStorage;
  readonly now: () => number;
  readonly newId: () => string;
}

interface StoredFile {
  readonly id: string;
  /** Id of the owner; null: the person who signs in next. */
  readonly owner: string | null;
  readonly at: number;
  readonly name: string;
  readonly bytes: ArrayBuffer;
  readonly under?: RunningImport | undefined;
}

/** The result of a database that cannot be read now. */
const UNREADABLE = null;

/** Longest duration of a sign-in, ms. */
const MAX_AGE_MS = 30 * 60_000;

/** Keeps the chosen file outside of the page while a sign-in takes the page away or it is being imported. */
export function createPendingFileStore({
  database,
  tab,
  browser,
  now,
  newId,
}: PendingFileStoreOptions): PendingFileStore {
  const forget = async (): Promise<void> => {
    tab.remove(KEY);
    try {
      await database?.delete(KEY);
      browser.remove(FILE_KEPT_KEY);
    } catch {
      // The file may be there still: the next visit tries again.
    }
  };
  return {
    clear: forget,
    async save(file, owner, under) {
      const id = `${under ? RUNNING_PREFIX : ''}${newId()}`;
      // Before, so that no file is forgotten where the page ends here; after, since another tab may have looked.
      browser.write(FILE_KEPT_KEY, '1');
      try {
        await database?.set(KEY, {
          id,
          owner,
          at: now(),
          name: file.name,
          bytes: await file.arrayBuffer(),
          under,
        } satisfies StoredFile);
        browser.write(FILE_KEPT_KEY, '1');
        tab.write(KEY, id);
      } catch {
        // If nothing can be stored, the person chooses the file again.
      }
    },
    async takeOut(owner) {
      const id = tab.read(KEY);
      // Removed synchronously: the file is returned only once, however often it is asked for.
      tab.remove(KEY);
      const kept = await database?.get(KEY).catch(() => UNREADABLE);
      if (kept === undefined) browser.remove(FILE_KEPT_KEY);
      if (!isStoredFile(kept)) return null;
      const fresh = now() - kept.at < MAX_AGE_MS;
      // Another tab may be signing in at this moment, so its file stays.
      if (kept.id !== id && fresh) return null;
      if (id !== null && fresh && owner === null && kept.owner !== null) {
        // Its owner's session has ended, and may be begun again.
        tab.write(KEY, id);
        return null;
      }
      await forget();
      return kept.id === id && fresh && (kept.owner === null || kept.owner === owner)
        ? {
            file: new File([kept.bytes], kept.name, { type: withMediaType(new File([], kept.name)).type }),
            under: kept.under,
          }
        : null;
    },
  };
}

function isStoredFile(value: unknown): value is StoredFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'owner' in value &&
    'at' in value &&
    typeof value.at === 'number' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'bytes' in value &&
    value.bytes instanceof ArrayBuffer
  );
}
