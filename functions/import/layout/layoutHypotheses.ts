import type { Cell } from '../page/cell.ts';

/** Recognizes headings, dates and labels among cells. */
export interface CellClassifier {
  readonly isHeading: (cell: Cell) => boolean;
  readonly isDate: (cell: Cell) => boolean;
  /** Whether a text is only a label of what is beside or below it: `Phone`, `תפקיד` above a table. */
  readonly isLabel: (cell: Cell) => boolean;
  /** Whether it is a label, or one line of a label, in a form of jobs or studies: `position held`. */
  readonly isRequested?: (cell: Cell) => boolean;
}

/** The cells on the two sides of a strip that nothing crosses. */
type Sides = readonly [readonly Cell[], readonly Cell[]];

/** A vertical strip that no text crosses, and the cells on both sides. */
export interface Strip {
  readonly sides: Sides;
  /** The cells of both sides at its height. */
  readonly inside: readonly Cell[];
  readonly judge: CellClassifier;
}

/**
 * Whether lines continue across a strip, so that it is no gutter. Either one side holds dates or labels of the texts
 * beside it (a timeline), or both sides hold heads of a table's columns.
 */
export const goesAcross = ({ sides, judge }: Strip): boolean => isMargin(sides, judge) || isTable(sides, judge);

/** The largest distance between two lines of one entry, in type sizes. */
const NEXT_LINE = 1.9;
/** How many cells one date torn from its line outweighs. */
const TORN_DATE = 3;
/** So many torn dates, if they are half of all dates, make a timeline, whatever else is on their side. */
const TIMELINE = 3;

/**
 * Scores a strip as the gutter of two columns, each read to its end. Cells raise the score, dates torn from their lines
 * lower it; -Infinity if it cannot be a gutter.
 */
export function scoreColumns({ sides, inside, judge }: Strip): number {
  if (sides.some((side) => !isColumn(side, judge)) || !areHeaded(sides, judge)) return -Infinity;
  const torn = countTornDates(sides, judge);
  if (torn >= TIMELINE && torn * 2 >= inside.filter(judge.isDate).length) return -Infinity;
  return Math.min(...sides.map((side) => side.length)) + inside.length / 5 - TORN_DATE * torn;
}

/**
 * Whether both sides have a heading or contacts, and one has a heading. A heading counts only with text of its column
 * below it, and not below everything in the other column.
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
    // Contacts above all sections of the other side belong to the head of the page, if rows go on below them.
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

/** The least number of cells in a column. */
const MIN_COLUMN_CELLS = 4;
const isColumn = (side: readonly Cell[], { isHeading, isDate }: CellClassifier): boolean =>
  side.length >= MIN_COLUMN_CELLS &&
  side.filter(isHeading).length < 0.6 * side.length &&
  side.filter(isDate).length < 0.5 * side.length;

/** The least share of a margin's texts that have a text of the other side beside them. */
const MIN_BESIDE_SHARE = 0.8;
/** The least share of a margin's texts that are dates or labels. */
const MIN_LABELLED_SHARE = 0.4;

/** Whether one side is a margin: dates or labels of the texts beside it, with headings between them. */
function isMargin(
  [first = [], second = []]: readonly (readonly Cell[])[],
  { isHeading, isDate, isLabel, isRequested = isLabel }: CellClassifier,
): boolean {
  const is = (side: readonly Cell[], across: readonly Cell[]) => {
    // Text above both sides does not belong to a margin.
    const texts = cellsBesideColumn(side, across).filter((cell) => !isHeading(cell) || isLabel(cell));
    // A label may continue in the line below, beside nothing.
    const near = texts.filter((cell) => isBeside(cell, across) || isRequested(cell));
    return (
      near.length >= MIN_BESIDE_SHARE * texts.length &&
      texts.filter((cell) => isDate(cell) || isLabel(cell) || isRequested(cell)).length >=
        MIN_LABELLED_SHARE * texts.length
    );
  };
  return is(first, second) || is(second, first);
}

/** Whether both sides have heads of a table at one height, or one side has two and the other an unknown head. */
function isTable([first = [], second = []]: readonly (readonly Cell[])[], { isLabel }: CellClassifier): boolean {
  const labels = [first.filter(isLabel), second.filter(isLabel)] as const;
  return labels[0].some((cell) => isBeside(cell, labels[1])) || goesOn(labels[0], second) || goesOn(labels[1], first);
}

/** Whether two labels are at one height with a cell of the same weight on the other side. */
const goesOn = (labels: readonly Cell[], across: readonly Cell[]) =>
  labels.some((cell) => {
    const alike = across.filter(({ bold }) => bold === cell.bold);
    return isBeside(cell, labels) && isBeside(cell, alike);
  });

/** Counts dates whose line continues on the other side. A gutter there would tear them from their entries. */
function countTornDates([first = [], second = []]: readonly (readonly Cell[])[], { isDate }: CellClassifier): number {
  const isTorn = (cell: Cell, side: readonly Cell[], across: readonly Cell[]) =>
    isDate(cell) && isBeside(cell, across) && !isBeside(cell, side) && !side.some((other) => isEntryOf(cell, other));
  // A date right above or below a text of its own side belongs to that text.
  const isEntryOf = (date: Cell, { y, size, ...other }: Cell) =>
    Math.abs(date.y - y) > 0.2 * size && Math.abs(date.y - y) < NEXT_LINE * size && !isDate({ ...other, y, size });
  return (
    first.filter((cell) => isTorn(cell, first, second)).length +
    second.filter((cell) => isTorn(cell, second, first)).length
  );
}

/** Whether the second side holds only dates, each beside a text of the first. */
export const endsAtDates = ([texts, dates]: Sides, { isDate }: CellClassifier): boolean =>
  dates.length > 0 && texts.length > dates.length && dates.every((cell) => isDate(cell) && isBeside(cell, texts));

export const isBeside = (cell: Cell, side: readonly Cell[]) =>
  side.some((beside) => beside !== cell && Math.abs(beside.y - cell.y) < 0.2 * beside.size);

const looksLikeContact = ({ text }: Cell) => /\S@[^\s@]+\.\S|\d[\d-]{8}/.test(text);

/** Returns the cells of a column at the height of the other one; text above both belongs to neither. */
function cellsBesideColumn(side: readonly Cell[], other: readonly Cell[]): readonly Cell[] {
  const top = Math.min(...other.map((cell) => cell.y));
  return side.filter(({ y, size }) => y >= top - size);
}

/** Returns the distance to the nearest cells, because the middle of a gutter is better than its edge. */
export function gutterClearance([before = [], after = []]: readonly (readonly Cell[])[], x: number): number {
  return Math.min(x - Math.max(...before.map(({ right }) => right)), Math.min(...after.map(({ left }) => left)) - x);
}
