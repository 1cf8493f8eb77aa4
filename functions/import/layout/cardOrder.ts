import type { Direction } from '../../../shared/platform/language.ts';
import type { Rectangle } from '../page/pageGlyphs.ts';
import { runsOf } from '../page/rows.ts';

/** Points by which two boxes may overlap at a cut between them. */
const CUT_TOLERANCE = 1;

/**
 * Returns boxes in reading order. If horizontal cuts separate them, they are read from the top, so a grid is read row
 * by row. Otherwise they are read column by column, beginning at the side where reading begins.
 */
export function inReadingOrder<Item extends { readonly box: Rectangle }>(
  items: readonly Item[],
  direction: Direction,
): Item[] {
  if (items.length < 2) return [...items];
  const rows = cut(items, ({ top, bottom }) => [top, bottom]);
  if (rows.length > 1) return rows.flatMap((row) => inReadingOrder(row, direction));
  const columns = cut(items, ({ left, right }) => (direction === 'rtl' ? [-right, -left] : [left, right]));
  if (columns.length > 1) return columns.flatMap((column) => inReadingOrder(column, direction));
  return items.toSorted((a, b) => a.box.top - b.box.top);
}

/** Divides items at the cuts that go through none of them, in order of position. */
const cut = <Item extends { readonly box: Rectangle }>(
  items: readonly Item[],
  extentOf: (box: Rectangle) => readonly [from: number, to: number],
): Item[][] =>
  runsOf(
    items.toSorted((a, b) => extentOf(a.box)[0] - extentOf(b.box)[0]),
    ({ box }, _, part) => extentOf(box)[0] < Math.max(...part.map((item) => extentOf(item.box)[1])) - CUT_TOLERANCE,
  );
