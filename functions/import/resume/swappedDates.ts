import type { Cell } from '../page/cell.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import { inkOfBoth } from '../page/ink.ts';
import type { TextLine } from '../page/textLine.ts';
import { isPeriodOnly, findPeriods, saysPresent } from './periods.ts';

const HEBREW = /[\u0590-\u05ff]/;
/** Latin text, and the end of a period that a dash joins to it. */
const LATIN_WITH_PERIOD_END = /^([^\u0590-\u05ff]*[A-Za-z)+#])\s*[-–—]\s*(\S{1,40})$/;

/**
 * Lines from the right whose names end in Latin text, and whose dates stand at the far edge, as others of the section
 * have them: programs that set both as one Latin run put the date beside the Hebrew, and the Latin text where the date
 * was. Each is where it belongs again.
 */
export function unswapDates(lines: readonly TextLine[], direction: Direction): readonly TextLine[] {
  if (direction !== 'rtl') return lines;
  const turned = lines.map(turnOpenPeriod);
  const areLast = turned.some(({ cells }) => cells.length > 1 && isPeriodOnly(cells.at(-1)?.text ?? ''));
  return areLast ? turned.map(unswapDate) : turned;
}

/** A date with a sign before it, and nothing else in its cell. */
const TURNED_PERIOD = /^([-–—])\s?(\S.*)$/u;

/**
 * A period without an end that was set from the left, in a line from the right: `2015 -` is read there as `- 2015`,
 * which looks like an item of a list. Alone in its line it may be one.
 */
function turnOpenPeriod(line: TextLine): TextLine {
  if (line.cells.length < 2) return line;
  const cells = line.cells.map((cell) => {
    const [, sign = '', date = ''] = TURNED_PERIOD.exec(cell.text) ?? [];
    return date !== '' && isPeriodOnly(date) && findPeriods(date)[0]?.isRange === false
      ? replaceText(cell, `${date} ${sign}`)
      : cell;
  });
  return cells.some((cell, at) => cell !== line.cells[at])
    ? { ...line, cells, text: cells.map(({ text }) => text).join('  ') }
    : line;
}

function unswapDate(line: TextLine): TextLine {
  const [near, far, ...more] = line.cells;
  if (!near || !far || more.length > 0 || !/[A-Za-z]/.test(far.text)) return line;
  const cells = (splitDateBeside(near, far) ?? splitEndBeside(near, far) ?? swapDateBefore(near, far))?.map((cell) => ({
    ...cell,
    ...inkOfBoth(near, far),
  }));
  return cells ? { ...line, cells, text: cells.map(({ text }) => text).join('  ') } : line;
}

/** `מפתחת 06/2016 – 02/2019`, `Full Stack` at the far edge. */
function splitDateBeside(near: Cell, far: Cell): Cell[] | undefined {
  const [period] = findPeriods(near.text);
  const name = period && near.text.slice(0, period.from).trim();
  if (
    !period ||
    !name ||
    near.text.slice(period.to).trim() !== '' ||
    !HEBREW.test(name) ||
    /[,|(:–-]$/.test(name) ||
    HEBREW.test(far.text) ||
    findPeriods(far.text).length > 0
  )
    return undefined;
  return [replaceText(near, `${name} ${far.text}`), replaceText(far, near.text.slice(period.from))];
}

/** `01.2021`, `Product Manager-היום` at the far edge. */
function splitEndBeside(near: Cell, far: Cell): Cell[] | undefined {
  const [, name = '', end = ''] = LATIN_WITH_PERIOD_END.exec(far.text) ?? [];
  if (!isPeriodOnly(near.text) || findPeriods(near.text)[0]?.isRange !== false || !saysPresent(end)) return undefined;
  return [replaceText(near, name.trim()), replaceText(far, `${near.text}-${end}`)];
}

/** `08/2010 – 02/2012` where the name begins, all of it Latin, and `Software Engineer` at the far edge. */
function swapDateBefore(near: Cell, far: Cell): Cell[] | undefined {
  return isPeriodOnly(near.text) &&
    !HEBREW.test(near.text) &&
    !HEBREW.test(far.text) &&
    findPeriods(far.text).length === 0
    ? [replaceText(near, far.text), replaceText(far, near.text)]
    : undefined;
}

const replaceText = (cell: Cell, text: string): Cell => ({
  ...cell,
  text,
  runs: [{ text, bold: cell.bold }],
});
