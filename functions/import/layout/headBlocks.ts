import type { Direction } from '../../../shared/platform/language.ts';
import type { Cell } from '../page/cell.ts';
import type { CellClassifier } from './layoutHypotheses.ts';
import { endOf, startOf } from '../page/nextLine.ts';
import { toLine, type TextLine } from '../page/textLine.ts';

/** Points by which the lines of a block begin or end beside each other. */
const SAME_EDGE = 2;
/** Lines of a block of contacts at least, texts beside it at most, and lines of a head that are looked at. */
const [MIN_BLOCK, MAX_NEAR, MAX_HEAD] = [3, 4, 14];
/** Type so many times as large as that of the block is the name's. */
const NAME_SIZE = 1.4;

const CONTACT = /\S@[^\s@]+\.\S|\d[\d\s().-]{6,}\d/;

/**
 * The lines of a document of which the head is read block by block: the name and what is said of the person, and then
 * the contacts that stand below each other at the other side of the page. Line by line a two-line address would stand
 * around the name that is level with its middle.
 */
export function withHeadBlocks(
  lines: readonly TextLine[],
  direction: Direction,
  judge: CellClassifier,
): readonly TextLine[] {
  const end = lines.findIndex(
    (line) => line.page > 0 || line.column !== lines[0]?.column || line.cells.some(judge.isHeading),
  );
  const head = lines.slice(0, end < 0 ? lines.length : end);
  const [first] = head;
  if (!first || head.length > MAX_HEAD || first.page > 0 || first.isTurned) return lines;
  const cells = head.flatMap((line) => line.cells);
  const far = blockAtFarSide(cells, direction);
  if (!far) return lines;
  const isFar = (cell: Cell) => far.has(cell);
  const near = cells.filter((cell) => !isFar(cell));
  const [largest, block] = [Math.max(...near.map(({ size }) => size)), [...far]];
  const isName = near.length > 0 && largest > NAME_SIZE * Math.max(...block.map(({ size }) => size));
  const [farTop, farBottom] = [Math.min(...block.map(({ y }) => y)), Math.max(...block.map(({ y }) => y))];
  // Blocks one after the other are read so anyway.
  const isInterleaved = near.some(({ y }) => y > farTop && y < farBottom);
  const isOther = near.length > MAX_NEAR || block.some(judge.isDate) || near.some(judge.isLabel);
  if (!isName || !isInterleaved || isOther || near.some((cell) => reaches(cell, block, direction))) return lines;
  const sides = [(cell: Cell) => !isFar(cell), isFar].flatMap((isOf) =>
    head.flatMap((line) => {
      const cellsOfSide = line.cells.filter(isOf);
      return cellsOfSide.length > 0 ? [{ cellsOfSide, line }] : [];
    }),
  );
  const made: TextLine[] = [];
  for (const { cellsOfSide, line } of sides) {
    const above = made.at(-1);
    const parted = toLine(cellsOfSide, line.page, line.column, above && above.y < line.y ? above : undefined);
    made.push({ ...parted, farEdge: line.farEdge });
  }
  return [...made, ...lines.slice(head.length)];
}

/** The texts that end, or begin, below each other at the far side; undefined where no contacts are among them. */
function blockAtFarSide(cells: readonly Cell[], direction: Direction): ReadonlySet<Cell> | undefined {
  const edge = cells.toSorted((a, b) => endOf(b, direction) - endOf(a, direction))[0];
  if (!edge) return undefined;
  const blocks = [endOf, startOf].map((of) =>
    cells.filter((cell) => Math.abs(of(cell, direction) - of(edge, direction)) < SAME_EDGE),
  );
  const aligned = blocks.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const rows = new Set(aligned.map(({ y }) => Math.round(y)));
  // A sign before a contact is of it: `✉`, or the letter by which a font of symbols has it.
  const isSign = ({ text, y }: Cell) =>
    text.length <= 2 && aligned.some((cell) => Math.abs(cell.y - y) < 0.2 * cell.size);
  const block = new Set([...aligned, ...cells.filter(isSign)]);
  return rows.size >= MIN_BLOCK && aligned.some(({ text }) => CONTACT.test(text)) && block.size < cells.length
    ? block
    : undefined;
}

/** Whether a text goes as far as a block begins. */
const reaches = (cell: Cell, block: readonly Cell[], direction: Direction) =>
  endOf(cell, direction) > Math.min(...block.map((other) => startOf(other, direction)));
