import type { Direction } from '../../../shared/platform/language.ts';
import { median } from '../page/statistics.ts';
import type { Bar } from './cards.ts';
import { isInCapitals, type Cell } from '../page/cell.ts';
import {
  endsAtDates,
  goesAcross,
  gutterClearance,
  isBeside,
  scoreColumns,
  type CellClassifier,
  type Strip,
} from './layoutHypotheses.ts';

/** A strip between two columns, over part of a page; in points. */
export interface Gutter {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the items above a gutter's columns, in the first and second one in reading direction, and below. */
export function partsBeside<Item extends { readonly cell: Cell }>(
  items: readonly Item[],
  { x, top, bottom }: Gutter,
  direction: Direction,
) {
  const where = (test: (cell: Cell) => boolean) => items.filter(({ cell }) => test(cell));
  const sideOfGutter = (isLeft: boolean) =>
    where((cell) => cell.y > top && cell.y < bottom && cellCenter(cell) < x === isLeft);
  const isFromLeft = direction === 'ltr';
  return {
    above: where(({ y }) => y <= top),
    first: sideOfGutter(isFromLeft),
    second: sideOfGutter(!isFromLeft),
    below: where(({ y }) => y >= bottom),
  };
}

/** How many cells may reach into the other column. */
const MAX_OVERHANGING = 2;
/** Points between two positions that are tried. */
const SCAN_STEP = 2;
/** The least width of a column, as a share of the text's width. */
const MIN_COLUMN_WIDTH = 0.14;

/**
 * Returns the gutter between two columns of a page, or undefined. A gutter is a strip that no text or bar crosses over
 * most of the height, with a heading (or contacts) on both sides. Between dates and their entries, or between headings
 * and their sections, there is no gutter.
 */
export function findGutter(
  cells: readonly Cell[],
  judging: CellClassifier,
  bars: readonly Bar[] = [],
): Gutter | undefined {
  // Judged once per cell, because each cell is tested at every position.
  const [headings, dates, labels, requested] = [
    new Set(withOwnWords(withLookalikes(outstandingHeadings(cells.filter(judging.isHeading), cells), cells), cells)),
    new Set(cells.filter(judging.isDate)),
    new Set(cells.filter(judging.isLabel)),
    new Set(cells.filter(judging.isRequested ?? judging.isLabel)),
  ];
  const judge: CellClassifier = {
    isHeading: (cell) => headings.has(cell),
    isDate: (cell) => dates.has(cell),
    isLabel: (cell) => labels.has(cell),
    isRequested: (cell) => requested.has(cell),
  };
  if (headings.size === 0) return undefined;
  const left = Math.min(...cells.map((cell) => cell.left));
  const right = Math.max(...cells.map((cell) => cell.right));
  const width = right - left;
  let best: { gutter: Gutter; score: number } | undefined;
  for (const places of placesAlike(cells, bars, left + MIN_COLUMN_WIDTH * width, right - MIN_COLUMN_WIDTH * width)) {
    const [x = 0] = places;
    const dated = dates.size > 1 ? datedSections(cells, x, judge) : [];
    const crossing = [
      ...cells.filter((cell) => cell.left < x && cell.right > x && !overhangs(cell, x)),
      ...bars.filter((bar) => bar.left < x && bar.right > x),
      ...dated,
    ]
      .map(({ y }) => y)
      .toSorted((a, b) => a - b);
    const edges = [-Infinity, ...crossing, Infinity];
    for (let index = 1; index < edges.length; index += 1) {
      const [top, bottom] = [edges[index - 1] ?? 0, edges[index] ?? 0];
      const inside = cells.filter(({ y }) => y > top && y < bottom);
      if (inside.filter((cell) => cell.left < x && cell.right > x).length > MAX_OVERHANGING) continue;
      const sides = sidesOf(inside, x);
      const strip: Strip = { sides, inside, judge };
      const score = scoreColumns(strip);
      // Few positions separate columns, so the costlier tests run only for these.
      if (score === -Infinity || goesAcross(strip)) continue;
      for (const place of places) {
        const clear = score + gutterClearance(sides, place) / 1000;
        if (!best || clear > best.score) best = { gutter: { x: place, top, bottom }, score: clear };
      }
    }
  }
  return best && { ...best.gutter, top: columnTop(best.gutter, cells, judge) };
}

/** Groups positions next to each other that have every cell and bar on the same side. */
function placesAlike(cells: readonly Cell[], bars: readonly Bar[], from: number, to: number): number[][] {
  const groups: number[][] = [];
  let last: readonly number[] = [];
  for (let x = from; x < to; x += SCAN_STEP) {
    const sides = [
      ...cells.map((cell) => sideOf(cell, x)),
      ...bars.map((bar) => (bar.left < x && bar.right > x ? 1 : 0)),
    ];
    const group = groups.at(-1);
    if (group && sides.every((side, index) => side === last[index])) group.push(x);
    else groups.push([x]);
    last = sides;
  }
  return groups;
}

/** Returns a cell's relation to a position: 0 before, 1 after, 2-5 across it, by its middle and its overhang. */
const sideOf = (cell: Cell, x: number): number =>
  cell.right <= x ? 0 : cell.left >= x ? 1 : (cellCenter(cell) < x ? 2 : 3) + (overhangs(cell, x) ? 2 : 0);

/** Returns the cells of sections where one side has only dates of the other's lines, which cross the gutter. */
function datedSections(cells: readonly Cell[], x: number, judge: CellClassifier): readonly Cell[] {
  const headings = cells.filter(judge.isHeading).toSorted((a, b) => a.y - b.y);
  return headings.flatMap(({ y, size }, index) => {
    const next = headings.slice(index + 1).find((other) => other.y > y + size / 2);
    const section = cells.filter(
      (cell) => cell.y > y - size / 2 && cell.y < (next ? next.y - next.size / 2 : Infinity),
    );
    const texts = section.filter((cell) => !judge.isHeading(cell));
    const sides = sidesOf(texts, x);
    return endsAtDates(sides, judge) || endsAtDates([sides[1], sides[0]], judge) ? section : [];
  });
}

/**
 * Leaves out words of the text that look like headings: if most headings are large, bold or capitals, plain ones are
 * none.
 */
function outstandingHeadings(named: readonly Cell[], cells: readonly Cell[]): readonly Cell[] {
  const size = median(cells.map((cell) => cell.size));
  const standing = named.filter(
    ({ bold, size: cellSize, text }) => bold || cellSize > 1.08 * size || isInCapitals(text),
  );
  return standing.length >= 2 && standing.length * 2 > named.length ? standing : named;
}

/** Most characters of a heading that is recognized by its look alone. */
const MAX_LOOKALIKE_LENGTH = 35;

const lookOf = ({ size, bold, text }: Cell) => `${size.toFixed(1)} ${bold} ${isInCapitals(text)}`;

/** With a look so much larger than the text, a third of known headings is enough. */
const LARGE_LOOK = 1.15;

/**
 * Adds short texts that look like known headings, if most texts of that look are known headings. A third is enough if
 * the look is larger than the text and all its texts are short: people also invent names for headings.
 */
function withLookalikes(headings: readonly Cell[], cells: readonly Cell[]): readonly Cell[] {
  const size = median(cells.map((cell) => cell.size));
  const known = new Map<string, number>();
  for (const heading of headings) known.set(lookOf(heading), (known.get(lookOf(heading)) ?? 0) + 1);
  return [...Map.groupBy(cells, lookOf)].flatMap(([look, alike]) => {
    const [count, short] = [known.get(look) ?? 0, alike.filter(({ text }) => text.length <= MAX_LOOKALIKE_LENGTH)];
    const isLarge = short.length === alike.length && (alike[0]?.size ?? 0) > LARGE_LOOK * size;
    return count > 1 && (isLarge ? 3 : 2) * count >= alike.length
      ? short
      : alike.filter((cell) => headings.includes(cell));
  });
}

/** The least and the largest size of invented headings, relative to the text. */
const [MIN_OWN, MAX_OWN] = [1.3, 2.4];

/** Whether a text is words. Large figures are not headings: `900` above `hives`. */
const isWords = ({ text }: Cell) => /\p{L}{2}/u.test(text) && !/\d/.test(text);

/**
 * Adds the texts of the one look that is larger still, occurs more than once and is always above smaller text. A wide
 * column may have only invented headings (`On stage`, `At school`), larger than those of the narrow column beside it.
 */
function withOwnWords(headings: readonly Cell[], cells: readonly Cell[]): readonly Cell[] {
  const size = median(cells.map((cell) => cell.size));
  const known = Math.max(...headings.map((heading) => heading.size));
  const isAbove = (cell: Cell) => {
    const [next] = cells
      .filter(({ y, left, right }) => y > cell.y + 1 && left < cell.right && right > cell.left)
      .toSorted((a, b) => a.y - b.y);
    return next !== undefined && next.size < cell.size / LARGE_LOOK;
  };
  const larger = cells.filter(
    (cell) => cell.size > known && cell.size >= MIN_OWN * size && cell.size <= MAX_OWN * size && isWords(cell),
  );
  const looks = [...Map.groupBy(larger, lookOf).values()].filter(
    (alike) => alike.length > 1 && alike.every((cell) => cell.text.length <= MAX_LOOKALIKE_LENGTH && isAbove(cell)),
  );
  const [only] = looks;
  return only && looks.length === 1 ? [...headings, ...only] : headings;
}

/** Returns the gutter in a column of two narrow ones: as on a page, or between headings side by side at its top. */
export function findColumnsWithin(cells: readonly Cell[], judge: CellClassifier): Gutter | undefined {
  const x = findInnerGutter(cells, judge);
  if (x !== undefined) return { x, top: -Infinity, bottom: Infinity };
  return cells.length < MIN_PARTED_CELLS ? undefined : findGutter(cells, judge);
}

/** A column with fewer cells is not divided. */
const MIN_PARTED_CELLS = 10;

/** Returns a gutter between two headings beside each other at the very top, each with text below it. */
function findInnerGutter(cells: readonly Cell[], { isHeading }: CellClassifier): number | undefined {
  const headings = cells.filter(isHeading).toSorted((a, b) => a.left - b.left);
  for (const [index, heading] of headings.entries()) {
    const next = headings.slice(index + 1).find((other) => isBeside(heading, [other]));
    if (!next || cells.some(({ y }) => y < heading.y - heading.size / 2)) continue;
    const x = (heading.right + next.left) / 2;
    const sides = sidesOf(cells, x);
    const [end, start] = [
      Math.max(...sides[0].map(({ right }) => right)),
      Math.min(...sides[1].map(({ left }) => left)),
    ];
    if (end < start && sides.every((side) => side.length > 1)) return (end + start) / 2;
  }
  return undefined;
}

/**
 * Returns where the columns begin: at headings side by side, if above them one column has only dates or a text's end.
 */
function columnTop({ x, top, bottom }: Gutter, cells: readonly Cell[], { isHeading, isDate }: CellClassifier): number {
  const sides = sidesOf(
    cells.filter(({ y }) => y > top && y < bottom),
    x,
  );
  const first = sides[0]
    .filter((cell) => isHeading(cell) && isBeside(cell, sides[1].filter(isHeading)))
    .toSorted((a, b) => a.y - b.y)[0];
  if (!first) return top;
  const edge = first.y - first.size / 2;
  return sides.some((side) => side.filter(({ y }) => y < edge).every(isDate)) ? edge : top;
}

const cellCenter = ({ left, right }: Cell) => (left + right) / 2;

/** Divides cells into those before and after a position, by their middles. */
const sidesOf = (cells: readonly Cell[], x: number): Strip['sides'] => [
  cells.filter((cell) => cellCenter(cell) < x),
  cells.filter((cell) => cellCenter(cell) >= x),
];

/** Whether a cell belongs to one column and only reaches out of it, like a long address in a narrow column. */
function overhangs({ left, right, text }: Cell, x: number): boolean {
  return Math.max(x - left, right - x) > 0.75 * (right - left) && !/\s/.test(text);
}
