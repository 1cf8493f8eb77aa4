import { hasInk } from './characterClasses.ts';
import type { FontText } from './fontText.ts';
import { placeGlyph, blankOf } from './placed.ts';
import { isTurnedByPdfJs } from './readers.ts';
import type { PrintedGlyph } from './printedGlyph.ts';
import type { Drawn, Edit, Segment } from './segments.ts';
import type { TextRun } from './textRuns.ts';
import { writeText } from './writeText.ts';

/**
 * Adds the spaces that pdf.js omits where the next text is farther back on the line: to a glyph before or after it. If
 * neither can take one, a space after the segment is returned by the segment's index.
 */
export function separateSegments(
  segments: readonly Segment[],
  drawn: Drawn[][],
  isMoved: boolean,
): ReadonlyMap<number, string> {
  const spaces = new Map<number, string>();
  // A separate space has no effect where the text moves back.
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

/** In line heights: pdf.js takes a text that begins farther back and not farther down for the same line. */
const SAME_LINE = 0.5;

/** Does the same where the next line begins so near that pdf.js takes it for this one, like a heading beside a job. */
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
 * Returns a space as a separate operator between marks, so that the text around it continues. It is placed at the end
 * of right-to-left text, because pdftotext sorts by position and would find it inside a word.
 */
function spaceAfter({ runs, line, font }: Segment): string {
  const run = runs.at(-1) as TextRun;
  const x = line.start - 0.002 * run.size;
  return writeText([placeGlyph(font, font.alias(blankOf(font), '\u200f\u200e '), x)], run, run.y);
}

/**
 * Whether two segments of one paragraph touch and no space is between them when read (drawing order may be reversed). A
 * language and its level may be far apart.
 */
export const isOneWord = (segment: Segment, next: Segment | undefined) =>
  next !== undefined &&
  next.goesOn &&
  !/\s$/.test(segment.line.text) &&
  !/^\s/.test(next.line.text) &&
  touch(segment, next);

/** In type sizes: letters of one word are nearer. */
const WORD_GAP = 0.15;

const touch = ({ line, runs: [run] }: Segment, { line: next }: Segment) =>
  Math.max(next.start - line.end, line.start - next.end) < WORD_GAP * run.size;
const isVisible = ({ text }: Drawn) => hasInk(text);
const byStart = ({ runs: [a] }: Segment, { runs: [b] }: Segment) => a.start - b.start;
const withSpace = (glyph: Drawn, font: FontText): Drawn => {
  const text = `${glyph.text} `;
  return { ...glyph, text, code: font.alias(glyph.code, text, glyph.width) };
};

/** Returns where the first piece ends that pdf.js reads as one. */
function pieceEnd(glyphs: readonly Drawn[], size: number): number {
  let end = 1;
  while (end < glyphs.length && !goesBack(glyphs[end - 1] as Drawn, glyphs[end] as Drawn, size)) end += 1;
  return end;
}

const goesBack = (glyph: Drawn, next: Drawn, size: number) =>
  next.x < glyph.x + (glyph.width * size) / 1000 - 0.2 * size;

/** Whether pdf.js reverses the last piece. */
function isRightPiece(glyphs: readonly Drawn[], size: number): boolean {
  let start = glyphs.length - 1;
  while (start > 0 && !goesBack(glyphs[start - 1] as Drawn, glyphs[start] as Drawn, size)) start -= 1;
  const piece = glyphs.slice(start).map(({ text }) => text);
  return isTurnedByPdfJs(piece.join(''));
}
