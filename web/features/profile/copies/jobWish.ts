import { safeLocal, safeSession } from '../../../lib/storage/safeStorage.ts';
import { sessionStore } from '../../auth/index.ts';
import { withAd } from '../../improve/keptAds.ts';
import { readWishes, writeKeptAds, writeOptions } from '../../improve/keptWishes.ts';

const storages = { tab: safeSession, persistentStorage: safeLocal };
const ownerNow = () => sessionStore.getState().person?.uid ?? null;

/** Advertisements that this person keeps in this browser, the newest first. */
export const readOwnAds = (): readonly string[] => readWishes(storages, ownerNow()).ads;

/** The builder that is opened next improves for this job, and keeps its advertisement with the others. */
export function wishForJob(advert: string): void {
  const owner = ownerNow();
  const { options, ads } = readWishes(storages, owner);
  writeOptions(safeSession, owner, { ...options, mode: 'job', job: advert });
  writeKeptAds(safeLocal, owner, withAd(ads, advert));
}
