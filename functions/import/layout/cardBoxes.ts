import type { Cell } from '../page/cell.ts';
import type { Rectangle } from '../page/pageGlyphs.ts';

/** A box with the whole lines of text in it. */
export interface Card {
  readonly box: Rectangle;
  readonly cells: readonly Cell[];
}

/** Of a page that is searched for cards: one with more texts is no résumé, one with more boxes is all tables. */
const [MAX_CELLS, MAX_BOXES] = [1_500, 300];

/** Points by which text may come out of its box. */
export const OVERLAP_TOLERANCE = 2;

/** Where a cell is between top and bottom. */
export const middleOf = ({ y, size }: Cell) => y - 0.3 * size;
/** How much two boxes overlap from top to bottom, and how far they are apart from left to right. */
export const overlapDown = (a: Rectangle, b: Rectangle) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
export const gapAcross = (a: Rectangle, b: Rectangle) => Math.max(a.left, b.left) - Math.min(a.right, b.right);
const areaOf = ({ left, right, top, bottom }: Rectangle) => (right - left) * (bottom - top);

/** Whether a cell is at the height of a box. */
export const isBesideBox = (cell: Cell, { top, bottom }: Pick<Rectangle, 'top' | 'bottom'>) =>
  middleOf(cell) > top && middleOf(cell) < bottom;
export const isInBox = (cell: Cell, box: Rectangle) =>
  isBesideBox(cell, box) && cell.left >= box.left - OVERLAP_TOLERANCE && cell.right <= box.right + OVERLAP_TOLERANCE;
const cutsThrough = (cell: Cell, box: Rectangle) =>
  isBesideBox(cell, box) &&
  !isInBox(cell, box) &&
  Math.min(cell.right, box.right) - Math.max(cell.left, box.left) > OVERLAP_TOLERANCE;

/** Rows of text, by their baselines. */
export const countRows = (cells: readonly Cell[]) =>
  cells.filter(({ y, size }, at) => cells.findIndex((other) => Math.abs(other.y - y) < 0.5 * size) === at).length;

/** The box around all of some. */
export const boxAround = (boxes: readonly Rectangle[]): Rectangle => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/**
 * Boxes that hold text and cut through none: of those around the same text (a card and its shadow) the smallest.
 */
export function boxesOfText(cells: readonly Cell[], boxes: readonly Rectangle[]): Card[] {
  if (cells.length > MAX_CELLS || boxes.length > MAX_BOXES) return [];
  const numbers = new Map(cells.map((cell, at) => [cell, at]));
  const kept = new Map<string, Card>();
  for (const box of boxes) {
    const own = cells.filter((cell) => isInBox(cell, box));
    if (own.length === 0 || cells.some((cell) => cutsThrough(cell, box))) continue;
    const key = own.map((cell) => numbers.get(cell)).join(' ');
    const known = kept.get(key);
    if (!known || areaOf(box) < areaOf(known.box)) kept.set(key, { box, cells: own });
  }
  return [...kept.values()];
}

/** Whether a box is in another one, by its text. */
export const isInside = (one: Card, other: Card) =>
  one !== other && one.cells.length < other.cells.length && one.cells.every((cell) => setOf(other).has(cell));

const sets = new WeakMap<Card, ReadonlySet<Cell>>();

function setOf(card: Card): ReadonlySet<Cell> {
  const set = sets.get(card) ?? new Set(card.cells);
  sets.set(card, set);
  return set;
}
