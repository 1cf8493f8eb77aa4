import type { Direction } from '../../../shared/platform/language.ts';
import { withText } from '../page/cell.ts';
import { inkOfBoth } from '../page/ink.ts';
import { mapCells, withCells, type TextLine } from '../page/textLine.ts';
import { isPeriodOnly, findPeriods, isOngoing } from './periods.ts';

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
  return mapCells(line, (cell) => {
    const [, sign = '', date = ''] = TURNED_PERIOD.exec(cell.text) ?? [];
    return date !== '' && isPeriodOnly(date) && findPeriods(date)[0]?.isRange === false
      ? withText(cell, `${date} ${sign}`)
      : cell;
  });
}

type NearAndFar = readonly [near: string, far: string];

function unswapDate(line: TextLine): TextLine {
  const [near, far, ...more] = line.cells;
  if (!near || !far || more.length > 0 || !/[A-Za-z]/.test(far.text)) return line;
  const texts =
    splitDateBeside(near.text, far.text) ?? splitEndBeside(near.text, far.text) ?? swapDateBefore(near.text, far.text);
  if (!texts) return line;
  const ink = inkOfBoth(near, far);
  return withCells(line, [
    { ...withText(near, texts[0]), ...ink },
    { ...withText(far, texts[1]), ...ink },
  ]);
}

/** `מפתחת 06/2016 – 02/2019`, `Full Stack` at the far edge. */
function splitDateBeside(near: string, far: string): NearAndFar | undefined {
  const [period] = findPeriods(near);
  const name = near.slice(0, period?.from ?? 0).trim();
  const isAtEnd = period !== undefined && near.slice(period.to).trim() === '';
  const isName = HEBREW.test(name) && !/[,|(:–-]$/.test(name);
  return isAtEnd && isName && !HEBREW.test(far) && findPeriods(far).length === 0
    ? [`${name} ${far}`, near.slice(period.from)]
    : undefined;
}

/** `01.2021`, `Product Manager-היום` at the far edge. */
function splitEndBeside(near: string, far: string): NearAndFar | undefined {
  const [, name = '', end = ''] = LATIN_WITH_PERIOD_END.exec(far) ?? [];
  const isBeginning = isPeriodOnly(near) && findPeriods(near)[0]?.isRange === false;
  return isBeginning && isOngoing(end) ? [name.trim(), `${near}-${end}`] : undefined;
}

/** `08/2010 – 02/2012` where the name begins, all of it Latin, and `Software Engineer` at the far edge. */
const swapDateBefore = (near: string, far: string): NearAndFar | undefined =>
  isPeriodOnly(near) && !HEBREW.test(near) && !HEBREW.test(far) && findPeriods(far).length === 0
    ? [far, near]
    : undefined;
