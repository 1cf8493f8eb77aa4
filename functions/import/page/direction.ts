import type { Direction } from '../../../shared/platform/language.ts';
import { hasRightToLeft } from './bidi.ts';

/** The direction that most of some letters have; of a text with several letters the first counts for all. */
export function mainDirection(letters: Iterable<string>): Direction {
  let right = 0;
  let all = 0;
  for (const letter of letters) {
    if (!/\p{L}/u.test(letter)) continue;
    all += 1;
    if (hasRightToLeft(letter)) right += 1;
  }
  // Names of products and companies are Latin in Hebrew résumés, hardly a word is Hebrew in English ones.
  return right > 0.35 * all ? 'rtl' : 'ltr';
}
