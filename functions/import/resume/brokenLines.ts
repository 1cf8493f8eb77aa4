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

/** Cells of two lines that are one text, and what that says. */
interface Halves {
  readonly cell: Cell;
  readonly rest: Cell;
  readonly text: string;
  /** What stays in the second line of its cell. */
  readonly left?: string;
}

/** What else is asked about a line and the one above it. */
interface Around {
  readonly direction: Direction;
  readonly next: TextLine | undefined;
  /** Headings in bold or capitals beside their sections, by names that are known, with their columns. */
  readonly headings: readonly { readonly cell: Cell; readonly column: number }[];
}

type FindHalves = (above: TextLine, line: TextLine, around: Around) => Halves | undefined;

/**
 * The lines with what a narrow column broke over two of them made whole: contacts, headings beside their sections,
 * periods, cells of a row, bold names. The rest goes to the first line, before the texts there.
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

/** Part of the type size from a line to the next at the most that goes on with a contact. */
const CONTACT_LINE = 2;

const contactIn = (text: string) => findMail(text) || findLinkedIn(text) || findWebsite(text);

/** An address of mail or a page that went to the end of its column. */
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
  // Of two lines of any other text neither goes on with the other.
  const contact = contactIn(whole.text);
  if (contact === '' || [before + end, first].some((half) => contactIn(half) === contact)) return undefined;
  const text = cell.text.slice(0, cell.text.length - end.length) + whole.text.slice(before.length);
  return { cell, rest, text, left: (whole.rest + rest.text.slice(first.length)).trim() };
}

/** How many times as far a heading is from what is above it as its own lines are from each other, at the least. */
const STANDS_APART = 1.4;
/** Headings beside their sections, by names that are known, from which on the page has a column of them. */
const MIN_KNOWN = 2;
/** Letters of a heading of two lines. */
const MAX_HEADING = 44;
/** A heading that goes on, and the rest of one: `CONFERENCES AND`, `& WORKSHOPS`. */
const [IS_OPEN, GOES_ON] = [/(?:[\s/](?:and|of|in)|[&/,])\s*$/i, /^(?:and\b|of\b|&|\/)/i];

/** Whether a text is set as headings are. */
const stands = ({ bold, text }: Cell) => bold || isInCapitals(text);
const canBeHalf = (cell: Cell) => stands(cell) && !/[\d@:]/.test(cell.text);
const isBeside = (heading: Cell, cell: Cell) => cell.left > heading.right || cell.right < heading.left;

/**
 * A heading that a narrow column beside its section broke: `EDUCATIONAL`, `QUALIFICATION` beside `B.Sc. Nursing`,
 * `Holly College`. It has an open end, is a name that is known, or stands in a column of headings.
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
    // Two labels of a table: `NAME`, `ADDRESS`.
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

/** Part of the type size that two cells are apart at the most which are one text. */
const ONE_TEXT = 0.5;
/** A period that goes on in the next cell, or the end of one: `2014 -`, `- Aug`. */
const OPEN_AT_EITHER = /[-–—]$|^[-–—]/;
const MAX_END_LENGTH = 18;

/** Cells that are one period, which the edges of other lines cut: `2014 -` and `2016`, `Oct 2012` and `- Aug`. */
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

/** What joins a period to the rest of it, at its end; a line from the right has it at its beginning. */
const OPEN_PERIOD = /^\s*[-–—]\s*|(?<!\s)\s*(?:[-–—]|\b(?:to|until)|עד)\s*$/;

/** An end of which the month is said, and the year in the next line. */
const PERIOD_WITHOUT_YEAR = /(?<!\s)\s*(?:[-–—]|\b(?:to|until)|עד)\s+\p{L}{3,10}$/u;

/** A line that ends within a period: `Cook, Blue Door (2015–`. */
const OPEN_AT_END = /[\s(,|](?:\d{1,2}[./])?(?:19|20)\d{2}\s?[-–—]$(?<=[\p{L})].*)/u;

/** Whether a text can be the end of a period above it: a date or "today", and no period that has both its ends. */
const canBeEnd = (text: string): boolean =>
  isOngoing(text) ||
  (isPeriodOnly(text) && !findPeriods(text).some(({ isRange, end, present }) => isRange && end + present !== ''));

/** A period up to where it goes on in the next line; undefined of any other text. */
function openPeriod(text: string): string | undefined {
  if (text.length >= 25 || !/\d{4}/.test(text)) return undefined;
  const [plain, dated] = [OPEN_PERIOD, PERIOD_WITHOUT_YEAR].map((end) => text.replace(end, ''));
  if (plain !== text) return isPeriodOnly(plain ?? '') ? `${plain} – ` : undefined;
  return dated !== text && !isPeriodOnly(text) && isPeriodOnly(dated ?? '') ? `${text} ` : undefined;
}

/** A period that a narrow column of dates broke over two lines: `01/2020 –`, `Present`. */
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

/** A name in the middle of a row that went to the edge of its column, and on in the next line. */
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

/** Points by which a text may stand out of another's edge and still begin at it. */
const EDGE_TOLERANCE = 4;

const isBoldName = (line: TextLine) =>
  line.bold && line.cells.length === 1 && !isBullet(line) && findPeriods(line.text).length === 0;

/** A bold name that went to the end of a narrow column, and the bold rest of it below. */
function halvesOfName(above: TextLine, line: TextLine, { direction }: Around): Halves | undefined {
  const [[cell], [rest]] = [above.cells, line.cells];
  const areAlike =
    isBoldName(above) &&
    isBoldName(line) &&
    // A heading above the bold name of its first entry is whole, however narrow the column: `Education`, `BA, Weaving`.
    kindByName(above.text) === undefined &&
    Math.abs(above.size - line.size) < 0.5 &&
    line.gap < NEXT_LINE * line.size &&
    Number.isFinite(above.farEdge) &&
    isOneText(above, line) !== false;
  if (!cell || !rest || !areAlike || !isTooWide(line, roomBehind(above, direction))) return undefined;
  return { cell, rest, text: `${above.text} ${line.text}` };
}
