import { safeLocal, safeSession } from '../../../lib/storage/safeStorage.ts';
import { sessionStore } from '../../auth/index.ts';
import { withAdvert } from '../../improve/keptAdverts.ts';
import { readWishes, writeKeptAdverts, writeOptions } from '../../improve/keptWishes.ts';

const storages = { tab: safeSession, persistentStorage: safeLocal };
const ownerNow = () => sessionStore.getState().person?.uid ?? null;

/** Advertisements that this person keeps in this browser, the newest first. */
export const readOwnAdverts = (): readonly string[] => readWishes(storages, ownerNow()).adverts;

/** The builder that is opened next improves for this job, and keeps its advertisement with the others. */
export function wishForJob(advert: string): void {
  const owner = ownerNow();
  const { options, adverts } = readWishes(storages, owner);
  writeOptions(safeSession, owner, { ...options, mode: 'job', job: advert });
  writeKeptAdverts(safeLocal, owner, withAdvert(adverts, advert));
}
