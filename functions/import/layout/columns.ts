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

/** A strip between two columns, over part of a page; points. */
export interface Gutter {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** What stands above the columns of a gutter, in the first and the second of them by the direction, and below. */
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

/** Cells that may stick out of their column into the other. */
const MAX_OVERHANGING = 2;
/** Points between two places that are tried. */
const SCAN_STEP = 2;
/** A column is at least this part of the text's width. */
const MIN_COLUMN_WIDTH = 0.14;

/**
 * The gutter between two columns of a page, or undefined: a strip that nothing crosses over most of the height, with a
 * heading (or contacts) on both sides; `bars` cross it as texts do. A column of dates beside entries is none, nor is
 * one of headings beside their sections.
 */
export function findGutter(
  cells: readonly Cell[],
  judging: CellClassifier,
  bars: readonly Bar[] = [],
): Gutter | undefined {
  // Every cell is asked about at every place that is tried.
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
      // Most places are no columns at all: the others are asked about the rest.
      if (score === -Infinity || goesAcross(strip)) continue;
      for (const place of places) {
        const clear = score + gutterClearance(sides, place) / 1000;
        if (!best || clear > best.score) best = { gutter: { x: place, top, bottom }, score: clear };
      }
    }
  }
  return best && { ...best.gutter, top: columnTop(best.gutter, cells, judge) };
}

/** The places that are tried, each with those behind it at which every cell and bar is on the same side of it. */
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

/** How a cell stands to a place: before or behind it, or across it with its middle there, sticking out or not. */
const sideOf = (cell: Cell, x: number): number =>
  cell.right <= x ? 0 : cell.left >= x ? 1 : (cellCenter(cell) < x ? 2 : 3) + (overhangs(cell, x) ? 2 : 0);

/** The cells of sections whose one side holds nothing but the dates of the other's lines: these lines go across. */
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
 * Headings without words of the text that are called as one: where most stand out by size, weight or capitals, those
 * that do not are none.
 */
function outstandingHeadings(named: readonly Cell[], cells: readonly Cell[]): readonly Cell[] {
  const size = median(cells.map((cell) => cell.size));
  const standing = named.filter(
    ({ bold, size: cellSize, text }) => bold || cellSize > 1.08 * size || isInCapitals(text),
  );
  return standing.length >= 2 && standing.length * 2 > named.length ? standing : named;
}

/** Characters of a heading that is known by its look alone, at the most. */
const MAX_LOOKALIKE_LENGTH = 35;

const lookOf = ({ size, bold, text }: Cell) => `${size.toFixed(1)} ${bold} ${isInCapitals(text)}`;

/** How much larger than the text a look is by which a third of known headings is enough for all. */
const LARGE_LOOK = 1.15;

/**
 * Headings, and the short texts that look as they do, where most of that look are known to be headings; a third where
 * the look is larger than the text and all of it are short, as headings in words of one's own are.
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

/** How much larger than the text headings in words of one's own are at the least, and at the most. */
const [MIN_OWN, MAX_OWN] = [1.3, 2.4];

/** Whether a text is words: counters of what somebody made are large too, `900` above `hives`. */
const isWords = ({ text }: Cell) => /\p{L}{2}/u.test(text) && !/\d/.test(text);

/**
 * Headings, and with them the texts of the one look that is larger still and comes again, each above smaller text: a
 * wide column may have all its headings in words of one's own, `On stage` and `At school`, and in larger type than the
 * narrow one beside it.
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

/** The gutter in a column that is two narrow ones: as on a page, or between headings beside each other at its top. */
export function findColumnsWithin(cells: readonly Cell[], judge: CellClassifier): Gutter | undefined {
  const x = findInnerGutter(cells, judge);
  if (x !== undefined) return { x, top: -Infinity, bottom: Infinity };
  return cells.length < MIN_PARTED_CELLS ? undefined : findGutter(cells, judge);
}

/** Cells below which a column is no two. */
const MIN_PARTED_CELLS = 10;

/** As the last, by headings beside each other above all of it, each with text below it. */
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
 * Where the columns begin: at headings beside each other, where what stands above them in one is nothing but dates, or
 * ends a text across both.
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

/** The cells on the two sides of a place, by their middles. */
const sidesOf = (cells: readonly Cell[], x: number): Strip['sides'] => [
  cells.filter((cell) => cellCenter(cell) < x),
  cells.filter((cell) => cellCenter(cell) >= x),
];

/** Whether a cell is of one column and only sticks out of it: an address too long for a narrow one. */
function overhangs({ left, right, text }: Cell, x: number): boolean {
  return Math.max(x - left, right - x) > 0.75 * (right - left) && !/\s/.test(text);
}
