import { median } from '../statistics.ts';
import type { Cell } from './cells.ts';

/** Tells headings and dates among cells. */
export interface CellClassifier {
  readonly isHeading: (cell: Cell) => boolean;
  readonly isDate: (cell: Cell) => boolean;
  /** Whether a text only says what stands beside it: `Phone`, `תפקיד` above a table. */
  readonly isLabel: (cell: Cell) => boolean;
}

/** A strip between two columns, over part of a page; points. */
export interface Gutter {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Cells that may stick out of their column into the other. */
const MAX_OVERHANGING = 2;
/** Points between two places that are tried. */
const SCAN_STEP = 2;
/** A column holds at least so many cells. */
const MIN_COLUMN_CELLS = 4;
/** And is at least this part of the text's width. */
const MIN_COLUMN_WIDTH = 0.14;

/**
 * The gutter between two columns of a page, or undefined: a strip that nothing crosses over most of the height, with a
 * heading (or contacts) on both sides. A column of dates beside entries is none, nor is one of headings beside their
 * sections.
 */
export function findGutter(cells: readonly Cell[], judging: CellClassifier): Gutter | undefined {
  // Every cell is asked about at every place that is tried.
  const [headings, dates, labels] = [
    new Set(outstandingHeadings(cells.filter(judging.isHeading), cells)),
    new Set(cells.filter(judging.isDate)),
    new Set(cells.filter(judging.isLabel)),
  ];
  const judge: CellClassifier = {
    isHeading: (cell) => headings.has(cell),
    isDate: (cell) => dates.has(cell),
    isLabel: (cell) => labels.has(cell),
  };
  if (headings.size === 0) return undefined;
  const left = Math.min(...cells.map((cell) => cell.left));
  const right = Math.max(...cells.map((cell) => cell.right));
  const width = right - left;
  let best: { gutter: Gutter; score: number } | undefined;
  for (let x = left + MIN_COLUMN_WIDTH * width; x < right - MIN_COLUMN_WIDTH * width; x += SCAN_STEP) {
    const crossing = cells
      .filter((cell) => cell.left < x && cell.right > x && !overhangs(cell, x))
      .map(({ y }) => y)
      .toSorted((a, b) => a - b);
    const edges = [-Infinity, ...crossing, Infinity];
    for (let at = 1; at < edges.length; at += 1) {
      const [top, bottom] = [edges[at - 1] ?? 0, edges[at] ?? 0];
      const inside = cells.filter(({ y }) => y > top && y < bottom);
      if (inside.filter((cell) => cell.left < x && cell.right > x).length > MAX_OVERHANGING) continue;
      const sides = [inside.filter((cell) => cellCenter(cell) < x), inside.filter((cell) => cellCenter(cell) >= x)];
      if (sides.some((side) => !isColumn(side, judge))) continue;
      // A heading with nothing of its column below it heads what is no longer in it, and so does one below all of the
      // other.
      const headed = sides.map(
        (side, index) =>
          side.filter(
            (cell) =>
              judge.isHeading(cell) &&
              side.some(({ y }) => y > cell.y + 1) &&
              sides[1 - index]?.some((other) => other.y > cell.y - cell.size && !judge.isDate(other)),
          ).length,
      );
      if (
        headed.some(
          (count, index) =>
            count === 0 &&
            !(
              sides[index]?.some(looksLikeContact) &&
              isColumn(cellsBesideColumn(sides[index] ?? [], sides[1 - index] ?? []), judge, MIN_COLUMN_CELLS)
            ),
        ) ||
        headed.every((count) => count === 0)
      )
        continue;
      if (isMargin(sides, judge) || isTable(sides, judge)) continue;
      const score =
        Math.min(...sides.map((side) => side.length)) +
        inside.length / 5 -
        3 * countTornDates(sides, judge) +
        gutterClearance(sides, x) / 1000;
      if (!best || score > best.score) best = { gutter: { x, top, bottom }, score };
    }
  }
  return (
    best && {
      x: best.gutter.x,
      top: columnTop(best.gutter, cells, judge),
      bottom: columnBottom(best.gutter, cells, judge),
    }
  );
}

/**
 * Headings without words of the text that are called as one: where most stand out by size, weight or capitals, those
 * that do not are none.
 */
function outstandingHeadings(named: readonly Cell[], cells: readonly Cell[]): readonly Cell[] {
  const size = median(cells.map((cell) => cell.size));
  const standing = named.filter(
    ({ bold, size: own, text }) => bold || own > 1.08 * size || (/[A-Z]{3}/.test(text) && text === text.toUpperCase()),
  );
  return standing.length >= 2 && standing.length * 2 > named.length ? standing : named;
}

/**
 * Where a column is two narrow ones: between headings beside each other at its top, each with text below it. Undefined
 * where it is one.
 */
export function findInnerGutter(cells: readonly Cell[], { isHeading }: CellClassifier): number | undefined {
  const headings = cells.filter(isHeading).toSorted((a, b) => a.left - b.left);
  for (const [at, heading] of headings.entries()) {
    const next = headings.slice(at + 1).find((other) => isBeside(heading, [other]));
    if (!next || cells.some(({ y }) => y < heading.y - heading.size / 2)) continue;
    const x = (heading.right + next.left) / 2;
    const sides = [
      cells.filter((cell) => cellCenter(cell) < x),
      cells.filter((cell) => cellCenter(cell) >= x),
    ] as const;
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
  const inside = cells.filter(({ y }) => y > top && y < bottom);
  const sides = [
    inside.filter((cell) => cellCenter(cell) < x),
    inside.filter((cell) => cellCenter(cell) >= x),
  ] as const;
  const first = sides[0]
    .filter((cell) => isHeading(cell) && isBeside(cell, sides[1].filter(isHeading)))
    .toSorted((a, b) => a.y - b.y)[0];
  if (!first) return top;
  const edge = first.y - first.size / 2;
  return sides.some((side) => side.filter(({ y }) => y < edge).every(isDate)) ? edge : top;
}

/** Where the columns end: a heading that is the last text of all in them heads what stands below. */
function columnBottom({ top, bottom }: Gutter, cells: readonly Cell[], { isHeading }: CellClassifier): number {
  const last = cells.filter(({ y }) => y > top && y < bottom).toSorted((a, b) => b.y - a.y)[0];
  return last && bottom !== Infinity && isHeading(last) ? last.y : bottom;
}

/** Part of a margin's texts that stand beside a text of the other side. */
const MIN_BESIDE_SHARE = 0.8;
/** Part of them that are dates and labels. */
const MIN_LABELLED_SHARE = 0.4;

/**
 * Whether one side only says when, or what, the texts beside it are: a margin of dates and labels, with headings
 * between.
 */
function isMargin(
  [one = [], other = []]: readonly (readonly Cell[])[],
  { isHeading, isDate, isLabel }: CellClassifier,
): boolean {
  const is = (side: readonly Cell[], across: readonly Cell[]) => {
    // What stands above both is of no margin.
    const texts = cellsBesideColumn(side, across).filter((cell) => !isHeading(cell) || isLabel(cell));
    const near = texts.filter((cell) => isBeside(cell, across));
    return (
      near.length >= MIN_BESIDE_SHARE * texts.length &&
      texts.filter((cell) => isDate(cell) || isLabel(cell)).length >= MIN_LABELLED_SHARE * texts.length
    );
  };
  return is(one, other) || is(other, one);
}

/** Whether names of a table's columns stand beside each other on both sides. */
function isTable([one = [], other = []]: readonly (readonly Cell[])[], { isLabel }: CellClassifier): boolean {
  return one.filter(isLabel).some((cell) => isBeside(cell, other.filter(isLabel)));
}

const cellCenter = ({ left, right }: Cell) => (left + right) / 2;

/** Whether a cell is of one column and only sticks out of it: an address too long for a narrow one. */
function overhangs({ left, right, text }: Cell, x: number): boolean {
  return !/\s/.test(text) && Math.max(x - left, right - x) > 0.75 * (right - left);
}

/** `texts` are as many as it has beside headings and dates. */
function isColumn(side: readonly Cell[], { isHeading, isDate }: CellClassifier, texts = 0): boolean {
  if (side.length < MIN_COLUMN_CELLS || side.filter((cell) => !isHeading(cell) && !isDate(cell)).length < texts)
    return false;
  return (
    side.filter((cell) => !isHeading(cell)).length >= MIN_COLUMN_CELLS / 2 &&
    side.filter((cell) => isHeading(cell)).length < 0.6 * side.length &&
    side.filter((cell) => isDate(cell)).length < 0.5 * side.length
  );
}

/** Dates whose line goes on at the other side: a gutter that parts them from their entries is none. */
function countTornDates([one = [], other = []]: readonly (readonly Cell[])[], { isDate }: CellClassifier): number {
  const isTorn = (cell: Cell, own: readonly Cell[], across: readonly Cell[]) =>
    isDate(cell) && isBeside(cell, across) && !isBeside(cell, own);
  return (
    one.filter((cell) => isTorn(cell, one, other)).length + other.filter((cell) => isTorn(cell, other, one)).length
  );
}

const isBeside = (cell: Cell, side: readonly Cell[]) =>
  side.some((beside) => beside !== cell && Math.abs(beside.y - cell.y) < 0.2 * beside.size);

const looksLikeContact = ({ text }: Cell) => /\S@\S+\.\S|\d[\d-]{8}/.test(text);

/** The cells of a column that stand beside the other one: what stands above both is of neither. */
function cellsBesideColumn(own: readonly Cell[], other: readonly Cell[]): readonly Cell[] {
  const top = Math.min(...other.map((cell) => cell.y));
  return own.filter(({ y, size }) => y >= top - size);
}

/** How far the nearest cells stay away: the middle of a gutter is better than its edge. */
function gutterClearance([before = [], after = []]: readonly (readonly Cell[])[], x: number): number {
  return Math.min(x - Math.max(...before.map(({ right }) => right)), Math.min(...after.map(({ left }) => left)) - x);
}
