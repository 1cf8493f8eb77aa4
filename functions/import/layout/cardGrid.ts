import type { Direction } from '../../../shared/platform/language.ts';
import type { Cell } from '../page/cell.ts';
import { isInBox } from './cardBoxes.ts';
import { endOf, startOf } from '../page/nextLine.ts';
import type { Rectangle } from '../page/pageGlyphs.ts';
import { rowsByBaseline } from '../page/rows.ts';
import type { CellClassifier } from './layoutHypotheses.ts';

/** Points within which texts begin at one place. */
const START_TOLERANCE = 1.5;
/** Points between the texts of two blocks. */
const MIN_GAP = 6;
/** Sizes of type within which two rows are of one block. */
const NEXT_ROW = 2;
/** Points by which the blocks of three and more may differ in their distances. */
const PITCH_TOLERANCE = 4;

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/**
 * Blocks of a grid without boxes: entries side by side, each with its period in the same row, and a text above or below
 * it that begins where the period does. In a table a column holds the periods, in a grid a row; nothing else beside
 * each other is taken for one. A period in the middle of a box of its own stands where the box does.
 */
export function findGridBlocks(
  cells: readonly Cell[],
  direction: Direction,
  judge: CellClassifier,
  boxes: readonly Rectangle[] = [],
): Rectangle[] {
  const rows = rowsByBaseline(cells.map((cell) => asItsPill(cell, cells, boxes, judge))).map((row) =>
    row.toSorted((a, b) => startOf(a, direction) - startOf(b, direction)),
  );
  const taken = new Set<number>();
  return rows.flatMap((row, at) => {
    if (taken.has(at) || row.length < 2 || !row.every((cell) => saysPeriod(cell, judge))) return [];
    const starts = row.map((cell) => startOf(cell, direction));
    if (!isEven(starts)) return [];
    const from = firstRow(rows, at, starts, direction, judge);
    const to = lastRow(rows, at, starts, direction, judge);
    const isEntry = rows
      .slice(from, to + 1)
      .some((one) => one !== row && isHeadRow(one, starts, direction, judge) && !one.some(judge.isDate));
    if (!isEntry) return [];
    for (let one = from; one <= to; one += 1) taken.add(one);
    const block = rows.slice(from, to + 1).flat();
    return starts.map((_, slot) =>
      boundsOf(
        block.filter((cell) => slotOf(cell, starts, direction) === slot),
        slot,
        starts,
        direction,
      ),
    );
  });
}

/** Sizes of type that a box around one line is high at the most. */
const MAX_PILL = 4;

/** A period that fills no more than the middle of a box drawn for it alone, as wide and high as that. */
function asItsPill(cell: Cell, cells: readonly Cell[], boxes: readonly Rectangle[], judge: CellClassifier): Cell {
  if (!saysPeriod(cell, judge)) return cell;
  const pill = boxes.find(
    (box) =>
      isInBox(cell, box) &&
      box.bottom - box.top < MAX_PILL * cell.size &&
      cells.every((other) => other === cell || !isInBox(other, box)),
  );
  return pill ? { ...cell, left: pill.left, right: pill.right, y: pill.bottom, size: pill.bottom - pill.top } : cell;
}

const saysPeriod = (cell: Cell, { isDate }: CellClassifier) => isDate(cell) || YEAR.test(cell.text);

function isEven(starts: readonly number[]): boolean {
  const steps = starts.slice(1).map((start, at) => start - (starts[at] ?? 0));
  return Math.max(...steps) - Math.min(...steps) < PITCH_TOLERANCE;
}

/** The block that a cell is in, or undefined where it reaches over its end. */
function slotOf(cell: Cell, starts: readonly number[], direction: Direction): number | undefined {
  const [from, to] = [startOf(cell, direction), endOf(cell, direction)];
  const slot = starts.findLastIndex((start) => from > start - START_TOLERANCE);
  const next = starts[slot + 1] ?? (starts.at(-1) ?? 0) + (starts[1] ?? 0) - (starts[0] ?? 0);
  return slot >= 0 && to <= next - MIN_GAP ? slot : undefined;
}

/** Whether each block has a text at its beginning in a row, all of one look. */
function isHeadRow(
  row: readonly Cell[],
  starts: readonly number[],
  direction: Direction,
  { isHeading, isLabel }: CellClassifier,
): boolean {
  const [first] = row;
  return (
    first !== undefined &&
    row.length === starts.length &&
    row.every(
      (cell, at) =>
        Math.abs(startOf(cell, direction) - (starts[at] ?? 0)) < START_TOLERANCE &&
        slotOf(cell, starts, direction) === at &&
        cell.bold === first.bold &&
        Math.abs(cell.size - first.size) < 0.1 &&
        !isHeading(cell) &&
        !isLabel(cell),
    )
  );
}

const isNext = (row: readonly Cell[] = [], below: readonly Cell[] = []) =>
  (below[0]?.y ?? Infinity) - (row[0]?.y ?? 0) < NEXT_ROW * Math.max(row[0]?.size ?? 0, below[0]?.size ?? 0);

function firstRow(
  rows: readonly Cell[][],
  at: number,
  starts: readonly number[],
  direction: Direction,
  judge: CellClassifier,
): number {
  let from = at;
  while (isNext(rows[from - 1], rows[from]) && isHeadRow(rows[from - 1] ?? [], starts, direction, judge)) from -= 1;
  return from;
}

function lastRow(
  rows: readonly Cell[][],
  at: number,
  starts: readonly number[],
  direction: Direction,
  judge: CellClassifier,
): number {
  let to = at;
  while (
    isNext(rows[to], rows[to + 1]) &&
    rows[to + 1]?.every((cell) => slotOf(cell, starts, direction) !== undefined && !judge.isHeading(cell))
  )
    to += 1;
  return to;
}

/** A block goes as far as the next one begins. */
function boundsOf(cells: readonly Cell[], slot: number, starts: readonly number[], direction: Direction): Rectangle {
  const start = starts[slot] ?? 0;
  const end = (starts[slot + 1] ?? start + (starts[1] ?? 0) - (starts[0] ?? 0)) - MIN_GAP;
  return {
    ...(direction === 'rtl' ? { left: -end, right: -start } : { left: start, right: end }),
    top: Math.min(...cells.map(({ y, size }) => y - size)),
    bottom: Math.max(...cells.map(({ y, size }) => y + 0.3 * size)),
  };
}
