import type { Direction } from '../../../shared/platform/language.ts';
import { hasRightToLeft } from './bidi.ts';

/** Returns the direction of most letters. Each text counts by its first letter. */
export function mainDirection(letters: Iterable<string>): Direction {
  let right = 0;
  let all = 0;
  for (const letter of letters) {
    if (!/\p{L}/u.test(letter)) continue;
    all += 1;
    if (hasRightToLeft(letter)) right += 1;
  }
  // Hebrew résumés have many Latin names of products and companies; English ones have hardly a Hebrew word.
  return right > 0.35 * all ? 'rtl' : 'ltr';
}
