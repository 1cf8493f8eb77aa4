import { hex, type FontText } from './fontText.ts';
import { isMark, isReadByPoppler, type Line } from './line.ts';
import type { LineGlyph } from './logicalOrder.ts';
import { blankOf } from './placed.ts';
import { countPdfiumSegments, isFromRight, isPopplerNumber } from './readers.ts';
import type { Edit, Segment } from './segments.ts';
import type { TextRun } from './textRuns.ts';
import { decimal } from './writeText.ts';

const LRM = '\u200e';
const RLM = '\u200f';
const ZWNJ = '\u200c';

/** Pairs of marks, as many as a line needs at most; each glyph differs, since PDFium leaves out the same again. */
const TAIL_LENGTHS = [9, 8, 7, 6, 5, 4, 3, 2, 1];

/** What makes PDFium take a line as one from the left, as its words are in order already; nothing when it does. */
export function directionTail(text: string): string[] {
  const { left, right } = countPdfiumSegments(text);
  if (right === 0 || left > right) return [];
  const missing = right + 2 - left;
  const marks: string[] = [];
  let rest = missing;
  for (const length of TAIL_LENGTHS) {
    if (rest < length) continue;
    marks.push((LRM + ZWNJ).repeat(length));
    rest -= length;
  }
  // As many of the other kind, or pdftotext would take the page for one from the left.
  return [...marks, RLM.repeat(missing)];
}

/** A mark for pdftotext, and where it stands. */
interface Fence {
  readonly text: string;
  readonly x: number;
  /** The glyph at whose left or right edge it stands, from the left of the line. */
  readonly at: number;
  readonly side: 'left' | 'right';
}

/**
 * Marks that keep pdftotext from joining what stands beside each other on a line: at the left and at the right end of a
 * run of the other direction; and at the left of signs that it takes for parts of numbers, where no letter from the
 * right follows (`ב-Java`, `ערים, ובהן`).
 */
function fences({ visual }: Line, isRtlPage: boolean, size: number): Fence[] {
  const marks: Fence[] = [];
  const nudge = 0.002 * size;
  for (let from = 0; from < visual.length;) {
    const { rtl, x } = visual[from] as LineGlyph;
    let to = from + 1;
    while (to < visual.length && visual[to]?.rtl === rtl) to += 1;
    if (rtl !== isRtlPage) {
      if (from > 0) marks.push({ text: RLM, x: x - nudge, at: from, side: 'left' });
      const last = visual[to - 1] as LineGlyph;
      if (to < visual.length || isRtlPage) marks.push({ text: LRM, x: last.end - nudge, at: to - 1, side: 'right' });
    } else if (isRtlPage) {
      for (let at = Math.max(from, 1); at < to; at += 1) {
        const { shown, x: left } = visual[at] as LineGlyph;
        if (isPopplerNumber(shown) && !isFromRight((visual[at - 1] as LineGlyph).shown))
          marks.push({ text: RLM, x: left - nudge / 2, at, side: 'left' });
      }
    }
    from = to;
  }
  return marks;
}

/** These marks, where a line stays as it was printed: at the ends of its runs they join the words beside them. */
export function fenceRuns({ runs, line, font }: Segment, isRtlPage: boolean, edits: Edit[]): void {
  if (isReadByPoppler(line, isRtlPage)) return;
  const fromLeft = runs.toSorted((one, other) => (one.glyphs[0]?.x ?? 0) - (other.glyphs[0]?.x ?? 0));
  const marks = fences(line, isRtlPage, fromLeft[0]?.size ?? 0);
  let [first, next] = [0, 0];
  for (const run of fromLeft) {
    const end = first + run.glyphs.length;
    for (let mark = marks[next]; mark && mark.at < end; mark = marks[(next += 1)]) {
      if (isMark(run, font)) continue;
      const at = mark.at === first && mark.side === 'left' ? run.start : run.end;
      edits.push({ start: at, end: at, source: writeMark(mark.text, mark.x, run, font, run.y) });
    }
    first = end;
  }
}

/** The same marks for a line that is written anew. */
export function writeFences(line: Line, font: FontText, run: TextRun, isRtlPage: boolean): string {
  return fences(line, isRtlPage, run.size)
    .map(({ text, x }) => writeMark(text, x, run, font, run.y))
    .join('');
}

/** In an operator of its own and without width: PDFium takes no note of it, nor does pdf.js. */
export function writeMark(text: string, x: number, { font: name, size }: TextRun, font: FontText, y: number): string {
  const code = font.alias(blankOf(font), text, 0);
  return `BT\n${name} ${size} Tf\n1 0 0 -1 ${decimal(x)} ${y} Tm\n<${hex(code)}> Tj\nET\n`;
}
