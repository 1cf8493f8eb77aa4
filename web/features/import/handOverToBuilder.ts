import { trackEvent } from '../../lib/analytics/analytics.ts';
import {
  createSafeStorage,
  safeLocal,
  safeSession,
  withMemory,
  type SafeStorage,
} from '../../lib/storage/safeStorage.ts';
import { LOCAL_STORAGE_KEYS } from '../drafts/index.ts';
import { IMPORT_NOTE_KEY, writeImportNote } from './importNote.ts';
import type { ImportResult } from './importResult.ts';

const KEYS = [LOCAL_STORAGE_KEYS.imported, IMPORT_NOTE_KEY] as const;

/** A résumé with its note, on its way to the builder. */
export type HandOver = SafeStorage<(typeof KEYS)[number]>;

/**
 * Stores an imported résumé in the first of these storages that takes all of it, with a note about its owner. If none
 * takes it, it waits in memory until a page is loaded.
 */
export function createHandOver(...storages: readonly HandOver[]) {
  const memory: HandOver = withMemory(createSafeStorage(() => null));
  const places = [...storages, memory];
  const clear = (place: HandOver) => KEYS.forEach((key) => place.remove(key));
  return {
    put(resume: string, note: string): void {
      places.forEach(clear);
      const write = (place: HandOver) => [place.write(KEYS[1], note), place.write(KEYS[0], resume)];
      const isTaken = storages.some((place) => write(place).every((outcome) => outcome === 'written') || clear(place));
      if (!isTaken) write(memory);
    },
    read: (key: (typeof KEYS)[number]) => places.map((place) => place.read(key)).find((text) => text !== null) ?? null,
    remove: (key: (typeof KEYS)[number]) => places.forEach((place) => place.remove(key)),
  };
}

/**
 * The storage from which the builder reads imports (UP-05): local storage, or if it is full this tab's session storage,
 * which has separate room and outlasts a reload.
 */
export const handedOver = createHandOver(safeLocal, safeSession);

/** Stores the result where the builder reads it and returns the address to go to. `owner`: id of whose it is. */
export function handOverToBuilder(
  { resumeData, ...told }: ImportResult,
  fileName: string,
  owner: string,
  place: Pick<typeof handedOver, 'put'> = handedOver,
): string {
  trackEvent('import_finished');
  place.put(JSON.stringify(resumeData), writeImportNote({ fileName, owner, ...told }));
  return '/builder?imported=true';
}
