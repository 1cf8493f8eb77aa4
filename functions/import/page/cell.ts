import { inkOfBoth, type Ink } from './ink.ts';

/** Text of one weight. */
export interface WeightedRun {
  readonly text: string;
  readonly bold: boolean;
}

/** Text on one baseline without wide gaps, in logical order; lengths in points. */
export interface Cell {
  readonly text: string;
  readonly runs: readonly WeightedRun[];
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  /** Whether most of its letters are bold. */
  readonly bold: boolean;
  /** The drawn words of its text, as many and in order unless a stage changed the text; undefined without pages. */
  readonly ink?: readonly Ink[];
}

/** Whether a Latin text is in capitals. */
export const isInCapitals = (text: string): boolean => /[A-Z]{3}/.test(text) && text === text.toUpperCase();

/** Returns a cell with another text, all in the weight of the cell. */
export const withText = (cell: Cell, text: string): Cell =>
  text === cell.text ? cell : { ...cell, text, runs: [{ text, bold: cell.bold }] };

/** Returns two cells as one with this text: it covers both and has the weight of the first. */
export const joinCells = (text: string, first: Cell, second: Cell): Cell => ({
  ...withText(first, text),
  left: Math.min(first.left, second.left),
  right: Math.max(first.right, second.right),
  ...inkOfBoth(first, second),
});
