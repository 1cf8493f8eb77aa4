import { boxAround, boxesOfText, countRows, isInside, OVERLAP_TOLERANCE, scoreCards, type Card } from './cardBoxes.ts';
import type { Rectangle } from '../page/pageGlyphs.ts';
import type { Cell } from '../page/cell.ts';
import { runsOf } from '../page/rows.ts';
import type { CellClassifier } from './layoutHypotheses.ts';

/**
 * The bands of a region, from the top, each as the cards that stand beside each other there. A box that stands alone in
 * its band, holds several headings (a sidebar) or has other text beside it is no card; the boxes in it may be.
 */
export function findCardBands(cells: readonly Cell[], boxes: readonly Rectangle[], judge: CellClassifier): Card[][] {
  const cards = boxesOfText(cells, boxes);
  if (cards.length < 2) return [];
  return bandsOf(cards, cards, cells, judge).toSorted((a, b) => topOf(a) - topOf(b));
}

/** Where a band begins: its cards are in the order of their tops. */
export const topOf = ([first]: readonly Card[]) => first?.box.top ?? 0;

function bandsOf(some: readonly Card[], all: readonly Card[], cells: readonly Cell[], judge: CellClassifier): Card[][] {
  const outer = some.filter((card) => !some.some((other) => isInside(card, other)));
  const inner = (of: readonly Card[]) => all.filter((card) => of.some((other) => isInside(card, other)));
  const sidebars = outer.filter((card) => card.cells.filter(judge.isHeading).length > 1);
  if (sidebars.length > 0)
    return bandsOf([...outer.filter((card) => !sidebars.includes(card)), ...inner(sidebars)], all, cells, judge);
  return besideEachOther(outer).flatMap((row) =>
    scoreCards({ boxes: row, cells, judge }) > 0 ? [row] : bandsOf(inner(row), all, cells, judge),
  );
}

/** Boxes that stand beside each other, or beside one that does. */
const besideEachOther = (cards: readonly Card[]): Card[][] =>
  runsOf(
    cards.toSorted((a, b) => a.box.top - b.box.top),
    (card, _, row) => card.box.top < Math.max(...row.map(({ box }) => box.bottom)) - OVERLAP_TOLERANCE,
  );

/** Points within which two cards begin at one place. */
const SAME_PLACE = 3;

/** A stretch from side to side at the height of a text. */
export type Bar = Pick<Cell, 'left' | 'right' | 'y'>;

/**
 * Where a gutter cannot be, whatever stands beside: across rows of boxes of one width without headings in them, which
 * are entries of one section. One bar for each of their texts.
 */
export function barsOfCards(cells: readonly Cell[], boxes: readonly Rectangle[], judge: CellClassifier): Bar[] {
  if (boxes.length < 2) return [];
  const entries = boxesOfText(cells, boxes).filter(
    (card) => countRows(card.cells) > 1 && !card.cells.some(judge.isHeading),
  );
  const rows = Map.groupBy(
    entries,
    ({ box }) => `${Math.round(box.top / SAME_PLACE)} ${Math.round((box.right - box.left) / SAME_PLACE)}`,
  );
  return [...rows.values()].flatMap((row) => {
    const cellsOfRow = row.flatMap((card) => card.cells);
    if (scoreCards({ boxes: row, cells: cellsOfRow, judge }) <= 0) return [];
    const { left, right } = boxAround(row.map(({ box }) => box));
    return cellsOfRow.map(({ y }) => ({ left, right, y }));
  });
}
