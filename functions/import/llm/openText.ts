import type { ParsedResume } from '../resume/parsedResume.ts';
import { containsWords } from '../page/wordMatch.ts';
import { textAtPath } from '../places/textAtPath.ts';
import { ENTRY_KINDS, ENTRY_LISTS, type EntryList } from '../understand/readEntries.ts';

/** Limits that decide when a text is open. */
export interface OpenLimits {
  /** Confidence below which a model may divide the two names of an entry again. */
  readonly unsureBelow: number;
  /** How many unplaced letters make a question worth its cost. */
  readonly unplacedLetters: number;
}
/** Measured by test/eval/structuring.ts (decision 48). */
export const OPEN_LIMITS: OpenLimits = { unsureBelow: 0.75, unplacedLetters: 20 };

export const isUnsure = (
  confidence: ParsedResume['confidence'],
  list: EntryList,
  index: number,
  { unsureBelow } = OPEN_LIMITS,
): boolean => ENTRY_KINDS[list].keys.some((name) => (confidence[`${list}.${index}.${name}`] ?? 1) < unsureBelow);

/** Whether one of two texts contains the other. Signs are ignored, because of `C#` only the `C` may be unplaced. */
export function isWithin(text: string, other: string): boolean {
  const [words, others] = [text, other].map((each) => each.replaceAll(/[+#%]+/g, ' ')) as [string, string];
  return containsWords(words, others) || containsWords(others, words);
}

/**
 * Returns a function that tells whether a text is open: it contains, or is part of, an unplaced text or a name of an
 * unsure entry. Returns undefined if a model could improve nothing. A second version of the résumé is not open: its
 * jobs would be read twice.
 */
export function openIn(
  { unplaced, saidAgain = [], confidence, resumeData }: ParsedResume,
  limits = OPEN_LIMITS,
): ((text: string) => boolean) | undefined {
  const left = unplaced.filter((text) => !saidAgain.includes(text));
  const names = ENTRY_LISTS.flatMap((list) =>
    resumeData[list].flatMap((_, index) =>
      isUnsure(confidence, list, index, limits)
        ? ENTRY_KINDS[list].keys.map((key) => textAtPath(resumeData, `${list}.${index}.${key}`))
        : [],
    ),
  );
  const letters = left.join('').match(/\p{L}/gu)?.length ?? 0;
  if (letters < limits.unplacedLetters && names.length === 0) return undefined;
  return (text) => [...left, ...names].some((part) => isWithin(text, part));
}
