import { median } from '../page/statistics.ts';
import type { Cell } from '../page/cell.ts';
import type { Box } from '../page/glyph.ts';
import { ASCENT, DESCENT } from '../page/ink.ts';
import type { CellClassifier } from './layoutHypotheses.ts';
import type { TextLine } from '../page/textLine.ts';

/** A heading that stands turned, with the box of it on its page; others may be in its line. */
export interface TurnedHeading {
  readonly cell: Cell;
  readonly page: number;
  readonly box: Box;
}

/** Part of the type size by which edges of a heading and of its section may differ. */
const EDGE_TOLERANCE = 0.8;
/** Part of the type size by which the blank before a section is more than that between lines. */
const SECTION_BLANK = 0.35;
export const topOf = ({ y, size }: TextLine) => y - ASCENT * size;
export const bottomOf = ({ y, size }: TextLine) => y + DESCENT * size;
/** The lines that sections begin with, one for each heading; undefined where that is not clear. */
export function sectionStarts(
  strip: readonly TurnedHeading[],
  column: readonly TextLine[],
  judge: CellClassifier,
): TextLine[] | undefined {
  const blanks = column.map((line, index) => topOf(line) - bottomOf(column[index - 1] ?? line));
  const usual = median(blanks.slice(1));
  const isApart = (index: number) =>
    index === 0 || (blanks[index] ?? 0) > usual + SECTION_BLANK * (column[index]?.size ?? 0);
  const tolerance = EDGE_TOLERANCE * median(column.map(({ size }) => size));
  /** Whether a line stands right beside a heading, and so is of its section. */
  const isOf = ({ box }: TurnedHeading, line: TextLine) => {
    const middle = (topOf(line) + bottomOf(line)) / 2;
    return middle > box.y && middle < box.y + box.height;
  };
  /** Lines that the section of a heading may begin with: behind those beside the heading before. */
  const possible = (heading: TurnedHeading, before: TurnedHeading | undefined): number[] => {
    const first = column.findIndex((line) => isOf(heading, line));
    const after = before ? column.findLastIndex((line) => isOf(before, line)) + 1 : 0;
    const all = Array.from({ length: Math.max(0, first + 1 - after) }, (_, offset) => after + offset);
    return first < 0 || (before && after === 0) ? [] : all.length === 1 ? all : all.filter(isApart);
  };
  const starts: number[] = [];
  for (const [index, heading] of strip.entries()) {
    if (index === 0) continue;
    const widest = possible(heading, strip[index - 1]).toSorted((a, b) => (blanks[b] ?? 0) - (blanks[a] ?? 0))[0];
    if (widest === undefined) return undefined;
    starts.push(widest);
  }
  const first = strip[0] && firstStart(strip[0], starts[0] ?? column.length);
  if (first === undefined || (starts[0] !== undefined && first >= starts[0])) return undefined;
  const headed = column.slice(first);
  // Other headings are above some of these lines: which lines are whose is not clear.
  if (headed.some(({ cells }) => cells.length === 1 && cells[0] !== undefined && judge.isHeading(cells[0])))
    return undefined;
  return [first, ...starts].flatMap((start) => column[start] ?? []);

  /** Where the first section begins, which ends before a line: at the edge of its heading, or with it in its middle. */
  function firstStart(heading: TurnedHeading, end: number): number | undefined {
    const { box } = heading;
    const may = possible(heading, undefined);
    const last = column[end - 1];
    const offTop = (index: number) => Math.abs(topOf(column[index] as TextLine) - box.y);
    const offMiddle = (index: number) =>
      last ? Math.abs((topOf(column[index] as TextLine) + bottomOf(last)) / 2 - box.y - box.height / 2) : Infinity;
    const byTop = may.filter((index) => offTop(index) <= tolerance).toSorted((a, b) => offTop(a) - offTop(b))[0];
    if (byTop !== undefined) return byTop;
    const byMiddle = may
      .filter((index) => offMiddle(index) <= tolerance)
      .toSorted((a, b) => offMiddle(a) - offMiddle(b))[0];
    if (byMiddle !== undefined) return byMiddle;
    // Its lower edge is that of the section: what is set apart most from the text above.
    const isAtEnd = last !== undefined && Math.abs(bottomOf(last) - box.y - box.height) <= tolerance;
    const [widest, next] = may.toSorted((a, b) => (blanks[b] ?? 0) - (blanks[a] ?? 0));
    const isClear = next === undefined || (blanks[widest ?? 0] ?? 0) > (blanks[next] ?? 0) + SECTION_BLANK * tolerance;
    return isAtEnd && isClear ? widest : undefined;
  }
}
