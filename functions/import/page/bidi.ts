import bidiFactory from 'bidi-js';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

const bidi = bidiFactory();

/** Indexes of the characters in logical order, and the characters that are mirrored there. */
export interface LogicalOrder {
  readonly indices: readonly number[];
  /** By index in the visual text. */
  readonly mirrored: ReadonlyMap<number, string>;
}

const RTL_CHARACTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const BRACKET_PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/** Digits beside Hebrew, set apart by a sign from Latin text, which they would join when read from the left. */
const DIGITS_BESIDE_HEBREW = /(?<=[A-Za-z][^\u0590-\u05ff]{0,200}?[|•·]\s*)\d[\d/.]*(?=\s*[\u0590-\u05ff])/g;
const YEAR = String.raw`(?:\d{1,2}[/.])?(?:19|20)\d{2}`;
/** Latin text that no Hebrew follows. */
const LATIN = String.raw`[A-Za-z][^\u0590-\u05ff]{0,200}?`;
/** Years at the beginning of a Hebrew line, with a colon between them and Latin text. */
const LEADING_YEARS = new RegExp(
  String.raw`(?<=${LATIN}(?<!\d)\s?:\s*)${YEAR}(?:\s?[-–]\s?${YEAR})?(?=\s*(?:[\u0590-\u05ff]|$))`,
  'g',
);
/** A range of years at the beginning of a Hebrew line, with a dash or bar between it and Latin text. */
const LEADING_YEAR_RANGE = new RegExp(String.raw`(?<=${LATIN}\s[-–—|]\s)${YEAR}\s?[-–]\s?${YEAR}(?=\s*$)`, 'g');
/** The same with only a space between. Reversed if the later year comes first (`B.Sc 2013 - 2009`). */
const YEAR_RANGE_BESIDE_LATIN =
  /(?<=[A-Za-z][.)]?\s)(?:\d{1,2}[/.])?((?:19|20)\d{2})\s?[-–]\s?(?:\d{1,2}[/.])?((?:19|20)\d{2})(?=\s*$)/g;
/**
 * Years at the beginning of a Hebrew line, before an abbreviation whose last full stop is drawn at its left: the stop
 * ends the abbreviation, not the sentence (`2010-2013 B.A. בכלכלה`).
 */
const YEARS_BESIDE_ABBREVIATION = new RegExp(
  String.raw`(?<=[\u0590-\u05ff]\s?\.[A-Z][a-z]{0,2}\.[A-Z][a-z]{0,5}\s)${YEAR}(?:\s?[-–]\s?${YEAR})?(?=\s*$)`,
  'g',
);
/** A phone number beside Latin text whose groups are in reverse order, as a Hebrew line shows them. */
const PHONE_GROUPS =
  /(?<=[A-Za-z][^A-Za-z\u0590-\u05ff\d+]{1,6})\d{3,7}(?: \d{2,4}){0,3}(?: 972\+| 0\d{1,2}(?![\d+])| [()]0\d{1,2}[()])/g;
/**
 * A phone number whose groups are in the order a person reads, area or country first. It is kept whole; a line from the
 * right would begin with its last group.
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
/** The last full stop of an abbreviation that begins a Hebrew line at the right belongs to its letters (`Ph.D.`). */
const ABBREVIATION_STOP = /(?<=(?<![A-Za-z.])[A-Z][a-z]{0,2}\.[A-Z][a-z]{0,5})\.(?=\s*$|\s+[^\sA-Za-z])/g;
/** Returns digits as Arabic digits, which never join Latin text (UAX 9, AN). */
export const toRtlDigits = (digits: string) => digits.replaceAll(/\d/g, '\u0661');

/** Returns as many Arabic digits as there are characters, so that signs between years stay with them. */
const toRtlDigitRun = (years: string) => toRtlDigits('1'.repeat(years.length));

/**
 * Returns a line in visual order, of the same length, in which the digits of its Hebrew text are Arabic digits and full
 * stops of Latin text are letters. The replacements depend on each other's order.
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
 * Returns the logical order of a line in visual order (from left to right). The bidi algorithm is its own inverse here
 * (UAX 9). Which brackets are mirrored, and sometimes the direction of the line, depends on the program that wrote the
 * file, so every variant is tried and the one with the least disorder wins; at a tie, the base direction.
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

/** Returns the indexes of a text's characters from the left, as a line of this direction shows them (UAX 9). */
export const visualOrder = (logical: string, base: 'ltr' | 'rtl'): readonly number[] =>
  bidi.getReorderedIndices(logical, bidi.getEmbeddingLevels(logical, base));

/** Returns a disorder score for a text: unpaired brackets, signs at the wrong end of a word. */
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
  // A space after an opening bracket, a full stop that begins a sentence, C++ and +972 reversed.
  wrong += (text.match(/[([{]\s|\s[)\]}]/g) ?? []).length;
  wrong += (text.match(/^[.,:;!?%](?=\s|\p{L})|(?:^|\s)(?:\+\+[A-Z]|#[A-Z]\b)|\d\+(?=\s|$)/gu) ?? []).length;
  wrong += (text.match(/^-\p{L}|^\.\p{Ll}/gu) ?? []).length;
  wrong += (text.match(/(?:^|\s)(?:\/\/:|moc\.|@\s)/g) ?? []).length;
  return wrong;
}
