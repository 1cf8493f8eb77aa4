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

/** How a sheet is read: from which side, by which boxes, and what its texts are. */
export interface SheetSeen {
  readonly boxes: readonly Rectangle[];
  readonly direction: Direction;
  readonly judge: CellClassifier;
}

/**
 * Blocks of a grid without boxes: entries side by side, each with its period in the same row, and a text above or below
 * it that begins where the period does. In a table a column holds the periods, in a grid a row; nothing else beside
 * each other is taken for one. A period in the middle of a box of its own stands where the box does.
 */
export function findGridBlocks(cells: readonly Cell[], { boxes, direction, judge }: SheetSeen): Rectangle[] {
  const rows = rowsByBaseline(cells.map((cell) => asItsPill(cell, cells, boxes, judge))).map((row) =>
    row.toSorted((a, b) => startOf(a, direction) - startOf(b, direction)),
  );
  const taken = new Set<number>();
  return rows.flatMap((row, rowIndex) => {
    if (taken.has(rowIndex) || row.length < 2 || !row.every((cell) => saysPeriod(cell, judge))) return [];
    const starts = row.map((cell) => startOf(cell, direction));
    const ends = starts.map(
      (start, slot) => (starts[slot + 1] ?? start + (starts[1] ?? 0) - (starts[0] ?? 0)) - MIN_GAP,
    );
    if (!isEven(starts)) return [];
    /** The block that a cell is in, or undefined where it reaches over its end. */
    const slotOf = (cell: Cell): number | undefined => {
      const slot = starts.findLastIndex((start) => startOf(cell, direction) > start - START_TOLERANCE);
      return slot >= 0 && endOf(cell, direction) <= (ends[slot] ?? 0) ? slot : undefined;
    };
    /** Whether each block has a text at its beginning in a row, all of one look. */
    const isHead = (candidate: readonly Cell[] = []): boolean =>
      candidate.length === starts.length &&
      candidate.every(
        (cell, slot) =>
          Math.abs(startOf(cell, direction) - (starts[slot] ?? 0)) < START_TOLERANCE &&
          slotOf(cell) === slot &&
          cell.bold === candidate[0]?.bold &&
          Math.abs(cell.size - (candidate[0]?.size ?? 0)) < 0.1 &&
          !judge.isHeading(cell) &&
          !judge.isLabel(cell),
      );
    const isOfBlocks = (candidate: readonly Cell[] = []) =>
      candidate.every((cell) => slotOf(cell) !== undefined && !judge.isHeading(cell));
    let [from, to] = [rowIndex, rowIndex];
    while (isNext(rows[from - 1], rows[from]) && isHead(rows[from - 1])) from -= 1;
    while (isNext(rows[to], rows[to + 1]) && isOfBlocks(rows[to + 1])) to += 1;
    const gridRows = rows.slice(from, to + 1);
    if (!gridRows.some((other) => other !== row && isHead(other) && !other.some(judge.isDate))) return [];
    for (let index = from; index <= to; index += 1) taken.add(index);
    // A block goes as far as the next one begins.
    return starts.map((start, slot) => {
      const block = gridRows.flat().filter((cell) => slotOf(cell) === slot);
      const end = ends[slot] ?? 0;
      return {
        ...(direction === 'rtl' ? { left: -end, right: -start } : { left: start, right: end }),
        top: Math.min(...block.map(({ y, size }) => y - size)),
        bottom: Math.max(...block.map(({ y, size }) => y + 0.3 * size)),
      };
    });
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
  const steps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
  return Math.max(...steps) - Math.min(...steps) < PITCH_TOLERANCE;
}

const isNext = (row: readonly Cell[] = [], below: readonly Cell[] = []) =>
  (below[0]?.y ?? Infinity) - (row[0]?.y ?? 0) < NEXT_ROW * Math.max(row[0]?.size ?? 0, below[0]?.size ?? 0);
