import { trackEvent } from '../../lib/analytics/analytics.ts';
import { safeLocal, withMemory } from '../../lib/storage/safeStorage.ts';
import { LOCAL_STORAGE_KEYS } from '../drafts/index.ts';
import { saveImportNote } from './importNote.ts';
import type { ImportResult } from './importResult.ts';

/**
 * Where the builder reads what was imported (UP-05): local storage. What that has no room for waits in memory, since
 * the way to the builder loads no page.
 */
export const handedOver = withMemory(safeLocal);

/** Stores the result where the builder reads it and returns the address to go to. `owner`: id of whose it is. */
export function handOverToBuilder(
  result: ImportResult,
  fileName: string,
  owner: string,
  storage: Pick<typeof handedOver, 'write'> = handedOver,
): string {
  trackEvent('import_finished');
  saveImportNote(storage, result, { fileName, owner });
  storage.write(LOCAL_STORAGE_KEYS.imported, JSON.stringify(result.resumeData));
  return '/builder?imported=true';
}
