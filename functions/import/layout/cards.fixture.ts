import type { Cell } from '../page/cell.ts';
import type { Rectangle } from '../page/pageGlyphs.ts';

/** Takes capitals for headings, a leading digit for a date and `Post` for a label. */
export const judge = {
  isHeading: ({ text }: Cell) => /^[A-Z ]+$/.test(text),
  isDate: ({ text }: Cell) => /^\d/.test(text),
  isLabel: ({ text }: Cell) => text === 'Post',
};

/** Returns cells below each other, 14 points apart and 80 wide. */
export const cellsAt = (left: number, top: number, ...texts: readonly string[]): Cell[] =>
  texts.map((text, at) => ({
    text,
    runs: [],
    left,
    right: left + 80,
    y: top + 14 * at,
    size: 10,
    bold: false,
  }));

/** Returns the box around cells, 8 points larger. */
export const boxOf = (cells: readonly Cell[]): Rectangle => ({
  left: Math.min(...cells.map(({ left }) => left)) - 8,
  right: Math.max(...cells.map(({ right }) => right)) + 8,
  top: Math.min(...cells.map(({ y }) => y)) - 18,
  bottom: Math.max(...cells.map(({ y }) => y)) + 8,
});
