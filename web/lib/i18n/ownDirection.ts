import type { Direction } from '../../../shared/platform/language.ts';
import { LTR_LETTER, RTL_LETTER } from './lineDirection.ts';

/**
 * The direction of a line of somebody's own, whatever the language of the screen that shows it: that of most letters,
 * the screen's where there are as many of each.
 */
export function ownDirection(text: string, screen: Direction): Direction {
  const count = (letter: RegExp) => Array.from(text).filter((sign) => letter.test(sign)).length;
  const difference = count(RTL_LETTER) - count(LTR_LETTER);
  return difference === 0 ? screen : difference > 0 ? 'rtl' : 'ltr';
}
