import { splitClauses, bilingualPattern } from './patterns.ts';

/** What a text claims without a number or a name, at the words that claim it. */
export interface Claim {
  readonly kind: 'outcome' | 'level';
  readonly text: string;
  readonly index: number;
}

/** Results, by what they say became of something. One word of a row makes the others of it known. */
const OUTCOME_PATTERNS: readonly RegExp[] = [
  bilingualPattern(
    'increas(?:e[ds]?|ing)|rais(?:ed|ing) (?!a |an |money|fund)|grew|grown?|growth|boost(?:ed|ing|s)?|' +
      'expand(?:ed|ing|s)?|expansion|maximi[sz](?:ed|ing)|exceed(?:ed|ing)|surpass(?:ed|ing)|' +
      'outperform(?:ed|ing)|accelerat(?:ed|ing)',
    'הגדל(?:תי|ת|ה)|גידול|צמיחה|העלי(?:תי|ת)(?! פוסט| תוכן| סרטונ| תמונ| קבצ)|העלאת|עלייה|הגבר(?:תי|ת|ה)|' +
      'האצ(?:תי|ת)|הרחב(?:תי|ת)',
  ),
  bilingualPattern(
    'reduc(?:e[ds]?|ing|tion|tions)|decreas(?:e[ds]?|ing)|lower(?:ed|ing)|' +
      'cut (?:costs?|time|waste|errors?|by|the (?:cost|time|number))|shorten(?:ed|ing)?|' +
      'minimi[sz](?:ed|ing)|eliminat(?:ed|ing)|sav(?:ed|ing|ings)|fewer|less waste',
    'הפחת(?:תי|ה|ת)|צמצ(?:ום|מתי|ם|מה)|לצמצום|קיצר(?:תי)?|קיצור|קוצר|חסכ(?:תי|ה|ון|נו)|חיסכון|' +
      'הורד(?:תי|ת|ה)|ירידה|מזער(?:תי)?|מזעור|ביטל(?:תי)? תקלות',
  ),
  bilingualPattern(
    'improv(?:e[ds]?|ing|ement|ements)|enhanc(?:e[ds]?|ing|ement)|optimi[sz](?:ed|ing|ation)|' +
      'streamlin(?:ed|ing)|strengthen(?:ed|ing)|upgrad(?:ed|ing|es?)|transform(?:ed|ing)|' +
      'revitali[sz](?:ed|ing)|better (?:results?|service|quality)',
    'שיפר(?:תי|ה|נו|ו)?|משפר(?:ת)?|שיפור(?:ים)?|לשפר|ייעל(?:תי)?|יעל(?:תי)|ייעול|לייעל|שדרג(?:תי)?|' +
      'שידרג(?:תי)?|שדרוג|לשדרג|חיזק(?:תי)?|חיזוק|טיוב',
  ),
];

/** How well something is known, by rank: a higher one than any that was said is a claim. */
const LANGUAGE_NAMES = 'אנגלית|עברית|רוסית|ערבית|צרפתית|ספרדית|גרמנית|אמהרית|איטלקית|סינית|רומנית';
const LEVEL_PATTERNS: readonly (readonly [rank: number, pattern: RegExp])[] = [
  [3, bilingualPattern('native|native-level|native speaker|mother tongue|bilingual', 'שפת אם|דו-לשוני|דו-לשונית')],
  [
    2,
    bilingualPattern(
      'fluent|fluently|fluency|full proficiency|excellent command|perfect (?:english|hebrew|russian|arabic)',
      `(?:${LANGUAGE_NAMES}) (?:ברמה )?(?:שוטפת|רהוטה|מצוינת|מעולה|מושלמת)`,
    ),
  ],
  [
    2,
    bilingualPattern(
      'advanced (?:users?|knowledge|skills?|level|proficiency|command|english|hebrew|russian|arabic|excel)|' +
        '(?:full|complete) mastery|mastery|mastered|' +
        '(?:deep|in-depth|extensive|comprehensive) (?:knowledge|understanding|expertise)|expertise',
      'שליטה (?:מלאה|מצוינת|מעולה|גבוהה|מוחלטת)|ידע (?:נרחב|מעמיק|רחב|מקיף|מתקדם)|' +
        'רמה (?:גבוהה|גבוהה מאוד|מתקדמת|מצוינת|מעולה)|בקיא|בקיאה|בקיאות|מומחיות',
    ),
  ],
];

/** How far from a result the number stands that measures it, in UTF-16 code units. */
const NEAR_BEFORE = 16;
const NEAR_AFTER = 64;

type TextPosition = { readonly index: number };

const findMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => ({ text: match[0].trim(), index: match.index }));

/**
 * How many of the first `length` places `holds` is true of, where it is true up to one of them and never again (a
 * binary search).
 */
function below(length: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Results and levels of `after` that no text of `sources` claims. `figures`: places of numbers, which are compared by
 * themselves.
 */
export function findNewClaims(sources: readonly string[], after: string, figures: readonly TextPosition[]): Claim[] {
  const said = sources.join('\n');
  const clauses = splitClauses(after);
  const marks = figures.map(({ index }) => index).toSorted((a, b) => a - b);
  // "Shortened it" may be said of "from 10 days to 6 days": the number is what the person stated.
  const measured = ({ index }: TextPosition) => {
    const last = clauses[below(clauses.length, (at) => (clauses[at]?.index ?? 0) <= index) - 1];
    const clause = last && index < last.index + last.text.length ? last : undefined;
    const ends = Math.min(index + NEAR_AFTER, clause ? clause.index + clause.text.length : Infinity);
    const begins = Math.max(clause?.index ?? 0, index - NEAR_BEFORE);
    const first = marks[below(marks.length, (at) => (marks[at] ?? 0) < begins)];
    return first !== undefined && first < ends;
  };
  const outcomes = OUTCOME_PATTERNS.flatMap((pattern) =>
    findMatches(said, pattern).length > 0
      ? []
      : findMatches(after, pattern)
          .filter((place) => !measured(place))
          .map((place): Claim => ({ kind: 'outcome', ...place })),
  );
  const known = Math.max(
    0,
    ...LEVEL_PATTERNS.map(([rank, pattern]) => (findMatches(said, pattern).length > 0 ? rank : 0)),
  );
  const levels = LEVEL_PATTERNS.flatMap(([rank, pattern]) =>
    rank <= known ? [] : findMatches(after, pattern).map((place): Claim => ({ kind: 'level', ...place })),
  );
  return [...outcomes, ...levels];
}
