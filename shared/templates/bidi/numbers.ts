import { LATIN_LETTER } from './script.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/** Units of measurement (SI and its prefixes, computing, print, currency codes) that may be written onto a number. */
export const UNIT =
  '(?:[kKMGTPµμmcndh]?(?:B|b|W[hp]?|VA|V|Ah?|Hz|m|g|l|L|s|J|Pa|bps|eV|Ω|F|N)|[kKMGT]i?B|px|pt|dpi|ppi|fps|rpm|psi|bar' +
  '|dB|ppm|mmHg|mol|cal|kcal|min|hrs?|sec|mph|kmh|ft|lbs?|oz|USD|EUR|GBP|ILS|NIS)';
/** A unit that is a separate word after a number: 5 GB, 12 km/h. */
export const UNIT_WORD = new RegExp(`^(?:${UNIT}[²³]?|km/h|m/s|mg/dl|U)$`);
/** A sign that belongs to the number after it. A hyphen joined to a word before it belongs to the word. */
const SIGN =
  String.raw`(?:(?<![\p{L}\p{N}\p{M}\p{P}])[-−]|[<>]= ?|(?:(?![|¬])[\p{Sm}⌀∅]){1,2}-?` +
  String.raw`|(?<=(?:^|[^\p{L}\p{N}])[(\["“„«'])[-−])?`;
const CURRENCY = '[₪$€£¥]';
/**
 * One number with what is written onto it: sign, currency on either side, thousands, decimals, colon or slash of a
 * ratio, magnitude, unit, per cent, plus.
 */
const ONE_NUMBER =
  String.raw`${SIGN}(?:${CURRENCY} ?-?|[#№%§])?\p{N}+(?:[⁺⁻]\p{N}+)?(?:[.,:/\u00a0\u202f]\p{N}+)*` +
  String.raw`(?:(?:[KMBTkmx]|bn|mn|${UNIT}[²³]?)(?:/[a-z]{1,3})?(?![\p{L}\p{N}]))?` +
  String.raw`(?: ?[%‰]| ?°[CF]?(?!${LATIN_LETTER}))?(?:${CURRENCY}|\p{So})?(?:\+(?!\p{N}))?`;
/**
 * The end of a number: with a letter joined to it, it is part of a word (3D, 12-month, 5/week), also after more digits
 * (802.11ac, 10:30am) or a point (1.x; a capital begins a sentence).
 */
const NUMBER_END = String.raw`(?!(?:[-/&'’_]?(?:${LATIN_LETTER}))|\p{N}|(?<=\p{N})(?:[.,:/]\p{N}|\.\p{Ll}))`;

/**
 * A number, or several that signs without spaces make one of: `+35%`, `₪2.4M`, `09:00-17:00`, `2019–2023`, `1920×1080`,
 * `24/7`.
 */
export const NUMBER = new RegExp(`${ONE_NUMBER}(?:[-–—×x*=+]${ONE_NUMBER})*${NUMBER_END}`, 'uy');

/** The other end of a range, or the other side of a sum, with spaces around its sign: ` – 05/2021`, ` × 4`. */
const SPACED_RANGE = new RegExp(` ?[-–—] ?(?=[^-])(${ONE_NUMBER})${NUMBER_END}`, 'uy');
const SPACED_OPERATION = new RegExp(` ?[×=→*/] ?${ONE_NUMBER}${NUMBER_END}`, 'uy');

/**
 * Numbers to call: with the sign of a country, an area code of 0 with or without brackets, a toll-free group, or a
 * star: `+972 54 765 4321`, `(03) 123-4567`, `1-800-20-20-20`, `*2700`.
 */
export const PHONE = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?=[^\p{N}]{0,2}\p{N})(?:`,
    String.raw`\+(?=(?:[-. ()]{0,2}\d){8,13}(?![-. ()]{0,2}\d))\d{1,3}(?:[-. ]?\(\d{1,4}\))?(?:[-. ]?\d{1,9}){1,5}`,
    String.raw`|\+\d{1,3}-?\d{1,3}-?\d{3}-?\d{4}`,
    String.raw`|\(0\d{1,2}\)[- ]?\d{3}[- ]?\d{4}|0\d{1,2}[- ]\d{3}[- ]\d{2}[- ]?\d{2}|0\d{1,2}[- ]\d{7}|0\d{8,9}`,
    String.raw`|1-\d{3}(?:-\d{2,4}){1,4}|\*\d{3,5})(?![\p{L}\p{N}]|[./:–-]\p{N})`,
  ].join(''),
  'uy',
);

const DATE =
  String.raw`(?:\d{1,2}[./]){0,2}(?:19|20)\d\d(?:/\d\d)?` + String.raw`|\d{1,2}[./]\d{1,2}[./]\d\d|\d{1,2}:\d\d`;
const DATES = new RegExp(String.raw`^(?:${DATE})(?:\s?[-–—]\s?(?:${DATE}))*$`);

/** Returns whether a text is a year, a date, a time or a range of them; a phone number is not. */
export const isDate = (text: string): boolean => DATES.test(text);

/** A year alone may be part of a name: Excel 2019. */
export const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);

const MAGNITUDES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/** How much a number says; NaN where that cannot be read. */
function amountOf(text: string): number {
  const [, digits = '', magnitude = ''] = /([\d.,]+)([KMBkmb](?![\p{L}]))?/u.exec(text) ?? [];
  return Number(digits.replaceAll(',', '')) * (ownProperty(MAGNITUDES, magnitude.toLowerCase()) ?? 1);
}

/** Whether a dash with spaces makes a range of two numbers: of dates, of times, of an amount and a larger one. */
function isRange(from: string, until: string): boolean {
  if (isDate(from) || isDate(until)) return isDate(from) && isDate(until) && from.includes(':') === until.includes(':');
  return amountOf(from) < amountOf(until);
}

/** A word whose number is a name: קו מס' 2. */
const NUMBERED_WORD = /(?:מס['׳]|מספר|סעיף|פרק|שלב|קומה|קו|כיתה|יחידה)\s$/;

/** Whether a dash parts a name's number from an amount: `מס' 2 – | 18 עובדים`. */
const isNumbered = (before: string, number: string, following: string) =>
  NUMBERED_WORD.test(before) && isCounted(number, following.trimStart());

/** Longest word that is looked at before and after a range. */
const MAX_WORD_LENGTH = 24;

/** Returns the end of the number that begins there, including ranges and sums with spaces around their sign. */
export function numberEnd(text: string, start: number, end: number): number {
  let position = end;
  for (let last = text.slice(start, end); ;) {
    SPACED_RANGE.lastIndex = position;
    SPACED_OPERATION.lastIndex = position;
    const range = SPACED_RANGE.exec(text);
    const next = text.slice(SPACED_RANGE.lastIndex, SPACED_RANGE.lastIndex + MAX_WORD_LENGTH);
    const isOne =
      range &&
      isRange(last, range[1] as string) &&
      !isNumbered(text.slice(Math.max(0, start - MAX_WORD_LENGTH), start), range[1] as string, next);
    const until = isOne ? (range[1] as string) : undefined;
    if (until !== undefined) position = SPACED_RANGE.lastIndex;
    else if (SPACED_OPERATION.test(text)) position = SPACED_OPERATION.lastIndex;
    else return position;
    last = until ?? '';
  }
}

/** Words that are counted in the singular: time, people, numbers, currencies, and units, which are abbreviations. */
const MEASURE_WORD = new RegExp(
  '^(?:שנה|שנת|יום|חודש|שעה|דקה|איש|אנשי|אחוז|אלף|מיליון|מיליארד|שקל|דולר|אירו|יורו' +
    `|נק['׳]|יח['׳]|ש["״]ח|יח["״]ל|נ["״]ז|מ["״][רלמק]|ק["״][גמ]|ס["״]מ|קמ["״]ש)(?![א-ת])`,
);
const PLURAL_WORD = /^[א-ת]{2,}(?:ים|ות)(?![א-ת"״])/;
/** Letters that may be a prefix (in, to, as, and, the) rather than the first letter of a counted word. */
const PREFIX_LETTER = /^[בלכוה]/;
const AMOUNT_SIGN = /[+%₪$€£¥,~≈]|[KMB]$/;

/**
 * Whether a number counts the Hebrew word that follows: a plural or a measure (5 שנים, 4+ שעות), rather than being the
 * version of the Latin name before it (React 18 בצוות).
 */
export function isCounted(number: string, following: string): boolean {
  if (MEASURE_WORD.test(following)) return true;
  return PLURAL_WORD.test(following) && (AMOUNT_SIGN.test(number) || !PREFIX_LETTER.test(following));
}
