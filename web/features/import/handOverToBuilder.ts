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
 * What an import hands over stands in the first of these storages that takes all of it: whose a résumé is, the note
 * beside it says. What none takes waits in memory, as long as no page is loaded.
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
 * Where the builder reads what was imported (UP-05): local storage. What that has no room for stands in this tab's own,
 * which has room of its own and outlasts a reload.
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
