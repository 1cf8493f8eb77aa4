import { maskText, type TextMatch } from './facts.ts';
import { findNumbers } from './numbers.ts';
import { bilingualPattern } from './patterns.ts';

/** How often something is done or comes, by its words. */
const PERIODS: readonly (readonly [key: string, words: RegExp])[] = [
  [
    'fortnight',
    bilingualPattern(
      'fortnightly|biweekly|(?:every|in) two weeks|every other week',
      'דו-שבועי[א-ת]*|כל שבועיים|אחת לשבועיים|פעם בשבועיים',
    ),
  ],
  [
    'hour',
    bilingualPattern('hourly|(?:per|(?<!for |in |of |half |within )an|each|every) hour', 'לשעה|בשעה|כל שעה|מדי שעה'),
  ],
  [
    'shift',
    bilingualPattern('(?:per|(?<!for |in |of |half |within )a|each|every) shift', 'למשמרת|בכל משמרת|במשמרת|כל משמרת'),
  ],
  [
    'day',
    bilingualPattern(
      'daily|(?:per|(?<!for |in |of |half |within )a|each|every) (?:working )?day|everyday',
      'ליום|ביום|מדי יום|יומי|יומית|יומיומי[א-ת]*|כל יום|בכל יום|יום יום',
    ),
  ],
  [
    'week',
    bilingualPattern(
      'weekly|(?:per|(?<!for |in |of |half |within )a|each|every) week',
      'לשבוע|בשבוע|מדי שבוע|שבועי|שבועית|שבועיים|שבועיות|כל שבוע|בכל שבוע',
    ),
  ],
  [
    'month',
    bilingualPattern(
      'monthly|(?:per|(?<!for |in |of |half |within )a|each|every) month',
      'לחודש|בחודש|מדי חודש|חודשי|חודשית|חודשיים|חודשיות|כל חודש|בכל חודש',
    ),
  ],
  [
    'quarter',
    bilingualPattern(
      'quarterly|(?:per|(?<!for |in |of |half |within )a|each|every) quarter',
      'לרבעון|ברבעון|מדי רבעון|רבעוני|רבעונית|כל רבעון',
    ),
  ],
  [
    'year',
    bilingualPattern(
      'yearly|annual(?:ly)?|(?:per|(?<!for |in |of |half |within )a|each|every) year',
      'לשנה|בשנה|מדי שנה|שנתי|שנתית|שנתיים|שנתיות|כל שנה|בכל שנה',
    ),
  ],
  [
    'night',
    bilingualPattern('nightly|(?:per|(?<!for |in |of |half |within )a|each|every) night', 'בלילה|מדי לילה|כל לילה'),
  ],
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
