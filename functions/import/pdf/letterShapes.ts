import type { Glyph } from '../page/glyph.ts';
import { transformPoint, type Matrix, type PathPoint } from './matrix.ts';

/** A letter of a transparent text and the shape drawn below it, in type sizes. */
export interface DrawnLetter {
  readonly text: string;
  readonly shape: readonly number[];
}

/** A path as the PDF reader gives it, and the matrix of its coordinates. */
export interface DrawnPath {
  readonly path: ArrayLike<number>;
  readonly matrix: Matrix;
}

/** Number of coordinates of each path operation; any other operation closes the path. */
const COORDINATES: Readonly<Record<number, number>> = { 0: 2, 1: 2, 2: 6, 3: 4, 4: 0 };
export const [MOVE_TO, LINE_TO, CLOSE] = [0, 1, 4];

/** Returns the steps of a path: an operation and its points on the page. A value that is no path has no steps. */
export function* stepsOf(path: unknown, matrix: Matrix): Generator<readonly [operation: number, points: PathPoint[]]> {
  const numbers = path !== null && typeof path === 'object' ? Array.from(path as ArrayLike<number>) : [];
  for (let index = 0; index < numbers.length;) {
    const [operation, points] = [numbers[index] ?? CLOSE, [] as PathPoint[]];
    const end = index + 1 + (COORDINATES[operation] ?? 0);
    for (index += 1; index < end; index += 2)
      points.push(transformPoint(matrix, numbers[index] ?? 0, numbers[index + 1] ?? 0));
    index = end;
    yield [operation, points];
  }
}
/** Most letters of a page that are compared; each is compared with every other shape. */
const MAX_LETTERS = 1_500;
/** The largest difference between two drawings of one letter, in type sizes. */
const SAME_SHAPE = 0.03;
/** The least share of letters that must be drawn more than once for the text to be believed. */
const MIN_SUPPORTED = 0.4;
/** Letters that look alike. */
const LOOKALIKES = ['Il|1ו׀', 'O0oОסо', "'’׳`´‘", '"”״“„', '-–—־‐‑', 'xх×', 'cс', 'pр', 'aа', 'eе'] as const;

interface Contour {
  readonly points: number[];
  readonly left: number;
  readonly right: number;
}

/** Returns the shape of each glyph in a text, from the closed shapes of the path below it. */
export function lettersOver(path: DrawnPath, glyphs: readonly Glyph[]): DrawnLetter[] {
  const contoursByGlyph = new Map<Glyph, Contour[]>();
  for (const contour of contoursOf(path)) {
    const middle = (contour.left + contour.right) / 2;
    const [nearest] = glyphs.toSorted((a, b) => distance(a, middle) - distance(b, middle));
    if (nearest) contoursByGlyph.set(nearest, [...(contoursByGlyph.get(nearest) ?? []), contour]);
  }
  return [...contoursByGlyph].map(([glyph, contours]) => ({ text: glyph.text, shape: shapeOf(glyph, contours) }));
}

const distance = ({ x, width }: Glyph, middle: number) => Math.abs(x + width / 2 - middle);

/** Returns the points of contours from their left edge and the baseline, in type sizes. */
function shapeOf({ y, size }: Glyph, contours: readonly Contour[]): number[] {
  const left = Math.min(...contours.map((contour) => contour.left));
  return contours.flatMap(({ points }) => points.map((value, index) => (value - (index % 2 === 0 ? left : y)) / size));
}

function contoursOf({ path, matrix }: DrawnPath): Contour[] {
  const contours: number[][] = [];
  for (const [operation, points] of stepsOf(path, matrix)) {
    if (operation === MOVE_TO) contours.push([]);
    contours.at(-1)?.push(...points.flat());
  }
  return contours.flatMap((points) => {
    const across = points.filter((_, index) => index % 2 === 0);
    return across.length < 2 ? [] : [{ points, left: Math.min(...across), right: Math.max(...across) }];
  });
}

/**
 * Whether letters agree with their shapes: equal letters must have equal shapes, often enough. 'differs' if one shape
 * stands for several letters, 'unknown' if there are too few to compare. A text that contradicts the drawing gives one
 * shape several names: over the drawn `Rina Katz` the text `Dana Levi` calls the drawn `a` once `a` and once `e`.
 */
export function agreementOf(letters: readonly DrawnLetter[]): 'agrees' | 'differs' | 'unknown' {
  const groups: { readonly shape: readonly number[]; readonly counts: Map<string, number> }[] = [];
  for (const { text, shape } of letters.slice(0, MAX_LETTERS)) {
    const group = groups.find((known) => isSameShape(known.shape, shape));
    const name = plainName(text);
    if (group) group.counts.set(name, (group.counts.get(name) ?? 0) + 1);
    else groups.push({ shape, counts: new Map([[name, 1]]) });
  }
  if (groups.some(({ counts }) => counts.size > 1)) return 'differs';
  const supported = groups.reduce(
    (sum, { counts }) => sum + [...counts.values()].filter((count) => count > 1).reduce((a, b) => a + b, 0),
    0,
  );
  return supported >= MIN_SUPPORTED * letters.length && supported > 1 ? 'agrees' : 'unknown';
}

/** Returns one name for letters that look alike. */
function plainName(text: string): string {
  const plain = text.normalize('NFKC');
  return LOOKALIKES.find((alike) => alike.includes(plain)) ?? plain;
}

const isSameShape = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < SAME_SHAPE);
