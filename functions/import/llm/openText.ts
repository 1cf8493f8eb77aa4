import type { ParsedResume } from '../resume/parseResumeLines.ts';
import { containsWords } from '../resume/wordMatch.ts';
import type { ShownLine } from './prompts/v1.ts';

/** Confidence below which the two names of an entry may be shared out again by the model. */
const UNSURE_BELOW = 0.7;
/** Unplaced letters from which it is worth asking a model. */
const MIN_UNPLACED_LETTERS = 20;

/** The lists whose entries have two names. */
export const ENTRY_ROWS = [
  { list: 'experience', prefix: 'exp', first: 'title', second: 'company' },
  { list: 'education', prefix: 'edu', first: 'degree', second: 'institution' },
] as const;
export type EntryRow = (typeof ENTRY_ROWS)[number];

/** Whether a result has anything that a model could improve. */
export function needsStructuring(found: ParsedResume): boolean {
  const letters = found.unplaced.join('').match(/\p{L}/gu)?.length ?? 0;
  return letters >= MIN_UNPLACED_LETTERS || unsureNames(found).length > 0;
}

export function isUnsure(
  confidence: ParsedResume['confidence'],
  { list, first, second }: EntryRow,
  at: number,
): boolean {
  return [first, second].some((name) => (confidence[`${list}.${at}.${name}`] ?? 1) < UNSURE_BELOW);
}

const namesOf = ({ resumeData }: ParsedResume, { list, first, second }: EntryRow) =>
  (resumeData[list] as readonly Readonly<Record<string, unknown>>[]).map(
    (entry) => [String(entry[first] ?? ''), String(entry[second] ?? '')] as const,
  );

/** The two names of every entry that was read. */
export const knownNames = (found: ParsedResume) => ENTRY_ROWS.flatMap((row) => namesOf(found, row));

const unsureNames = (found: ParsedResume): string[] =>
  ENTRY_ROWS.flatMap((row) =>
    namesOf(found, row).flatMap((names, at) => (isUnsure(found.confidence, row, at) ? names : [])),
  );

/** The lines of a text, those with a star that hold unplaced text or a name of an unsure entry. */
export function markOpenLines(lines: readonly string[], found: ParsedResume): ShownLine[] {
  const open = [...found.unplaced, ...unsureNames(found)];
  return lines.map((text) => ({
    text,
    isOpen: open.some((part) => containsWords(text, part) || containsWords(part, text)),
  }));
}
