import { scriptsOf } from '../structure/passages.ts';
import { sideOf } from './characterClasses.ts';
import { hex } from './fontText.ts';
import { isMark, isReadByPdfium, isReadByPdfJs, isReadJoined } from './line.ts';
import { logicalLine } from './logicalLine.ts';
import { isMisread } from './logicalOrder.ts';
import { fenceRuns } from './marks.ts';
import { applyEdits, areUnitsInOrder, moveIntoOrder, moveTags } from './moveTags.ts';
import { partOpenRange } from './openRange.ts';
import { fenceColumns, turnPage } from './pageMarks.ts';
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
import { isOneWord, separateBaselines, separateSegments } from './separateSegments.ts';
import { writeDrawn } from './drawnRuns.ts';
import { readTextRuns, type TextRun } from './textRuns.ts';
import { asDrawn, joinsGlyphs, replaceRuns, writeGlyphs, writeLogical, type TextPlace } from './writeSegments.ts';
import { CLEARANCE, ROOM } from './writeWords.ts';

/**
 * Returns a page's content with its lines in reading order; the same content if nothing changes; undefined if it has
 * texts that the browser does not write.
 */
export function reorderContent(content: Buffer, context: PageContext): Buffer | undefined {
  const runs = readTextRuns(content, context.font);
  if (!runs) return undefined;
  for (const { mcid, glyphs } of runs) if (mcid !== undefined) noteScripts(mcid, glyphs, context.scripts);
  const edits: Edit[] = [];
  const isDrawn = context.order === 'drawn';
  // Marks help only readers that sort by position.
  const isRtlPage = !isDrawn && turnPage(runs, context, lettersFromRight(runs), edits);
  const lines = groupByBaseline(runs).map((group) => segmentsOf(group, context));
  if (!isDrawn) fenceColumns(runs, context, isRtlPage, edits);
  const extents = lines.map((segments) => segments && extentOf(segments));
  const areBeside = (a: number, b: number) => {
    const [first, second] = [extents[a], extents[b]];
    return first !== undefined && second !== undefined && standBeside(first, second);
  };
  const isMargined = lines.some((_, index) => areBeside(index, index + 1));
  const hasRoom = isMargined ? () => false : roomBeside(lines);
  for (const [index, segments] of lines.entries()) {
    if (!segments) continue;
    const above = lines[index - 1];
    if (above) separateBaselines(above, segments, edits);
    const before = above && areBeside(index - 1, index) ? above : [];
    const isBeside = before.length > 0 || areBeside(index, index + 1);
    arrange(content, segments, { isRtl: context.isRtl, isRtlPage, isDrawn, isBeside, before, hasRoom }, edits);
  }
  return edits.length === 0 ? content : applyEdits(content, edits);
}

function noteScripts(mcid: number, glyphs: TextRun['glyphs'], scripts: PageContext['scripts']): void {
  let bits = scripts.get(mcid) ?? 0;
  for (const { shown } of glyphs) bits |= scriptsOf(shown);
  scripts.set(mcid, bits);
}

/** Points at the right of a page's texts; a design's margin is at least half as wide again. */
const MARGIN = 30;

/**
 * Returns a function that tells whether marks fit at the right of a line's end: within {@link CLEARANCE} type sizes
 * nothing but bullets begins, and {@link ROOM} is on the page, or pdf.js would drop what follows.
 */
function roomBeside(lines: readonly (readonly Segment[] | undefined)[]): TextPlace['hasRoom'] {
  const texts = lines.flatMap((segments) => segments ?? []).filter(({ runs: [run], font }) => !isMark(run, font));
  const starts = texts.map(({ line }) => line.start);
  const edge = Math.max(...texts.map(({ line }) => line.end)) + MARGIN;
  return (end, size) => {
    const isClear = !starts.some((start) => start > end && start < end + CLEARANCE * size);
    return isClear && end + ROOM * size < edge;
  };
}

/** Right-to-left letters minus left-to-right letters. */
function lettersFromRight(runs: readonly TextRun[]): number {
  let sum = 0;
  for (const { glyphs } of runs) for (const { shown } of glyphs) sum += sideOf(shown);
  return sum;
}

function arrange(content: Buffer, segments: readonly Segment[], place: TextPlace, edits: Edit[]): void {
  const { isRtl, isRtlPage, isDrawn, isBeside } = place;
  const hasRight = segments.some(({ line }) => line.hasRight);
  if (isDrawn && hasRight) {
    const isMoved = moveIntoOrder(segments);
    replaceRuns(segments, writeDrawn(segments), isMoved, edits);
    if (isMoved) moveTags(segments, content, edits);
    return;
  }
  const isMixed = hasRight && segments.some(({ line }) => (isRtl ? line.hasLeft : line.hasRight));
  const isMisprinted = hasRight && segments.some(({ runs }) => runs.some(isMisread));
  // If other text such as dates is beside it, marks at its end keep pdftotext from joining the two.
  const isAlone = segments.filter(({ runs: [run], font }) => !isMark(run, font)).length === 1;
  const mayJoin = ({ line }: Segment) => isAlone && !line.hasLeft && isReadJoined(line);
  const known = new Map<Segment, boolean>();
  const isRead = (segment: Segment) => {
    let isSo = known.get(segment);
    // Without right-to-left letters nothing is reversed.
    if (isSo === undefined) known.set(segment, (isSo = !hasRight || isReadByPdfJs(segment.runs, segment.line)));
    return isSo;
  };
  const isJoined = (segment: Segment) => joinsGlyphs(segment) || !isRead(segment);
  const isOrdered =
    !isMisprinted &&
    !(isBeside && (isRtl || hasRight)) &&
    (!hasRight ||
      (areUnitsInOrder(segments) &&
        isReadByPdfium(wholeLine(segments)) &&
        segments.every((segment) => isRead(segment) || mayJoin(segment))));
  const [only] = segments;
  if (isOrdered && only && segments.length === 1 && !isJoined(only)) {
    if (isMixed || isRtlPage) fenceRuns(segments, isRtlPage, edits);
    return;
  }
  let text = '';
  const drawn = segments.map((segment, index): Drawn[] => {
    const { runs, line, font } = segment;
    if (isOrdered) return runs.flatMap(({ glyphs }) => glyphs.map((glyph) => asDrawn(glyph, font)));
    const { size } = runs[0];
    const logical = logicalLine(line, font, {
      size,
      isRtlPage,
      before: text,
      goesOn: isOneWord(segment, segments[index + 1]),
    });
    const glyphs = isRtlPage ? partOpenRange(logical, segment, segments) : logical;
    for (const glyph of glyphs) text += glyph.text;
    return [...glyphs];
  });
  const isMoved = moveIntoOrder(segments);
  const spaces = separateSegments(segments, drawn, isMoved);
  if (isOrdered) {
    for (const [index, segment] of segments.entries()) {
      const glyphs = drawn[index] as Drawn[];
      if (isJoined(segment)) replaceRuns([segment], [writeGlyphs(segment, glyphs)], false, edits);
      else
        for (const { at: position, code, was } of glyphs as Required<Drawn>[])
          if (was !== code) edits.push({ start: position, end: position + 4, source: hex(code) });
      const end = (segment.runs.at(-1) as TextRun).end;
      edits.push({ start: end, end, source: spaces.get(index) ?? '' });
    }
    if (isMixed || isRtlPage) fenceRuns(segments, isRtlPage, edits);
  } else {
    const sources = writeLogical(segments, drawn, place).map((source, index) => source + (spaces.get(index) ?? ''));
    replaceRuns(segments, sources, isMoved, edits);
  }
  if (isMoved) moveTags(segments, content, edits);
}

/** The whole line, as read and as shown on the page. */
const wholeLine = (segments: readonly Segment[]) => ({
  text: segments.map(({ line }) => line.text).join(' '),
  shown: segments
    .toSorted((a, b) => a.line.start - b.line.start)
    .map(({ line }) => line.shown)
    .join(' '),
});
