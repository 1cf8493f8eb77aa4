import { ENGLISH_IRREGULAR_VERBS, ENGLISH_VERBS } from '../../../shared/resume/wordLists.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import type { OwnContacts } from '../../../shared/resume/moreContacts.ts';
import type { PersonalInfo } from '../../../shared/resume/schema.ts';

/** A part of a text, in UTF-16 code units. */
export interface OwnPlace {
  readonly from: number;
  readonly to: number;
}

interface OwnWord extends OwnPlace {
  readonly text: string;
}

const wordsOf = (text: string): OwnWord[] =>
  Array.from(
    text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’׳"״](?!s(?!\p{L}))(?=\p{L})[\p{L}\p{M}]+)*/gu),
    ({ 0: word, index }) => ({
      text: word,
      from: index,
      to: index + word.length,
    }),
  );

/** A word as names are compared: lower case, without points, accents and quotes. */
const bare = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\p{M}'’׳"״]/gu, '')
    .toLowerCase();
const isHebrew = (word: string) => /^[א-ת]/.test(word);

/** Latin spellings of each Hebrew letter, with or without its geresh. Vowels may come between any two. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "א [aeiou']{0,2}|ב (?:b|v|bb)|ג (?:gg?|d?j|dg)|ד dd?|ה h?|ו (?:v|w|oo?|u|ou)|ז (?:zh?|d?j)|ח (?:ch|kh|h)|" +
    'ט tt?|ל ll?|ר r|ק (?:k|q|ck?)|' +
    'י (?:y|i|ie|ee|e|ai|ei|j)|כך (?:k|ch|kh|c|h)|מם mm?|נן nn?|ס (?:ss?|c)|' +
    "ע [aeiou']{0,2}|פף (?:pp?|f|ph)|צץ (?:t?z|ts|t?ch?)|" +
    'ש (?:sh|s|sch)|ת (?:th?|tt)'
  )
    .split(/\|(?=[א-ת])/)
    .flatMap((row) =>
      Array.from(row.slice(0, row.indexOf(' ')), (letter) => [letter, row.slice(row.indexOf(' ') + 1)]),
    ),
);
/** Longer words are no names. */
const MAX_LETTERS = 14;

/** The Latin spellings of a Hebrew word: נועה is Noa and Noah. An ending in ה or ע is heard. */
function spellings(hebrew: string): RegExp {
  const letters = Array.from(hebrew.slice(0, MAX_LETTERS)).map((letter, index, all) =>
    index > 0 && index === all.length - 1 && (letter === 'ה' || letter === 'ע')
      ? "[aeo'][aeiou']?h?"
      : (ownProperty(LETTERS, letter) ?? letter),
  );
  return new RegExp(`^${letters.join("[aeiouy']{0,2}")}$`);
}

const PREFIXES = /^[ושהבלמכ]{1,3}(?=[א-ת]{2})/;
/** A Hebrew word with and without what is written together with it. */
function* forms(word: string): Generator<readonly [form: string, skipped: number]> {
  yield [word, 0];
  const most = isHebrew(word) ? (PREFIXES.exec(word)?.[0].length ?? 0) : 0;
  for (let length = 1; length <= most; length += 1) yield [word.slice(length), length];
}

/** Words of English that names sound like in the other script: run, ran. */
const ENGLISH_WORDS = new Set(
  `${ENGLISH_VERBS} ${ENGLISH_IRREGULAR_VERBS} in on an no to at or and the me my`.split(/[\s|]+/),
);

const HOUSE_NUMBER = /^\d+/;
/** Parts of a name in one word. */
const MOST_TOGETHER = 5;

/** Whether a word is a part of somebody's data, or parts without a space, in the same letters or the other script. */
function readOwn(parts: readonly string[]) {
  // 14א is 14 as well.
  const ownParts = new Set(parts.flatMap((part) => [part, HOUSE_NUMBER.exec(part)?.[0] ?? part]));
  const longest = parts.filter((part) => /^\p{L}{2,}$/u.test(part)).toSorted((a, b) => b.length - a.length);
  /** NoaBarak, barak88. */
  const isRunTogether = (word: string): boolean => {
    let [rest, count] = [word.replace(/\d{1,4}$/, ''), 0];
    for (let part: string | undefined = ''; part !== undefined && count < MOST_TOGETHER; count += 1) {
      part = longest.find((each) => rest.startsWith(each));
      rest = rest.slice(part?.length ?? 0);
      if (rest === '') return part !== undefined && (count > 0 || /\d$/.test(word));
    }
    return false;
  };
  const patterns = parts.filter(isHebrew).map(spellings);
  const latin = parts.filter((part) => /^[a-z]/.test(part));
  const read = (word: string): number | undefined => {
    const plain = bare(word);
    for (const [form, skipped] of forms(plain)) {
      if (ownParts.has(form) || ownParts.has(HOUSE_NUMBER.exec(form)?.[0] ?? '')) return skipped;
      if (isRunTogether(form)) return skipped;
      if (isHebrew(form) && form !== 'תל' && latin.length > 0) {
        const pattern = spellings(form);
        if (latin.some((part) => pattern.test(part))) return skipped;
      }
    }
    return /^[a-z]{2}/.test(plain) && !ENGLISH_WORDS.has(plain) && patterns.some((pattern) => pattern.test(plain))
      ? 0
      : undefined;
  };
  const known = new Map<string, number | undefined>();
  /** How many letters of the word are no part of it; undefined if none of it is. A word is read once. */
  return (word: string): number | undefined => {
    if (!known.has(word)) known.set(word, read(word));
    return known.get(word);
  };
}

/** Between two words that are one piece of data: spaces and signs of one line. */
const isJoined = (gap: string) => /^[^\p{L}\p{N}\n]{1,4}$/u.test(gap);
/** Words of addresses that identify nobody, and may connect two that do. */
const ADDRESS_WORDS = new Set(
  (
    'רח רחוב שד שדרות דרך סמטת מס מספר בית דירה כניסה קומה st str street rd road ave avenue blvd boulevard lane ln ' +
    'drive dr square sq no number nr apt apartment flat unit house floor'
  ).split(' '),
);

/**
 * Runs of words that belong to somebody's data, as far as nothing but signs, and words of `between`, separates them.
 */
function runsOf(
  text: string,
  parts: readonly string[],
  between: ReadonlySet<string> = new Set(),
): { readonly place: OwnPlace; readonly words: string[] }[] {
  if (parts.length === 0) return [];
  const isOwn = readOwn(parts);
  const runs: { place: { from: number; to: number }; words: string[] }[] = [];
  /** End of the last run if such words followed it. */
  let end = -1;
  for (const word of wordsOf(text)) {
    const last = runs.at(-1);
    const follows = last !== undefined && isJoined(text.slice(end, word.from));
    const skipped = isOwn(word.text);
    if (skipped === undefined) {
      if (follows && between.has(bare(word.text))) end = word.to;
      continue;
    }
    end = word.to;
    if (follows && skipped === 0) {
      last.place.to = word.to;
      last.words.push(bare(word.text));
    } else runs.push({ place: { from: word.from + skipped, to: word.to }, words: [bare(word.text).slice(skipped)] });
  }
  return runs;
}

const partsOf = (data: string) => wordsOf(data).map(({ text }) => bare(text));
/** Parts of names that identify nobody alone. */
const PARTICLES = new Set(
  'בן בר בת אבו אל אבן דה ד"ר דר ben bar bat abu al el ibn de da van der von la le dr mr mrs ms'.split(' '),
);

/**
 * Finds the person's name in a text: the whole name or a part, in any order, case and script, also after Hebrew
 * prefixes.
 */
export function findOwnNames(text: string, { fullName }: PersonalInfo): OwnPlace[] {
  const parts = partsOf(fullName).filter((part) => part.length > 1);
  return runsOf(text, parts).flatMap(({ place, words }) => (words.every((word) => PARTICLES.has(word)) ? [] : [place]));
}

/** Words of a postal code: `LS1` and `4DY` beside each other, `8412345` by itself. */
const [HALF_A_CODE, CODE] = [/^(?=.*\d)(?=.*[a-z]).{2,}$/, /^\d{5,}$/];

/**
 * The person's street and number, or postal code, or more of the address, with any signs between. A town alone is not
 * an address.
 */
export function findOwnAddresses(text: string, { address }: PersonalInfo): OwnPlace[] {
  // The text after the last comma is the town.
  const street = partsOf(address.includes(',') ? address.slice(0, address.lastIndexOf(',')) : address);
  const isStreet = readOwn(street.filter((part) => !HOUSE_NUMBER.test(part) && !ADDRESS_WORDS.has(part)));
  return runsOf(text, partsOf(address), ADDRESS_WORDS).flatMap(({ place, words }) =>
    (words.some((word) => HOUSE_NUMBER.test(word)) && words.some((word) => isStreet(word) !== undefined)) ||
    (words.length > 1 && words.every((word) => HALF_A_CODE.test(word))) ||
    words.some((word) => CODE.test(word))
      ? [place]
      : [],
  );
}

/** Signs that people put between the digits of a number, and how many. */
const SIGN = String.raw`[^\p{L}\p{N}]{0,3}`;
const digitsApart = (digits: string) => Array.from(digits).join(SIGN);
/** Digits of a number that tell whose it is. */
const OWN_DIGITS = 7;
/** Mobile phones of Israel, in whatever signs. */
const MOBILE = new RegExp(
  String.raw`(?<!\d)(?:\(?\+?${digitsApart('972')}${SIGN}(?:\(?0\)?${SIGN})?|\(?0${SIGN})5(?:${SIGN}\d){8}(?!\d)`,
  'g',
);
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** Finds phones with unusual signs: the person's own, and Israeli mobile numbers. Years in dates are excluded. */
export function findPhonesApart(text: string, { phone, contacts = [] }: OwnContacts): OwnPlace[] {
  const phones = [phone, ...contacts.flatMap(({ kind, value }) => (kind === 'phone' ? [value] : []))];
  const ownDigits = phones.map((each) => each.replace(/\D/g, '').slice(-OWN_DIGITS));
  const patterns = [
    ...ownDigits
      .filter(({ length }) => length === OWN_DIGITS)
      .map((digits) => new RegExp(String.raw`(?<!\d)(?:[+(]?\d${SIGN}){0,6}${digitsApart(digits)}(?!\d)`, 'gu')),
    MOBILE,
  ];
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
      from: index,
      to: index + match.length,
      match,
    })).flatMap(({ match, ...place }) => (YEAR.test(match) ? [] : [place])),
  );
}

/** The person's address of mail with other signs in it: `noa (at) example dot com`. */
export function findOwnMail(text: string, { email }: PersonalInfo): OwnPlace[] {
  const parts = email.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (parts.length < 2) return [];
  const sign = String.raw`[^\p{L}\p{N}\n]{0,3}(?:at|dot|שטרודל|כרוכית|נקודה)?[^\p{L}\p{N}\n]{0,3}`;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${parts.join(sign)}(?![\p{L}\p{N}])`, 'giu');
  return Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({ from: index, to: index + match.length }));
}

/** An age that a person tells as their own: בת 34. */
export const findOwnAges = (text: string): OwnPlace[] =>
  Array.from(
    text.matchAll(/(?<![א-ת])(?:בן|בת)[ -]\d{2}(?![\d%])(?! (?:ימים|חודשים|שעות))/g),
    ({ 0: match, index }) => ({
      from: index,
      to: index + match.length,
    }),
  );

/** Places in the order of the text, without those inside another. */
export function apart(places: readonly OwnPlace[]): OwnPlace[] {
  let end = 0;
  return places
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from, to }) => {
      const isFree = from >= end;
      if (isFree) end = to;
      return isFree;
    });
}
