import { maskText, type TextMatch } from './facts.ts';
import { findNumbers } from './numbers.ts';
import { bilingualPattern } from './patterns.ts';

/** A period by its noun in each language, and by its other words: per week, each week, weekly. */
const period = (key: string, english: readonly [noun: string, more: string], hebrew: readonly [string, string]) =>
  [
    key,
    bilingualPattern(
      `${english[1]}|(?:per|(?<!for |in |of |half |within )an?|each|every) ${english[0]}`,
      `(?:ל|ב|מדי |ב?כל )${hebrew[0]}${hebrew[1] && `|${hebrew[1]}`}`,
    ),
  ] as const;

/** How often something is done or comes, by its words. */
const PERIODS: readonly (readonly [key: string, words: RegExp])[] = [
  period(
    'fortnight',
    ['(?:two weeks|other week)', 'fortnightly|biweekly|in two weeks'],
    ['שבועיים', 'דו-שבועי[א-ת]*|(?:אחת ל|פעם ב)שבועיים'],
  ),
  period('hour', ['hour', 'hourly'], ['שעה', '']),
  period('shift', ['shift', 'per-shift'], ['משמרת', '']),
  period('day', ['(?:working )?day', 'daily|everyday'], ['יום', 'יומית?|יומיומי[א-ת]*|יום יום']),
  period('week', ['week', 'weekly'], ['שבוע', 'שבועי(?:ת|ים|ות)?']),
  period('month', ['month', 'monthly'], ['חודש', 'חודשי(?:ת|ים|ות)?']),
  period('quarter', ['quarter', 'quarterly'], ['רבעון', 'רבעונית?']),
  period('year', ['year', 'yearly|annual(?:ly)?'], ['שנה', 'שנתי(?:ת|ים|ות)?']),
  period('night', ['night', 'nightly'], ['לילה', '']),
  [
    'always',
    bilingualPattern(
      'always|constantly|consistently|regularly|routinely|frequently',
      'תמיד|בקביעות|באופן קבוע|דרך קבע|בעקביות|לעיתים קרובות|תדיר',
    ),
  ],
];
/** Two periods that are one in other words: daily is each day or shift, and what is done always has no period. */
const ALIKE: ReadonlySet<string> = new Set(['day shift', 'shift day', 'night shift', 'shift night', 'day night']);

const DUAL = /(?:יומיים|שבועיים|חודשיים|שנתיים)$/;

/** In the order of the table: what a longer one holds is no other (every two weeks). */
export function readPeriods(text: string) {
  let rest = text;
  return PERIODS.flatMap(([key, words]) => {
    const found = [...rest.matchAll(words)].map(({ 0: written, index }) => ({ key, text: written, index }));
    rest = maskText(rest, found);
    return found;
  }).toSorted((a, b) => a.index - b.index);
}

/**
 * How often, where the sources do not say so: `sure` where a figure of theirs has another period now, or where they
 * have none but others.
 */
export function findFrequencies(sources: readonly string[], after: string): (TextMatch & { readonly sure: boolean })[] {
  const said = new Set(sources.flatMap(readPeriods).map(({ key }) => key));
  const figures = new Set(sources.flatMap(findNumbers).map(({ key }) => key));
  const numbers = findNumbers(after);
  let at = 0;
  return readPeriods(after).flatMap(({ key, text, index }) => {
    // Two years, which the rule of figures reads.
    if (DUAL.test(text) || said.has(key) || [...said].some((other) => ALIKE.has(`${key} ${other}`))) return [];
    while ((numbers[at + 1]?.index ?? Infinity) < index) at += 1;
    const number = numbers[at];
    const isMeasured = number !== undefined && number.index < index && index - number.index < 40;
    return [{ text, index, sure: said.size > 0 && isMeasured && figures.has(number.key) }];
  });
}
