import { boxAround, boxesOfText, countRows, isInside, OVERLAP_TOLERANCE, scoreCards, type Card } from './cardBoxes.ts';
import type { Rectangle } from '../page/pageGlyphs.ts';
import type { Cell } from '../page/cell.ts';
import { runsOf } from '../page/rows.ts';
import type { CellClassifier } from './layoutHypotheses.ts';

/**
 * Returns the bands of a region from the top; a band is a list of cards beside each other. A box that is alone in its
 * band, holds several headings (a sidebar) or has other text beside it is not a card, but boxes inside it may be.
 */
export function findCardBands(cells: readonly Cell[], boxes: readonly Rectangle[], judge: CellClassifier): Card[][] {
  const cards = boxesOfText(cells, boxes);
  if (cards.length < 2) return [];
  return bandsOf(cards, cards, cells, judge).toSorted((a, b) => topOf(a) - topOf(b));
}

/** The top of a band; its cards are sorted by their tops. */
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

/** Groups boxes that are beside each other, directly or through a third. */
const besideEachOther = (cards: readonly Card[]): Card[][] =>
  runsOf(
    cards.toSorted((a, b) => a.box.top - b.box.top),
    (card, _, row) => card.box.top < Math.max(...row.map(({ box }) => box.bottom)) - OVERLAP_TOLERANCE,
  );

/** Points by which the left edges of aligned cards may differ. */
const SAME_PLACE = 3;

/** A horizontal stretch at the height of a text. */
export type Bar = Pick<Cell, 'left' | 'right' | 'y'>;

/**
 * Returns bars that no gutter may cross: rows of equally wide boxes without headings, which are entries of one section.
 * Each text of a box gives one bar.
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
