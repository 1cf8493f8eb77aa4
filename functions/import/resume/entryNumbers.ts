import type { Cell } from '../page/cell.ts';
import { inkOfBoth } from '../page/ink.ts';
import { runsOf } from '../page/rows.ts';
import { withCells, type TextLine } from '../page/textLine.ts';
import { findPeriods } from './periods.ts';

/** A number at the beginning of a cell, or alone in it: `1. Cook`, `2) Cook`, `03`, `#4`. */
const NUMBER = /^\s?[#(]?\s?0?(\d{1,2})(?:[.)]{1,2}\s{0,3}(?=[\p{L}“"'״]|$)|\s?$)/u;
/** How many lines after the last number may hold the date of its entry. */
const MAX_LINES_OF_ENTRY = 8;

/**
 * Removes the numbers that count entries: they name nothing and stand where a title or a period would. They must run up
 * from one, each with a date before the next number; of three or more, one may lack it. Numbers in lists of duties
 * stay.
 */
export function withoutEntryNumbers(lines: readonly TextLine[]): readonly TextLine[] {
  const numbers = lines.flatMap(({ cells: [cell], isTurned, isPair }, index) => {
    const [head = '', number] = isTurned || isPair || !cell ? [] : (NUMBER.exec(cell.text) ?? []);
    return number === undefined ? [] : [{ index, head, number: Number(number) }];
  });
  const counting = runsOf(numbers, (next, before) => next.number === before.number + 1).filter((run) => {
    const undated = run.filter(({ index }, entry) => {
      const end = run[entry + 1]?.index ?? index + MAX_LINES_OF_ENTRY;
      return !lines.slice(index, end).some(({ text }) => findPeriods(text).length > 0);
    });
    return run[0]?.number === 1 && run.length > 1 && undated.length <= (run.length > 2 ? 1 : 0);
  });
  const heads = new Map(counting.flat().map(({ index, head }) => [index, head]));
  return lines.map((line, index) => {
    const [[cell, ...others], head] = [line.cells, heads.get(index)];
    if (!cell || head === undefined) return line;
    const [rest, next] = [withoutHead(cell, head.length), others[0]];
    if (rest.text !== '') return withCells(line, [rest, ...others]);
    return next ? withCells(line, [{ ...next, ...inkOfBoth(cell, next) }, ...others.slice(1)]) : line;
  });
}

/** Returns a cell without its first characters. */
function withoutHead(cell: Cell, length: number): Cell {
  const [first, ...more] = cell.runs;
  const runs = first && first.text.length > length ? [{ ...first, text: first.text.slice(length) }, ...more] : more;
  const [number, next] = cell.ink ?? [];
  const begins = number && next && (number.x < next.x ? { left: next.x } : { right: next.x + next.width });
  return { ...cell, ...begins, text: cell.text.slice(length), runs };
}
