import { LEVEL_RANKS, QUALIFIERS, SOFTENERS, type QualifierClass } from '../lexicon/qualifiers.ts';
import type { FindingReason, TextMatch } from './facts.ts';
import { type ClauseIndex, indexClauses } from './clauseIndex.ts';
import { bilingualPattern, splitClauses } from './patterns.ts';
import { firstFrom } from './places.ts';
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
  const marks = figures.toSorted((a, b) => a.index - b.index);
  const isMeasured = ({ index }: TextMatch) => {
    const ends = after.slice(index, index + NEAR_AFTER).search(/[.!?;\n]\s|[.!?;\n]$/);
    const to = ends < 0 ? index + NEAR_AFTER : index + ends;
    return (marks[firstFrom(marks, index - NEAR_BEFORE)]?.index ?? Infinity) < to;
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
  let highest = 0;
  const ranks = new Map<string, number>();
  for (const { rank, of } of sources.flatMap(levelsOf)) {
    highest = Math.max(highest, rank);
    for (const key of of) ranks.set(key, Math.max(ranks.get(key) ?? 0, rank));
  }
  return levelsOf(after).flatMap(({ rank, text, index, of }) => {
    const same = [...of].flatMap((key) => ranks.get(key) ?? []);
    const most = same.length > 0 ? Math.max(...same) : highest;
    // "Good" is said of much; alone it claims no level.
    return rank > most && (rank > 3 || same.length > 0) ? [{ reason: 'level' as const, text, index }] : [];
  });
}

/** Of the words that a softener stands before, how many a proposal must say for the claim to be the same. */
const SAME_CLAIM_SHARE = 0.5;
const SOFTENED_WORDS = 4;
/** Characters on either side of a softener in which they stand. */
const SOFTENED_REACH = 400;

/** Claims of the source that the proposal makes without the word that made less of them. Places in `after`. */
export function findDroppedSofteners(before: string, after: string): QualifierFinding[] {
  let clauses: ClauseIndex | undefined;
  return SOFTENERS.flatMap(([, pattern]) => {
    if (matches(after, pattern).length > 0) return [];
    return splitClauses(before).flatMap((clause) =>
      matches(clause.text, pattern).flatMap(({ text, index }) => {
        const end = index + text.length;
        const behind = contentKeys(clause.text.slice(end, end + SOFTENED_REACH)).slice(0, SOFTENED_WORDS);
        const ahead = clause.text.slice(Math.max(0, index - SOFTENED_REACH), index);
        const claimed = behind.length > 0 ? behind : contentKeys(ahead).slice(-SOFTENED_WORDS);
        const place = firstPlaceOf(claimed, (clauses ??= indexClauses(splitClauses(after), contentKeys)));
        return place ? [{ reason: 'hedge' as const, ...place }] : [];
      }),
    );
  });
}

function firstPlaceOf(keys: readonly string[], after: ClauseIndex): TextMatch | undefined {
  if (keys.length === 0) return undefined;
  const least = Math.max(1, keys.length * SAME_CLAIM_SHARE);
  const different = new Set(keys);
  const clause = after.first(
    different,
    different.size < keys.length ? 1 : Math.ceil(least),
    (said) => keys.filter((key) => said.has(key)).length >= least,
  );
  const word = clause?.text.match(/\S+/);
  return clause && { text: word?.[0] ?? '', index: clause.index + (word?.index ?? 0) };
}
