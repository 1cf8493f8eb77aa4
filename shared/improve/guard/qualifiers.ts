import { LEVEL_RANKS, QUALIFIERS, SOFTENERS, type QualifierClass } from '../lexicon/qualifiers.ts';
import type { FindingReason, TextMatch } from './facts.ts';
import { bilingualPattern, splitClauses } from './patterns.ts';
import { contentKeys } from './contentKeys.ts';
import { memoizeByText } from './memoize.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

export interface QualifierFinding extends TextMatch {
  readonly reason: FindingReason;
}

const REASONS: Readonly<Record<QualifierClass, FindingReason>> = {
  frequency: 'frequency',
  scope: 'scope',
  outcome: 'outcome',
  level: 'level',
  tense: 'tense',
  sole: 'responsibility',
};

/** Cache of what each pattern finds in a text: the same texts are looked through many times. */
const foundIn = memoizeByText((_text: string) => new Map<RegExp, TextMatch[]>());

function matches(text: string, pattern: RegExp): TextMatch[] {
  const known = foundIn(text);
  let found = known.get(pattern);
  if (!found) {
    found = [...text.matchAll(pattern)].flatMap((match) => {
      const trimmed = match[0].trimStart();
      return trimmed === '' ? [] : [{ text: trimmed.trimEnd(), index: match.index + match[0].length - trimmed.length }];
    });
    known.set(pattern, found);
  }
  return found;
}

/** Values that claim less than a text without such a word: to add one is not an invention. */
const LESSER: ReadonlySet<string> = new Set(['sometimes', 'rarely']);
/**
 * Values for which it is enough that the source has a word of that kind: "evening shifts" supports "every evening".
 */
const LOOSE: Readonly<Record<string, RegExp>> = {
  morning: bilingualPattern('mornings?', 'בוקר|בקרים'),
  evening: bilingualPattern('evenings?|nightly', 'ערב|ערבים'),
  night: bilingualPattern('nights?', 'לילה|לילות'),
  weekend: bilingualPattern('weekends?', 'סופ"ש|סוף שבוע|סופי שבוע'),
  shift: bilingualPattern('shifts?', 'משמרת|משמרות'),
  minute: bilingualPattern('wpm', 'דקה'),
  day: bilingualPattern('day (?:tours?|trips?|shifts?)|full-day', 'יום טיול'),
  weekday: bilingualPattern(
    '(?:sun|mon|tues|wednes|thurs|fri|satur)days?|shabbat',
    'ראשון|שלישי|רביעי|חמישי|שישי|שבת|שבתות',
  ),
  semester: bilingualPattern('semesters?|terms?', 'סמסטר|סמסטרים'),
  now: bilingualPattern('since|present|today|until now|yet', 'מאז|החל מ[א-ת]*|משנת|היום|כיום|עדיין|טרם'),
  year: bilingualPattern(
    '(?:third|second|first|fourth|final)[- ]year|year (?:one|two|three|[1-5])',
    'שנה [א-ו]|שנה (?:ראשונה|שנייה|שלישית|רביעית)',
  ),
};

/** For each value those that claim at least as much: where the source has one of them, the value is not new. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  all: ['always'],
  often: ['day', 'week', 'usually'],
  usually: ['always', 'often'],
  always: ['day'],
  national: ['international'],
};

/** Places of a text that say how often, how far, how well: compared here, and not word by word. */
export const qualifierPlaces = (text: string): TextMatch[] =>
  [
    ...QUALIFIERS.map(({ pattern }) => pattern),
    ...LEVEL_RANKS.map(([, pattern]) => pattern),
    ...SOFTENERS.map(([, pattern]) => pattern),
  ].flatMap((pattern) => matches(text, pattern));

/** How far from a result the number stands that measures it, in UTF-16 code units. */
const NEAR_BEFORE = 16;
const NEAR_AFTER = 64;

/**
 * How often, how far, by whom alone, to what effect and since when: what a proposal says so and its sources do not.
 * `figures`: places of numbers; a result that is measured by one of the source's is what the person stated.
 */
export function findNewQualifiers(
  sources: readonly string[],
  after: string,
  figures: readonly { readonly index: number }[],
): QualifierFinding[] {
  const said = sources.join('\n');
  const marks = figures.map(({ index }) => index).toSorted((a, b) => a - b);
  const isMeasured = ({ index }: TextMatch) => {
    const ends = after.slice(index, index + NEAR_AFTER).search(/[.!?;\n]\s|[.!?;\n]$/);
    const to = ends < 0 ? index + NEAR_AFTER : index + ends;
    return marks.some((mark) => mark >= index - NEAR_BEFORE && mark < to);
  };
  return QUALIFIERS.flatMap(({ of, value, pattern }) => {
    const found = matches(after, pattern);
    if (found.length === 0 || LESSER.has(value) || matches(said, pattern).length > 0) return [];
    const loose = ownProperty(LOOSE, value);
    if (loose && said.search(loose) >= 0) return [];
    if (value === 'often' || value === 'usually')
      if (!QUALIFIERS.some((other) => LESSER.has(other.value) && matches(said, other.pattern).length > 0)) return [];
    const implied = ownProperty(IMPLIED, value) ?? [];
    if (QUALIFIERS.some((other) => implied.includes(other.value) && matches(said, other.pattern).length > 0)) return [];
    return found
      .filter((place) => of !== 'outcome' || value === 'cause' || !isMeasured(place))
      .map((place) => ({ reason: REASONS[of], ...place }));
  });
}

/** The highest level that each clause claims, with the words it is claimed of. */
function levelsOf(text: string) {
  return [...text.matchAll(/[^;,.\n]+/g)]
    .map((match) => ({ text: match[0], index: match.index }))
    .flatMap((clause) => {
      const ranks = LEVEL_RANKS.flatMap(([rank, pattern]) =>
        matches(clause.text, pattern).map((place) => ({ rank, text: place.text, index: clause.index + place.index })),
      );
      const top = ranks.toSorted((a, b) => b.rank - a.rank)[0];
      if (!top) return [];
      const levels = new Set(ranks.flatMap(({ text: word }) => contentKeys(word)));
      return [{ ...top, of: new Set(contentKeys(clause.text).filter((key) => !levels.has(key))) }];
    });
}

/** Levels of a proposal that are higher than what its sources say of the same thing, or of anything. */
export function findRaisedLevels(sources: readonly string[], after: string): QualifierFinding[] {
  const known = sources.flatMap(levelsOf);
  const highest = Math.max(0, ...known.map(({ rank }) => rank));
  return levelsOf(after).flatMap(({ rank, text, index, of }) => {
    const same = known.filter((each) => [...each.of].some((key) => of.has(key)));
    const most = same.length > 0 ? Math.max(...same.map((each) => each.rank)) : highest;
    // "Good" is said of much; alone it claims no level.
    return rank > most && (rank > 3 || same.length > 0) ? [{ reason: 'level' as const, text, index }] : [];
  });
}

/** Of the words that a softener stands before, how many a proposal must say for the claim to be the same. */
const SAME_CLAIM_SHARE = 0.5;
const SOFTENED_WORDS = 4;

/** Claims of the source that the proposal makes without the word that made less of them. Places in `after`. */
export function findDroppedSofteners(before: string, after: string): QualifierFinding[] {
  return SOFTENERS.flatMap(([, pattern]) => {
    if (matches(after, pattern).length > 0) return [];
    return splitClauses(before).flatMap((clause) =>
      matches(clause.text, pattern).flatMap(({ text, index }) => {
        const behind = contentKeys(clause.text.slice(index + text.length)).slice(0, SOFTENED_WORDS);
        const claimed = behind.length > 0 ? behind : contentKeys(clause.text.slice(0, index)).slice(-SOFTENED_WORDS);
        const place = firstPlaceOf(claimed, after);
        return place ? [{ reason: 'hedge' as const, ...place }] : [];
      }),
    );
  });
}

function firstPlaceOf(keys: readonly string[], after: string): TextMatch | undefined {
  if (keys.length === 0) return undefined;
  for (const clause of splitClauses(after)) {
    const said = new Set(contentKeys(clause.text));
    if (keys.filter((key) => said.has(key)).length < Math.max(1, keys.length * SAME_CLAIM_SHARE)) continue;
    const word = clause.text.match(/\S+/);
    return { text: word?.[0] ?? '', index: clause.index + (word?.index ?? 0) };
  }
  return undefined;
}
