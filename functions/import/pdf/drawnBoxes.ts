import type { Rectangle } from '../page/pageGlyphs.ts';

/** Least height in points of a box for two lines, and least width for words. */
const [MIN_HEIGHT, MIN_WIDTH] = [20, 50];
/** Least and greatest height in points of a box around words in a line (chip), as around skills. */
const [MIN_CHIP, MAX_CHIP] = [6, 32];
/** Most chips kept of a page. */
const MAX_CHIPS = 400;
/** The side of a frame that is drawn separately is thinner than so many points. */
const MAX_SIDE = 6;
/** Points by which the ends of two matching sides may differ. */
const END_TOLERANCE = 1.5;
/** Most boxes and most sides kept of a page; a page of cards has a few dozen. */
const MAX_DRAWN = 200;

const widthOf = ({ left, right }: Rectangle) => right - left;
const heightOf = ({ top, bottom }: Rectangle) => bottom - top;

/** Returns the shapes of a page that may be boxes around words in a line, in drawing order. */
export const chipsAmong = (shapes: readonly Rectangle[]): Rectangle[] =>
  shapes
    .filter((shape) => heightOf(shape) >= MIN_CHIP && heightOf(shape) <= MAX_CHIP && widthOf(shape) >= MIN_CHIP)
    .slice(0, MAX_CHIPS);

/**
 * Returns the filled or framed boxes of a page by their bounds, each once. Rounded corners are within the bounds. A
 * frame may be drawn as four separate strokes, as browsers do if its sides differ; then two vertical strokes with the
 * same ends are its left and right side.
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

/** Returns the frames between neighbouring sides in a row. The gap between two cards counts as a frame too. */
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
