import type { Direction } from '../../../shared/platform/language.ts';
import { hebrewWeight } from '../../../shared/text/hebrewWeight.ts';

export const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
export const LTR_LETTER = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u;

/** Openings of what runs from the left, as its first letter says, and from the right. */
const ISOLATES = '\u2066\u2068\u2067';

/**
 * The direction of one line within texts of a language: `B.Sc. בהנדסה` in a Hebrew résumé is a Hebrew line, though its
 * first letter is Latin. `auto` where no letter of that direction is in it.
 */
export function lineDirection(text: string, base: Direction): Direction | 'auto' {
  return (base === 'rtl' ? RTL_LETTER : LTR_LETTER).test(text) ? base : 'auto';
}

/** The direction of a field with one line: `Check Point Ltd.` in a Hebrew résumé ends with its dot. */
export const fieldDirection = (text: string, base: Direction): Direction | 'auto' =>
  /\p{L}/u.test(text) ? lineDirection(text, base) : base;

/**
 * Returns a value for use within a text of the screens: with a letter of the other direction in it, it is isolated,
 * since it would change places with the text around it. It keeps the direction of its language on either screen: `PDF,
 * Word או צילום` from the right, an English sentence with one Hebrew word from the left.
 */
export const isolateValue = (value: string, screen: Direction): string =>
  (screen === 'rtl' ? LTR_LETTER : RTL_LETTER).test(value)
    ? `${ISOLATES[1 + Math.sign(hebrewWeight(value))]}${value}\u2069`
    : value;

/**
 * Returns a file's name for reading: if it has Hebrew in it, its last word and its extension stay together (`קורות חיים
 * 2022.docx`, never `docx.2022`). Within a text it needs an isolate around it (`<bdi>`).
 */
export function fileNameText(name: string): string {
  const words = name.split(/(?<=[\s\u0590-\u08ff])(?=[^\s\u0590-\u08ff])/);
  const last = words.pop() ?? '';
  return RTL_LETTER.test(name) && words.length > 0 && /.\.[a-z0-9]{1,9}$/i.test(last)
    ? `${words.join('')}\u2066${last}\u2069`
    : name;
}
