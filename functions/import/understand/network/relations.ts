import { BOUNDARIES } from '../parts.ts';
import { columnOf, type Spot } from './geometry.ts';

/** Positions of numbers in a row of {@link placesOf}, by which two parts are compared. */
const PLACE = { line: 0, cell: 1, column: 2, from: 3, to: 4, y: 5, size: 6, bold: 7, bullet: 8, boundary: 9 } as const;
export const PLACES = Object.keys(PLACE).length;

/** Upper ends of buckets for the number of parts, and of lines in one column, between two parts. */
export const PART_STEPS = [-50, -20, -10, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 10, 20, 50] as const;
export const LINE_STEPS = [-16, -8, -4, -3, -2, -1, 0, 1, 2, 3, 4, 8, 16] as const;

/** Points by which equal edges may differ, twice the points for equal middles, and points for equal sizes. */
const [SAME_EDGE, SAME_MIDDLE, SAME_SIZE] = [2.5, 5, 0.4];
/** Points within which two lines are near. */
const NEAR = 40;

/** Relations that two parts have or lack, in the order of their weights; `weights.json` lists their names. */
export const RELATIONS = [
  'same column',
  'same line',
  'same cell',
  'same beginning',
  'same end',
  'same middle',
  'one above the other',
  'same style',
  'larger',
  'same style and sign before it',
  'same style and beginning',
  'same cell of another line',
  'both with a bullet or both without',
  'near and same beginning',
  'near and one above the other',
  'same weight',
  'same size',
] as const;
/** How many of the relations index the first table; the others index a second one. */
const FIRST_BITS = 9;

/** Returns a row of {@link PLACES} numbers for each part, by which pairs are compared. */
export function placesOf(spots: readonly Spot[]): Float32Array {
  const places = new Float32Array(spots.length * PLACES);
  for (const [row, { part, line, cellFrom, cellTo, y, size }] of spots.entries())
    places.set(
      [
        part.line,
        part.cell,
        columnOf(line),
        cellFrom,
        cellTo,
        y,
        size,
        part.bold ? 1 : 0,
        part.bullet ? 1 : 0,
        BOUNDARIES.indexOf(part.boundary),
      ],
      row * PLACES,
    );
  return places;
}

/** How pairs of parts relate, as row indexes in three tables of weights: one index per pair and table. */
export interface PairCodes {
  readonly distance: Uint16Array;
  readonly first: Uint16Array;
  readonly more: Uint8Array;
}

/** Number of rows in the tables that {@link PairCodes} index. */
export const PAIR_TABLES = {
  distance: (PART_STEPS.length + 1) * (LINE_STEPS.length + 2),
  first: 1 << FIRST_BITS,
  more: 1 << (RELATIONS.length - FIRST_BITS),
} as const;

/** Returns the index of the first limit that is not below a value. */
function bucketOf(value: number, limits: readonly number[]): number {
  let bucket = 0;
  while (bucket < limits.length && (limits[bucket] as number) < value) bucket += 1;
  return bucket;
}

/** Returns the relation of each part to every other; part `i` as the asking one begins at `i * count`. */
export function pairCodes(places: Float32Array, count: number): PairCodes {
  const [distance, first, more] = [
    new Uint16Array(count * count),
    new Uint16Array(count * count),
    new Uint8Array(count * count),
  ];
  for (let i = 0; i < count; i += 1)
    for (let j = 0; j < count; j += 1) {
      const [a, b, pair] = [i * PLACES, j * PLACES, i * count + j];
      const by = (place: number) => (places[b + place] as number) - (places[a + place] as number);
      const [dl, df, dt, ds] = [by(PLACE.line), by(PLACE.from), by(PLACE.to), by(PLACE.size)];
      const isColumn = by(PLACE.column) === 0;
      const isLine = dl === 0;
      const isCell = by(PLACE.cell) === 0;
      const isFrom = Math.abs(df) < SAME_EDGE;
      const ends = Math.min(places[b + PLACE.to] as number, places[a + PLACE.to] as number);
      const begins = Math.max(places[b + PLACE.from] as number, places[a + PLACE.from] as number);
      const isOver = ends - begins > 0 && !isLine;
      const isWeight = by(PLACE.bold) === 0;
      const isSize = Math.abs(ds) < SAME_SIZE;
      const isStyle = isWeight && isSize;
      const isNear = Math.abs(by(PLACE.y)) < NEAR && isColumn;
      const lines = isColumn ? bucketOf(dl, LINE_STEPS) : LINE_STEPS.length + 1;
      distance[pair] = bucketOf(j - i, PART_STEPS) * (LINE_STEPS.length + 2) + lines;
      first[pair] =
        +isColumn |
        (+isLine << 1) |
        (+(isLine && isCell) << 2) |
        (+isFrom << 3) |
        (+(Math.abs(dt) < SAME_EDGE) << 4) |
        (+(Math.abs(df + dt) < SAME_MIDDLE) << 5) |
        (+isOver << 6) |
        (+isStyle << 7) |
        (+(ds > SAME_SIZE) << 8);
      more[pair] =
        +(by(PLACE.boundary) === 0 && isStyle && isCell) |
        (+(isFrom && isStyle) << 1) |
        (+(isCell && !isLine) << 2) |
        (+(by(PLACE.bullet) === 0) << 3) |
        (+(isNear && isFrom && !isLine) << 4) |
        (+(isNear && isOver) << 5) |
        (+isWeight << 6) |
        (+isSize << 7);
    }
  return { distance, first, more };
}

/** Returns the three tables of one attention head, from its weights of steps and of single relations. */
export function pairTables(parts: Float32Array, lines: Float32Array, relations: Float32Array) {
  const sumOfBits = (from: number, rows: number) =>
    Float32Array.from({ length: rows }, (_, code) => {
      let sum = 0;
      for (let bit = 0; 1 << bit < rows; bit += 1) if (code & (1 << bit)) sum += relations[from + bit] as number;
      return sum;
    });
  const each = LINE_STEPS.length + 2;
  return {
    distance: Float32Array.from(
      { length: PAIR_TABLES.distance },
      // The last entry of each row is for another column, where distance in lines is unknown.
      (_, code) => (parts[Math.floor(code / each)] as number) + (lines[code % each] ?? 0),
    ),
    first: sumOfBits(0, PAIR_TABLES.first),
    more: sumOfBits(FIRST_BITS, PAIR_TABLES.more),
  };
}
