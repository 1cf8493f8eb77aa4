import { readOwned, writeOwned } from '../../lib/storage/ownedValue.ts';
import type { SafeStorage } from '../../lib/storage/safeStorage.ts';
import { parseImproveOptions, type ImproveOptions } from './improveOptions.ts';
import { parseKeptAds, withAd } from './keptAds.ts';

/** Key in session storage: the options, whose text of an ad is that of one tab. */
const OPTIONS_KEY = 'builder.ai';
/** Key in local storage, beside the draft's own: texts of job ads, the newest first. */
const KEPT_ADS_KEY = 'resumeData.ads';

export interface WishStorages {
  /** Of this tab. */
  readonly tab: SafeStorage;
  /** Of the browser. */
  readonly persistentStorage: SafeStorage;
}

/** What somebody wishes of improvements, as far as this browser keeps it. */
export interface KeptWishes {
  readonly options: ImproveOptions;
  readonly ads: readonly string[];
}

/**
 * Reads what this person wishes. What was written by nobody becomes theirs who sign in, beside what they had: the open
 * ad is the newer one, and the other is kept.
 */
export function readWishes({ tab, persistentStorage }: WishStorages, owner: string | null): KeptWishes {
  const of = (who: string | null) => ({
    stored: readOwned(tab, OPTIONS_KEY, who),
    options: parseImproveOptions(readOwned(tab, OPTIONS_KEY, who)),
    ads: parseKeptAds(readOwned(persistentStorage, KEPT_ADS_KEY, who)),
  });
  const ownWishes = of(owner);
  if (owner === null) return ownWishes;
  const nobodys = of(null);
  const isNewer = nobodys.stored !== null && (ownWishes.stored === null || nobodys.options.job.trim() !== '');
  const { options } = isNewer ? nobodys : ownWishes;
  const all = [...nobodys.ads.toReversed(), isNewer ? ownWishes.options.job : ''];
  const ads = all.reduce<readonly string[]>(withAd, ownWishes.ads);
  if (nobodys.stored !== null) {
    writeOptions(tab, owner, options);
    writeOwned(tab, OPTIONS_KEY, null, null);
  }
  if (ads !== ownWishes.ads) writeKeptAds(persistentStorage, owner, ads);
  if (nobodys.ads.length > 0) writeKeptAds(persistentStorage, null, []);
  return { options, ads };
}

/** Keeps the options for this person, in this tab. */
export function writeOptions(tab: SafeStorage, owner: string | null, options: ImproveOptions): void {
  writeOwned(tab, OPTIONS_KEY, owner, options);
}

/** Keeps the ads for this person. */
export function writeKeptAds(storage: SafeStorage, owner: string | null, ads: readonly string[]): void {
  writeOwned(storage, KEPT_ADS_KEY, owner, ads.length === 0 ? null : ads);
}
