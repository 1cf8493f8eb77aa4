import {
  boxAround,
  boxesOfText,
  countRows,
  gapAcross,
  isBesideBox,
  isInside,
  looseTexts,
  OVERLAP_TOLERANCE,
  overlapDown,
  scoreCards,
  type Card,
} from './cardBoxes.ts';
import type { Rectangle } from '../page/pageGlyphs.ts';
import type { Cell } from '../page/cell.ts';
import { runsOf } from '../page/rows.ts';
import type { CellClassifier } from './layoutHypotheses.ts';

/** Cards that stand beside each other, over a band of the page; what stands among them without a box is one more. */
export interface CardBand {
  readonly top: number;
  readonly bottom: number;
  readonly cards: readonly Card[];
}

/**
 * The bands of a region in which cards stand beside each other, from the top. A box that stands alone in its band,
 * holds several headings (a sidebar) or has other text beside it is no card; the boxes in it may be.
 */
export function findCardBands(cells: readonly Cell[], boxes: readonly Rectangle[], judge: CellClassifier): CardBand[] {
  const cards = boxesOfText(cells, boxes);
  if (cards.length < 2) return [];
  const bands = bandsOf(cards, cards, cells, judge);
  return [...bands, ...lastOnes(cards, bands, cells)].toSorted((a, b) => a.top - b.top);
}

function bandsOf(
  some: readonly Card[],
  all: readonly Card[],
  cells: readonly Cell[],
  judge: CellClassifier,
): CardBand[] {
  const outer = some.filter((card) => !some.some((other) => isInside(card, other)));
  const inner = (of: readonly Card[]) => all.filter((card) => of.some((other) => isInside(card, other)));
  const sidebars = outer.filter((card) => card.cells.filter(judge.isHeading).length > 1);
  if (sidebars.length > 0)
    return bandsOf([...outer.filter((card) => !sidebars.includes(card)), ...inner(sidebars)], all, cells, judge);
  return besideEachOther(outer).flatMap((row) => {
    if (scoreCards({ boxes: row, cells, judge }) > 0) return [toBand(row, cells)];
    const within = inner(row);
    return within.length > 0 ? bandsOf(within, all, cells, judge) : [];
  });
}

/** Boxes that stand beside each other, or beside one that does. */
const besideEachOther = (cards: readonly Card[]): Card[][] =>
  runsOf(
    cards.toSorted((a, b) => a.box.top - b.box.top),
    (card, _, row) => card.box.top < Math.max(...row.map(({ box }) => box.bottom)) - OVERLAP_TOLERANCE,
  );

function toBand(row: readonly Card[], cells: readonly Cell[]): CardBand {
  const { top, bottom } = boxAround(row.map(({ box }) => box));
  return { top, bottom, cards: [...row, ...looseCards(looseTexts(row, cells), row)] };
}

/** What has no box among cards: each stretch of it that no box parts is a card. */
function looseCards(loose: readonly Cell[], row: readonly Card[]): Card[] {
  const cards: Card[] = [];
  for (const cell of loose.toSorted((a, b) => a.y - b.y)) {
    const newCard: Card = {
      box: { left: cell.left, right: cell.right, top: cell.y - cell.size, bottom: cell.y },
      cells: [cell],
    };
    const joined = cards
      .map((card) => ({ at: card, box: boxAround([card.box, newCard.box]), cells: [...card.cells, cell] }))
      .find(({ box }) => !row.some((card) => overlapDown(card.box, box) > 0 && gapAcross(card.box, box) < 0));
    if (joined) cards[cards.indexOf(joined.at)] = { box: joined.box, cells: joined.cells };
    else cards.push(newCard);
  }
  return cards;
}

/** Points within which two cards begin at one place. */
const SAME_PLACE = 3;

/** The last card of a grid that is alone in its row: below another one, as wide as that, with nothing beside it. */
function lastOnes(cards: readonly Card[], bands: readonly CardBand[], cells: readonly Cell[]): CardBand[] {
  const placed = bands.flatMap((band) => band.cards);
  return cards
    .filter(
      ({ box, cells: cellsOfCard }) =>
        !bands.some(({ top, bottom }) => overlapDown({ ...box, top, bottom }, box) > 0) &&
        placed.some(
          (card) =>
            Math.abs(card.box.left - box.left) < SAME_PLACE && Math.abs(card.box.right - box.right) < SAME_PLACE,
        ) &&
        !cells.some((cell) => isBesideBox(cell, box) && !cellsOfCard.includes(cell)),
    )
    .filter((card, _, all) => !all.some((other) => isInside(card, other)))
    .map((card) => ({ top: card.box.top, bottom: card.box.bottom, cards: [card] }));
}

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
