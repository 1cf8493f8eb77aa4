import type { ParsedResume } from '../resume/parsedResume.ts';
import { containsWords } from '../page/wordMatch.ts';
import type { ShownLine } from './prompts/v1.ts';

/** When a text is open. */
export interface OpenLimits {
  /** Confidence below which the two names of an entry may be shared out again by the model. */
  readonly unsureBelow: number;
  /** Unplaced letters from which it is worth asking. */
  readonly unplacedLetters: number;
}
/** Measured by test/eval/structuring.ts (decision 48). */
export const OPEN_LIMITS: OpenLimits = { unsureBelow: 0.75, unplacedLetters: 20 };

/** The lists whose entries have two names. */
export const ENTRY_ROWS = [
  { list: 'experience', prefix: 'exp', first: 'title', second: 'company' },
  { list: 'education', prefix: 'edu', first: 'degree', second: 'institution' },
] as const;
export type EntryRow = (typeof ENTRY_ROWS)[number];

/** Whether a result has anything that a model could improve. */
export function needsStructuring(parsed: ParsedResume, limits = OPEN_LIMITS): boolean {
  const letters = parsed.unplaced.join('').match(/\p{L}/gu)?.length ?? 0;
  return letters >= limits.unplacedLetters || unsureNames(parsed, limits).length > 0;
}

export function isUnsure(
  confidence: ParsedResume['confidence'],
  { list, first, second }: EntryRow,
  index: number,
  { unsureBelow } = OPEN_LIMITS,
): boolean {
  return [first, second].some((name) => (confidence[`${list}.${index}.${name}`] ?? 1) < unsureBelow);
}

const namesOf = ({ resumeData }: ParsedResume, { list, first, second }: EntryRow) =>
  (resumeData[list] as readonly Readonly<Record<string, unknown>>[]).map(
    (entry) => [textOf(entry[first]), textOf(entry[second])] as const,
  );
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The two names of every entry that was read and is sure: where another entry begins. */
export const knownNames = (parsed: ParsedResume, limits: OpenLimits) =>
  ENTRY_ROWS.flatMap((row) =>
    namesOf(parsed, row).filter((_, index) => !isUnsure(parsed.confidence, row, index, limits)),
  );

const unsureNames = (parsed: ParsedResume, limits: OpenLimits): string[] =>
  ENTRY_ROWS.flatMap((row) =>
    namesOf(parsed, row).flatMap((names, index) => (isUnsure(parsed.confidence, row, index, limits) ? names : [])),
  );

/** The lines of a text, those with a star that hold unplaced text or a name of an unsure entry. */
export function markOpenLines(lines: readonly string[], parsed: ParsedResume, limits = OPEN_LIMITS): ShownLine[] {
  const open = [...parsed.unplaced, ...unsureNames(parsed, limits)];
  return lines.map((text) => ({
    text,
    isOpen: open.some((part) => containsWords(text, part) || containsWords(part, text)),
  }));
}
