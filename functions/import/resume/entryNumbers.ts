import type { Direction } from '../../../shared/platform/language.ts';
import type { Cell } from '../page/cell.ts';
import type { DroppedText } from '../page/droppedText.ts';
import { startOf } from '../page/nextLine.ts';
import { withCells, type TextLine } from '../page/textLine.ts';
import { kindByName } from './headings.ts';
import { findPeriods } from './periods.ts';

/** A number that has its cell to itself: `01`, `2.`, `#3`, `(4)`. */
const OWN_CELL = /^(?:#|№|no\.?\s)?\s?\(?(0?\d{1,2})[.):]?\)?$/iu;
/** What forms and lists count. */
const COUNTED = [
  'job',
  'position',
  'post',
  'role',
  'employer',
  'employment',
  'experience',
  'entry',
  'school',
  'qualification',
  'course',
  'education',
  'משרה',
  'תפקיד',
  'עבודה',
];
/** A line that says which entry begins, and no more: `Job 1`, `Position #2`. */
const OWN_LINE = new RegExp(String.raw`^(?:${COUNTED.join('|')})\s+(?:no\.?\s?|#\s?)?(\d{1,2})[.):]?$`, 'iu');
/** The same before the text of a cell: `1. Cook`, `2) Cook`, `03 Cook`. */
const BEFORE_TEXT = /^(?:(?:#\s?|\()?(\d{1,2})(?:[.)]{1,2}(?:\s+(?=[\p{L}\d"“'״])|(?=\p{L}))|:\s+)|(0\d)\s+(?=\p{L}))/u;
/** Numbers in a row from which on they count entries. */
const MIN_NUMBERS = 2;
/** Numbers of a row whose entry may be without a date. */
const MAX_UNDATED = 1;
/** Lines behind the last number that may hold the date of its entry. */
const MAX_LINES_OF_ENTRY = 8;

/**
 * The lines without the numbers that count entries (`01`, `02` as ornaments, or a list of jobs from `1.` on): they name
 * nothing, and stand where a post or a period would. Numbers that follow each other from one or up to one count
 * entries where a date stands between each and the next; of a list of what was done they are left.
 */
export function withoutEntryNumbers(
  lines: readonly TextLine[],
  direction: Direction,
): { readonly lines: readonly TextLine[]; readonly dropped: readonly DroppedText[] } {
  const counting = new Set(
    runsOf(numbersOf(lines, direction))
      .filter((run) => countsEntries(run, lines))
      .flatMap((run) => run.map(({ line }) => line)),
  );
  if (counting.size === 0) return { lines, dropped: [] };
  const dropped: DroppedText[] = [];
  const left: TextLine[] = [];
  let gap = 0;
  for (const [index, line] of lines.entries()) {
    const [cell, ...others] = line.cells;
    if (!cell || !counting.has(index)) {
      left.push(gap > 0 ? { ...line, gap: line.gap + gap } : line);
      gap = 0;
      continue;
    }
    const { rest, number } = cutNumber(cell, line.cells.length, direction);
    dropped.push(number);
    const cells = rest ? [rest, ...others] : others;
    // A number above its entry leaves its place to it.
    if (cells.length === 0) gap += line.gap;
    else {
      left.push({ ...withCells(line, cells), gap: line.gap + gap });
      gap = 0;
    }
  }
  return { lines: left, dropped };
}

/** The numbers that may count an entry, by sections: rows of them may not go on behind a heading. */
function numbersOf(lines: readonly TextLine[], direction: Direction) {
  let section = 0;
  const numbers = lines.flatMap(({ cells, isTurned, isPair, text }, line) => {
    if (kindByName(text) !== undefined) section += 1;
    const [cell] = cells;
    if (!cell || isTurned || isPair) return [];
    const alone = numberAlone(cell, cells.length);
    const before = BEFORE_TEXT.exec(cell.text);
    const value = alone ?? before?.[1] ?? before?.[2];
    const edge = startOf(cell, direction);
    return value
      ? [{ line, section, value: Number(value), isOwnCell: alone !== undefined, edge, size: cell.size }]
      : [];
  });
  return [...Map.groupBy(numbers, (number) => number.section).values()];
}
type EntryNumber = ReturnType<typeof numbersOf>[number][number];

/** The number of a cell that says no more than this. */
const numberAlone = ({ text }: Cell, cells: number): string | undefined =>
  (OWN_CELL.exec(text.trim()) ?? (cells === 1 ? OWN_LINE.exec(text.trim()) : null))?.[1];

/** Numbers of one form that follow each other, upwards or downwards. */
function runsOf(sections: readonly (readonly EntryNumber[])[]): readonly (readonly EntryNumber[])[] {
  return sections.flatMap((numbers) => {
    const runs: EntryNumber[][] = [];
    for (const number of numbers) {
      const run = runs.findLast((earlier) => {
        const [first, last] = [earlier[0] as EntryNumber, earlier.at(-1) as EntryNumber];
        const step = number.value - last.value;
        return (
          last.isOwnCell === number.isOwnCell &&
          Math.abs(last.edge - number.edge) < number.size &&
          (earlier.length === 1 ? Math.abs(step) === 1 : step === Math.sign(last.value - first.value))
        );
      });
      if (run) run.push(number);
      else runs.push([number]);
    }
    return runs;
  });
}

function countsEntries(run: readonly EntryNumber[], lines: readonly TextLine[]): boolean {
  if (run.length < MIN_NUMBERS || Math.min(...run.map(({ value }) => value)) !== 1) return false;
  const undated = run.filter(({ line }, index) => {
    const end = run[index + 1]?.line ?? line + MAX_LINES_OF_ENTRY;
    return !lines.slice(line, end).some(({ text }) => findPeriods(text).length > 0);
  });
  return undated.length <= (run.length > MIN_NUMBERS ? MAX_UNDATED : 0);
}

/** A cell without the number at its beginning; no cell where it held that alone. */
function cutNumber(
  cell: Cell,
  cells: number,
  direction: Direction,
): { readonly rest?: Cell; readonly number: DroppedText } {
  if (numberAlone(cell, cells) !== undefined) {
    const reason = OWN_CELL.test(cell.text.trim()) ? 'sign' : 'label';
    return { number: { reason, text: cell.text, ink: cell.ink ?? [] } };
  }
  const [head = ''] = BEFORE_TEXT.exec(cell.text) ?? [];
  const text = cell.text.slice(head.length);
  const [numberInk, ...ink] = cell.ink ?? [];
  const begins = ink[0] && (direction === 'rtl' ? { right: ink[0].x + ink[0].width } : { left: ink[0].x });
  return {
    rest: { ...cell, ...begins, text, runs: runsWithout(cell.runs, head.length), ...(cell.ink && { ink }) },
    number: { reason: 'sign', text: head.trim(), ...(numberInk && { ink: [numberInk] }) },
  };
}

/** The runs of a text without its first characters. */
function runsWithout(runs: Cell['runs'], count: number): Cell['runs'] {
  let left = count;
  return runs.flatMap((run) => {
    const text = run.text.slice(left);
    left = Math.max(0, left - run.text.length);
    return text === '' ? [] : [{ ...run, text }];
  });
}
