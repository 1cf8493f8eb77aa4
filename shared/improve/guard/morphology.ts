import { stemmer } from 'stemmer';
import { IRREGULAR_ENGLISH, IRREGULAR_HEBREW } from '../lexicon/words.ts';
import { memoizeByWord } from './memoize.ts';
import { isHebrewWord, normalizeWord, prefixVariants } from './words.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/** Base forms of irregular English words. */
const ENGLISH_BASES = new Map<string, string>();
for (const [base = '', ...forms] of IRREGULAR_ENGLISH) {
  for (const form of forms) {
    ENGLISH_BASES.set(form, base);
    // Words are looked up without a plural s. "live" is not "life".
    if (/[^i]ves$/.test(form) || form === 'knives') ENGLISH_BASES.set(form.slice(0, -1), base);
  }
}

/** The first listed form of irregular Hebrew verbs (הכנתי, הכנה, מכין). */
const HEBREW_BASES = new Map<string, string>();
for (const forms of IRREGULAR_HEBREW)
  for (const form of forms) if (!HEBREW_BASES.has(form)) HEBREW_BASES.set(form, forms[0] as string);

/**
 * Returns the keys of a word; two words are forms of one if they share a key. English: the Porter stem. Hebrew: the
 * root as far as rules find it, without prefixes, suffixes and vowel letters, and with and without the pattern's first
 * letter.
 */
export const wordKeys: (word: string) => readonly string[] = memoizeByWord((word) => {
  const bare = normalizeWord(word);
  return isHebrewWord(bare) ? hebrewKeys(bare) : englishKeys(bare);
});

function englishKeys(word: string): string[] {
  const base = ENGLISH_BASES.get(word) ?? word.replace(/isation/, 'ization').replace(/is(e[ds]?|ing)$/, 'iz$1');
  return [`en ${stemmer(ENGLISH_BASES.get(base) ?? base.replace(/our(?=[a-z]{0,30}$)/, 'or'))}`];
}

const FINAL_LETTERS: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
/** Returns the word with final letters in their regular form. */
export const unfinal = (word: string) =>
  word.replace(/[ךםןףץ]/g, (letter) => ownProperty(FINAL_LETTERS, letter) as string);
const SUFFIX =
  /(?:יותיהם|ותיהם|ותיהן|ותינו|יהם|יהן|ותיה|ותיו|יות|תית|תיים|יים|ים|ות|תיי|תי|נו|ית|יה|יו|תן|תם|ייה|ה|ת|י)$/;
/** The first letter of many verb and noun patterns: מנהל, הדרכה, תכנון, אבטחה. */
const PATTERN_LETTER = /^(?:הת|מת|ת|ה|מ|א|נ|י)(?=..)/;

/** Longer words are cut; no Hebrew word has so many letters. */
const MAX_LETTERS = 24;

function hebrewKeys(word: string): string[] {
  const keys = new Set<string>();
  for (const form of prefixVariants(word.slice(0, MAX_LETTERS))) {
    const base = HEBREW_BASES.get(form);
    if (base !== undefined) keys.add(`he = ${base}`);
    const letters = unfinal(form);
    keys.add(`he . ${letters}`);
    const bare = form.length > 3 ? unfinal(form.replace(SUFFIX, '')) : letters;
    // The word without vowel letters but with its suffix, for spellings such as שרות and שירות.
    const whole = `${letters.slice(0, 1)}${letters.slice(1).replace(/[וי]/g, '')}`;
    if (whole.length > 2) keys.add(`he ~ ${whole}`);
    const past = /..נו$/.test(form) ? [unfinal(form.slice(0, -1))] : [];
    for (const stem of [bare, bare.length > 3 ? bare.replace(PATTERN_LETTER, '') : bare, ...past]) {
      const root = `${stem.slice(0, 1)}${stem.slice(1).replace(/[וי]/g, '')}`;
      if (root.length > 2 || (root.length === 2 && form.length < 6 && form === word)) keys.add(`he ${root}`);
    }
  }
  return [...keys];
}
