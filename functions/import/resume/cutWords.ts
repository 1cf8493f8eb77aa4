import { inkOfBoth } from '../page/ink.ts';
import type { TextLine } from '../page/textLine.ts';
import { replaceCells } from './replaceCells.ts';

/** Part of the type size that the two halves of a word are apart at the most: there is no space between them. */
const ONE_WORD = 0.05;

/**
 * A line whose cells that are one word are one cell: where a word of a wide cell reaches over the edge of the column
 * below, the edge cuts it, as `until tod` and `ay`. Two texts of their own have a space between them.
 */
export function joinCutWords(line: TextLine): TextLine {
  const at = line.cells.findIndex((cell, index) => {
    const next = line.cells[index + 1];
    if (!next || !/\p{L}$/u.test(cell.text) || !/^\p{L}/u.test(next.text)) return false;
    return Math.abs(Math.max(next.left - cell.right, cell.left - next.right)) < ONE_WORD * cell.size;
  });
  const [cell, next] = [line.cells[at], line.cells[at + 1]];
  if (!cell || !next || cell.size !== next.size) return line;
  const [left, right] = [Math.min(cell.left, next.left), Math.max(cell.right, next.right)];
  const runs = [...cell.runs, ...next.runs];
  const whole = { ...cell, text: cell.text + next.text, left, right, runs, ...inkOfBoth(cell, next) };
  return replaceCells(line, line.cells.toSpliced(at, 2, whole));
}
