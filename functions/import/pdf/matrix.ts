/** An affine map as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that does `inner` first and `outer` after it. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export type PathPoint = readonly [x: number, y: number];

export function transformPoint([a, b, c, d, e, f]: Matrix, x: number, y: number): PathPoint {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Six numbers out of whatever list the reader gives; the identity when they are none. */
export function toMatrix(value: unknown): Matrix {
  if (value === null || typeof value !== 'object') return IDENTITY;
  const numbers = Array.from(value as ArrayLike<unknown>)
    .slice(0, 6)
    .map(Number);
  return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : IDENTITY;
}
