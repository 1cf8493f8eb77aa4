/**
 * Right-to-left characters: Hebrew and Arabic letters with their points, and the Hebrew punctuation among them (maqaf,
 * geresh, gershayim). For use within a character class.
 */
export const RTL_RANGE = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`;
/** A letter of any other script. */
export const LATIN_LETTER = String.raw`(?![${RTL_RANGE}])\p{L}`;

const RTL_CHARACTER = new RegExp(`[${RTL_RANGE}]`);
const LATIN = new RegExp(LATIN_LETTER, 'u');

/** Whether anything of a text is written right to left. */
export const hasRtl = (text: string): boolean => RTL_CHARACTER.test(text);

/** Whether anything of a text is a letter that is written left to right. */
export const hasLatin = (text: string): boolean => LATIN.test(text);

/** Returns whether a word has right-to-left letters, whatever else is in it. */
export const isRtlWord = (word: string): boolean => /[\u05d0-\u05ea\u0620-\u064a]/.test(word);

/** Words that tell the language of a sentence: those that hold a letter. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
