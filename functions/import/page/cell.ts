import { inkOfBoth, type Ink } from './ink.ts';

/** Text of one weight. */
export interface WeightedRun {
  readonly text: string;
  readonly bold: boolean;
}

/** Text that stands together on one baseline, in logical order; lengths in points. */
export interface Cell {
  readonly text: string;
  readonly runs: readonly WeightedRun[];
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  /** Most of its letters are. */
  readonly bold: boolean;
  /**
   * The words that its text was made of, where they are drawn: as many and in that order, unless a later stage joined
   * or cut it; none where the file has no pages.
   */
  readonly ink?: readonly Ink[];
}

/** Whether a Latin text is in capitals. */
export const isInCapitals = (text: string): boolean => /[A-Z]{3}/.test(text) && text === text.toUpperCase();

/** A cell that says another text, all of its own weight. */
export const withText = (cell: Cell, text: string): Cell =>
  text === cell.text ? cell : { ...cell, text, runs: [{ text, bold: cell.bold }] };

/** Two cells as one that says a text: over the room of both, of the weight of the first. */
export const joinCells = (text: string, first: Cell, second: Cell): Cell => ({
  ...withText(first, text),
  left: Math.min(first.left, second.left),
  right: Math.max(first.right, second.right),
  ...inkOfBoth(first, second),
});
