import { readOwned, writeOwned } from '../../lib/storage/ownedValue.ts';
import type { SafeStorage } from '../../lib/storage/safeStorage.ts';
import { parseImproveOptions, type ImproveOptions } from './improveOptions.ts';
import { parseKeptAdverts, withAdvert } from './keptAdverts.ts';

/** Key in session storage: the options, whose text of an advert is that of one tab. */
const OPTIONS_KEY = 'builder.ai';
/** Key in local storage, beside the draft's own: texts of job adverts, the newest first. */
const KEPT_ADVERTS_KEY = 'resumeData.ads';

export interface WishStorages {
  /** Storage of this tab. */
  readonly tab: SafeStorage;
  /** Storage of the browser. */
  readonly persistentStorage: SafeStorage;
}

/** A person's wishes for improvements, as far as this browser stores them. */
export interface KeptWishes {
  readonly options: ImproveOptions;
  readonly adverts: readonly string[];
}

/**
 * Reads what this person wishes. What was written before anybody signed in becomes that of the next person who does,
 * besides what they had: the open advert is the newer one, and the other is kept.
 */
export function readWishes({ tab, persistentStorage }: WishStorages, owner: string | null): KeptWishes {
  const of = (who: string | null) => ({
    stored: readOwned(tab, OPTIONS_KEY, who),
    options: parseImproveOptions(readOwned(tab, OPTIONS_KEY, who)),
    adverts: parseKeptAdverts(readOwned(persistentStorage, KEPT_ADVERTS_KEY, who)),
  });
  const ownWishes = of(owner);
  if (owner === null) return ownWishes;
  const nobodys = of(null);
  const isNewer = nobodys.stored !== null && (ownWishes.stored === null || nobodys.options.job.trim() !== '');
  const { options } = isNewer ? nobodys : ownWishes;
  const all = [...nobodys.adverts.toReversed(), isNewer ? ownWishes.options.job : ''];
  const adverts = all.reduce<readonly string[]>(withAdvert, ownWishes.adverts);
  if (nobodys.stored !== null) {
    writeOptions(tab, owner, options);
    writeOwned(tab, OPTIONS_KEY, null, null);
  }
  if (adverts !== ownWishes.adverts) writeKeptAdverts(persistentStorage, owner, adverts);
  if (nobodys.adverts.length > 0) writeKeptAdverts(persistentStorage, null, []);
  return { options, adverts };
}

/** Keeps the options for this person, in this tab. */
export function writeOptions(tab: SafeStorage, owner: string | null, options: ImproveOptions): void {
  writeOwned(tab, OPTIONS_KEY, owner, options);
}

/** Keeps the adverts for this person. */
export function writeKeptAdverts(storage: SafeStorage, owner: string | null, adverts: readonly string[]): void {
  writeOwned(storage, KEPT_ADVERTS_KEY, owner, adverts.length === 0 ? null : adverts);
}
