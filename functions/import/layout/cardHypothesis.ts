import {
  boxAround,
  countRows,
  gapAcross,
  isBesideBox,
  isInBox,
  OVERLAP_TOLERANCE,
  overlapDown,
  type Card,
} from './cardBoxes.ts';
import type { Cell } from '../page/cell.ts';
import type { CellClassifier } from './layoutHypotheses.ts';

/** Boxes at one height, and the texts of the region that they are in. */
export interface BoxRow {
  readonly boxes: readonly Card[];
  readonly cells: readonly Cell[];
  readonly judge: CellClassifier;
}

/** Points between two cards; cells of a table touch, and cards that touch are known by what they say. */
const [MIN_GAP, TOUCHING_GAP] = [3, -2];
/** How much a text among the cards that is in none counts against them, in texts that are. */
const LOOSE_TEXT = 5;

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/**
 * How well boxes are explained as cards, each read from its top to its end before the next one: more for each text in a
 * box, less for others; -Infinity where it cannot be, and at most 0 where too much stands among them.
 */
export function scoreCards({ boxes, cells, judge }: BoxRow): number {
  const gap = boxes.every((card) => saysItsOwn(card, judge)) ? TOUCHING_GAP : MIN_GAP;
  const isApart = boxes.every(({ box }, at) =>
    boxes
      .slice(at + 1)
      .every((other) => overlapDown(box, other.box) <= OVERLAP_TOLERANCE || gapAcross(box, other.box) >= gap),
  );
  // A date or a label in a box of its own says when, or what, the text beside it is.
  const isMargin = boxes.some((card) => card.cells.every((cell) => judge.isDate(cell) || judge.isLabel(cell)));
  // Boxes of one line are words in a list, or cells.
  const isWritten = boxes.filter((card) => countRows(card.cells) > 1).length * 2 >= boxes.length;
  if (boxes.length < 2 || !isApart || isMargin || !isWritten) return -Infinity;
  const band = boxAround(boxes.map(({ box }) => box));
  const loose = looseTexts(boxes, cells);
  const isAmong = (cell: Cell) =>
    boxes.some(({ box }) => isInBox(cell, { ...box, top: band.top, bottom: band.bottom }));
  if (!loose.every(isAmong)) return -Infinity;
  return boxes.reduce((sum, card) => sum + card.cells.length, 0) - LOOSE_TEXT * loose.length;
}

/** Texts at the height of boxes that are in none of them. */
export function looseTexts(boxes: readonly Card[], cells: readonly Cell[]): Cell[] {
  const band = boxAround(boxes.map(({ box }) => box));
  const boxed = new Set(boxes.flatMap((card) => card.cells));
  return cells.filter((cell) => isBesideBox(cell, band) && !boxed.has(cell));
}

/** Whether a box has a period of its own, or begins with a heading: of a table's row one cell has it. */
function saysItsOwn({ cells }: Card, { isDate, isHeading }: CellClassifier): boolean {
  const first = cells.toSorted((a, b) => a.y - b.y)[0];
  return (
    countRows(cells) > 1 &&
    (cells.some((cell) => isDate(cell) || YEAR.test(cell.text)) || (first !== undefined && isHeading(first)))
  );
}
