import type { Database } from '../draft/types.ts';
import { KEPT as KEY } from '../session/account.ts';
import { UNDER } from './state.ts';

/** How far the import of a kept file had come. */
export interface Under {
  /** The job that reads it, once there is one. */
  readonly job?: string | undefined;
}

/** A kept file; `under` where it was being imported, and did not wait for a sign-in. */
export interface Taken {
  readonly file: File;
  readonly under?: Under | undefined;
}

/** Keeps the chosen file while the page is away to sign in, or is loaded anew in the middle of an import: for this tab alone, and no longer than that takes. */
export interface Keeper {
  keep(file: File, under?: Under): Promise<void>;
  /** The kept file, which is then kept no more; null where there is none of this tab's. */
  take(): Promise<Taken | null>;
  forget(): Promise<void>;
}

export interface KeeperOptions {
  readonly database: Database | null;
  /** Of this tab: what is kept is found through it and by nobody else. */
  readonly tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now: () => number;
  readonly newId: () => string;
}

interface Kept {
  readonly id: string;
  readonly at: number;
  readonly name: string;
  readonly bytes: ArrayBuffer;
  readonly under?: Under | undefined;
}

/** Longest a sign-in may take, ms. */
const KEPT_MS = 30 * 60_000;

export function createKeeper({ database, tab, now, newId }: KeeperOptions): Keeper {
  const forget = async (): Promise<void> => {
    tab.removeItem(KEY);
    await database?.delete(KEY).catch(() => undefined);
  };
  return {
    forget,
    async keep(file, under) {
      const id = `${under ? UNDER : ''}${newId()}`;
      try {
        await database?.set(KEY, { id, at: now(), name: file.name, bytes: await file.arrayBuffer(), under } satisfies Kept);
        tab.setItem(KEY, id);
      } catch {
        // Where nothing can be kept the file is asked for again.
      }
    },
    async take() {
      const id = tab.getItem(KEY);
      // At once: it is taken one time only, however often it is asked for.
      tab.removeItem(KEY);
      const kept = await database?.get(KEY).catch(() => undefined);
      if (!isKept(kept)) return null;
      const fresh = now() - kept.at < KEPT_MS;
      // Another tab may be signing in at this moment.
      if (kept.id !== id && fresh) return null;
      await forget();
      return kept.id === id && fresh ? { file: new File([kept.bytes], kept.name, { type: 'application/pdf' }), under: kept.under } : null;
    },
  };
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'id' in value && 'at' in value && typeof value.at === 'number' && 'name' in value && typeof value.name === 'string' && 'bytes' in value && value.bytes instanceof ArrayBuffer;
}
