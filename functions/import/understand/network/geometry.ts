import type { Direction } from '../../../../shared/platform/language.ts';
import type { TextLine } from '../../page/textLine.ts';
import type { Part } from '../parts.ts';

/** The position of a part in points, along the direction of reading from the edge where lines begin. */
export type Spot = ReturnType<typeof spotsOf>[number];

/** Stands for a missing gap, at the top of a page or a column. */
const WIDE = 60;
/** The size of a text counts once for each so many letters. */
const LETTERS_OF_ONE = 8;
/** Columns of a page that are distinguished. */
export const COLUMNS = 100;

export const columnOf = ({ page, column }: TextLine): number => page * COLUMNS + column;

/** Returns the position of each part, and how it relates to its document. */
export function spotsOf(lines: readonly TextLine[], parts: readonly Part[], direction: Direction) {
  const isRtl = direction === 'rtl';
  let [left, right] = [Infinity, 1];
  const edges = new Map<number, number>();
  for (const line of lines) {
    left = Math.min(left, line.left);
    right = Math.max(right, line.right);
    const key = columnOf(line);
    edges.set(key, Math.min(edges.get(key) ?? Infinity, isRtl ? -line.right : line.left));
  }
  const along = (a: number, b: number): readonly [number, number] =>
    isRtl ? [right - b, right - a] : [a - left, b - left];
  const cellOf = (part: Part) => {
    const line = lines[part.line] as TextLine;
    return line.cells[part.cell] ?? line.cells[0];
  };
  const sizes = parts.flatMap((part) =>
    Array.from({ length: Math.max(1, Math.floor(part.text.length / LETTERS_OF_ONE)) }, () => cellOf(part)?.size ?? 10),
  );
  sizes.sort((a, b) => a - b);
  /** Figures that all parts of a document share. */
  const page = {
    parts: parts.length,
    width: Math.max(right - left, 50),
    body: sizes[Math.floor(sizes.length / 2)] || 10,
    largest: sizes.at(-1) || 10,
    bold: parts.filter(({ bold }) => bold).length / Math.max(1, parts.length),
    isRtl,
  };
  return parts.map((part, index) => {
    const line = lines[part.line] as TextLine;
    const cell = cellOf(part);
    const [start, end, length] = [cell?.left ?? line.left, cell?.right ?? line.right, cell?.text.length ?? 1];
    const letter = (end - start) / Math.max(1, length);
    const [from, to] = isRtl
      ? along(end - part.to * letter, end - part.from * letter)
      : along(start + part.from * letter, start + part.to * letter);
    const [cellFrom, cellTo] = along(start, end);
    const below = lines[part.line + 1];
    return {
      part,
      line,
      // Beginning and end of its text, and of its cell.
      from,
      to,
      cellFrom,
      cellTo,
      // Baseline and type size of its cell.
      y: cell?.y ?? line.y,
      size: cell?.size ?? line.size,
      isWholeCell: part.from < 3 && length - part.to < 4,
      /** Indent of its line from the edge of its column. */
      indent: (isRtl ? -line.right : line.left) - (edges.get(columnOf(line)) ?? 0),
      /** The gap below its line; the widest value for the last line of a column. */
      gapBelow: below && columnOf(below) === columnOf(line) ? below.gap : WIDE,
      isFirst: parts[index - 1]?.line !== part.line,
      isLast: parts[index + 1]?.line !== part.line,
      at: index,
      page,
    };
  });
}

/** Points between the right end of a line and the end of its column; below 0 if lines end at the left. */
const roomBehind = ({ farEdge, right }: TextLine) => farEdge - right;
const NO_ROOM = -0.1;

/** One number about a part's position, as a row of a table. */
interface Measure {
  readonly name: string;
  readonly of: (spot: Spot) => number;
}

const flag = (holds: boolean) => (holds ? 1 : 0);
const gapOf = (gap: number, size: number) => Math.min(gap, WIDE) / Math.max(size, 4) / 2;

/** The numbers of a part's position, scaled to about one; `weights.json` lists their names. */
export const MEASURES: readonly Measure[] = [
  { name: 'from', of: ({ from, page }) => from / page.width },
  { name: 'to', of: ({ to, page }) => to / page.width },
  { name: 'width', of: ({ from, to, page }) => (to - from) / page.width },
  { name: 'size', of: ({ size, page }) => size / page.body - 1 },
  { name: 'size of largest', of: ({ size, page }) => size / page.largest },
  { name: 'gap above', of: ({ line, size }) => gapOf(line.gap, size) },
  { name: 'top', of: ({ line }) => flag(!Number.isFinite(line.gap)) },
  { name: 'gap below', of: ({ gapBelow, size }) => gapOf(gapBelow, size) },
  { name: 'column', of: ({ line }) => Math.min(line.column, 3) / 2 },
  { name: 'cell', of: ({ part }) => Math.min(part.cell, 4) / 3 },
  { name: 'cells', of: ({ line }) => Math.min(line.cells.length, 5) / 4 },
  { name: 'whole cell', of: ({ isWholeCell }) => flag(isWholeCell) },
  { name: 'letters', of: ({ part }) => Math.log1p(part.text.length) / 3 },
  { name: 'words', of: ({ part }) => Math.log1p(part.text.split(/\s+/).length) / 2 },
  { name: 'from the top', of: ({ at: index }) => Math.min(index, 40) / 40 },
  { name: 'share of document', of: ({ at: index, page }) => index / page.parts },
  { name: 'bold', of: ({ part }) => flag(part.bold) },
  { name: 'bullet', of: ({ part }) => flag(part.bullet) },
  { name: 'indent', of: ({ indent }) => Math.min(indent, 100) / 50 },
  { name: 'bold in document', of: ({ page }) => page.bold },
  { name: 'parts', of: ({ page }) => Math.log1p(page.parts) / 5 },
  { name: 'page', of: ({ line }) => Math.min(line.page, 3) / 2 },
  { name: 'first of line', of: ({ isFirst }) => flag(isFirst) },
  { name: 'last of line', of: ({ isLast }) => flag(isLast) },
  {
    name: 'room',
    of: ({ line, page }) => (Number.isFinite(line.farEdge) ? roomBehind(line) / page.width : NO_ROOM),
  },
  { name: 'from the right', of: ({ page }) => flag(page.isRtl) },
];
/** Numbers are cut to this, so that one odd line does not dominate. */
const MOST = 4;

/** Returns the numbers of parts, row by row. */
export function measuresOf(spots: readonly Spot[]): Float32Array {
  const numbers = new Float32Array(spots.length * MEASURES.length);
  for (const [row, spot] of spots.entries())
    for (const [index, { of }] of MEASURES.entries())
      numbers[row * MEASURES.length + index] = Math.max(-MOST, Math.min(MOST, of(spot)));
  return numbers;
}
