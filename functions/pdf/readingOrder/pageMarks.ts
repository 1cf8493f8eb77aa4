import { findGutter } from './columns.ts';
import { stripsBetweenDates } from './farDates.ts';
import { hex, type FontText } from './fontText.ts';
import { blankOf } from './placed.ts';
import type { Edit, PageContext } from './segments.ts';
import type { TextRun } from './textRuns.ts';
import { decimal } from './writeText.ts';

const LRM = '\u200e';
const RLM = '\u200f';

/** The greatest ascent and descent that pdftotext assumes for a font, in type sizes. */
const MAX_ASCENT = 1.05;
const MAX_DESCENT = 0.4;

interface MarkPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Returns marks for pdftotext on the whole page: an invisible artifact without width before the first text. */
function writeMarks(texts: readonly string[], places: readonly MarkPlace[], first: TextRun, font: FontText) {
  const position = first.tag?.start ?? first.start;
  const codes = texts.map((text) => hex(font.alias(blankOf(font), text, 0))).join('');
  const shown = places.map(
    ({ x, y, size }) => `${first.font} ${decimal(size)} Tf\n1 0 0 -1 ${decimal(x)} ${decimal(y)} Tm\n<${codes}> Tj\n`,
  );
  return { start: position, end: position, source: `/Artifact BMC\nBT\n${shown.join('')}ET\nEMC\n` };
}

/**
 * Adds marks for pdftotext, which takes a line for as wide as the blank space beside it. One mark between two columns,
 * as high as they are, keeps lines beside a gap in the other column from being read with that column. A small one
 * between a date at the end of its line and the next date keeps lines before a column of dates from all being read
 * before it.
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

/** A page with a larger surplus of left-to-right letters is left-to-right. */
const MAX_TURNED = 300;
/** Most characters in a glyph's text that pdftotext accepts. */
const MAX_MARKS_OF_GLYPH = 60;
/** The largest surplus of marks of one direction that lines can get. */
const SPARE_MARKS = 20;

/**
 * Adds right-to-left marks to a page that pdftotext would take as left-to-right because of its letters (a last page of
 * addresses and product names); it would read right-to-left lines in the wrong order. Returns whether the page is
 * right-to-left.
 */
export function turnPage(runs: readonly TextRun[], context: PageContext, fromRight: number, edits: Edit[]): boolean {
  const first = runs[0];
  const font = first && context.font(first.font);
  if (fromRight > SPARE_MARKS || !context.isRtl || fromRight < -MAX_TURNED || !first || !font) return fromRight > 0;
  const place = { x: first.glyphs[0]?.x ?? 0, y: first.y, size: first.size };
  const texts: string[] = [];
  for (let missing = SPARE_MARKS - fromRight; missing > 0;) {
    // Each text has another length, because equal texts at one position count once.
    const length = Math.min(missing, MAX_MARKS_OF_GLYPH - texts.length);
    texts.push(RLM.repeat(length));
    missing -= length;
  }
  edits.push(writeMarks(texts, [place], first, font));
  return true;
}
