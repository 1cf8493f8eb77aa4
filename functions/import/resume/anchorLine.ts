import { lettersAndDigits } from '../../../shared/resume/text.ts';
import type { Cell } from '../page/cell.ts';
import type { TextLine } from '../page/textLine.ts';
import { isBullet } from './bullets.ts';
import { scoreDegreeOrInstitution, scoreTitleOrCompany } from './cues.ts';
import { replaceCells } from './entryLines.ts';
import { findPeriods, isPeriodOnly, removePeriod, type Period } from './periods.ts';

/** The weights of a cell's text without its period. */
function runsWithoutPeriod(cell: Cell, text: string): Cell['runs'] {
  const runs = cell.runs.flatMap((run) => {
    const [own] = findPeriods(run.text);
    const left = own ? removePeriod(run.text, own) : run.text;
    // A quote or an abbreviation's stop of another weight is part of its word.
    return lettersAndDigits(left) === '' && !/["'״׳’]|^\.\s/.test(left) ? [] : [{ text: left, bold: run.bold }];
  });
  // A period of two weights is in no run alone.
  return lettersAndDigits(runs.map((run) => run.text).join('')) === lettersAndDigits(text)
    ? runs
    : [{ text, bold: cell.bold }];
}

/** A line without its period; no line where nothing else stood on it. */
export function stripPeriod(line: TextLine): { line: TextLine | undefined; period: Period | undefined } {
  const [period] = findPeriods(line.text);
  if (!period) return { line, period };
  const cells = line.cells.flatMap((cell) => {
    const own = findPeriods(cell.text)[0];
    if (!own) return [cell];
    if (isPeriodOnly(cell.text)) return [];
    const text = removePeriod(cell.text, own);
    return text === '' ? [] : [{ ...cell, text, runs: runsWithoutPeriod(cell, text) }];
  });
  return { line: cells.some(({ text }) => /[\p{L}\d]/u.test(text)) ? replaceCells(line, cells) : undefined, period };
}

const overlapsColumn = (cell: Cell, column: Cell) => cell.left < column.right && cell.right > column.left;

/** A short name below a period in the column of dates, and what else its line has: where the entry was. */
export function placeBelowPeriod(
  anchor: TextLine,
  line: TextLine | undefined,
): { readonly line: TextLine; readonly place: string; readonly rest: readonly TextLine[] } | undefined {
  const dates = anchor.cells.find((cell) => isPeriodOnly(cell.text));
  if (!line || !dates || anchor.cells.length < 2 || line.gap > 1.7 * line.size) return undefined;
  const others = anchor.cells.filter((cell) => cell !== dates);
  const cell = line.cells.find(
    (one) => overlapsColumn(one, dates) && !others.some((other) => overlapsColumn(one, other)),
  );
  if (
    !cell ||
    isBullet(line) ||
    cell.text.length > 30 ||
    !/^[\p{Lu}\p{Lo}][\p{L}\s,.'"-]+$/u.test(cell.text) ||
    scoreTitleOrCompany(cell.text) !== 0 ||
    scoreDegreeOrInstitution(cell.text) !== 0
  )
    return undefined;
  const left = line.cells.filter((one) => one !== cell);
  return { line, place: cell.text, rest: left.length > 0 ? [replaceCells(line, left)] : [] };
}
