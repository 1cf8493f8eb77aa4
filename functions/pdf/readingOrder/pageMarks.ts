import { findGutter } from './columns.ts';
import { stripsBetweenDates } from './farDates.ts';
import { hex, type FontText } from './fontText.ts';
import { blankOf } from './placed.ts';
import type { Edit, PageContext } from './segments.ts';
import type { TextRun } from './textRuns.ts';
import { decimal } from './writeText.ts';

const LRM = '\u200e';
const RLM = '\u200f';

/** Of its size: no letter reaches further for pdftotext, whatever its font says. */
const MAX_ASCENT = 1.05;
const MAX_DESCENT = 0.4;

interface MarkPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Marks for pdftotext that stand for the whole page: an artifact before its first text, without width and not seen. */
function writeMarks(texts: readonly string[], places: readonly MarkPlace[], first: TextRun, font: FontText) {
  const position = first.tag?.start ?? first.start;
  const codes = texts.map((text) => hex(font.alias(blankOf(font), text, 0))).join('');
  const shown = places.map(
    ({ x, y, size }) => `${first.font} ${decimal(size)} Tf\n1 0 0 -1 ${decimal(x)} ${decimal(y)} Tm\n<${codes}> Tj\n`,
  );
  return { start: position, end: position, source: `/Artifact BMC\nBT\n${shown.join('')}ET\nEMC\n` };
}

/**
 * Marks for pdftotext, which takes a line for as wide as the blank beside it: one between two columns, as high as they
 * are, since lines beside a gap of the other column would be read with that column; and a small one between a date at
 * the end of its line and the next one, since lines that end before a column of dates would all be read before it.
 */
export function fenceColumns(runs: readonly TextRun[], context: PageContext, isRtlPage: boolean, edits: Edit[]): void {
  const gutter = findGutter(runs, context);
  const first = runs[0];
  const font = first && context.font(first.font);
  if (!first || !font) return;
  const ascent = Math.min(font.ascent, MAX_ASCENT);
  const height = ascent + Math.min(font.descent, MAX_DESCENT);
  const places: MarkPlace[] = [];
  if (gutter) {
    const size = (gutter.bottom - gutter.top) / height;
    places.push({ x: gutter.x, y: gutter.top + ascent * size, size });
  }
  const most = { ascent: MAX_ASCENT, descent: MAX_DESCENT };
  for (const strip of stripsBetweenDates(runs, context, { isRtlPage, gutter: gutter?.x, most })) {
    const size = strip.height / 2 / height;
    places.push({ x: strip.x, y: strip.y - strip.height / 4 + ascent * size, size });
  }
  if (places.length > 0) edits.push(writeMarks([isRtlPage ? RLM : LRM], places, first, font));
}

/** More letters from the left than this make a page one from the left. */
const MAX_TURNED = 300;
/** The text of a glyph may be no longer for pdftotext. */
const MAX_MARKS_OF_GLYPH = 60;
/** Marks of one direction that the lines get more than of the other, at most. */
const SPARE_MARKS = 20;

/**
 * pdftotext takes a page for one from the left where it has more letters of that direction (a last page of addresses
 * and names of products), and then reads lines from the right in the wrong order. As many marks make it one from the
 * right. Returns whether it is one.
 */
export function turnPage(runs: readonly TextRun[], context: PageContext, fromRight: number, edits: Edit[]): boolean {
  const first = runs[0];
  const font = first && context.font(first.font);
  if (fromRight > SPARE_MARKS || !context.isRtl || fromRight < -MAX_TURNED || !first || !font) return fromRight > 0;
  const place = { x: first.glyphs[0]?.x ?? 0, y: first.y, size: first.size };
  const texts: string[] = [];
  for (let missing = SPARE_MARKS - fromRight; missing > 0;) {
    // Each is longer or shorter than the others: the same text in one place counts once.
    const length = Math.min(missing, MAX_MARKS_OF_GLYPH - texts.length);
    texts.push(RLM.repeat(length));
    missing -= length;
  }
  edits.push(writeMarks(texts, [place], first, font));
  return true;
}
