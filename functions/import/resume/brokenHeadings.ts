import type { TextLine } from '../page/textLine.ts';
import { inkOfBoth } from '../page/ink.ts';
import { replaceCells } from './replaceCells.ts';
import { kindByName } from './headings.ts';
import { isLabel } from './labels.ts';

/** Whether a Latin text is in capitals. */
const isUpperCase = (text: string) => /[A-Z]{3}/.test(text) && text === text.toUpperCase();

type LineCell = TextLine['cells'][number];

/** Points by which the edges of the two lines of a heading differ at the most. */
const EDGE = 2;
/** How many times as far a heading is from what is above it as its own lines are from each other, at the least. */
const STANDS_APART = 1.4;
/** How far apart the two lines of a heading are at the most, in sizes of their type. */
const MAX_LEADING = 1.9;
/** Headings beside their sections, by names that are known, from which on the page has a column of them. */
const MIN_KNOWN = 2;
/** Letters of a heading of two lines. */
const MAX_LENGTH = 44;
/** A heading that goes on, and the rest of one: `CONFERENCES AND`, `& WORKSHOPS`. */
const IS_OPEN = /(?:[\s/](?:and|of|in)|[&/,])\s*$/i;

const GOES_ON = /^(?:and\b|of\b|&|\/)/i;

/**
 * The lines in which headings that a narrow column beside their sections broke are whole: `EDUCATIONAL`,
 * `QUALIFICATION` beside `B.Sc. Nursing`, `Holly College`. The rest goes to the first line, before the texts there.
 */
export function joinBrokenSideHeadings(lines: readonly TextLine[]): TextLine[] {
  const known = lines.flatMap(({ cells, column }) =>
    cells.length > 1 && cells[0] && stands(cells[0]) && kindByName(cells[0].text) !== undefined
      ? [{ cell: cells[0], column }]
      : [],
  );
  const inColumn = (line: TextLine, cell: LineCell) =>
    known.filter((one) => one.column === line.column && isSameEdge(one.cell, cell)).length >= MIN_KNOWN;
  return lines.reduce<TextLine[]>((done, line, at) => {
    const above = done.at(-1);
    const [first, rest] = [above?.cells[0], line.cells[0]];
    const isNamed = () => first && rest && (isOpen(first, rest) || isOneName(first, rest));
    if (!above || !first || !rest || !isBroken(above, line) || !(isNamed() || inColumn(above, first)))
      return [...done, line];
    const next = lines[at + 1];
    const isRow =
      next?.cells[0] !== undefined &&
      next.cells.length > 1 &&
      stands(next.cells[0]) &&
      next.column === line.column &&
      next.page === line.page &&
      isSameEdge(next.cells[0], rest) &&
      next.gap < STANDS_APART * line.gap;
    if (isRow) return [...done, line];
    const text = `${first.text} ${rest.text}`;
    const whole = { ...first, text, runs: [{ text, bold: first.bold }], ...inkOfBoth(first, rest) };
    const others = line.cells.slice(1);
    return [
      ...done.slice(0, -1),
      replaceCells(above, [whole, ...above.cells.slice(1)]),
      ...(others.length > 0 ? [replaceCells(line, others)] : []),
    ];
  }, []);
}

/** Whether two lines begin with the halves of one heading, of which at least one has a section beside it. */
function isBroken(above: TextLine, line: TextLine): boolean {
  const [first, rest] = [above.cells[0], line.cells[0]];
  if (!first || !rest || above.page !== line.page || above.column !== line.column) return false;
  const besides = [...above.cells.slice(1), ...line.cells.slice(1)];
  return (
    canBeHalf(first) &&
    canBeHalf(rest) &&
    // Two labels of a table: `NAME`, `ADDRESS`.
    !(isLabel(first.text) && isLabel(rest.text)) &&
    first.bold === rest.bold &&
    isUpperCase(first.text) === isUpperCase(rest.text) &&
    Math.abs(first.size - rest.size) < 0.5 &&
    isSameEdge(first, rest) &&
    (besides.length > 0 || isOpen(first, rest) || isOneName(first, rest)) &&
    besides.every((cell) => isBeside(first, cell) && isBeside(rest, cell)) &&
    first.text.length + rest.text.length < MAX_LENGTH &&
    line.gap < MAX_LEADING * first.size &&
    above.gap > STANDS_APART * line.gap
  );
}

const isOpen = (first: LineCell, rest: LineCell) => IS_OPEN.test(first.text) || GOES_ON.test(rest.text);

/** Whether two texts are the halves of a name that is known, and not each one itself. */
const isOneName = (first: LineCell, rest: LineCell) =>
  kindByName(`${first.text} ${rest.text}`) !== undefined &&
  (kindByName(first.text) === undefined || kindByName(rest.text) === undefined);

/** Whether a text is set as headings are. */
const stands = (cell: LineCell) => cell.bold || isUpperCase(cell.text);
const canBeHalf = (cell: LineCell) => stands(cell) && !/[\d@:]/.test(cell.text);
const isSameEdge = (a: LineCell, b: LineCell) => Math.abs(a.left - b.left) < EDGE || Math.abs(a.right - b.right) < EDGE;
const isBeside = (heading: LineCell, cell: LineCell) => cell.left > heading.right || cell.right < heading.left;
