import type { ParsedResume } from '../resume/parsedResume.ts';
import { containsWords } from '../page/wordMatch.ts';
import { textAtPath } from '../places/textAtPath.ts';
import { ENTRY_KINDS, ENTRY_LISTS, type EntryList } from '../understand/readEntries.ts';

/** When a text is open. */
export interface OpenLimits {
  /** Confidence below which the two names of an entry may be shared out again by the model. */
  readonly unsureBelow: number;
  /** Unplaced letters from which it is worth asking. */
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

/**
 * What rules left without a place, and names of entries that they are unsure of. A second version of the résumé is
 * nothing that was left open: its jobs would be there twice.
 */
export function openTexts({ unplaced, saidAgain = [], confidence, resumeData }: ParsedResume, limits = OPEN_LIMITS) {
  const names = ENTRY_LISTS.flatMap((list) =>
    resumeData[list].flatMap((_, index) =>
      isUnsure(confidence, list, index, limits)
        ? ENTRY_KINDS[list].keys.map((key) => textAtPath(resumeData, `${list}.${index}.${key}`))
        : [],
    ),
  );
  return { unplaced: unplaced.filter((text) => !saidAgain.includes(text)), names };
}

/** Whether a result has anything that a model could improve. */
export function needsStructuring(parsed: ParsedResume, limits = OPEN_LIMITS): boolean {
  const { unplaced, names } = openTexts(parsed, limits);
  return (unplaced.join('').match(/\p{L}/gu)?.length ?? 0) >= limits.unplacedLetters || names.length > 0;
}

/** Whether one of two texts is within the other; of `C#` only the `C` may be told as unplaced. */
export function isWithin(text: string, other: string): boolean {
  const [words, others] = [text, other].map((each) => each.replaceAll(/[+#%]+/g, ' ')) as [string, string];
  return containsWords(words, others) || containsWords(others, words);
}

/** Whether a text holds anything open, or is a part of it. */
export function openIn(parsed: ParsedResume, limits = OPEN_LIMITS): (text: string) => boolean {
  const { unplaced, names } = openTexts(parsed, limits);
  const open = [...unplaced, ...names];
  return (text) => open.some((part) => isWithin(text, part));
}
