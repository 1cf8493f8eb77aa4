import type { KeyValueDatabase } from '../../lib/storage/browserDatabase.ts';
import type { SafeStorage } from '../../lib/storage/safeStorage.ts';
import { PENDING_FILE_KEY as KEY } from '../auth/index.ts';
import { RUNNING_PREFIX } from './importState.ts';

/** How far the import of a kept file had come. */
export interface RunningImport {
  /** The job that reads it, once there is one. */
  readonly job?: string | undefined;
}

/** A kept file; `under` where it was being imported, and did not wait for a sign-in. */
export interface RestoredFile {
  readonly file: File;
  readonly under?: RunningImport | undefined;
}

/**
 * Keeps the chosen file while the page is away to sign in, or is loaded anew in the middle of an import: for this tab
 * alone, and no longer than that takes.
 */
export interface PendingFileStore {
  save(file: File, under?: RunningImport): Promise<void>;
  /** The kept file, which is then kept no more; null where there is none of this tab's. */
  takeOut(): Promise<RestoredFile | null>;
  clear(): Promise<void>;
}

export interface PendingFileStoreOptions {
  readonly database: KeyValueDatabase | null;
  /** Of this tab: what is kept is found through it and by nobody else. */
  readonly tab: SafeStorage;
  readonly now: () => number;
  readonly newId: () => string;
}

interface StoredFile {
  readonly id: string;
  readonly at: number;
  readonly name: string;
  readonly bytes: ArrayBuffer;
  readonly under?: RunningImport | undefined;
}

/** Longest a sign-in may take, ms. */
const MAX_AGE_MS = 30 * 60_000;

export function createPendingFileStore({ database, tab, now, newId }: PendingFileStoreOptions): PendingFileStore {
  const forget = async (): Promise<void> => {
    tab.remove(KEY);
    await database?.delete(KEY).catch(() => undefined);
  };
  return {
    clear: forget,
    async save(file, under) {
      const id = `${under ? RUNNING_PREFIX : ''}${newId()}`;
      try {
        await database?.set(KEY, {
          id,
          at: now(),
          name: file.name,
          bytes: await file.arrayBuffer(),
          under,
        } satisfies StoredFile);
        tab.write(KEY, id);
      } catch {
        // Where nothing can be kept the file is asked for again.
      }
    },
    async takeOut() {
      const id = tab.read(KEY);
      // At once: it is taken one time only, however often it is asked for.
      tab.remove(KEY);
      const kept = await database?.get(KEY).catch(() => undefined);
      if (!isStoredFile(kept)) return null;
      const fresh = now() - kept.at < MAX_AGE_MS;
      // Another tab may be signing in at this moment.
      if (kept.id !== id && fresh) return null;
      await forget();
      return kept.id === id && fresh
        ? { file: new File([kept.bytes], kept.name, { type: 'application/pdf' }), under: kept.under }
        : null;
    },
  };
}

function isStoredFile(value: unknown): value is StoredFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'at' in value &&
    typeof value.at === 'number' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'bytes' in value &&
    value.bytes instanceof ArrayBuffer
  );
}
