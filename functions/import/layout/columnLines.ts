import type { TextLine } from '../page/textLine.ts';
import { findColumnsWithin, partsBeside } from './columns.ts';
import { toLines, type ColumnPlace, type FarSide } from './lines.ts';
import { partAtBoxes, rowsOf, type PlacedCell, type SheetSeen, type Stretch } from './stretches.ts';

/** A column of a page with what its lines are read by. */
export interface ReadColumn extends ColumnPlace, SheetSeen {
  /** Where it stands at the far side of its page. */
  readonly side?: FarSide;
}

/** Columns by their numbers: 1 and 2, and within these 3 and 4; what is narrower is parted no more. */
const MAX_PARTED_COLUMN = 2;

/** The lines of a column: of the cards in it one after the other, or of the columns that it is parted into itself. */
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

/** The lines of a card of a column, or of what stands between cards. */
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
