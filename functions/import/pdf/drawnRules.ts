import { boundsOf } from './backgroundColor.ts';
import { CLOSE, LINE_TO, MOVE_TO, stepsOf } from './letterShapes.ts';
import type { Matrix, PathPoint } from './matrix.ts';
import type { Rectangle, DrawnRules, Rule } from '../page/pageGlyphs.ts';

/** Points: a thicker shape is a box, a shorter line a sign. */
const [MAX_THICKNESS, MIN_LENGTH] = [3, 5];
/** Points by which the ends of a horizontal or vertical line may differ. */
const SLANT = 0.3;
/** Most rules kept of a page in one direction; a table has a few dozen. */
const MAX_RULES = 1_000;

/** Collects straight lines: strokes, sides of boxes, thin filled boxes, and frames (a box cut out of another). */
export class RuleCollector {
  readonly #upright: Rule[] = [];
  readonly #level: Rule[] = [];

  /** Adds a path as the PDF reader gives it; `matrix` maps its coordinates to the page. */
  add(path: unknown, matrix: Matrix, isStroked: boolean): void {
    const shapes = this.#isFull() ? undefined : straightShapes(path, matrix);
    if (!shapes) return;
    const boxes = shapes.map(boundsOf);
    if (isStroked) for (const shape of shapes) this.#addSides(shape);
    else if (isFrame(boxes)) this.#addSides(cornersOf(boxes[0] as Rectangle));
    else for (const box of boxes) this.#addThin(box);
  }

  /** Returns all lines in drawing order. */
  all(): DrawnRules {
    return { upright: this.#upright, level: this.#level };
  }

  #isFull(): boolean {
    return this.#upright.length >= MAX_RULES || this.#level.length >= MAX_RULES;
  }

  #addSides(shape: readonly PathPoint[]): void {
    for (const [index, to] of shape.entries()) {
      const from = shape[index - 1];
      if (from) this.#addThin(boundsOf([from, to]), SLANT);
    }
  }

  #addThin({ left, right, top, bottom }: Rectangle, thickness = MAX_THICKNESS): void {
    if (this.#isFull()) return;
    const [width, height] = [right - left, bottom - top];
    if (width <= thickness && height >= MIN_LENGTH)
      this.#upright.push({ at: (left + right) / 2, from: top, to: bottom });
    else if (height <= thickness && width >= MIN_LENGTH)
      this.#level.push({ at: (top + bottom) / 2, from: left, to: right });
  }
}

/** Returns the corners of a path's shapes, with the first repeated if closed; undefined if a shape is round. */
function straightShapes(path: unknown, matrix: Matrix): PathPoint[][] | undefined {
  const shapes: PathPoint[][] = [];
  for (const [operation, points] of stepsOf(path, matrix)) {
    const shape = shapes.at(-1);
    if (operation === MOVE_TO) shapes.push(points);
    else if (operation === LINE_TO) shape?.push(...points);
    else if (operation !== CLOSE) return undefined;
    else if (shape?.[0]) shape.push(shape[0]);
  }
  return shapes;
}

const cornersOf = ({ left, right, top, bottom }: Rectangle): PathPoint[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
  [left, top],
];

const isBorder = (thickness: number) => thickness >= 0 && thickness <= MAX_THICKNESS;

/** Whether the second of two boxes is cut out of the first, so that only a border remains. */
function isFrame([outer, inner, ...more]: readonly Rectangle[]): boolean {
  return (
    outer !== undefined &&
    inner !== undefined &&
    more.length === 0 &&
    isBorder(inner.left - outer.left) &&
    isBorder(outer.right - inner.right) &&
    isBorder(inner.top - outer.top) &&
    isBorder(outer.bottom - inner.bottom)
  );
}
