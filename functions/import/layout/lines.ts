import type { Direction } from '../../../shared/platform/language.ts';
import type { Glyph } from '../page/glyph.ts';
import { median } from '../page/statistics.ts';
import { withHeadingsBesideFirst } from './marginHeadings.ts';
import { endOf, startOf } from '../page/nextLine.ts';
import { toLine, type TextLine } from '../page/textLine.ts';
import { splitAtSize, splitIntoCells, toCell } from './cells.ts';
import type { CellClassifier } from './layoutHypotheses.ts';
import { commonIndents, secondColumnStarts, splitMarginText, splitPeriodFromText } from './marginTexts.ts';

/** The column of a page that rows stand in. */
export interface ColumnPlace {
  /** Index of the page. */
  readonly page: number;
  readonly column: number;
  readonly direction: Direction;
}

/** The far side of a page, where a column ends as far from the edge as its text begins at the other; points. */
export interface FarSide {
  readonly width: number;
  /** Where the text of the page begins at its near side; unset: where these rows do. */
  readonly near?: number;
}

/** Lines of the rows of a column; `side`: where they stand at the far side of a page. */
export function toLines(
  rows: readonly Glyph[][],
  { page, column, direction }: ColumnPlace,
  judge: CellClassifier,
  side?: FarSide,
): TextLine[] {
  const lines: TextLine[] = [];
  const far = findFarEdge(rows, direction, side);
  // A drawn mark that ends its line stands before nothing: it is the dot of a timeline.
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

/** Part of the size within which an end of a line is at its column's edge. */
const EDGE_TOLERANCE = 1.5;
/** Lines that come to an edge by chance, at the most. */
const MAX_CHANCE_EDGES = 2;

/**
 * Where lines of a column end at the furthest. An edge that few lines come to is none: the margins of the page are
 * alike then.
 */
function findFarEdge(rows: readonly Glyph[][], direction: Direction, side?: FarSide): number {
  // Along the direction of reading, less is before. No row is spread: a page may hold more than a call takes.
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

/** Part of the size that baselines of one line differ by at the most, where type of two sizes stands side by side. */
const BASELINE_TOLERANCE = 0.42;

/** Whether two lines of one column stand beside each other. */
function isOnSameLine(line: TextLine, above: TextLine): boolean {
  return (
    line.gap < BASELINE_TOLERANCE * Math.min(line.size, above.size) &&
    (line.right <= above.left || line.left >= above.right)
  );
}
