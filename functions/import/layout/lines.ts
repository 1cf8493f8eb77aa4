import type { Direction } from '../../../shared/platform/language.ts';
import type { Glyph } from '../page/glyph.ts';
import { median } from '../page/statistics.ts';
import { withHeadingsBesideFirst } from './marginHeadings.ts';
import { endOf, startOf } from '../page/nextLine.ts';
import { toLine, type TextLine } from '../page/textLine.ts';
import { splitAtSize, splitIntoCells, toCell } from './cells.ts';
import type { CellClassifier } from './layoutHypotheses.ts';
import { commonIndents, secondColumnStarts, splitMarginText, splitPeriodFromText } from './marginTexts.ts';

/** Page and column of some rows. */
export interface ColumnPlace {
  /** Index of the page. */
  readonly page: number;
  readonly column: number;
  readonly direction: Direction;
}

/** The far side of a page. A column there is as far from its edge as the page's text is from the other edge. */
export interface FarSide {
  readonly width: number;
  /** Where the page's text begins at its near side; unset: where these rows begin. */
  readonly near?: number;
}

/** Returns the lines of a column's rows. `side` is set for a column at the far side of its page. */
export function toLines(
  rows: readonly Glyph[][],
  { page, column, direction }: ColumnPlace,
  judge: CellClassifier,
  side?: FarSide,
): TextLine[] {
  const lines: TextLine[] = [];
  const far = findFarEdge(rows, direction, side);
  // A drawn mark at the end of its line is no bullet; it is the dot of a timeline.
  const end = direction === 'rtl' ? 0 : -1;
  const marked = rows.map((row) => row.filter((glyph) => !glyph.isDrawnMark || glyph !== row.at(end)));
  const parted = marked.map((row) => splitIntoCells(row).flatMap(splitAtSize));
  const columns = secondColumnStarts(parted, direction);
  const indents = commonIndents(parted, direction);
  for (const row of parted) {
    const cells = row
      .flatMap((part, index) =>
        index === (direction === 'rtl' ? row.length - 1 : 0)
          ? (splitPeriodFromText(part, columns, direction) ?? splitMarginText(part, indents, direction, judge))
          : [part],
      )
      .map((part) => toCell(part, direction, page))
      .filter(({ text }) => text !== '');
    if (direction === 'rtl') cells.reverse();
    if (cells.length === 0) continue;
    const above = lines.at(-1);
    const line = toLine(cells, page, column, above);
    if (above && isOnSameLine(line, above))
      lines[lines.length - 1] = {
        ...toLine(
          [...above.cells, ...cells].toSorted((a, b) => (direction === 'rtl' ? b.left - a.left : a.left - b.left)),
          page,
          column,
          lines.at(-2),
        ),
        farEdge: far,
      };
    else lines.push({ ...line, farEdge: far });
  }
  return withHeadingsBesideFirst(lines, direction, judge);
}

/** By how many type sizes the end of a line may miss its column's edge. */
const EDGE_TOLERANCE = 1.5;
/** Lines that may reach one edge by chance. */
const MAX_CHANCE_EDGES = 2;

/** Returns the farthest end of a column's lines. If few lines reach it, both margins are taken as equal. */
function findFarEdge(rows: readonly Glyph[][], direction: Direction, side?: FarSide): number {
  // Positions along the direction of reading. Rows are not spread into arguments, because a page may hold more of them
  // than a call takes.
  const ends = rows.map((row) => {
    const right = row.reduce((edge, glyph) => Math.max(edge, glyph.x + glyph.width), -Infinity);
    return { left: row[0]?.x ?? 0, right, size: row[0]?.size ?? 0 };
  });
  const end = ends.reduce((edge, row) => Math.max(edge, endOf(row, direction)), -Infinity);
  const start = ends.reduce((edge, row) => Math.min(edge, startOf(row, direction)), Infinity);
  const size = median(ends.map((row) => row.size));
  const isEdge = ends.filter((row) => end - endOf(row, direction) < EDGE_TOLERANCE * size).length > MAX_CHANCE_EDGES;
  const sign = direction === 'rtl' ? -1 : 1;
  if (!side || isEdge) return sign * end;
  const mirrored = side.width - (side.near ?? sign * start);
  return sign * Math.max(end, sign * mirrored);
}

/** The largest difference between baselines of one line, in type sizes, where two sizes stand side by side. */
const BASELINE_TOLERANCE = 0.42;

/** Whether two lines of a column are side by side. */
function isOnSameLine(line: TextLine, above: TextLine): boolean {
  return (
    line.gap < BASELINE_TOLERANCE * Math.min(line.size, above.size) &&
    (line.right <= above.left || line.left >= above.right)
  );
}
