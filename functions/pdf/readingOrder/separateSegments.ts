import { hasInk } from './characterClasses.ts';
import type { FontText } from './fontText.ts';
import { placeGlyph, blankOf } from './placed.ts';
import { isTurnedByPdfJs } from './readers.ts';
import type { PrintedGlyph } from './printedGlyph.ts';
import type { Drawn, Edit, Segment } from './segments.ts';
import type { TextRun } from './textRuns.ts';
import { writeText } from './writeText.ts';

/**
 * pdf.js gives no space where the next text stands further back on the line: a glyph before or after it has one. Where
 * none can, the space is written behind the segment: returned by its index.
 */
export function separateSegments(
  segments: readonly Segment[],
  drawn: Drawn[][],
  isMoved: boolean,
): ReadonlyMap<number, string> {
  const spaces = new Map<number, string>();
  // A space that stands by itself separates nothing where the text goes back.
  const inLogicalOrder = segments
    .map((segment, index) => ({ ...segment, index }))
    .filter(({ index }) => drawn[index]?.some(isVisible));
  const order = isMoved ? inLogicalOrder : inLogicalOrder.toSorted(byStart);
  for (const [place, next] of order.slice(1).entries()) {
    const segment = order[place] as (typeof order)[number];
    const { index, font, runs } = segment;
    const { size } = runs[0];
    const [glyphs, following] = [drawn[index], drawn[next.index]] as [Drawn[], Drawn[]];
    const [lastAt, firstAt] = [glyphs.findLastIndex(isVisible), following.findIndex(isVisible)];
    const [last, first] = [glyphs[lastAt], following[firstAt]] as [Drawn, Drawn];
    if (first.x > last.x + (last.width * size) / 1000 - 0.02 * size) continue;
    if (next.index === index + 1 && isOneWord(segment, next)) continue;
    const seen = following.slice(firstAt);
    const piece = seen.slice(0, pieceEnd(seen, next.runs[0].size));
    const leadAt = firstAt + piece.findLastIndex(isVisible);
    if (!isRightPiece(glyphs.slice(0, lastAt + 1), size)) glyphs[lastAt] = withSpace(last, font);
    else if (isRightPiece(piece, size)) following[leadAt] = withSpace(following[leadAt] as Drawn, next.font);
    else spaces.set(index, spaceAfter(segment));
  }
  return spaces;
}

/** Of the height of a line: pdf.js takes a text that begins further back and no further down for the same line. */
const SAME_LINE = 0.5;

/** The same where the next line begins so near that pdf.js takes it for this one, such as a heading beside a job. */
export function separateBaselines(above: readonly Segment[], below: readonly Segment[], edits: Edit[]): void {
  const last = above.toSorted(byStart).at(-1) as Segment;
  const [next] = (below.toSorted(byStart)[0] as Segment).runs;
  const run = last.runs.at(-1) as TextRun;
  const [end, start] = [run.glyphs.at(-1), next.glyphs[0]] as [PrintedGlyph, PrintedGlyph];
  if (start.x >= end.x) return;
  if (Math.abs(next.y - run.y) > SAME_LINE * run.size + 1) return;
  edits.push({ start: run.end, end: run.end, source: spaceAfter(last) });
}

/**
 * A space in an operator of its own, between marks: the text around it goes on as it is. It stands at the end of what
 * runs from the right: pdftotext sorts by place, and would find it in a word.
 */
function spaceAfter({ runs, line, font }: Segment): string {
  const run = runs.at(-1) as TextRun;
  const x = line.start - 0.002 * run.size;
  return writeText([placeGlyph(font, font.alias(blankOf(font), '\u200f\u200e '), x)], run, run.y);
}

/**
 * Whether two segments of one paragraph touch, and no space stands between them as they are read: what is drawn may be
 * turned. A language and how well it is spoken may stand far apart.
 */
export const isOneWord = (segment: Segment, next: Segment | undefined) =>
  next !== undefined &&
  next.goesOn &&
  !/\s$/.test(segment.line.text) &&
  !/^\s/.test(next.line.text) &&
  touch(segment, next);

/** Of the size: letters of one word are not as far apart. */
const WORD_GAP = 0.15;

const touch = ({ line, runs: [run] }: Segment, { line: next }: Segment) =>
  Math.max(next.start - line.end, line.start - next.end) < WORD_GAP * run.size;
const isVisible = ({ text }: Drawn) => hasInk(text);
const byStart = ({ runs: [a] }: Segment, { runs: [b] }: Segment) => a.start - b.start;
const withSpace = (glyph: Drawn, font: FontText): Drawn => {
  const text = `${glyph.text} `;
  return { ...glyph, text, code: font.alias(glyph.code, text, glyph.width) };
};

/** Where the first piece ends that pdf.js takes as one. */
function pieceEnd(glyphs: readonly Drawn[], size: number): number {
  let end = 1;
  while (end < glyphs.length && !goesBack(glyphs[end - 1] as Drawn, glyphs[end] as Drawn, size)) end += 1;
  return end;
}

const goesBack = (glyph: Drawn, next: Drawn, size: number) =>
  next.x < glyph.x + (glyph.width * size) / 1000 - 0.2 * size;

/** Whether pdf.js turns the last piece. */
function isRightPiece(glyphs: readonly Drawn[], size: number): boolean {
  let start = glyphs.length - 1;
  while (start > 0 && !goesBack(glyphs[start - 1] as Drawn, glyphs[start] as Drawn, size)) start -= 1;
  const piece = glyphs.slice(start).map(({ text }) => text);
  return isTurnedByPdfJs(piece.join(''));
}
