import type { Direction } from '../../../shared/platform/language.ts';
import type { Rectangle, PageGlyphs } from '../page/pageGlyphs.ts';
import { middleOf } from './cardBoxes.ts';
import { barsOfCards, findCardBands, topOf } from './cards.ts';
import { inReadingOrder } from './cardOrder.ts';
import { groupIntoRows, splitIntoCells, toCell } from './cells.ts';
import type { Cell } from '../page/cell.ts';
import { findGutter, type Gutter } from './columns.ts';
import type { Glyph } from '../page/glyph.ts';
import type { CellClassifier } from './layoutHypotheses.ts';
import { barsOfTables } from './rowsOfTables.ts';

/** A cell with its glyphs, from left to right. */
export interface PlacedCell {
  readonly part: Glyph[];
  readonly cell: Cell;
}

/** Cells that are read together before the next ones: a card, or the text between cards. */
export interface Stretch {
  readonly groups: readonly PlacedCell[];
  /** The card that the cells are in. */
  readonly box?: Rectangle;
}

/** How a page is read: its direction, its boxes and the classifier of its cells. */
export interface SheetSeen {
  readonly boxes: readonly Rectangle[];
  readonly direction: Direction;
  readonly judge: CellClassifier;
}

/** A stretch of a page; `gutter` separates its columns. */
export interface PageStretch extends Stretch {
  readonly rows: readonly Glyph[][];
  readonly gutter?: Gutter | undefined;
}

/** Divides a page into stretches in reading order: by cards in boxes, otherwise by columns, otherwise one stretch. */
export function stretchesOf(page: PageGlyphs, direction: Direction, judge: CellClassifier): PageStretch[] {
  const sheet = { boxes: page.boxes ?? [], direction, judge };
  const rows = groupIntoRows(page.glyphs);
  const groups = rows.flatMap((row) => splitIntoCells(row)).map((part) => ({ part, cell: toCell(part, direction) }));
  const inBoxes = partAtBoxes(groups, sheet);
  return inBoxes.flatMap((stretch): PageStretch[] => {
    const rowsOfStretch = inBoxes.length > 1 ? rowsOf(stretch.groups) : rows;
    if (stretch.box) return [{ ...stretch, rows: rowsOfStretch }];
    const cells = stretch.groups.map(({ cell }) => cell);
    const bars = [...barsOfCards(cells, sheet.boxes, judge), ...barsOfTables(cells, page.rules)];
    const gutter = cells.length > 0 ? findGutter(cells, judge, bars) : undefined;
    return [{ ...stretch, rows: rowsOfStretch, gutter }];
  });
}

export const rowsOf = (groups: readonly PlacedCell[]) => groupIntoRows(groups.flatMap(({ part }) => part));

/**
 * Divides text as {@link stretchesOf} does, by drawn boxes alone. Returns one stretch if no cards are beside each
 * other.
 */
export function partAtBoxes(groups: readonly PlacedCell[], sheet: SheetSeen): Stretch[] {
  const { boxes, direction, judge } = sheet;
  const whole = [{ groups }];
  if (boxes.length < 2) return whole;
  const byCell = new Map(groups.map((group) => [group.cell, group]));
  const cells = groups.map(({ cell }) => cell);
  const bands = findCardBands(cells, boxes, judge);
  if (bands.length === 0) return whole;
  const placed = (some: readonly Cell[]) => some.flatMap((cell) => byCell.get(cell) ?? []);
  const inCards = new Set(bands.flat().flatMap((card) => card.cells));
  let loose = cells.filter((cell) => !inCards.has(cell));
  // Boxes may overlap: a text belongs to the first one that contains it.
  const take = (some: readonly Cell[]) => some.filter((cell) => inCards.delete(cell));
  const stretches: Stretch[] = [];
  for (const cards of bands) {
    const above = loose.filter((cell) => middleOf(cell) < topOf(cards));
    loose = loose.filter((cell) => !above.includes(cell));
    if (above.length > 0) stretches.push({ groups: placed(above) });
    for (const card of inReadingOrder(cards, direction))
      for (const inner of partAtBoxes(placed(take(card.cells)), sheet))
        stretches.push({ groups: inner.groups, box: inner.box ?? card.box });
  }
  if (loose.length > 0) stretches.push({ groups: placed(loose) });
  return stretches;
}
