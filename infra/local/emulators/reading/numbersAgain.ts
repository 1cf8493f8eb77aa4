import type { Line, Word } from 'tesseract.js';
import { DATES, PHONE } from './mergeReadings.ts';

type NumberBox = Word['bbox'];

/** Digits and the signs about them. */
const IS_NUMBER = /^[\d\s.,:/+()%–—-]+$/;
const FEW_DIGITS = /^\d{1,3}$/;
/** Digits of a phone number, or of two years, some of which are missing or superfluous. */
const MANY_DIGITS = /^(?:\D{0,3}\d){5,16}\D{0,3}$/;
/** Share of a line's height: no digit is wider. */
const MAX_DIGIT_WIDTH = 0.75;
/** Confidence in percent below which a number is looked at again. */
const UNSURE = 50;
/** Numbers of a page that are read again: each takes an engine a tenth of a second. */
const MAX_AGAIN = 16;
/** Signs before or after a number that are not part of it. */
const SIGNS_AROUND = /^[^\d+(]+|(?<![^\d+%])[^\d+%]+$/g;
const HEBREW = /[\u05d0-\u05ea]/;

/** Neighbours of a line that are one number, or dates with a dash between them. */
export interface DoubtfulNumber {
  readonly line: Line;
  readonly words: readonly Word[];
  readonly box: NumberBox;
}

/**
 * Returns numbers of Hebrew lines that the engine may not have read whole. Of a number that begins a line it keeps only
 * the last digit, with high confidence, although its box has room for more, or a year follows after a dash.
 */
export function findDoubtfulNumbers(lines: readonly Line[]): DoubtfulNumber[] {
  return lines
    .filter(({ words }) => words.length > 0)
    .flatMap((line) => runsOf(line).map((words) => ({ line, words, box: boxOf(words) })))
    .filter(isDoubtful)
    .slice(0, MAX_AGAIN);
}

function runsOf(line: Line): Word[][] {
  const runs: Word[][] = [];
  let isOpen = false;
  for (const word of line.words.toSorted((a, b) => a.bbox.x0 - b.bbox.x0)) {
    const isNumber = IS_NUMBER.test(word.text);
    if (isNumber && isOpen) runs.at(-1)?.push(word);
    else if (isNumber) runs.push([word]);
    isOpen = isNumber;
  }
  return runs.filter((words) => words.some(({ text }) => /\d/.test(text)));
}

function isDoubtful({ line, words }: DoubtfulNumber): boolean {
  const said = textOf(words);
  if (isWhole(said)) return false;
  const height = line.bbox.y1 - line.bbox.y0;
  // Beside nothing that would tell what it is, it is asked for once more.
  if (words.length === line.words.length && MANY_DIGITS.test(said)) return true;
  const hasYear = words.some(({ text }) => DATES.test(text));
  return words.some(
    ({ text, bbox, confidence }) =>
      /\d/.test(text) &&
      (confidence < UNSURE ||
        (FEW_DIGITS.test(text) &&
          (hasYear ||
            (bbox.x1 - bbox.x0 > MAX_DIGIT_WIDTH * height * text.length &&
              (HEBREW.test(line.text) || words.length === line.words.length))))),
  );
}

/** A number as it is compared: without spaces, one dash for all, and no signs at its ends. */
const textOf = (words: readonly Word[]) =>
  words
    .map(({ text }) => text)
    .join('')
    .replace(/[–—-]+/g, '-')
    .replace(SIGNS_AROUND, '');
const isWhole = (text: string) => DATES.test(text) || PHONE.test(text);

/**
 * Lines in which numbers say what they said when each was read alone, as far as that is a number that fits better; and
 * those that stay doubtful, in words of their line.
 */
export function withNumbers(
  lines: readonly Line[],
  doubtful: readonly DoubtfulNumber[],
  readings: readonly string[],
): { readonly lines: readonly Line[]; readonly unsure: readonly (readonly string[])[] } {
  const words = new Map<Line, Word[]>();
  const unsure: string[][] = [];
  for (const [index, number] of doubtful.entries()) {
    const [first] = number.words;
    const said = (readings[index] ?? '').replace(/\s+/g, '').replace(/[–—-]+/g, '-');
    const text = said.replace(SIGNS_AROUND, '');
    if (first && fitsBetter(text, textOf(number.words))) {
      const left = (words.get(number.line) ?? number.line.words).filter((word) => !number.words.includes(word));
      words.set(number.line, [...left, { ...first, text, bbox: number.box }]);
      // A number of a licence, say: read twice alike.
    } else if (text !== textOf(number.words) || FEW_DIGITS.test(text))
      unsure.push(number.words.map((word) => word.text));
  }
  return { lines: lines.map((line) => ({ ...line, words: words.get(line) ?? line.words })), unsure };
}

/** Whether a text is dates or a phone, or a short number that ends with the digits that were seen. */
const fitsBetter = (text: string, before: string) =>
  isWhole(text) || (/^\d{2,3}%?$/.test(text) && FEW_DIGITS.test(before) && text.replace('%', '').endsWith(before));

const boxOf = (words: readonly Word[]): NumberBox => ({
  x0: Math.min(...words.map(({ bbox }) => bbox.x0)),
  y0: Math.min(...words.map(({ bbox }) => bbox.y0)),
  x1: Math.max(...words.map(({ bbox }) => bbox.x1)),
  y1: Math.max(...words.map(({ bbox }) => bbox.y1)),
});
