import type { Direction } from '../../../shared/platform/language.ts';

export const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
export const LTR_LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const RIGHT_TO_LEFT_ISOLATE = '\u2067';

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
 * A value as it stands within a text of the screens. What would change places with the text around it is isolated: a
 * value of the other direction that begins or ends with a sign (`Check Point Ltd.`), or is of both directions. With a
 * Hebrew letter in it, a value within Hebrew runs as a line of its own would: `PDF, Word או צילום` from the right.
 */
export function isolateValue(value: string, screen: Direction): string {
  const [screenLetter, otherLetter] = screen === 'rtl' ? [RTL_LETTER, LTR_LETTER] : [LTR_LETTER, RTL_LETTER];
  const moves = otherLetter.test(value) && (screenLetter.test(value) || !/^[\p{L}\p{N}].*[\p{L}\p{N}]$/su.test(value));
  const opening = screen === 'rtl' && screenLetter.test(value) ? RIGHT_TO_LEFT_ISOLATE : FIRST_STRONG_ISOLATE;
  return moves ? `${opening}${value}\u2069` : value;
}

/**
 * A file's name as it is read: where it has Hebrew in it, its last word and its ending stand together
 * (`קורות חיים 2022.docx`, never `docx.2022`). Within a text it needs an isolate around it (`<bdi>`).
 */
export function fileNameText(name: string): string {
  const words = name.split(/(?<=[\s\u0590-\u08ff])(?=[^\s\u0590-\u08ff])/);
  const last = words.pop() ?? '';
  return RTL_LETTER.test(name) && words.length > 0 && /.\.[a-z0-9]{1,9}$/i.test(last)
    ? `${words.join('')}\u2066${last}\u2069`
    : name;
}
