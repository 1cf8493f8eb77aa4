import type { Cell } from '../page/cell.ts';

/** Tells headings and dates among cells. */
export interface CellClassifier {
  readonly isHeading: (cell: Cell) => boolean;
  readonly isDate: (cell: Cell) => boolean;
  /** Whether a text only says what stands beside it: `Phone`, `תפקיד` above a table. */
  readonly isLabel: (cell: Cell) => boolean;
  /** Whether it is the label of a form of jobs or studies, or a line of one: `position held`. */
  readonly isRequested?: (cell: Cell) => boolean;
}

/** The cells on the two sides of a strip that nothing crosses. */
type Sides = readonly [readonly Cell[], readonly Cell[]];

/** A strip from top to bottom that nothing crosses, and what stands on both sides of it. */
export interface Strip {
  readonly sides: Sides;
  /** The cells beside it, of both sides. */
  readonly inside: readonly Cell[];
  readonly judge: CellClassifier;
}

/**
 * Whether lines go on across a strip, which columns would part: one side says when, or what, the texts beside it are (a
 * timeline, labels beside text), or names of a table's columns stand on both.
 */
export const goesAcross = ({ sides, judge }: Strip): boolean => isMargin(sides, judge) || isTable(sides, judge);

/** Sizes of type within which two lines are of one entry. */
const NEXT_LINE = 1.9;
/** How much a date torn from its line counts against columns, in cells. */
const TORN_DATE = 3;
/** So many of them, if they are half of the dates, are a timeline, whatever else stands on its side of the page. */
const TIMELINE = 3;

/**
 * How well a strip is explained by two columns, each read from its top to its end: more for many cells, less for dates
 * torn from their line; -Infinity where it cannot be.
 */
export function scoreColumns({ sides, inside, judge }: Strip): number {
  if (sides.some((side) => !isColumn(side, judge)) || !areHeaded(sides, judge)) return -Infinity;
  const torn = countTornDates(sides, judge);
  if (torn >= TIMELINE && torn * 2 >= inside.filter(judge.isDate).length) return -Infinity;
  return Math.min(...sides.map((side) => side.length)) + inside.length / 5 - TORN_DATE * torn;
}

/**
 * Whether a heading, or contacts, stands on both sides, and a heading on one. A heading with nothing of its column
 * below it heads what is no longer in it, and so does one below all of the other.
 */
function areHeaded(sides: Sides, judge: CellClassifier): boolean {
  const headed = sides.map(
    (side, index) =>
      side.filter(
        (cell) =>
          judge.isHeading(cell) &&
          side.some(({ y }) => y > cell.y + 1) &&
          sides[1 - index]?.some((other) => other.y > cell.y - cell.size && !judge.isDate(other)),
      ).length,
  );
  const hasContacts = (index: number) => {
    const [side = [], other = []] = [sides[index], sides[1 - index]];
    const beside = cellsBesideColumn(side, other);
    // Contacts that all stand above the sections of the other side are of the head, and what is below them is of rows.
    const firstHeading = Math.min(...other.filter(judge.isHeading).map(({ y }) => y));
    const isOfHead = beside.filter(looksLikeContact).every(({ y, size }) => y < firstHeading - size);
    const goesOnInRows = isOfHead && beside.filter(({ y }) => y > firstHeading).every((cell) => isBeside(cell, other));
    const texts = beside.filter((cell) => !judge.isHeading(cell) && !judge.isDate(cell));
    return (
      beside.some(looksLikeContact) && !goesOnInRows && texts.length >= MIN_COLUMN_CELLS && isColumn(beside, judge)
    );
  };
  return headed.every((count, index) => count > 0 || hasContacts(index)) && headed.some((count) => count > 0);
}

/** A column holds at least so many cells. */
const MIN_COLUMN_CELLS = 4;
const isColumn = (side: readonly Cell[], { isHeading, isDate }: CellClassifier): boolean =>
  side.length >= MIN_COLUMN_CELLS &&
  side.filter(isHeading).length < 0.6 * side.length &&
  side.filter(isDate).length < 0.5 * side.length;

/** Part of a margin's texts that stand beside a text of the other side. */
const MIN_BESIDE_SHARE = 0.8;
/** Part of them that are dates and labels. */
const MIN_LABELLED_SHARE = 0.4;

/**
 * Whether one side only says when, or what, the texts beside it are: a margin of dates and labels, with headings
 * between.
 */
function isMargin(
  [first = [], second = []]: readonly (readonly Cell[])[],
  { isHeading, isDate, isLabel, isRequested = isLabel }: CellClassifier,
): boolean {
  const is = (side: readonly Cell[], across: readonly Cell[]) => {
    // What stands above both is of no margin.
    const texts = cellsBesideColumn(side, across).filter((cell) => !isHeading(cell) || isLabel(cell));
    // What goes on of a label below it stands beside nothing.
    const near = texts.filter((cell) => isBeside(cell, across) || isRequested(cell));
    return (
      near.length >= MIN_BESIDE_SHARE * texts.length &&
      texts.filter((cell) => isDate(cell) || isLabel(cell) || isRequested(cell)).length >=
        MIN_LABELLED_SHARE * texts.length
    );
  };
  return is(first, second) || is(second, first);
}

/**
 * Whether names of a table's columns stand beside each other on both sides, or two of them on one side beside a third
 * that is in no list.
 */
function isTable([first = [], second = []]: readonly (readonly Cell[])[], { isLabel }: CellClassifier): boolean {
  const labels = [first.filter(isLabel), second.filter(isLabel)] as const;
  return labels[0].some((cell) => isBeside(cell, labels[1])) || goesOn(labels[0], second) || goesOn(labels[1], first);
}

/** Whether two names stand beside each other, and a cell as heavy as they are at the other side. */
const goesOn = (labels: readonly Cell[], across: readonly Cell[]) =>
  labels.some((cell) => {
    const alike = across.filter(({ bold }) => bold === cell.bold);
    return isBeside(cell, labels) && isBeside(cell, alike);
  });

/** Dates whose line goes on at the other side: a gutter that parts them from their entries is none. */
function countTornDates([first = [], second = []]: readonly (readonly Cell[])[], { isDate }: CellClassifier): number {
  const isTorn = (cell: Cell, side: readonly Cell[], across: readonly Cell[]) =>
    isDate(cell) && isBeside(cell, across) && !isBeside(cell, side) && !side.some((other) => isEntryOf(cell, other));
  // A date right above or below a text of its own side is of that one.
  const isEntryOf = (date: Cell, { y, size, ...other }: Cell) =>
    Math.abs(date.y - y) > 0.2 * size && Math.abs(date.y - y) < NEXT_LINE * size && !isDate({ ...other, y, size });
  return (
    first.filter((cell) => isTorn(cell, first, second)).length +
    second.filter((cell) => isTorn(cell, second, first)).length
  );
}

/** Whether the second side holds nothing but dates, each beside a text of the first. */
export const endsAtDates = ([texts, dates]: Sides, { isDate }: CellClassifier): boolean =>
  dates.length > 0 && texts.length > dates.length && dates.every((cell) => isDate(cell) && isBeside(cell, texts));

export const isBeside = (cell: Cell, side: readonly Cell[]) =>
  side.some((beside) => beside !== cell && Math.abs(beside.y - cell.y) < 0.2 * beside.size);

const looksLikeContact = ({ text }: Cell) => /\S@[^\s@]+\.\S|\d[\d-]{8}/.test(text);

/** The cells of a column that stand beside the other one: what stands above both is of neither. */
function cellsBesideColumn(side: readonly Cell[], other: readonly Cell[]): readonly Cell[] {
  const top = Math.min(...other.map((cell) => cell.y));
  return side.filter(({ y, size }) => y >= top - size);
}

/** How far the nearest cells stay away: the middle of a gutter is better than its edge. */
export function gutterClearance([before = [], after = []]: readonly (readonly Cell[])[], x: number): number {
  return Math.min(x - Math.max(...before.map(({ right }) => right)), Math.min(...after.map(({ left }) => left)) - x);
}
