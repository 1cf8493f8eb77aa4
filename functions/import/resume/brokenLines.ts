import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../page/textLine.ts';
import { inkOfBoth } from '../page/ink.ts';
import { joinBrokenSideHeadings } from './brokenHeadings.ts';
import { isBullet } from './bullets.ts';
import { EDGE_TOLERANCE, replaceCells } from './replaceCells.ts';
import { kindByName } from './headings.ts';
import { findPeriods, isPeriodOnly, saysPresent } from './periods.ts';

/** The lines with what a narrow column broke over two of them made whole: periods, cells of a row, bold names. */
export function joinBrokenLines(lines: readonly TextLine[], direction: Direction): TextLine[] {
  return joinBrokenSideHeadings(lines)
    .map(joinCellsOfPeriods)
    .reduce<TextLine[]>(joinBrokenPeriods, [])
    .reduce<TextLine[]>((done, line) => joinBrokenCells(done, line, direction), [])
    .reduce<TextLine[]>((done, line) => joinBrokenNames(done, line, direction), []);
}

/** Part of the type size that two cells are apart at the most which are one text. */
const ONE_TEXT = 0.5;
/** A period that goes on in the next cell, or the end of one: `2014 -`, `- Aug`. */
const OPEN_AT_EITHER = /[-–—]$|^[-–—]/;

/** Cells that are one period, which the edges of other lines cut: `2014 -` and `2016`, `Oct 2012` and `- Aug`. */
function joinCellsOfPeriods(line: TextLine): TextLine {
  const at = line.cells.findIndex((cell, index) => {
    const next = line.cells[index + 1];
    if (!next || !OPEN_AT_EITHER.test(cell.text) === !OPEN_AT_EITHER.test(next.text)) return false;
    const apart = Math.max(next.left - cell.right, cell.left - next.right);
    return apart < ONE_TEXT * cell.size && /\d/.test(cell.text) && next.text.length < MAX_END_LENGTH;
  });
  const [cell, next] = [line.cells[at], line.cells[at + 1]];
  if (!cell || !next) return line;
  const text = `${cell.text} ${next.text}`;
  const isPeriod = isPeriodOnly(text) || (PERIOD_WITHOUT_YEAR.test(text) && isPeriodOnly(cell.text));
  const [left, right] = [Math.min(cell.left, next.left), Math.max(cell.right, next.right)];
  const whole = { ...cell, text, left, right, runs: [{ text, bold: cell.bold }], ...inkOfBoth(cell, next) };
  return isPeriod ? replaceCells(line, line.cells.toSpliced(at, 2, whole)) : line;
}
const MAX_END_LENGTH = 18;

/** What joins a period to the rest of it, at its end; a line from the right has it at its beginning. */
export const OPEN_PERIOD = /^\s*[-–—]\s*|(?<!\s)\s*(?:[-–—]|\b(?:to|until)|עד)\s*$/;

/** An end of which the month is said, and the year in the next line. */
const PERIOD_WITHOUT_YEAR = /(?<!\s)\s*(?:[-–—]|\b(?:to|until)|עד)\s+\p{L}{3,10}$/u;

/** A line that ends within a period: `Cook, Blue Door (2015–`. */
const OPEN_AT_END = /[\s(,|](?:\d{1,2}[./])?(?:19|20)\d{2}\s?[-–—]$(?<=[\p{L})].*)/u;

/** Whether a text can be the end of a period above it: a date or "today", and no period that has both its ends. */
const canBeEnd = (text: string): boolean =>
  saysPresent(text) ||
  (isPeriodOnly(text) && !findPeriods(text).some(({ isRange, end, present }) => isRange && end + present !== ''));

/** A period that a narrow column of dates broke over two lines is one again: `01/2020 –`, `Present`. */
function joinBrokenPeriods(done: TextLine[], line: TextLine): TextLine[] {
  const above = done.at(-1);
  const last = above?.cells.at(-1);
  const end = line.text.replace(/(?<![\s).,])[\s).,]+$/, '');
  if (above && last && line.cells.length === 1 && OPEN_AT_END.test(last.text) && canBeEnd(end)) {
    const text = `${last.text}${line.text}`;
    const whole = { ...last, text, runs: [{ text, bold: last.bold }], ...inkOfBoth(last, ...line.cells) };
    return [...done.slice(0, -1), replaceCells(above, [...above.cells.slice(0, -1), whole])];
  }
  const open = above?.cells.find(
    (cell) =>
      cell.text.length < 25 &&
      /\d{4}/.test(cell.text) &&
      (OPEN_PERIOD.test(cell.text)
        ? isPeriodOnly(cell.text.replace(OPEN_PERIOD, ''))
        : PERIOD_WITHOUT_YEAR.test(cell.text) &&
          !isPeriodOnly(cell.text) &&
          isPeriodOnly(cell.text.replace(PERIOD_WITHOUT_YEAR, ''))),
  );
  const rest = line.cells.find(
    (cell) =>
      open !== undefined &&
      cell.left < open.right &&
      cell.right > open.left &&
      cell.text.length < 20 &&
      (canBeEnd(cell.text) || cell.text === 'date'),
  );
  if (!above || !open || !rest) return [...done, line];
  const text =
    PERIOD_WITHOUT_YEAR.test(open.text) && !OPEN_PERIOD.test(open.text)
      ? `${open.text} ${rest.text}`
      : `${open.text.replace(OPEN_PERIOD, '')} – ${rest.text}`;
  const whole = replaceCells(
    above,
    above.cells.map((cell) =>
      cell === open ? { ...cell, text, runs: [{ text, bold: cell.bold }], ...inkOfBoth(cell, rest) } : cell,
    ),
  );
  const left = line.cells.filter((cell) => cell !== rest);
  return [...done.slice(0, -1), whole, ...(left.length > 0 ? [replaceCells(line, left)] : [])];
}

/** A name in the middle of a row that went to the edge of its column, and on in the next line, is whole. */
function joinBrokenCells(done: TextLine[], line: TextLine, direction: Direction): TextLine[] {
  const above = done.at(-1);
  const [rest] = line.cells;
  if (
    !above ||
    above.cells.length < 3 ||
    !rest ||
    line.cells.length > 1 ||
    isBullet(line) ||
    line.gap > 1.5 * line.size ||
    findPeriods(line.text).length > 0
  )
    return [...done, line];
  const start = (cell: { readonly left: number; readonly right: number }) =>
    direction === 'rtl' ? -cell.right : cell.left;
  const at = above.cells.findIndex(
    (cell) =>
      Math.abs(start(cell) - start(rest)) < EDGE_TOLERANCE && cell.bold === rest.bold && !isPeriodOnly(cell.text),
  );
  const [cell, next] = [above.cells[at], above.cells[at + 1]];
  if (
    !cell ||
    !next ||
    start(next) - (direction === 'rtl' ? -cell.left : cell.right) >
      ((rest.text.split(' ')[0] ?? '').length + 2) * line.size * 0.55
  )
    return [...done, line];
  const text = `${cell.text} ${rest.text}`;
  return [
    ...done.slice(0, -1),
    replaceCells(
      above,
      above.cells.with(at, { ...cell, text, runs: [{ text, bold: cell.bold }], ...inkOfBoth(cell, rest) }),
    ),
  ];
}

const isBoldName = (line: TextLine) =>
  line.bold && line.cells.length === 1 && !isBullet(line) && findPeriods(line.text).length === 0;

/** A bold name that went to the end of a narrow column is one with the bold rest of it below. */
function joinBrokenNames(done: TextLine[], line: TextLine, direction: Direction): TextLine[] {
  const above = done.at(-1);
  const [first] = above?.cells ?? [];
  if (
    !above ||
    !first ||
    !isBoldName(above) ||
    !isBoldName(line) ||
    // A heading above the bold name of its first entry is whole, however narrow the column: `Education`, `BA, Weaving`.
    kindByName(above.text) !== undefined ||
    Math.abs(above.size - line.size) > 0.3 ||
    line.gap > 1.6 * line.size ||
    !Number.isFinite(above.farEdge)
  )
    return [...done, line];
  if (above.known && line.known && above.known.text !== line.known.text) return [...done, line];
  const room = direction === 'rtl' ? above.left - above.farEdge : above.farEdge - above.right;
  if (room > ((line.text.split(' ')[0] ?? '').length + 1) * line.size * 0.55) return [...done, line];
  const text = `${above.text} ${line.text}`;
  return [
    ...done.slice(0, -1),
    {
      ...replaceCells(above, [{ ...first, text, runs: [{ text, bold: true }], ...inkOfBoth(first, ...line.cells) }]),
      right: Math.max(above.right, line.right),
      left: Math.min(above.left, line.left),
    },
  ];
}
