import { asksOnce, hasInk } from './characterClasses.ts';
import type { FontText } from './fontText.ts';
import { writeMark } from './marks.ts';
import { blankOf, placeGlyph, type Placed } from './placed.ts';
import { isFromRight } from './readers.ts';
import type { TextRun } from './textRuns.ts';
import { writeText } from './writeText.ts';

const LRM = '\u200e';
const RLM = '\u200f';

/** Of the size: how far right of the text of a line its operators begin, and its marks stand. */
const START = 0.3;
/** The same of a space with marks: pdf.js gives a space before what stands so far from the word before it. */
const SPACE_START = 1.2;
/** The same of what marks and their spaces take. */
export const ROOM = 2;
/** The same of what keeps pdftotext from joining them with what begins there. */
export const CLEARANCE = 3;

/** PDFium leaves out a glyph that it has read in the same place within seven: others stand beside each other. */
const PLACES = 3;
const NEXT_PLACE = 0.08;
/** For the same reason blanks that stand in one place have codes of their own, each a thousandth wider. */
const BLANKS = 4;

const isSpace = asksOnce((text) => /^\p{Cf}*\s$/u.test(text));
const isRight = asksOnce((text) => Array.from(text).some(isFromRight));

/** Words of a line from the right, each in an operator of its own, with a mark that PDFium does not see before each. */
export class WordWriter {
  readonly #x: number;
  #words = 0;
  #isBegun = false;

  /** `end`: where the line's text ends at the right. */
  constructor(end: number, size: number) {
    this.#x = end + START * size;
  }

  /**
   * Glyphs in logical order. PDFium puts operators in the order of their beginnings and leaves those that begin in the
   * same place: all of a line begin with a blank at its right. MuPDF goes on with a line, and PDFBox with a sentence,
   * where a mark changes the direction between two words from the right; PDFBox turns what does not begin with one
   * from the left.
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
    // Or pdftotext would take the marks for a part of the first word.
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

/** Whether the line goes on from the left behind a space, as between two Latin words. */
function flows(glyphs: readonly Placed[], space: number, size: number): boolean {
  const [before, { text }, after] = [glyphs[space - 1], glyphs[space] as Placed, glyphs[space + 1]];
  if (!before || !after || text.length > 1) return false;
  const gap = after.x - before.x - (before.width * size) / 1000;
  return after.x >= before.x && gap < 0.8 * size;
}
