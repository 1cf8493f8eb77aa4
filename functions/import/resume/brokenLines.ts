import { findLinkedIn, findMail } from '../../../shared/contacts/addresses.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import { isInCapitals, joinCells, withText, type Cell } from '../page/cell.ts';
import { endOf, isAligned, isOneText, isTooWide, NEXT_LINE, roomBehind, startOf } from '../page/nextLine.ts';
import { withCells, type TextLine } from '../page/textLine.ts';
import { wholeContact } from './brokenContacts.ts';
import { isBullet } from './bullets.ts';
import { findWebsite } from './contactPatterns.ts';
import { splitLineParts } from './contactTexts.ts';
import { kindByName } from './headings.ts';
import { isLabel } from './labels.ts';
import { findPeriods, isPeriodOnly, isOngoing } from './periods.ts';

/** Cells of two lines that are one text, and that text. */
interface Halves {
  readonly cell: Cell;
  readonly rest: Cell;
  readonly text: string;
  /** The rest of the second line's cell. */
  readonly left?: string;
}

/** Input of the rules besides the two lines. */
interface Around {
  readonly direction: Direction;
  readonly next: TextLine | undefined;
  /** Known headings in bold or capitals that are placed beside their sections, with their columns. */
  readonly headings: readonly { readonly cell: Cell; readonly column: number }[];
}

type FindHalves = (above: TextLine, line: TextLine, around: Around) => Halves | undefined;

/**
 * Joins what a narrow column broke over two lines: contacts, headings beside their sections, periods, cells of a row,
 * bold names. The second half moves to the first line, before the other texts there.
 */
export function joinBrokenLines(lines: readonly TextLine[], direction: Direction): TextLine[] {
  const headings = lines.flatMap(({ cells: [cell, ...others], column }) =>
    cell && others.length > 0 && stands(cell) && kindByName(cell.text) !== undefined ? [{ cell, column }] : [],
  );
  let whole = lines.map(joinCellsOfPeriods);
  const finders: readonly FindHalves[] = [halvesOfContact, halvesOfHeading, halvesOfPeriod, halvesOfCell, halvesOfName];
  for (const find of finders)
    whole = whole.reduce<TextLine[]>((done, line, index) => {
      const above = done.at(-1);
      const halves = above && find(above, line, { direction, next: whole[index + 1], headings });
      if (!above || !halves) done.push(line);
      else {
        const { cell, rest, text, left = '' } = halves;
        const joined = above.cells.map((candidate) => (candidate === cell ? joinCells(text, cell, rest) : candidate));
        const others = line.cells.flatMap((other) =>
          other !== rest ? other : left === '' ? [] : withText(rest, left),
        );
        done.splice(-1, 1, withCells(above, joined), ...(others.length > 0 ? [withCells(line, others)] : []));
      }
      return done;
    }, []);
  return whole;
}

/** The largest gap, in type sizes, across which a contact goes on in the next line. */
const CONTACT_LINE = 2;

const contactIn = (text: string) => findMail(text) || findLinkedIn(text) || findWebsite(text);

/** Finds an e-mail address or a page that reached the end of its column and goes on in the next line. */
function halvesOfContact(above: TextLine, line: TextLine): Halves | undefined {
  const [cell, rest] = [above.cells.at(-1), line.cells[0]];
  if (!cell || !rest || line.gap >= CONTACT_LINE * line.size) return undefined;
  const [first = '', ...others] = splitLineParts(line);
  const end = splitLineParts(above).at(-1) ?? '';
  const label = end === cell.text ? above.cells.at(-2)?.text : undefined;
  const before = label !== undefined && isLabel(label) ? `${label.replace(/(?<![\s:])[\s:]+$/, '')}: ` : '';
  const whole = wholeContact(before + end, first, {
    isOneText: above.known?.text === line.known?.text,
    isAlone: others.length === 0,
  });
  if (!whole || !cell.text.endsWith(end) || !rest.text.startsWith(first)) return undefined;
  // If one half is a contact by itself, the other half does not belong to it.
  const contact = contactIn(whole.text);
  if (contact === '' || [before + end, first].some((half) => contactIn(half) === contact)) return undefined;
  const text = cell.text.slice(0, cell.text.length - end.length) + whole.text.slice(before.length);
  return { cell, rest, text, left: (whole.rest + rest.text.slice(first.length)).trim() };
}

/** The least distance of a heading to the text above it, as a multiple of the distance between its own lines. */
const STANDS_APART = 1.4;
/** How many known headings beside their sections make a column of headings. */
const MIN_KNOWN = 2;
/** Most letters of a heading of two lines. */
const MAX_HEADING = 44;
/** A heading whose first half is open, or the second half of one: `CONFERENCES AND`, `& WORKSHOPS`. */
const [IS_OPEN, GOES_ON] = [/(?:[\s/](?:and|of|in)|[&/,])\s*$/i, /^(?:and\b|of\b|&|\/)/i];

/** Whether a text is set in bold or capitals, as headings are. */
const stands = ({ bold, text }: Cell) => bold || isInCapitals(text);
const canBeHalf = (cell: Cell) => stands(cell) && !/[\d@:]/.test(cell.text);
const isBeside = (heading: Cell, cell: Cell) => cell.left > heading.right || cell.right < heading.left;

/**
 * Finds a heading that a narrow column beside its section broke: `EDUCATIONAL`, `QUALIFICATION` beside `B.Sc. Nursing`,
 * `Holly College`. Its first half is open, or both make a known name, or they are in a column of headings.
 */
function halvesOfHeading(above: TextLine, line: TextLine, { next, headings }: Around): Halves | undefined {
  const [[cell, ...beside], [rest, ...below]] = [above.cells, line.cells];
  if (!cell || !rest || above.page !== line.page || above.column !== line.column) return undefined;
  const text = `${cell.text} ${rest.text}`;
  const isNamed =
    IS_OPEN.test(cell.text) ||
    GOES_ON.test(rest.text) ||
    (kindByName(text) !== undefined && (kindByName(cell.text) === undefined || kindByName(rest.text) === undefined));
  const besides = [...beside, ...below];
  const areHalves =
    canBeHalf(cell) &&
    canBeHalf(rest) &&
    // Two labels of a table are not halves of a heading: `NAME`, `ADDRESS`.
    !(isLabel(cell.text) && isLabel(rest.text)) &&
    cell.bold === rest.bold &&
    isInCapitals(cell.text) === isInCapitals(rest.text) &&
    Math.abs(cell.size - rest.size) < 0.5 &&
    isAligned(cell, rest) &&
    (besides.length > 0 || isNamed) &&
    besides.every((other) => isBeside(cell, other) && isBeside(rest, other)) &&
    text.length <= MAX_HEADING &&
    line.gap < NEXT_LINE * cell.size &&
    above.gap > STANDS_APART * line.gap;
  const isInColumn = () =>
    headings.filter((heading) => heading.column === above.column && isAligned(heading.cell, cell)).length >= MIN_KNOWN;
  if (!areHalves || !(isNamed || isInColumn())) return undefined;
  const isOfTable =
    next?.cells[0] !== undefined &&
    next.cells.length > 1 &&
    stands(next.cells[0]) &&
    next.column === line.column &&
    next.page === line.page &&
    isAligned(next.cells[0], rest) &&
    next.gap < STANDS_APART * line.gap;
  return isOfTable ? undefined : { cell, rest, text };
}

/** The largest gap, in type sizes, between two cells that are one text. */
const ONE_TEXT = 0.5;
/** A period that goes on in the next cell, or the end of such a period: `2014 -`, `- Aug`. */
const OPEN_AT_EITHER = /[-–—]$|^[-–—]/;
const MAX_END_LENGTH = 18;

/** Joins cells that are one period, cut at the edges of other lines: `2014 -` and `2016`, `Oct 2012` and `- Aug`. */
function joinCellsOfPeriods(line: TextLine): TextLine {
  const cellIndex = line.cells.findIndex((cell, index) => {
    const next = line.cells[index + 1];
    if (!next || !OPEN_AT_EITHER.test(cell.text) === !OPEN_AT_EITHER.test(next.text)) return false;
    const apart = Math.max(next.left - cell.right, cell.left - next.right);
    return apart < ONE_TEXT * cell.size && /\d/.test(cell.text) && next.text.length < MAX_END_LENGTH;
  });
  const [cell, next] = [line.cells[cellIndex], line.cells[cellIndex + 1]];
  if (!cell || !next) return line;
  const text = `${cell.text} ${next.text}`;
  const isPeriod = isPeriodOnly(text) || (PERIOD_WITHOUT_YEAR.test(text) && isPeriodOnly(cell.text));
  return isPeriod ? withCells(line, line.cells.toSpliced(cellIndex, 2, joinCells(text, cell, next))) : line;
}

/** The sign or word that joins a period to its end; at the beginning in a line read from the right. */
const OPEN_PERIOD = /^\s*[-–—]\s*|(?<!\s)\s*(?:[-–—]|\b(?:to|until)|עד)\s*$/;

/** A period whose last month is in this line and whose year is in the next. */
const PERIOD_WITHOUT_YEAR = /(?<!\s)\s*(?:[-–—]|\b(?:to|until)|עד)\s+\p{L}{3,10}$/u;

/** A line that ends in the middle of a period: `Cook, Blue Door (2015–`. */
const OPEN_AT_END = /[\s(,|](?:\d{1,2}[./])?(?:19|20)\d{2}\s?[-–—]$(?<=[\p{L})].*)/u;

/** Whether a text can be the end of a period in the line above: a date or "today", but not a complete period. */
const canBeEnd = (text: string): boolean =>
  isOngoing(text) ||
  (isPeriodOnly(text) && !findPeriods(text).some(({ isRange, end, present }) => isRange && end + present !== ''));

/** The part of a period before the break if it goes on in the next line; otherwise undefined. */
function openPeriod(text: string): string | undefined {
  if (text.length >= 25 || !/\d{4}/.test(text)) return undefined;
  const [plain, dated] = [OPEN_PERIOD, PERIOD_WITHOUT_YEAR].map((end) => text.replace(end, ''));
  if (plain !== text) return isPeriodOnly(plain ?? '') ? `${plain} – ` : undefined;
  return dated !== text && !isPeriodOnly(text) && isPeriodOnly(dated ?? '') ? `${text} ` : undefined;
}

/** Finds a period that a narrow column of dates broke over two lines: `01/2020 –`, `Present`. */
function halvesOfPeriod(above: TextLine, line: TextLine): Halves | undefined {
  const [last, [only, ...more]] = [above.cells.at(-1), line.cells];
  const end = line.text.replace(/(?<![\s).,])[\s).,]+$/, '');
  if (last && only && more.length === 0 && OPEN_AT_END.test(last.text) && canBeEnd(end))
    return { cell: last, rest: only, text: `${last.text}${line.text}` };
  const cell = above.cells.find(({ text }) => openPeriod(text) !== undefined);
  const rest = line.cells.find(
    ({ left, right, text }) =>
      cell !== undefined &&
      left < cell.right &&
      right > cell.left &&
      text.length < 20 &&
      (canBeEnd(text) || text === 'date'),
  );
  return cell && rest && { cell, rest, text: `${openPeriod(cell.text)}${rest.text}` };
}

/** Finds a name in the middle of a row that reached the edge of its column and goes on in the next line. */
function halvesOfCell(above: TextLine, line: TextLine, { direction }: Around): Halves | undefined {
  const [rest, ...others] = line.cells;
  const isText = !isBullet(line) && line.gap < NEXT_LINE * line.size && findPeriods(line.text).length === 0;
  if (!rest || others.length > 0 || above.cells.length < 3 || !isText) return undefined;
  const cellIndex = above.cells.findIndex(
    (cell) =>
      Math.abs(startOf(cell, direction) - startOf(rest, direction)) < EDGE_TOLERANCE &&
      cell.bold === rest.bold &&
      Math.abs(cell.size - rest.size) < 0.5 &&
      !isPeriodOnly(cell.text),
  );
  const [cell, next] = [above.cells[cellIndex], above.cells[cellIndex + 1]];
  if (!cell || !next || !isTooWide(rest, startOf(next, direction) - endOf(cell, direction))) return undefined;
  return { cell, rest, text: `${cell.text} ${rest.text}` };
}

/** Points by which two left (or right) edges may differ and still count as one edge. */
const EDGE_TOLERANCE = 4;

const isBoldName = (line: TextLine) =>
  line.bold && line.cells.length === 1 && !isBullet(line) && findPeriods(line.text).length === 0;

/** Finds a bold name that reached the end of a narrow column, and its bold rest below. */
function halvesOfName(above: TextLine, line: TextLine, { direction }: Around): Halves | undefined {
  const [[cell], [rest]] = [above.cells, line.cells];
  const areAlike =
    isBoldName(above) &&
    isBoldName(line) &&
    // A known heading is complete in any column; the bold line below names its first entry: `Education`, `BA, Weaving`.
    kindByName(above.text) === undefined &&
    Math.abs(above.size - line.size) < 0.5 &&
    line.gap < NEXT_LINE * line.size &&
    Number.isFinite(above.farEdge) &&
    isOneText(above, line) !== false;
  if (!cell || !rest || !areAlike || !isTooWide(line, roomBehind(above, direction))) return undefined;
  return { cell, rest, text: `${above.text} ${line.text}` };
}
