import type { Cell } from '../page/cell.ts';
import { isAligned, isNextLine, isOneText, isTooWide } from '../page/nextLine.ts';
import type { TextLine } from '../page/textLine.ts';
import { findPeriods, isOngoing, type Period } from '../resume/periods.ts';
import { roleOf, type LabelledPart } from './labels.ts';
import type { Part } from './parts.ts';

/** A text put together from parts. */
export interface Value {
  readonly text: string;
  readonly sure: number;
  /** The parts it was put together from; empty if it was not read from parts. */
  readonly from: readonly LabelledPart[];
}

export const NO_VALUE: Value = { text: '', sure: 1, from: [] };

/**
 * Returns the text of the parts of one role. Adjacent parts are joined with the signs between them. Of separate parts
 * only the first counts, unless the next one continues it in the line below.
 */
export function valueOf(lines: readonly TextLine[], parts: readonly LabelledPart[], role: string): Value {
  const ofRole = parts.filter(({ label }) => roleOf(label) === role);
  const [first] = ofRole;
  if (!first) return NO_VALUE;
  let text = first.part.text;
  let last = first;
  let sure = first.sure;
  const from = [first];
  for (const next of ofRole.slice(1)) {
    const [a, b] = [last.part, next.part];
    // A name that the head repeats counts once.
    if (a.line !== b.line && b.text === text) continue;
    const isNext = parts.indexOf(next) === parts.indexOf(last) + 1;
    const isOfName = role === 'name' && isNameInTwoLines(lines, a, b);
    const isInNext = b.line === a.line + 1 && (isOfName || isWrapped(lines, a, b));
    const isOneCell = isNext && a.line === b.line && a.cell === b.cell;
    const isOfAddress = role === 'address' && isBelow(lines, a, b);
    if (isOneCell) text += signsBetween(lines[a.line]?.cells[a.cell], a, b);
    // Two cells of a row are two texts, such as a ship and its shipping line.
    else if (isNext && b.line === a.line && NAME_ROLES.has(role)) text += ', ';
    // Lines of an address that end early or with a comma are separate facts.
    else if (isOfAddress)
      text = text.replace(/,$/, '') + (isInNext && !textAround(lines, a).endsWith(',') ? ' ' : ', ');
    else if (isNext && (b.line === a.line || isInNext)) text += text.endsWith('-') ? '' : ' ';
    else if ((lines[a.line]?.cells.length ?? 0) > 1 && isBelow(lines, a, b)) text += ' ';
    else break;
    text += b.text;
    sure = Math.min(isOneCell || isOfAddress ? sure : sure * PUT_TOGETHER, next.sure);
    last = next;
    from.push(next);
  }
  return {
    text: closeBrackets(text, lines[last.part.line]?.cells[last.part.cell], last.part),
    sure,
    from,
  };
}
/** Roles in which each part is a name. */
const NAME_ROLES: ReadonlySet<string> = new Set(['x.title', 'x.company', 'e.degree', 'e.school']);
/** The confidence of a text that was joined across a gap is multiplied by this. */
const PUT_TOGETHER = 0.9;

/** Whether a text reached the edge of its column, so that the next line continues it. */
function isWrapped(lines: readonly TextLine[], a: Part, b: Part): boolean {
  const [above, below] = [lines[a.line], lines[b.line]];
  if (!above || !below || b.from > 2 || above.page !== below.page) return false;
  const known = isOneText(above, below);
  if (known !== undefined) return known;
  if (!Number.isFinite(above.farEdge)) return true;
  // In a line read from the right, the end is at the left.
  const room = Math.min(Math.abs(above.farEdge - above.right), Math.abs(above.left - above.farEdge));
  return isTooWide({ text: b.text, size: below.size }, room) || /[-–,&]$/.test(above.text);
}

const isOneWord = ({ text }: Part) => !/\s/.test(text);

/** Whether a first name is above the last name: each alone in its line, in one size, and one of them a single word. */
function isNameInTwoLines(lines: readonly TextLine[], a: Part, b: Part): boolean {
  const [above, below] = [lines[a.line]?.cells ?? [], lines[b.line]?.cells ?? []];
  return (
    above.length === 1 &&
    below.length === 1 &&
    Math.abs((above[0]?.size ?? 0) - (below[0]?.size ?? 0)) < 0.5 &&
    (isOneWord(a) || isOneWord(b))
  );
}

/** Whether a part continues the one in the cell above it, as in a table whose cells hold several lines. */
export function isBelow(lines: readonly TextLine[], a: Part, b: Part): boolean {
  const [above, below] = [lines[a.line]?.cells[a.cell], lines[b.line]?.cells[b.cell]];
  if (!above || !below || lines[a.line]?.page !== lines[b.line]?.page || a.to < above.text.length - 2 || b.from > 2)
    return false;
  return isNextLine(above, below) && isAligned(above, below);
}

const textAround = (lines: readonly TextLine[], part: Part) => lines[part.line]?.cells[part.cell]?.text ?? '';
const signsBetween = (cell: Cell | undefined, a: Part, b: Part) => cell?.text.slice(a.to, b.from) ?? ' ';

/** Restores a bracket that belongs to the text and was cut off as a sign between two parts. */
export function closeBrackets(text: string, cell: Cell | undefined, { to }: Part): string {
  const next = cell?.text[to] ?? '';
  const open = next === ')' ? '(' : next === ']' ? '[' : '';
  return open !== '' && text.split(open).length > text.split(next).length ? text + next : text;
}

/** Returns the period of an entry, with its confidence and parts. */
export function periodOf(
  parts: readonly LabelledPart[],
  family: string,
): { readonly period: Period | undefined } & Omit<Value, 'text'> {
  const dates = parts.filter(({ label }) => roleOf(label) === `${family}.period`);
  const [first] = dates;
  if (!first) return { period: undefined, sure: 1, from: [] };
  const alone = findPeriods(first.part.text)[0];
  // In a table read from the other side, the end comes before the beginning.
  const texts = dates.map(({ part }) => part.text);
  const joined = [texts, texts.toReversed()].map((inOrder) => findPeriods(inOrder.join(' '))[0]);
  const both = dates.length > 1 ? (joined.find((period) => period?.isRange) ?? joined[0]) : undefined;
  // If the ends of a period are apart, the first one alone looks ongoing: `since 02/2013`, `until 12/2018`.
  const isWhole = alone?.isRange && !(alone.current && alone.present === '' && both?.end !== '' && both?.isRange);
  const period = isWhole || !both?.isRange ? (alone ?? both) : both;
  const sure = Math.min(...dates.map(({ sure }) => sure)) * (period === both && dates.length > 1 ? PUT_TOGETHER : 1);
  // The single date of an unfinished study is its end: `Expected May 2031`.
  if (
    family === 'e' &&
    period?.end === '' &&
    !period.isRange &&
    dates.some(({ part }) => SAYS_EXPECTED.test(part.text))
  )
    return { period: { ...period, start: '', end: period.start }, sure, from: dates };
  // Many unlisted words say that a job or study continues. In an item, text after the date belongs to the item.
  const says = family === 'x' || family === 'e' ? isOpenEnd : ({ text }: Part) => isOngoing(text);
  const begins = dates.findIndex(({ part }) => findPeriods(part.text).length > 0);
  const open = period && !period.isRange ? dates.slice(begins + 1).find(({ part }) => says(part)) : undefined;
  // The end may follow the words that announce it: `2016 | up to and including | 2018`.
  const behind = open && dates.slice(dates.indexOf(open) + 1).flatMap(({ part }) => findPeriods(part.text))[0];
  const until = behind ? { end: behind.end || behind.start } : { current: true, present: open?.part.text ?? '' };
  return {
    period: open && period ? { ...period, ...until, isRange: true } : period,
    sure,
    from: dates,
  };
}

/** Words before a date in the future. */
const SAYS_EXPECTED = /^(?:exp(?:ected|\.)|anticipated|(?:סיום\s+)?צפוי(?:ה)?)/iu;

/** Most letters of a text in the place of an end: `עדיין בתפקיד`. */
const MAX_OPEN_END = 24;
/** Words that make a single date an end, or say what it is. */
const OF_ONE_DATE = new RegExp(
  String.raw`^(?:ו?עד|to|until|till|through|by|in|ב|בשנת|שנת|year|exp(?:ected|\.)?|anticipated|due|graduat\w+|` +
    String.raw`(?:סיום )?צפוי(?: לסיום)?)$`,
  'iu',
);
/** Words in the place of an end that the model labelled as part of the period; no list holds all of them. */
const isOpenEnd = ({ kind, text }: Part) =>
  kind === 'text' && !/\d/.test(text) && text.length <= MAX_OPEN_END && !OF_ONE_DATE.test(text);
