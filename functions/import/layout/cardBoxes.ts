import type { Cell } from '../page/cell.ts';
import type { Rectangle } from '../page/pageGlyphs.ts';
import type { CellClassifier } from './layoutHypotheses.ts';

/** A drawn box with the whole texts inside it. */
export interface Card {
  readonly box: Rectangle;
  readonly cells: readonly Cell[];
}

/** A page with more texts is not a résumé; a page with more boxes consists of tables. Neither is searched for cards. */
const [MAX_CELLS, MAX_BOXES] = [1_500, 300];

/** Points by which a text may exceed its box. */
export const OVERLAP_TOLERANCE = 2;

/** The vertical middle of a cell. */
export const middleOf = ({ y, size }: Cell) => y - 0.3 * size;
/** Vertical overlap of two boxes, and the horizontal gap between them. */
const overlapDown = (a: Rectangle, b: Rectangle) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
const gapAcross = (a: Rectangle, b: Rectangle) => Math.max(a.left, b.left) - Math.min(a.right, b.right);
const areaOf = ({ left, right, top, bottom }: Rectangle) => (right - left) * (bottom - top);

/** Whether a cell is at the height of a box. */
const isBesideBox = (cell: Cell, { top, bottom }: Pick<Rectangle, 'top' | 'bottom'>) =>
  middleOf(cell) > top && middleOf(cell) < bottom;
const isInBox = (cell: Cell, box: Rectangle) =>
  isBesideBox(cell, box) && cell.left >= box.left - OVERLAP_TOLERANCE && cell.right <= box.right + OVERLAP_TOLERANCE;
const cutsThrough = (cell: Cell, box: Rectangle) =>
  isBesideBox(cell, box) &&
  !isInBox(cell, box) &&
  Math.min(cell.right, box.right) - Math.max(cell.left, box.left) > OVERLAP_TOLERANCE;

/** Counts rows of text by their baselines. */
export const countRows = (cells: readonly Cell[]) =>
  cells.filter(({ y, size }, index) => cells.findIndex((other) => Math.abs(other.y - y) < 0.5 * size) === index).length;

/** Returns the smallest box around all of these. */
export const boxAround = (boxes: readonly Rectangle[]): Rectangle => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/**
 * Returns the boxes that contain text and cut through none. Of several boxes around the same text (a card and its
 * shadow) only the smallest is returned.
 */
export function boxesOfText(cells: readonly Cell[], boxes: readonly Rectangle[]): Card[] {
  if (cells.length > MAX_CELLS || boxes.length > MAX_BOXES) return [];
  const numbers = new Map(cells.map((cell, index) => [cell, index]));
  const kept = new Map<string, Card>();
  for (const box of boxes) {
    const cellsInBox = cells.filter((cell) => isInBox(cell, box));
    if (cellsInBox.length === 0 || cells.some((cell) => cutsThrough(cell, box))) continue;
    const key = cellsInBox.map((cell) => numbers.get(cell)).join(' ');
    const known = kept.get(key);
    if (!known || areaOf(box) < areaOf(known.box)) kept.set(key, { box, cells: cellsInBox });
  }
  return [...kept.values()];
}

/** Whether the texts of a box are part of a larger box's. */
export const isInside = (card: Card, other: Card) =>
  card !== other && card.cells.length < other.cells.length && card.cells.every((cell) => setOf(other).has(cell));

const sets = new WeakMap<Card, ReadonlySet<Cell>>();

function setOf(card: Card): ReadonlySet<Cell> {
  const set = sets.get(card) ?? new Set(card.cells);
  sets.set(card, set);
  return set;
}

/** Boxes at one height, and all texts of their region. */
export interface BoxRow {
  readonly boxes: readonly Card[];
  readonly cells: readonly Cell[];
  readonly judge: CellClassifier;
}

/** Least points between two cards. Cells of a table touch; cards that touch must be recognized by their content. */
const [MIN_GAP, TOUCHING_GAP] = [3, -2];
/** How many texts in cards one text between the cards outweighs. */
const LOOSE_TEXT = 5;

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/**
 * Scores boxes as cards, each read to its end before the next one. Text in a box raises the score, text between boxes
 * lowers it. -Infinity if they cannot be cards; at most 0 if too much text is between them.
 */
export function scoreCards({ boxes, cells, judge }: BoxRow): number {
  const gap = boxes.every((card) => saysItsOwn(card, judge)) ? TOUCHING_GAP : MIN_GAP;
  const isApart = boxes.every(({ box }, index) =>
    boxes
      .slice(index + 1)
      .every((other) => overlapDown(box, other.box) <= OVERLAP_TOLERANCE || gapAcross(box, other.box) >= gap),
  );
  // Boxes of a single line are words in a list, or cells.
  const isWritten = boxes.filter((card) => countRows(card.cells) > 1).length * 2 >= boxes.length;
  if (boxes.length < 2 || !isApart || !isWritten) return -Infinity;
  const band = boxAround(boxes.map(({ box }) => box));
  const loose = looseTexts(boxes, cells);
  const isAmong = (cell: Cell) =>
    boxes.some(({ box }) => isInBox(cell, { ...box, top: band.top, bottom: band.bottom }));
  if (!loose.every(isAmong)) return -Infinity;
  return boxes.reduce((sum, card) => sum + card.cells.length, 0) - LOOSE_TEXT * loose.length;
}

/** Texts at the height of these boxes but in none of them. */
function looseTexts(boxes: readonly Card[], cells: readonly Cell[]): Cell[] {
  const band = boxAround(boxes.map(({ box }) => box));
  const boxed = new Set(boxes.flatMap((card) => card.cells));
  return cells.filter((cell) => isBesideBox(cell, band) && !boxed.has(cell));
}

/** Whether a box has a period of its own or begins with a heading. In a table row only one cell has a period. */
function saysItsOwn({ cells }: Card, { isDate, isHeading }: CellClassifier): boolean {
  const first = cells.toSorted((a, b) => a.y - b.y)[0];
  return (
    countRows(cells) > 1 &&
    (cells.some((cell) => isDate(cell) || YEAR.test(cell.text)) || (first !== undefined && isHeading(first)))
  );
}
