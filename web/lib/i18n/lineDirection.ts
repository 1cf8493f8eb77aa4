import type { Direction } from '../../../shared/platform/language.ts';

const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const LTR_LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * The direction of one line within texts of a language: `B.Sc. בהנדסה` in a Hebrew résumé is a Hebrew line, though its
 * first letter is Latin. `auto` where no letter of that direction is in it.
 */
export function lineDirection(text: string, base: Direction): Direction | 'auto' {
  return (base === 'rtl' ? RTL_LETTER : LTR_LETTER).test(text) ? base : 'auto';
}
