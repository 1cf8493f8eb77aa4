/** An affine map as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the map that applies `inner` first and then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const end = transformPoint(outer, inner[4], inner[5]);
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    end[0],
    end[1],
  ];
}

export type PathPoint = readonly [x: number, y: number];

/** Reads the map by index, because destructuring would run an iterator thousands of times a page. */
export function transformPoint(map: Matrix, x: number, y: number): PathPoint {
  return [map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5]];
}

/** Returns the six numbers of a matrix from the PDF reader; the identity if it is no matrix. */
export function toMatrix(value: unknown): Matrix {
  if (value === null || typeof value !== 'object') return IDENTITY;
  const numbers = Array.from(value as ArrayLike<unknown>)
    .slice(0, 6)
    .map(Number);
  return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : IDENTITY;
}
