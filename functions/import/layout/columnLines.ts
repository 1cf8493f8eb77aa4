import type { TextLine } from '../page/textLine.ts';
import { findColumnsWithin, partsBeside } from './columns.ts';
import { toLines, type ColumnPlace, type FarSide } from './lines.ts';
import { partAtBoxes, rowsOf, type PlacedCell, type SheetSeen, type Stretch } from './stretches.ts';

/** A column of a page, and what is needed to read its lines. */
export interface ReadColumn extends ColumnPlace, SheetSeen {
  /** Set if the column is at the far side of its page. */
  readonly side?: FarSide;
}

/** Columns 1 and 2 may be divided into 3 and 4; these are not divided further. */
const MAX_PARTED_COLUMN = 2;

/** Returns the lines of a column: its cards one after the other, or its inner columns, or simply its rows. */
export function columnLines(groups: readonly PlacedCell[], column: ReadColumn): TextLine[] {
  const { direction, judge, side } = column;
  const apart = partAtBoxes(groups, column);
  if (apart.length > 1) return apart.flatMap((stretch) => stretchLines(groups, stretch, column));
  const cells = groups.map(({ cell }) => cell);
  const inner = column.column > MAX_PARTED_COLUMN ? undefined : findColumnsWithin(cells, judge);
  if (inner === undefined) return toLines(rowsOf(groups), column, judge, side);
  const { above, first, second, below } = partsBeside(groups, inner, direction);
  const { side: _, ...within } = column;
  return [
    ...toLines(rowsOf(above), column, judge, side),
    ...[first, second].flatMap((part, index) => columnLines(part, { ...within, column: column.column + 2 * index })),
    ...toLines(rowsOf(below), column, judge, side),
  ];
}

/** Returns the lines of one card in a column, or of the text between cards. */
function stretchLines(groups: readonly PlacedCell[], stretch: Stretch, around: ReadColumn): TextLine[] {
  const { side: _, ...column } = around;
  const cellsOfStretch = new Set(stretch.groups.map(({ cell }) => cell));
  const { box } = stretch;
  return box
    ? toLines(rowsOf(stretch.groups), column, column.judge, { width: box.left + box.right })
    : columnLines(
        groups.filter(({ cell }) => cellsOfStretch.has(cell)),
        column,
      );
}
