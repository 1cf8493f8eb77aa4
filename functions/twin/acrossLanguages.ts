import type { FindingReason } from '../../shared/improve/findings.ts';
import { findListedNames } from '../../shared/improve/guard/names.ts';
import { ORGANISATIONS, PLACE_NAMES } from '../../shared/improve/lexicon/names.ts';

/**
 * Findings that are as certain across languages as within one. All others concern words, which a translation changes.
 */
const CERTAIN: ReadonlySet<FindingReason> = new Set([
  'number',
  'percentage',
  'date',
  'unit',
  'hedge',
  'negation',
  'technology',
  'frequency',
  'gender',
  'language',
  'characters',
  'too_long',
]);

/** Places that are words too (מודיעין, intelligence), or part of names that the other language has without them. */
const PLACES_AND_WORDS: ReadonlySet<string> = new Set(['מודיעין', 'רעננה', 'יבנה', 'רחובות', 'ישראל']);

/** Keys of employers, schools and places that are listed in both languages and are no word in either. */
const NAMED_IN_BOTH: ReadonlySet<string> = new Set(
  [...Map.groupBy([...ORGANISATIONS, ...PLACE_NAMES], ([, key]) => key)].flatMap(([key, names]) => {
    const isIn = (letters: RegExp) => names.some(([name]) => letters.test(name));
    return isIn(/[א-ת]/) && isIn(/[a-z]/) && !names.some(([name]) => PLACES_AND_WORDS.has(name)) ? [key] : [];
  }),
);

/** Whether rules can be certain of a finding in a translation; of a name only if a list has it in both languages. */
export const isCertainAcross = (reason: FindingReason, words: string): boolean =>
  CERTAIN.has(reason) ||
  (reason === 'name' && findListedNames(words).some(({ kind, key }) => kind === 'name' && NAMED_IN_BOTH.has(key)));
