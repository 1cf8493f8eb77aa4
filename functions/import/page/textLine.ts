import type { Cell } from './cell.ts';

/** A line of text. Its cells are separated by gaps and in reading order. */
export interface TextLine extends Omit<Cell, 'runs' | 'ink'> {
  readonly cells: readonly Cell[];
  readonly page: number;
  readonly column: number;
  /** Where the longest lines of its column end, in points from the left. */
  readonly farEdge: number;
  /** Distance to the line above in the same column, in points; Infinity for the first line. */
  readonly gap: number;
  /** Whether it is turned beside the others. It is read only for what the others do not say. */
  readonly isTurned?: true;
  /** Whether its two cells are a form's label and its value, which the page shows below each other. */
  readonly isPair?: true;
  /** Facts that the file states about the line; undefined if pages are drawn. */
  readonly known?: KnownOfLine;
}

/** Facts that a file whose text flows states about a line, so that its position need not be interpreted. */
export interface KnownOfLine {
  /** Index of its text in the file. Lines of one text were broken only by our layout. */
  readonly text: number;
  /** Whether it continues a text that began in a line above. */
  readonly goesOn: boolean;
  /** Level of the heading, from 1. */
  readonly level?: number;
}

/** How many characters of a line are kept; a real line has no more. */
const MAX_LINE_LENGTH = 600;

/** Returns the text and position of cells in reading order. */
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

/** Returns the line of cells in reading order. `above` is the line from which its gap is measured. */
export function toLine(cells: readonly Cell[], page: number, column: number, above?: { readonly y: number }): TextLine {
  const measures = measured(cells);
  return { ...measures, page, column, farEdge: Infinity, gap: above ? measures.y - above.y : Infinity };
}

/** Returns a line with other cells. Its place among the lines and what the file says about it stay. */
export const withCells = (line: TextLine, cells: readonly Cell[]): TextLine => ({ ...line, ...measured(cells) });

/** Returns a line with each cell changed, or the same line if no cell changed. */
export function mapCells(line: TextLine, change: (cell: Cell) => Cell): TextLine {
  const cells = line.cells.map(change);
  return cells.every((cell, index) => cell === line.cells[index]) ? line : withCells(line, cells);
}
