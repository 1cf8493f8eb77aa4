import type { Cell } from './cell.ts';

/** A line of text as it is read; its cells stand apart from each other, in reading order. */
export interface TextLine extends Omit<Cell, 'runs' | 'ink'> {
  readonly cells: readonly Cell[];
  readonly page: number;
  readonly column: number;
  /** Where lines of its column end at the furthest, in points from the left. */
  readonly farEdge: number;
  /** Distance to the line above in the same column, in points; Infinity for the first. */
  readonly gap: number;
  /** Whether it stands turned beside the others, and is read for what these do not say alone. */
  readonly isTurned?: true;
  /** Whether its two cells are a label of a form and the value that stands below it on the page. */
  readonly isPair?: true;
  /** What its file says of it; none where pages are drawn, which say only where it stands. */
  readonly known?: KnownOfLine;
}

/** What a file whose text flows says of a line: nobody has to guess it from where the line was set. */
export interface KnownOfLine {
  /** Number of its text in the file: lines of one text are one, which the sheet alone has broken. */
  readonly text: number;
  /** Whether it goes on with its text, which began in a line above. */
  readonly goesOn: boolean;
  /** How deep a heading it is, from 1. */
  readonly level?: number;
}

/** Characters of one line that are kept; a line of a page has no more. */
const MAX_LINE_LENGTH = 600;

/** What cells in reading order say together, and where they stand. */
function measured(cells: readonly Cell[]) {
  const letters = cells.reduce((sum, cell) => sum + cell.text.length, 0);
  const widest = cells.toSorted((a, b) => b.text.length - a.text.length)[0];
  return {
    text: cells
      .map((cell) => cell.text)
      .join('  ')
      .slice(0, MAX_LINE_LENGTH),
    cells,
    left: Math.min(...cells.map((cell) => cell.left)),
    right: Math.max(...cells.map((cell) => cell.right)),
    y: cells[0]?.y ?? 0,
    size: widest?.size ?? 0,
    bold: cells.filter((cell) => cell.bold).reduce((sum, cell) => sum + cell.text.length, 0) * 2 > letters,
  };
}

/** The line that cells in reading order make; `above`: the one that its gap is measured from. */
export function toLine(cells: readonly Cell[], page: number, column: number, above?: { readonly y: number }): TextLine {
  const measures = measured(cells);
  return { ...measures, page, column, farEdge: Infinity, gap: above ? measures.y - above.y : Infinity };
}

/** A line with other cells: its place among the others stays, and what its file says of it. */
export const withCells = (line: TextLine, cells: readonly Cell[]): TextLine => ({ ...line, ...measured(cells) });

/** A line with each of its cells changed; the same line where none is. */
export function mapCells(line: TextLine, change: (cell: Cell) => Cell): TextLine {
  const cells = line.cells.map(change);
  return cells.every((cell, index) => cell === line.cells[index]) ? line : withCells(line, cells);
}
