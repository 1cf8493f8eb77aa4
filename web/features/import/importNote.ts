import { readJson, type SafeStorage } from '../../lib/storage/safeStorage.ts';
import { isFilePlaces, onlyDoubts, onlyNumbers, onlyPlacements, onlyTexts, type ImportResult } from './importResult.ts';

/** The hand-over message about the résumé under `importedResumeData`, on its way to the builder. */
export interface ImportNote extends Omit<ImportResult, 'resumeData'> {
  readonly fileName: string;
  /** Id of whose it is; null if that is not known. */
  readonly owner: string | null;
}

export const IMPORT_NOTE_KEY = 'importedResumeData.found';

type NotePlace = Pick<SafeStorage<typeof IMPORT_NOTE_KEY>, 'read' | 'remove'>;

export const writeImportNote = (note: ImportNote): string => JSON.stringify(note);

/** Returns whether the waiting import is for this person; without an owner it is for anybody. */
export function isImportFor(place: NotePlace, owner: string | null): boolean {
  const { owner: stored } = Object(readJson(place, IMPORT_NOTE_KEY)) as Partial<ImportNote>;
  return typeof stored !== 'string' || stored === owner;
}

/** Reads the note and removes it; null if there is no readable one. */
export function takeImportNote(place: NotePlace): ImportNote | null {
  const note = readJson(place, IMPORT_NOTE_KEY) as Partial<ImportNote> | null;
  place.remove(IMPORT_NOTE_KEY);
  if (!note || typeof note.fileName !== 'string' || !Array.isArray(note.unplaced) || !Array.isArray(note.personal))
    return null;
  return {
    fileName: note.fileName,
    owner: note.owner ?? null,
    unplaced: note.unplaced,
    saidAgain: onlyTexts(note.saidAgain),
    personal: note.personal,
    picturePages: onlyNumbers(note.picturePages),
    confidence: note.confidence ?? {},
    doubts: onlyDoubts(note.doubts),
    placedByModel: onlyPlacements(note.placedByModel),
    ...(isFilePlaces(note.places) && { places: note.places }),
    ...(typeof note.unreadDocuments === 'number' && { unreadDocuments: note.unreadDocuments }),
    ...(note.isHardlyResume === true && { isHardlyResume: true }),
  };
}
