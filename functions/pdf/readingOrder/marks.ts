import { hex, type FontText } from './fontText.ts';
import { isMark, isReadByPoppler, type Line } from './line.ts';
import type { LineGlyph } from './logicalOrder.ts';
import { spaceOf } from './placed.ts';
import { countPdfiumSegments } from './readers.ts';
import type { Edit, Segment } from './segments.ts';
import type { PrintedGlyph, TextRun } from './textRuns.ts';
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

/** Where marks keep pdftotext from joining a run with what stands beside it: at its left and at its right end. */
function fences(
  line: Line,
  isRtlPage: boolean,
  size: number,
): { before: number | undefined; after: number | undefined; run: number }[] {
  const { visual } = line;
  const ends: { before: number | undefined; after: number | undefined; run: number }[] = [];
  let run = 0;
  for (let from = 0; from < visual.length; run += 1) {
    const { rtl, x } = visual[from] as LineGlyph;
    let to = from + 1;
    while (to < visual.length && visual[to]?.rtl === rtl) to += 1;
    if (rtl !== isRtlPage)
      ends.push({
        run,
        before: from > 0 ? x - 0.002 * size : undefined,
        after: to < visual.length || isRtlPage ? (visual[to - 1] as LineGlyph).end - 0.002 * size : undefined,
      });
    from = to;
  }
  return ends;
}

/** Marks at the runs of the other direction, where these stand in the content: they join the words beside them. */
export function fenceRuns({ runs, line, font }: Segment, isRtlPage: boolean, edits: Edit[]): void {
  if (isReadByPoppler(line, isRtlPage)) return;
  for (const run of runs) {
    if (run.rtl === isRtlPage || isMark(run, font)) continue;
    const { size } = run;
    const from = run.glyphs[0]?.x ?? 0;
    const last = run.glyphs.at(-1) as PrintedGlyph;
    const to = last.x + (font.width(last.code) * size) / 1000;
    if (from > (line.visual[0]?.x ?? 0))
      edits.push({ start: run.start, end: run.start, source: writeMark(RLM, from - 0.002 * size, run, font) });
    edits.push({ start: run.end, end: run.end, source: writeMark(LRM, to - 0.002 * size, run, font) });
  }
}

/** The same marks for a line that is written anew. */
export function writeFences(line: Line, font: FontText, run: TextRun, isRtlPage: boolean): string {
  return fences(line, isRtlPage, run.size)
    .map(
      ({ before, after }) =>
        (before === undefined ? '' : writeMark(RLM, before, run, font)) +
        (after === undefined ? '' : writeMark(LRM, after, run, font)),
    )
    .join('');
}

/** In an operator of its own and without width: PDFium takes no note of it, nor does pdf.js. */
function writeMark(text: string, x: number, { font: name, size, y }: TextRun, font: FontText): string {
  const code = font.alias(spaceOf(font) ?? 0, text, 0);
  return `BT\n${name} ${size} Tf\n1 0 0 -1 ${decimal(x)} ${y} Tm\n<${hex(code)}> Tj\nET\n`;
}
