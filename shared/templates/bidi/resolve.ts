import type { Direction } from '../../platform/language.ts';
import { isPresent } from '../../dates/presentWords.ts';
import { groupTokens } from './groups.ts';
import { findLtrPhrases } from './ltrPhrases.ts';
import type { TextSpan } from './ltrRules.ts';
import { isDate } from './numbers.ts';
import { findRtlPhrases } from './rtlPhrases.ts';
import { RTL_RANGE, hasLatin, hasRtl, isRtlWord, wordsOf } from './script.ts';
import { tokenize } from './tokens.ts';

/**
 * A stretch of a text that is set in one direction, isolated from the text around it; the paragraph itself is the
 * outermost. Its parts are texts and inner runs, in logical order: all characters of the text, unchanged.
 */
export interface BidiRun {
  readonly direction: Direction;
  readonly parts: readonly (string | BidiRun)[];
}

/**
 * Isolated runs of one text, and in them. More are in none that a person writes, and each is a piece of its paragraph:
 * the browser's time for the tags of a paragraph grows with the square of its pieces (decision 19). What comes after
 * them is left to the bidi algorithm.
 */
export const MAX_BIDI_RUNS = 200;

/**
 * The runs of a text that must be isolated in a paragraph of that direction, so that the bidi algorithm (UAX 9) shows
 * it as a typesetter would: `ידע ב־C++, ו־.NET` has the runs `C++` and `.NET`. What the algorithm shows rightly by
 * itself is left as text, as each run is an element.
 */
export function resolveBidiRuns(text: string, direction: Direction): BidiRun {
  return resolveRun(text, direction, findSpans(text, direction), { runs: MAX_BIDI_RUNS });
}

function resolveRun(text: string, direction: Direction, spans: readonly TextSpan[], budget: { runs: number }): BidiRun {
  const kept = spans.slice(0, Math.max(0, budget.runs));
  budget.runs -= kept.length;
  const inner = direction === 'rtl' ? 'ltr' : 'rtl';
  const parts: (string | BidiRun)[] = [];
  let position = 0;
  for (const { start, end } of kept) {
    if (start > position) parts.push(text.slice(position, start));
    const run = text.slice(start, end);
    parts.push(resolveRun(run, inner, findInnerSpans(run, inner), budget));
    position = end;
  }
  if (position < text.length) parts.push(text.slice(position));
  return { direction, parts };
}

/**
 * Returns the isolated spans of a paragraph: all of it if it is in the other language (`GPA: 91` in a Hebrew résumé),
 * else its phrases.
 */
function findSpans(text: string, direction: Direction): TextSpan[] {
  const whole = [{ start: 0, end: text.length }];
  if (direction === 'ltr') {
    if (!hasRtl(text)) return [];
    if (!hasLatin(text)) return isPlainRtl(text) || isNumericPeriod(text) ? [] : whole;
    return isForeignSentence(text, 'rtl') ? whole : findInnerSpans(text, 'ltr');
  }
  if (!hasRtl(text) && hasLatin(text)) return isPlainLatin(text) ? [] : whole;
  return isForeignSentence(text, 'ltr') || isNumericPeriod(text) ? whole : findInnerSpans(text, 'rtl');
}

function findInnerSpans(text: string, direction: Direction): TextSpan[] {
  if (direction === 'ltr' && !hasRtl(text)) return [];
  const items = groupTokens(text, tokenize(text));
  return direction === 'rtl'
    ? disorderedLtr(text, findLtrPhrases(text, items))
    : disorderedRtl(text, findRtlPhrases(text, items));
}

/** Words and numbers in between only: the algorithm orders these by itself. */
const isPlainLatin = (text: string) => /^\p{L}.*[\p{L}\p{N}]$/su.test(text);
const isPlainRtl = (text: string) => RTL_PHRASE.test(text);

/**
 * Returns whether a text is only a period of numeric dates: `04/2021 – היום` is in a column with `01/2018 – 03/2021`
 * and begins at the same side.
 */
function isNumericPeriod(text: string): boolean {
  const [, from = '', until = ''] = /^(.{1,12}?)\s?[-–—]\s?(\P{N}{1,12})$/u.exec(text) ?? [];
  return isDate(from) && isPresent(until);
}

/** English words that follow a part of the sentence: at, of. */
const ENGLISH_LINK = /^(?:at|of|for|in|with|by|from|to|and|the|on|as)$/;

/**
 * Whether a text is a sentence of the other direction that merely quotes a word of this one, such as an English bullet
 * of a Hebrew résumé with a company's Hebrew name. Then the whole is turned, not each part of it.
 */
function isForeignSentence(text: string, foreign: Direction): boolean {
  const words = wordsOf(text);
  const isForeign = (word: string) => isRtlWord(word) === (foreign === 'rtl');
  if (words.length === 0 || !isForeign(words[0] as string)) return false;
  const count = words.filter(isForeign).length;
  if (foreign === 'rtl') return count >= 3 && count >= 0.5 * words.length;
  // A Hebrew prefix joined to a Latin word (ב־React) is Hebrew syntax: such a sentence stays right to left.
  if (/[\u05d0-\u05ea][-\u05be\u2013][A-Za-z]/.test(text)) return false;
  const isLinked = words.some((word, index) => ENGLISH_LINK.test(word) && isRtlWord(words[index + 1] ?? ''));
  return count >= (isLinked ? 2 : 6) && count >= (isLinked ? 0.5 : 0.75) * words.length;
}

const LATIN_PHRASE = /^\p{L}(?:[^"“„‘«([{]*[\p{L}\p{N}])?$/su;
const SINGLE_NUMBER = /^[$₪€£¥]?\d+(?:[.,:/-]\d+)*%?$/;
const PAIR_AROUND = /^[([{"“'](?=[^()[\]{}"“”']*[)\]}"”']$)/;
const RTL = new RegExp(`[${RTL_RANGE}]`);

/**
 * The phrases of a right-to-left text that the algorithm would scramble: all but single numbers, and words that begin
 * and end with a letter and have right-to-left letters on both sides.
 */
function disorderedLtr(text: string, phrases: readonly TextSpan[]): TextSpan[] {
  return phrases.filter(({ start, end }, index) => {
    const phrase = text.slice(start, end);
    const inner = PAIR_AROUND.test(phrase) ? phrase.slice(1, -1) : phrase;
    if (SINGLE_NUMBER.test(inner)) return false;
    const [before, after] = [phrases[index - 1], phrases[index + 1]];
    const isSeparate =
      (!before || RTL.test(text.slice(before.end, start))) && (!after || RTL.test(text.slice(end, after.start)));
    return !isSeparate || !LATIN_PHRASE.test(inner);
  });
}

const RTL_PHRASE = new RegExp(String.raw`^[${RTL_RANGE}](?:[^\p{N}()[\]{}]*[${RTL_RANGE}])?$`, 'u');

/**
 * The phrases of a left-to-right text that the algorithm would scramble: all but words alone that no number follows
 * before the next Latin letter, as it would go with them.
 */
function disorderedRtl(text: string, phrases: readonly TextSpan[]): TextSpan[] {
  let isNumberNext = false;
  return phrases
    .toReversed()
    .filter(({ start, end }, index) => {
      const [sign] = /[\p{L}\p{N}]/u.exec(text.slice(end, phrases[phrases.length - index]?.start)) ?? [];
      if (sign !== undefined) isNumberNext = /\p{N}/u.test(sign);
      const phrase = text.slice(start, end);
      return isNumberNext || hasLatin(phrase) || !RTL_PHRASE.test(phrase);
    })
    .toReversed();
}
