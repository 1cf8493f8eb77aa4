import type { Direction } from '../../platform/language.ts';
import type { BidiRun } from './bidiRun.ts';
import { findLtrRuns } from './ltrRuns.ts';
import { findRtlRuns } from './rtlRuns.ts';

/**
 * Letters that are written right to left, with their points, and the Hebrew punctuation among them (maqaf, geresh,
 * gershayim).
 */
const RTL_CHARACTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LTR_LETTER_PATTERN = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{L}/u;
const RTL_LETTER = /[\u05d0-\u05ea\u0620-\u064a]/;

/**
 * The parts of a text to isolate in a paragraph of that direction, so many at most, in order and apart from each other.
 */
export function findBidiRuns(text: string, direction: Direction, most = Infinity): BidiRun[] {
  if (most <= 0) return [];
  const hasRtl = RTL_CHARACTER.test(text);
  if (direction === 'ltr') {
    if (!hasRtl) return [];
    return isForeignSentence(text, 'rtl') ? wholeText(text, 'rtl') : findRtlRuns(text, most);
  }
  if (!hasRtl && LTR_LETTER_PATTERN.test(text)) return isPlainLatin(text) ? [] : wholeText(text, 'ltr');
  return isForeignSentence(text, 'ltr') ? wholeText(text, 'ltr') : findLtrRuns(text, most);
}

function wholeText(text: string, direction: Direction): BidiRun[] {
  return [{ start: 0, end: text.length, direction }];
}

/** Words and numbers in between only: the algorithm orders these by itself. */
function isPlainLatin(text: string): boolean {
  return /^\p{L}.*[\p{L}\p{N}]$/su.test(text);
}

/**
 * Whether a text is a sentence of the other direction that merely quotes a word of this one, such as an English bullet
 * of a Hebrew résumé with a company's Hebrew name. Then the whole is turned, not each part of it.
 */
function isForeignSentence(text: string, foreign: Direction): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const own = (word: string) => RTL_LETTER.test(word) === (foreign === 'rtl');
  if (words.length === 0 || !own(words[0] as string)) return false;
  const count = words.filter(own).length;
  // A Hebrew prefix joined to a Latin word (ב־React) is Hebrew syntax: such a sentence stays right to left.
  if (foreign === 'ltr')
    return count >= 6 && count >= 0.75 * words.length && !/[\u05d0-\u05ea][-\u05be\u2013][A-Za-z]/.test(text);
  return count >= 3 && count >= 0.5 * words.length;
}
