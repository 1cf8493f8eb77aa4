import { readJson, type SafeStorage } from '../../../lib/storage/safeStorage.ts';
import {
  isFilePlaces,
  onlyDoubts,
  onlyNumbers,
  onlyPlacements,
  onlyTexts,
  type ImportResult,
} from '../importResult.ts';

/** The hand-over message about the résumé under `importedResumeData`, on its way to the builder. */
export interface ImportNote extends Omit<ImportResult, 'resumeData'> {
  readonly fileName: string;
}

const IMPORT_NOTE_KEY = 'importedResumeData.found';

/** False where storage has no room for it. */
export function saveImportNote(
  local: SafeStorage,
  { unplaced, saidAgain, confidence, doubts, picturePages, personal, placedByModel, places }: ImportResult,
  fileName: string,
): boolean {
  return (
    local.write(
      IMPORT_NOTE_KEY,
      JSON.stringify({
        fileName,
        unplaced,
        saidAgain,
        confidence,
        doubts,
        picturePages,
        personal,
        placedByModel,
        places,
      } satisfies ImportNote),
    ) === 'written'
  );
}

/** Reads the note and removes it; null where there is none that can be read. */
export function takeImportNote(local: SafeStorage): ImportNote | null {
  const note = readJson(local, IMPORT_NOTE_KEY) as Partial<ImportNote> | null;
  local.remove(IMPORT_NOTE_KEY);
  if (!note || typeof note.fileName !== 'string' || !Array.isArray(note.unplaced) || !Array.isArray(note.personal))
    return null;
  return {
    fileName: note.fileName,
    unplaced: note.unplaced,
    saidAgain: onlyTexts(note.saidAgain),
    personal: note.personal,
    picturePages: onlyNumbers(note.picturePages),
    confidence: note.confidence ?? {},
    doubts: onlyDoubts(note.doubts),
    placedByModel: onlyPlacements(note.placedByModel),
    ...(isFilePlaces(note.places) && { places: note.places }),
  };
}

/** Removes the note of an import: its review is done. */
export function deleteImportNote(local: SafeStorage): void {
  local.remove(IMPORT_NOTE_KEY);
}
