import type { Rectangle } from '../page/pageGlyphs.ts';

/** Points: what is lower holds no two lines, what is narrower no words. */
const [MIN_HEIGHT, MIN_WIDTH] = [20, 50];
/** Points: a box around words of a line, as skills have, is no higher than two lines and no lower than letters. */
const [MIN_CHIP, MAX_CHIP] = [6, 32];
/** Chips of a page that are kept. */
const MAX_CHIPS = 400;
/** Points: a side that is drawn by itself is thinner. */
const MAX_SIDE = 6;
/** Points within which two sides end alike. */
const END_TOLERANCE = 1.5;
/** Boxes and sides of a page that are kept; a page of cards has some dozens. */
const MAX_DRAWN = 200;

const widthOf = ({ left, right }: Rectangle) => right - left;
const heightOf = ({ top, bottom }: Rectangle) => bottom - top;

/** Which of the shapes of a page may be boxes around words of a line, in the order that they are drawn in. */
export const chipsAmong = (shapes: readonly Rectangle[]): Rectangle[] =>
  shapes
    .filter((shape) => heightOf(shape) >= MIN_CHIP && heightOf(shape) <= MAX_CHIP && widthOf(shape) >= MIN_CHIP)
    .slice(0, MAX_CHIPS);

/**
 * The boxes that are filled or framed on a page, each once, by the bounds of its shapes: a rounded corner is within
 * them. A frame may be drawn in four strokes of its own, as browsers do where its sides differ: two upright ones that
 * begin and end alike are its left and its right.
 */
export function boxesAmong(shapes: readonly Rectangle[]): Rectangle[] {
  const high = shapes.filter((shape) => heightOf(shape) >= MIN_HEIGHT);
  const boxes = high.filter((shape) => widthOf(shape) >= MIN_WIDTH).slice(0, MAX_DRAWN);
  const sides = high.filter((shape) => widthOf(shape) < MAX_SIDE).slice(0, MAX_DRAWN);
  const known = new Map<string, Rectangle>();
  for (const box of [...boxes, ...framesOf(sides)])
    known.set([box.left, box.right, box.top, box.bottom].map(Math.round).join(' '), box);
  return [...known.values()];
}

/** The frames that sides make, each side of a row with the next one: the gap of two cards is a third. */
function framesOf(sides: readonly Rectangle[]): Rectangle[] {
  const rows = Map.groupBy(
    sides,
    ({ top, bottom }) => `${Math.round(top / END_TOLERANCE)} ${Math.round(bottom / END_TOLERANCE)}`,
  );
  return [...rows.values()].flatMap((row) => {
    const across = row.toSorted((a, b) => a.left - b.left);
    return across.slice(1).flatMap((right, index): Rectangle[] => {
      const left = across[index];
      return left && right.right - left.left >= MIN_WIDTH ? [{ ...left, right: right.right }] : [];
    });
  });
}
