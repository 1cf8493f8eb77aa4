import { isPresent } from '../../../shared/resume/dates.ts';
import type { Direction, Line } from '../read/lines.ts';
import { isPeriodOnly, periodsIn } from './dates.ts';

type Cell = Line['cells'][number];

const HEBREW = /[\u0590-\u05ff]/;
/** Latin text, and the end of a period that a dash joins to it. */
const WITH_END = /^([^\u0590-\u05ff]*[A-Za-z)+#])\s*[-–—]\s*(\S+)$/;

/**
 * Lines from the right whose names end in Latin text, and whose dates stand at the far edge, as others of the section have
 * them: programs that set both as one Latin run put the date beside the Hebrew, and the Latin text where the date was. Each
 * is where it belongs again.
 */
export function withDatesLast(lines: readonly Line[], direction: Direction): readonly Line[] {
  const areLast = direction === 'rtl' && lines.some(({ cells }) => cells.length > 1 && isPeriodOnly(cells.at(-1)?.text ?? ''));
  return areLast ? lines.map(withDateLast) : lines;
}

function withDateLast(line: Line): Line {
  const [near, far, ...more] = line.cells;
  if (!near || !far || more.length > 0 || !/[A-Za-z]/.test(far.text)) return line;
  const cells = dateBeside(near, far) ?? endBeside(near, far) ?? dateBefore(near, far);
  return cells ? { ...line, cells, text: cells.map(({ text }) => text).join('  ') } : line;
}

/** `מפתחת 06/2016 – 02/2019`, `Full Stack` at the far edge. */
function dateBeside(near: Cell, far: Cell): Cell[] | undefined {
  const [period] = periodsIn(near.text);
  const name = period && near.text.slice(0, period.from).trim();
  if (!period || !name || near.text.slice(period.to).trim() !== '' || !HEBREW.test(name) || /[,|(:–-]$/.test(name) || HEBREW.test(far.text) || periodsIn(far.text).length > 0) return undefined;
  return [withText(near, `${name} ${far.text}`), withText(far, near.text.slice(period.from))];
}

/** `01.2021`, `Product Manager-היום` at the far edge. */
function endBeside(near: Cell, far: Cell): Cell[] | undefined {
  const [, name = '', end = ''] = WITH_END.exec(far.text) ?? [];
  if (!isPeriodOnly(near.text) || periodsIn(near.text)[0]?.isRange !== false || !isPresent(end)) return undefined;
  return [withText(near, name.trim()), withText(far, `${near.text}-${end}`)];
}

/** `08/2010 – 02/2012` where the name begins, all of it Latin, and `Software Engineer` at the far edge. */
function dateBefore(near: Cell, far: Cell): Cell[] | undefined {
  return isPeriodOnly(near.text) && !HEBREW.test(near.text) && !HEBREW.test(far.text) && periodsIn(far.text).length === 0 ? [withText(near, far.text), withText(far, near.text)] : undefined;
}

const withText = (cell: Cell, text: string): Cell => ({ ...cell, text, runs: [{ text, bold: cell.bold }] });
