import { hex, type FontText } from './fontText.ts';
import { isReadByPdfium, isReadByPdfJs, type Line } from './line.ts';
import { logicalLine } from './logicalLine.ts';
import { isMisread } from './logicalOrder.ts';
import { directionTail, fenceRuns, writeFences } from './marks.ts';
import { applyEdits, moveIntoOrder, moveTags, unitsOf } from './moveTags.ts';
import { fenceColumns, turnPage } from './pageMarks.ts';
import { placeGlyph, blankOf, type Placed } from './placed.ts';
import {
  extentOf,
  groupByBaseline,
  segmentsOf,
  standBeside,
  type Drawn,
  type Edit,
  type PageContext,
  type Segment,
} from './segments.ts';
import { separateBaselines, separateSegments } from './separateSegments.ts';
import { isSpaceLostByPdfium } from './readers.ts';
import { readTextRuns, type PrintedGlyph, type TextRun } from './textRuns.ts';
import { writeText } from './writeText.ts';

/** The page's content with its lines in reading order; itself when nothing is to be done. */
export function reorderContent(content: Buffer, context: PageContext): Buffer {
  const runs = readTextRuns(content, (name, code) => context.font(name)?.width(code) ?? 0);
  if (!runs || runs.length === 0) return content;
  const edits: Edit[] = [];
  const isRtlPage = turnPage(runs, context, lettersFromRight(runs, context), edits);
  const lines = groupByBaseline(runs).map((group) => segmentsOf(group, context));
  fenceColumns(runs, context, isRtlPage, edits);
  const extents = lines.map((segments) => segments && extentOf(segments));
  const areBeside = (one: number, other: number) => {
    const [first, second] = [extents[one], extents[other]];
    return first !== undefined && second !== undefined && standBeside(first, second);
  };
  for (const [index, segments] of lines.entries()) {
    if (!segments) continue;
    const above = lines[index - 1];
    if (above) separateBaselines(above, segments, edits);
    const before = above && areBeside(index - 1, index) ? above : [];
    const isBeside = before.length > 0 || areBeside(index, index + 1);
    arrange(content, segments, { isRtl: context.isRtl, isRtlPage, isBeside, before }, edits);
  }
  return edits.length === 0 ? content : applyEdits(content, edits);
}

function lettersFromRight(runs: readonly TextRun[], { font }: PageContext): number {
  let sum = 0;
  /** By font and code. */
  const known = new Map<FontText, (number | undefined)[]>();
  for (const run of runs) {
    const text = font(run.font);
    if (!text) continue;
    let sides = known.get(text);
    if (!sides) known.set(text, (sides = Array.from({ length: text.highestCode + 1 })));
    for (const { code } of run.glyphs) {
      let side = sides[code];
      if (side === undefined) sides[code] = side = sideOf(text.text(code));
      sum += side;
    }
  }
  return sum;
}

/** 1 of a letter that runs from the right, -1 of one from the left, 0 of everything else. */
const sideOf = (character: string) => (/[\u0590-\u08ff]/.test(character) ? 1 : /\p{L}/u.test(character) ? -1 : 0);

/** What holds for a line on its page. */
interface Place {
  readonly isRtl: boolean;
  readonly isRtlPage: boolean;
  /** Whether PDFium may take it and the line before or after it for one, such as a heading in the margin and a job. */
  readonly isBeside: boolean;
  /** The line before it, if they stand beside each other. */
  readonly before: readonly Segment[];
}

function arrange(content: Buffer, segments: readonly Segment[], place: Place, edits: Edit[]): void {
  const { isRtl, isRtlPage, isBeside } = place;
  const hasRight = segments.some(({ line }) => line.visual.some(({ rtl }) => rtl));
  const isMixed = hasRight && segments.some(({ line }) => line.visual.some(({ rtl }) => rtl !== isRtl));
  const group = {
    text: segments.map(({ line }) => line.text).join(' '),
    shown: (isRtl ? segments.toReversed() : segments).map(({ line }) => line.shown).join(' '),
  } as Line;
  const isMisprinted = hasRight && segments.some(({ runs, font }) => runs.some((run) => isMisread(run, font)));
  const isOrdered =
    !isMisprinted &&
    !(isBeside && (isRtl || hasRight)) &&
    (!hasRight || (isReadByPdfium(group) && segments.every(({ runs, line, font }) => isReadByPdfJs(runs, line, font))));
  const [only] = segments;
  if (isOrdered && only && segments.length === 1 && !joinsGlyphs(only)) {
    if (isMixed || isRtlPage) fenceRuns(only, isRtlPage, edits);
    return;
  }
  let text = '';
  const drawn = segments.map(({ runs, line, font }): Drawn[] => {
    if (isOrdered) return runs.flatMap(({ glyphs }) => glyphs.map((glyph) => asDrawn(glyph, font)));
    const glyphs = logicalLine(line, font, { size: (runs[0] as TextRun).size, isRtlPage, before: text });
    text += glyphs.map((glyph) => glyph.text).join('');
    return glyphs;
  });
  const isMoved = moveIntoOrder(segments);
  const spaces = separateSegments(segments, drawn, isMoved);
  if (isOrdered) {
    for (const [index, segment] of segments.entries()) {
      const glyphs = drawn[index] as Drawn[];
      if (joinsGlyphs(segment)) replaceRuns([segment], [writeGlyphs(segment, glyphs)], false, edits);
      else
        for (const { at, code, was } of glyphs)
          if (at !== undefined && was !== code) edits.push({ start: at, end: at + 4, source: hex(code) });
      const end = segment.runs.at(-1)?.end ?? 0;
      edits.push({ start: end, end, source: spaces.get(index) ?? '' });
      if (isMixed || isRtlPage) fenceRuns(segment, isRtlPage, edits);
    }
  } else {
    const sources = writeLogical(segments, drawn, place).map((source, index) => source + (spaces.get(index) ?? ''));
    replaceRuns(segments, sources, isMoved, edits);
  }
  if (isMoved) moveTags(segments, content, edits);
}

/** Whether a text from the left is better written in one operator, in which PDFium sees the spaces. */
const joinsGlyphs = ({ line: { visual } }: Segment) => isSpaceLostByPdfium(visual) && !visual.some(({ rtl }) => rtl);

function writeGlyphs({ runs: [first], line, font }: Segment, glyphs: readonly Drawn[]): string {
  const placed = glyphs.map(({ code, x }) => placeGlyph(font, code, x));
  return first ? writeText(placed, first, line.visual[0]?.y ?? first.y) : '';
}

/** Joins what stands on both sides, and is not seen. */
const ZWNJ = '\u200c';

/** Puts what is written anew in the place of what was printed; what shares a tag stands together in it. */
function replaceRuns(segments: readonly Segment[], sources: readonly string[], isMoved: boolean, edits: Edit[]): void {
  const texts = new Map(segments.map((segment, index) => [segment, sources[index] ?? '']));
  for (const unit of isMoved ? unitsOf(segments) : segments.map((segment) => [segment])) {
    const source = unit.map((segment) => texts.get(segment)).join('');
    const runs = unit.flatMap((segment) => segment.runs);
    const first = Math.min(...runs.map(({ start }) => start));
    for (const { start, end } of runs) edits.push({ start, end, source: start === first ? source : '' });
  }
}

/** Each segment in one operator. */
function writeLogical(
  segments: readonly Segment[],
  drawn: readonly Drawn[][],
  { isRtl, isRtlPage, before }: Place,
): string[] {
  const edge = Math.max(...[...before, ...segments].map(({ line }) => line.visual.at(-1)?.end ?? 0));
  const texts: string[] = [];
  return segments.map(({ runs, line, font, goesOn }, index) => {
    const first = runs[0] as TextRun;
    const blank = blankOf(font);
    const order: Placed[] = [];
    const own = drawn[index] as Drawn[];
    // PDFium puts texts of a line in the order of their beginnings.
    const place = before.length + index;
    if (place > 0) {
      const isOneWord = goesOn && !/\s$/.test(texts.at(-1) ?? '') && !/^\s/.test(own[0]?.text ?? '');
      const separator = isOneWord ? font.alias(blank, ZWNJ, 0) : blank;
      order.push(placeGlyph(font, separator, edge + 2 * place * first.size));
    }
    order.push(...own);
    texts.push(...order.map(({ text }) => text));
    if (index === segments.length - 1) {
      const end = isRtl
        ? (line.visual[0]?.x ?? 0) - 0.05 * first.size
        : (line.visual.at(-1)?.end ?? 0) + 0.05 * first.size;
      const tail = directionTail(texts.join(''));
      if (tail.length > 0) order.push(placeGlyph(font, blank, end));
      for (const text of tail) order.push({ code: font.alias(blank, text, 0), x: end, text, width: 0 });
    }
    return writeText(order, first, line.visual[0]?.y ?? first.y) + writeFences(line, font, first, isRtlPage);
  });
}

const asDrawn = ({ code, x, at }: PrintedGlyph, font: FontText): Drawn => ({
  code,
  was: code,
  x,
  at,
  text: font.text(code),
  width: font.width(code),
});
