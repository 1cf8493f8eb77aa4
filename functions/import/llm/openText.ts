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

/** Whether one of two texts is within the other; of `C#` only the `C` may be told as unplaced. */
export function isWithin(text: string, other: string): boolean {
  const [words, others] = [text, other].map((each) => each.replaceAll(/[+#%]+/g, ' ')) as [string, string];
  return containsWords(words, others) || containsWords(others, words);
}

/**
 * Whether a text holds anything that was left open, a text without a place or a name of an unsure entry, or is a part
 * of it; undefined where a model could improve nothing. A second version of the résumé is nothing that was left open:
 * its jobs would be there twice.
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
