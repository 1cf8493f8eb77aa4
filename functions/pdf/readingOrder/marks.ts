import { hex, type FontText } from './fontText.ts';
import { isMark, isReadByPoppler } from './line.ts';
import { byFirstGlyph, type LineGlyph } from './logicalOrder.ts';
import { blankOf, type Placed } from './placed.ts';
import { countPdfiumSegments, isFromRight, isPopplerNumber } from './readers.ts';
import type { Edit, Segment } from './segments.ts';
import type { TextRun } from './textRuns.ts';
import { decimal } from './writeText.ts';

const LRM = '\u200e';
const RLM = '\u200f';
const ZWNJ = '\u200c';

/** Numbers of pairs of marks, enough for any line. They all differ, because PDFium leaves out repeated glyphs. */
const TAIL_LENGTHS = [9, 8, 7, 6, 5, 4, 3, 2, 1];

/** Returns marks that make PDFium take a line, whose words are in order, as left-to-right; none if it does anyway. */
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
  // As many of the other kind keep pdftotext from taking the page as left-to-right.
  return [...marks, RLM.repeat(missing)];
}

/** A mark for pdftotext, and its position. */
interface Fence {
  readonly text: string;
  readonly x: number;
  /** Index of the glyph at whose left or right edge it is placed, from the left of the line. */
  readonly at: number;
  /** Whether that is the glyph's left edge, or its right one. */
  readonly isLeft: boolean;
}

/**
 * Returns marks that keep pdftotext from joining texts beside each other on a line. They are placed at both ends of a
 * run in the other direction, and left of signs that pdftotext takes for parts of numbers if no right-to-left letter
 * follows (`ב-Java`, `ערים, ובהן`). A separate sign with a space is treated like a left-to-right run, or its space
 * would be read before it.
 */
function fences(
  visual: readonly LineGlyph[],
  isRtlPage: boolean,
  size: number,
  hasSpace?: (glyph: LineGlyph) => boolean,
): Fence[] {
  const marks: Fence[] = [];
  const nudge = 0.002 * size;
  for (let from = 0; from < visual.length;) {
    const { rtl, x } = visual[from] as LineGlyph;
    let to = from + 1;
    while (visual[to]?.rtl === rtl) to += 1;
    if (rtl !== isRtlPage) {
      if (from > 0) marks.push({ text: RLM, x: x - nudge, at: from, isLeft: true });
      const last = visual[to - 1] as LineGlyph;
      // At the end of a paragraph too, because other text, such as dates, may follow on the line.
      marks.push({ text: LRM, x: last.end - nudge, at: to - 1, isLeft: false });
    } else if (isRtlPage) {
      for (let index = from; index < to; index += 1) {
        const glyph = visual[index] as LineGlyph;
        const isSpaced = hasSpace?.(glyph) === true;
        const isNumber =
          index > 0 && isPopplerNumber(glyph.shown) && !isFromRight((visual[index - 1] as LineGlyph).shown);
        if (isNumber || isSpaced) marks.push({ text: RLM, x: glyph.x - nudge / 2, at: index, isLeft: true });
        if (isSpaced) marks.push({ text: LRM, x: glyph.end - 2 * nudge, at: index, isLeft: false });
      }
    }
    from = to;
  }
  return marks;
}

/** Groups segments by paragraph; a word in another font is part of the run around it. */
export function paragraphsOf(segments: readonly Segment[]): Segment[][] {
  const paragraphs: Segment[][] = [];
  for (const segment of segments)
    if (segment.goesOn && paragraphs.length > 0) paragraphs.at(-1)?.push(segment);
    else paragraphs.push([segment]);
  return paragraphs;
}

const visualOf = (paragraph: readonly Segment[]): readonly LineGlyph[] =>
  paragraph.length === 1
    ? (paragraph[0] as Segment).line.visual
    : paragraph.flatMap(({ line }) => line.visual).toSorted((a, b) => a.x - b.x);

/** Adds these marks to a line that stays as printed: at the ends of its runs they join the neighbouring words. */
export function fenceRuns(segments: readonly Segment[], isRtlPage: boolean, edits: Edit[]): void {
  for (const paragraph of paragraphsOf(segments)) {
    const visual = visualOf(paragraph);
    const text = paragraph.map(({ line }) => line.text).join('');
    if (isReadByPoppler({ text, shown: visual.map(({ shown }) => shown).join('') }, isRtlPage)) continue;
    const fromLeft = paragraph
      .flatMap(({ runs, font }) => runs.map((run) => ({ run, font })))
      .toSorted((a, b) => byFirstGlyph(a.run, b.run));
    const marks = fences(visual, isRtlPage, fromLeft[0]?.run.size ?? 0);
    let [first, next] = [0, 0];
    for (const { run, font } of fromLeft) {
      const end = first + run.glyphs.length;
      for (let mark = marks[next]; mark && mark.at < end; mark = marks[(next += 1)]) {
        if (isMark(run, font)) continue;
        const position = mark.at === first && mark.isLeft ? run.start : run.end;
        edits.push({ start: position, end: position, source: writeMark(mark.text, mark.x, run, font, run.y) });
      }
      first = end;
    }
  }
}

/** Returns these marks for segments that are rewritten as `drawn`, one source for each segment. */
export function writeFences(
  segments: readonly Segment[],
  drawn: readonly (readonly Placed[])[],
  isRtlPage: boolean,
): string[] {
  const sources = new Map<Segment, string>();
  const spaced = new Set<number>();
  for (const glyphs of drawn) for (const { text, x } of glyphs) if (SIGN_AND_SPACE.test(text)) spaced.add(x);
  for (const paragraph of paragraphsOf(segments)) {
    const ownerOf = ownersOf(paragraph);
    const visual = visualOf(paragraph);
    const [{ size }] = (paragraph[0] as Segment).runs;
    for (const { text, x, at: index } of fences(visual, isRtlPage, size, (glyph) => spaced.has(glyph.x))) {
      const owner = ownerOf(visual[index] as LineGlyph);
      const [run] = owner.runs;
      sources.set(owner, (sources.get(owner) ?? '') + writeMark(text, x, run, owner.font, run.y));
    }
  }
  return segments.map((segment) => sources.get(segment) ?? '');
}

/** Returns a function from glyph to segment; most paragraphs have one segment. */
function ownersOf(paragraph: readonly Segment[]): (glyph: LineGlyph) => Segment {
  const [only] = paragraph as [Segment];
  if (paragraph.length === 1) return () => only;
  const owners = new Map(paragraph.flatMap((segment) => segment.line.visual.map((glyph) => [glyph, segment])));
  return (glyph) => owners.get(glyph) as Segment;
}

/** A sign to which a space was added, because pdf.js would have none. */
const SIGN_AND_SPACE = /^[^\p{L}\p{N}\s\p{Cf}]\s$/u;

/** Returns a mark as a separate operator without width, which PDFium and pdf.js ignore. */
export function writeMark(text: string, x: number, { font: name, size }: TextRun, font: FontText, y: number): string {
  const code = font.alias(blankOf(font), text, 0);
  return `BT\n${name} ${size} Tf\n1 0 0 -1 ${decimal(x)} ${y} Tm\n<${hex(code)}> Tj\nET\n`;
}
