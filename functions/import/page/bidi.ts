import bidiFactory from 'bidi-js';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

const bidi = bidiFactory();

/** Indexes of the characters in logical order, and the characters that are mirrored there. */
export interface LogicalOrder {
  readonly indices: readonly number[];
  /** By place in the visual text. */
  readonly mirrored: ReadonlyMap<number, string>;
}

const RTL_CHARACTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const BRACKET_PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/**
 * Digits beside Hebrew that a sign sets apart from the Latin text on their other side: seen from the left they would
 * belong to it.
 */
const DIGITS_BESIDE_HEBREW = /(?<=[A-Za-z][^\u0590-\u05ff]{0,200}?[|•·]\s*)\d[\d/.]*(?=\s*[\u0590-\u05ff])/g;
const YEAR = String.raw`(?:\d{1,2}[/.])?(?:19|20)\d{2}`;
/** Latin text with no Hebrew behind it. */
const LATIN = String.raw`[A-Za-z][^\u0590-\u05ff]{0,200}?`;
/** Years at the beginning of a Hebrew line, with a colon between them and Latin text. */
const LEADING_YEARS = new RegExp(
  String.raw`(?<=${LATIN}(?<!\d)\s?:\s*)${YEAR}(?:\s?[-–]\s?${YEAR})?(?=\s*(?:[\u0590-\u05ff]|$))`,
  'g',
);
/** A range of years at the beginning of a Hebrew line, with a dash or bar between it and Latin text. */
const LEADING_YEAR_RANGE = new RegExp(String.raw`(?<=${LATIN}\s[-–—|]\s)${YEAR}\s?[-–]\s?${YEAR}(?=\s*$)`, 'g');
/** As the last, with a space alone between: turned round where the later year stands first (`B.Sc 2013 - 2009`). */
const YEAR_RANGE_BESIDE_LATIN =
  /(?<=[A-Za-z][.)]?\s)(?:\d{1,2}[/.])?((?:19|20)\d{2})\s?[-–]\s?(?:\d{1,2}[/.])?((?:19|20)\d{2})(?=\s*$)/g;
/**
 * Years at the beginning of a Hebrew line, beside an abbreviation whose last stop stands at its left: with the years
 * before it, it ends there (`2010-2013 B.A. בכלכלה`).
 */
const YEARS_BESIDE_ABBREVIATION = new RegExp(
  String.raw`(?<=[\u0590-\u05ff]\s?\.[A-Z][a-z]{0,2}\.[A-Z][a-z]{0,5}\s)${YEAR}(?:\s?[-–]\s?${YEAR})?(?=\s*$)`,
  'g',
);
/** A phone number in groups, the last of them first, as a Hebrew line shows it; beside Latin text. */
const PHONE_GROUPS =
  /(?<=[A-Za-z][^A-Za-z\u0590-\u05ff\d+]{1,6})\d{3,7}(?: \d{2,4}){0,3}(?: 972\+| 0\d{1,2}(?![\d+])| [()]0\d{1,2}[()])/g;
/**
 * A phone number in groups as a person reads it, its area or country first: seen from the left it is one number, though
 * a line from the right would begin with its last group.
 */
const PHONE_AS_READ = new RegExp(
  [
    String.raw`(?<![\d+/.-] ?)(?:`,
    String.raw`\+\d{1,3}(?: \(?\d{1,3}\)?)?(?: \d{2,4}){2,3}|`,
    String.raw`\(?0\d{1,2}\)? (?:\d{7}|\d{3} \d{4}|\d{3} \d{2} \d{2}|\d{2} \d{2} \d{3})`,
    String.raw`)(?! ?[\d/-])`,
  ].join(''),
  'g',
);
/** The last stop of an abbreviation at its right, where a Hebrew line begins: it goes with its letters (`Ph.D.`). */
const ABBREVIATION_STOP = /(?<=(?<![A-Za-z.])[A-Z][a-z]{0,2}\.[A-Z][a-z]{0,5})\.(?=\s*$|\s+[^\sA-Za-z])/g;
/** As digits that never go with Latin text (UAX 9, AN). */
export const toRtlDigits = (digits: string) => digits.replaceAll(/\d/g, '\u0661');

/** As that many of such digits: what stands between the years goes with them. */
const toRtlDigitRun = (years: string) => toRtlDigits('1'.repeat(years.length));

/**
 * A line as it is seen, as long as it was, with the digits that belong to its Hebrew text as digits that never go with
 * Latin text, and stops of Latin text as letters. The replacements build on each other, in this order.
 */
function markRtlDigits(visual: string): string {
  const hasHebrew = RTL_CHARACTER.test(visual);
  return visual
    .replaceAll(DIGITS_BESIDE_HEBREW, toRtlDigits)
    .replaceAll(LEADING_YEARS, (years) => (hasHebrew ? toRtlDigitRun(years) : years))
    .replaceAll(LEADING_YEAR_RANGE, toRtlDigitRun)
    .replaceAll(YEAR_RANGE_BESIDE_LATIN, (years: string, from: string, to: string) =>
      from > to && hasHebrew ? toRtlDigits(years) : years,
    )
    .replaceAll(YEARS_BESIDE_ABBREVIATION, toRtlDigitRun)
    .replaceAll(PHONE_GROUPS, toRtlDigits)
    .replaceAll(PHONE_AS_READ, (phone) => '1'.repeat(phone.length))
    .replaceAll(ABBREVIATION_STOP, 'x');
}

export const hasRightToLeft = (text: string): boolean => RTL_CHARACTER.test(text);

/**
 * The logical order of a line in visual order (from left to right). The bidi algorithm is its own inverse here (UAX 9).
 * Which brackets are mirrored, and sometimes the line's own direction, depends on the program that wrote the file:
 * every variant is tried and the one with the least disorder is kept, the base direction first.
 */
export function logicalOrder(visual: string, base: 'ltr' | 'rtl'): LogicalOrder {
  if (base === 'ltr' && !RTL_CHARACTER.test(visual))
    return { indices: Array.from(visual, (_, index) => index), mirrored: new Map() };
  const bases = RTL_CHARACTER.test(visual) ? [base] : ([base, 'ltr'] as const);
  let best: (LogicalOrder & { faults: number }) | undefined;
  for (const direction of bases) {
    const levels = bidi.getEmbeddingLevels(direction === 'rtl' ? markRtlDigits(visual) : visual, direction);
    const indices = bidi.getReorderedIndices(visual, levels);
    const map = bidi.getMirroredCharactersMap(visual, levels.levels);
    for (const mirrored of [map, new Map<number, string>()]) {
      const faults = countDisorder(indices.map((index) => mirrored.get(index) ?? visual[index]).join(''));
      if (!best || faults < best.faults) best = { indices, mirrored, faults };
    }
  }
  return best ?? { indices: [], mirrored: new Map() };
}

/** Indexes of the characters of a text as a line of that direction shows them, from the left (UAX 9). */
export const visualOrder = (logical: string, base: 'ltr' | 'rtl'): readonly number[] =>
  bidi.getReorderedIndices(logical, bidi.getEmbeddingLevels(logical, base));

/** Disorder score of a text: brackets that do not pair, signs at the wrong end of a word. */
export function countDisorder(text: string): number {
  const open: string[] = [];
  let wrong = 0;
  for (const char of text) {
    if ('([{'.includes(char)) open.push(char);
    else if (Object.hasOwn(BRACKET_PAIRS, char) && char !== '>') {
      if (open.at(-1) === ownProperty(BRACKET_PAIRS, char)) open.pop();
      else wrong += 2;
    }
  }
  wrong += 2 * open.length;
  // A space behind an opening bracket, a sentence that begins with its full stop, C++ and +972 turned round.
  wrong += (text.match(/[([{]\s|\s[)\]}]/g) ?? []).length;
  wrong += (text.match(/^[.,:;!?%](?=\s|\p{L})|(?:^|\s)(?:\+\+[A-Z]|#[A-Z]\b)|\d\+(?=\s|$)/gu) ?? []).length;
  wrong += (text.match(/^-\p{L}|^\.\p{Ll}/gu) ?? []).length;
  wrong += (text.match(/(?:^|\s)(?:\/\/:|moc\.|@\s)/g) ?? []).length;
  return wrong;
}
