import { asksOnce, hasInk } from './characterClasses.ts';
import type { FontText } from './fontText.ts';
import { writeMark } from './marks.ts';
import { blankOf, placeGlyph, type Placed } from './placed.ts';
import { isFromRight } from './readers.ts';
import type { TextRun } from './textRuns.ts';
import { writeText } from './writeText.ts';

const LRM = '\u200e';
const RLM = '\u200f';

/** In type sizes: how far right of a line's text its operators begin and its marks are placed. */
const START = 0.3;
/** In type sizes: the same for a space with marks; pdf.js adds a space before text so far from the preceding word. */
const SPACE_START = 1.2;
/** In type sizes: width of marks and their spaces. */
export const ROOM = 2;
/** In type sizes: the distance that keeps pdftotext from joining them with other text. */
export const CLEARANCE = 3;

/** PDFium drops a glyph that it read at the same position within the last seven, so marks alternate positions. */
const PLACES = 3;
const NEXT_PLACE = 0.08;
/** For the same reason blanks at one position have different codes, each a thousandth wider. */
const BLANKS = 4;

const isSpace = asksOnce((text) => /^\p{Cf}*\s$/u.test(text));
const isRight = asksOnce((text) => Array.from(text).some(isFromRight));

/** Writes the words of a right-to-left line, each as a separate operator with a mark before it that PDFium ignores. */
export class WordWriter {
  readonly #x: number;
  #words = 0;
  #isBegun = false;

  /** `end`: the right end of the line's text. */
  constructor(end: number, size: number) {
    this.#x = end + START * size;
  }

  /**
   * Writes glyphs in logical order. PDFium sorts operators by their beginnings and keeps the order of those that begin
   * at one position, so all operators of a line begin with a blank at its right. MuPDF continues a line, and PDFBox a
   * sentence, if a mark changes the direction between two right-to-left words; PDFBox reverses text that does not begin
   * with a left-to-right mark.
   */
  write(glyphs: readonly Placed[], run: TextRun, y: number, font: FontText): string {
    const { size } = run;
    const mark = (text: string, x: number) => writeMark(text, x, run, font, y);
    const last = glyphs.findLastIndex(({ text }) => hasInk(text));
    const parts = [mark(LRM, this.#x)];
    let word = this.#isBegun || (glyphs[0] as Placed).x > this.#x ? this.#begin(font) : [];
    this.#isBegun = true;
    let runStart = Infinity;
    for (let index = 0; index < glyphs.length; index += 1) {
      const glyph = glyphs[index] as Placed;
      const before = glyphs[index - 1];
      if (before && hasInk(before.text)) runStart = isRight(before.text) ? Infinity : Math.min(runStart, before.x);
      const isParted =
        before && index < last && isSpace(glyph.text) && hasInk(before.text) && !flows(glyphs, index, size);
      if (!isParted) {
        word.push(glyph);
        continue;
      }
      parts.push(writeText(word, run, y));
      if (runStart < Infinity) parts.push(mark(RLM, runStart - 0.002 * size));
      parts.push(mark(LRM, this.#x));
      word = this.#begin(font);
      if (glyph.text.length > 1) {
        const place = SPACE_START - START + NEXT_PLACE * (this.#words % PLACES);
        const text = LRM + glyph.text;
        word.push({ ...glyph, text, code: font.alias(glyph.code, text, glyph.width), x: this.#x + place * size });
      }
    }
    // Otherwise pdftotext would take the marks for a part of the first word.
    parts.push(writeText(word, run, y), mark(RLM, this.#x - 0.002 * size));
    return parts.join('');
  }

  #begin(font: FontText): Placed[] {
    this.#words += 1;
    const blank = placeGlyph(font, blankOf(font), this.#x);
    const width = blank.width + (this.#words % BLANKS);
    return [{ ...blank, width, code: font.alias(blank.code, ' ', width) }];
  }
}

/** Whether the line continues from the left after a space, as between two Latin words. */
function flows(glyphs: readonly Placed[], space: number, size: number): boolean {
  const [before, { text }, after] = [glyphs[space - 1], glyphs[space] as Placed, glyphs[space + 1]];
  if (!before || !after || text.length > 1) return false;
  const gap = after.x - before.x - (before.width * size) / 1000;
  return after.x >= before.x && gap < 0.8 * size;
}
