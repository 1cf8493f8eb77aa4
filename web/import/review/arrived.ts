import type { Local } from '../../draft/local.ts';
import { numbersOf, type Found } from '../found.ts';

/** What is known about the résumé that waits under `importedResumeData`, on its way to the builder. */
export interface Arrived extends Omit<Found, 'resumeData'> {
  readonly fileName: string;
}

const KEY = 'importedResumeData.found';

/** False where there is no room for it. */
export function noteFound(local: Local, { unplaced, confidence, picturePages, personal }: Found, fileName: string): boolean {
  return local.write(KEY, JSON.stringify({ fileName, unplaced, confidence, picturePages, personal } satisfies Arrived)) === 'written';
}

/** The note, which is then there no more; null where there is none that can be read. */
export function takeNote(local: Local): Arrived | null {
  const text = local.read(KEY);
  local.remove(KEY);
  try {
    const note = JSON.parse(text ?? 'null') as Partial<Arrived> | null;
    if (!note || typeof note.fileName !== 'string' || !Array.isArray(note.unplaced) || !Array.isArray(note.personal)) return null;
    return { fileName: note.fileName, unplaced: note.unplaced, personal: note.personal, picturePages: numbersOf(note.picturePages), confidence: note.confidence ?? {} };
  } catch {
    return null;
  }
}

export function dropFound(local: Local): void {
  local.remove(KEY);
}
