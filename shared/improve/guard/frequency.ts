import { PERIODS } from '../lexicon/claims.ts';
import { matchesIn, maskText, type TextMatch } from './facts.ts';
import { findNumbers } from './numbers.ts';

/** Pairs of periods with the same meaning: daily is every day or shift; "always" has no period. */
const ALIKE: ReadonlySet<string> = new Set(['day shift', 'shift day', 'night shift', 'shift night', 'day night']);

const DUAL = /(?:יומיים|שבועיים|חודשיים|שנתיים)$/;

/** Finds periods in the order of the table; a match within a longer one is not counted (every two weeks). */
export function readPeriods(text: string) {
  let rest = text;
  return PERIODS.flatMap(([key, words]) => {
    const periods = matchesIn(rest, words).map((match) => ({ key, ...match }));
    rest = maskText(rest, periods);
    return periods;
  }).toSorted((a, b) => a.index - b.index);
}

/**
 * Finds frequencies that the sources do not state. `sure`: a figure of the sources now has another period, although the
 * sources state periods.
 */
export function findFrequencies(sources: readonly string[], after: string): (TextMatch & { readonly sure: boolean })[] {
  const said = new Set(sources.flatMap(readPeriods).map(({ key }) => key));
  const figures = new Set(sources.flatMap(findNumbers).map(({ key }) => key));
  const numbers = findNumbers(after);
  let numberIndex = 0;
  return readPeriods(after).flatMap(({ key, text, index }) => {
    // A dual such as "two years" is left to the rule of figures.
    if (DUAL.test(text) || said.has(key) || [...said].some((other) => ALIKE.has(`${key} ${other}`))) return [];
    while ((numbers[numberIndex + 1]?.index ?? Infinity) < index) numberIndex += 1;
    const number = numbers[numberIndex];
    const isMeasured = number !== undefined && number.index < index && index - number.index < 40;
    return [{ text, index, sure: said.size > 0 && isMeasured && figures.has(number.key) }];
  });
}
