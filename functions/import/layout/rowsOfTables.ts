import type { Direction } from '../../../shared/platform/language.ts';
import { countRows } from './cardBoxes.ts';
import type { Bar } from './cards.ts';
import { joinCells, type Cell } from '../page/cell.ts';
import { drawnRows, type TableBox, type DrawnRow } from './drawnTables.ts';
import type { DrawnRules } from '../page/pageGlyphs.ts';
import { withCells, type TextLine } from '../page/textLine.ts';

/*
 * A table with drawn borders is read row by row: each row is a record, each box one fact. A page of two columns may
 * have borders too, but then both boxes of a row hold several lines.
 */

/** A row of so many boxes is a record, whatever they hold. */
const MIN_RECORD = 3;
/** Width of a space, and how much nearer to the border than the padding a line may come; in type sizes. */
const [SPACE, TOLERANCE] = [0.25, 0.1];
/** The largest difference in size between lines of one text, as a share. */
const SAME_SIZE = 0.03;

const isRecord = (row: DrawnRow) => row.length >= MIN_RECORD || row.filter((box) => !saysOneThing(box)).length <= 1;

/** Whether a box holds a single line. */
const saysOneThing = ({ cells }: TableBox): boolean => countRows(cells) < 2;

/** Returns bars that no gutter may cross, one for each text in a row of a drawn table. */
export const barsOfTables = (cells: readonly Cell[], rules: DrawnRules | undefined): Bar[] =>
  rules
    ? drawnRows(cells, rules)
        .filter(isRecord)
        .flatMap((row) => {
          const left = Math.min(...row.map(({ box }) => box.left));
          const right = Math.max(...row.map(({ box }) => box.right));
          return row.flatMap((box) => box.cells.map(({ y }) => ({ left, right, y })));
        })
    : [];

/**
 * Returns lines in which each row of a drawn table begins with one line made of the first text of each box: `Jan 2015 -
 * May ¦ Live-in ¦ Care` above `2019 ¦ caregiver` becomes `Jan 2015 - May 2019 ¦ Live-in caregiver ¦ Care`. Two lines in
 * a box are one text if the second's first word had no room in the first.
 */
export function withRowsOfTables(
  lines: readonly TextLine[],
  pages: readonly { readonly rules?: DrawnRules | undefined }[],
  direction: Direction,
): readonly TextLine[] {
  const byPage = Map.groupBy(lines, ({ page }) => page);
  const replaced = new Map<TextLine, readonly TextLine[]>();
  for (const [page, linesOfPage] of byPage) {
    const { rules } = pages[page] ?? {};
    const upright = linesOfPage.filter(({ isTurned }) => !isTurned);
    if (!rules) continue;
    for (const row of drawnRows(
      upright.flatMap(({ cells }) => cells),
      rules,
    )) {
      const texts = new Set(row.flatMap(({ cells }) => cells));
      const inRow = upright.filter(({ cells }) => cells.some((cell) => texts.has(cell)));
      if (
        !isRecord(row) ||
        !isTogether(inRow, lines) ||
        !inRow.every((line) => line.cells.every((cell) => texts.has(cell)))
      )
        continue;
      const made = linesOfRow(row, inRow, direction);
      for (const [index, line] of inRow.entries()) replaced.set(line, index === 0 ? made : []);
    }
  }
  return replaced.size === 0 ? lines : lines.flatMap((line) => replaced.get(line) ?? [line]);
}

/** Whether these lines follow each other in reading order, in one column. */
function isTogether(some: readonly TextLine[], lines: readonly TextLine[]): boolean {
  const from = lines.indexOf(some[0] as TextLine);
  return some.every((line, index) => lines[from + index] === line && line.column === some[0]?.column);
}

/** Returns the lines of one row: the first texts of all boxes as one line, then the other lines unchanged. */
function linesOfRow(row: DrawnRow, lines: readonly TextLine[], direction: Direction): readonly TextLine[] {
  const padding = paddingOf(row);
  const boxes = row.map((box) => textsOf(box, padding, row.length >= MIN_RECORD));
  const ordered = direction === 'rtl' ? boxes.toReversed() : boxes;
  const [first] = lines;
  const head = ordered.flatMap((texts) => texts.slice(0, 1));
  const rest = new Set(ordered.flatMap((texts) => texts.slice(1)));
  const isAsBefore =
    boxes.flat().length === row.flatMap(({ cells }) => cells).length &&
    head.every((cell) => first?.cells.includes(cell));
  if (!first || isAsBefore) return lines;
  const line = { ...withCells(first, head), y: first.y };
  const others = lines.flatMap((source, index): TextLine[] => {
    const isLast = index === lines.length - 1;
    const cells = [...rest].filter(({ y }) => isLast || y < source.y + SAME_LINE * source.size);
    for (const cell of cells) rest.delete(cell);
    return cells.length > 0 ? [{ ...withCells(source, cells), y: source.y }] : [];
  });
  return [line, ...others];
}

/** By how many type sizes the baselines of one line may differ. */
const SAME_LINE = 0.42;

/** Returns the least distance in points between the texts of a row and the borders of their boxes. */
const paddingOf = (row: DrawnRow): number =>
  Math.max(
    0,
    row.reduce(
      (least, { box, cells }) =>
        cells.reduce((nearest, { left, right }) => Math.min(nearest, left - box.left, box.right - right), least),
      Infinity,
    ),
  );

/** Returns the texts of a box; lines are joined into whole texts if `mayGoOn`. */
function textsOf({ box, cells }: TableBox, padding: number, mayGoOn: boolean): Cell[] {
  const room = box.right - box.left - 2 * padding;
  const texts: Cell[] = [];
  let last: Cell | undefined;
  for (const cell of cells.toSorted((a, b) => a.y - b.y)) {
    const text = texts.at(-1);
    if (mayGoOn && text && last && goesOn(last, cell, room)) texts[texts.length - 1] = joined(text, cell);
    else texts.push(cell);
    last = cell;
  }
  return texts;
}

/** A space belongs to the run before it. */
function joinedRuns(above: Cell['runs'], below: Cell['runs']): Cell['runs'] {
  const [last = { text: '', bold: false }, first, ...rest] = [...above.slice(-1), ...below];
  if (!first) return above;
  const joint =
    last.bold === first.bold
      ? [{ text: `${last.text} ${first.text}`, bold: last.bold }]
      : [{ ...last, text: `${last.text} ` }, first];
  return [...above.slice(0, -1), ...joint, ...rest];
}

/** Whether the first word of a line had no room on the line above. */
function goesOn(above: Cell, cell: Cell, room: number): boolean {
  const [word] = cell.ink ?? [];
  const isAlike = above.bold === cell.bold && Math.abs(above.size - cell.size) < SAME_SIZE * cell.size;
  return (
    isAlike &&
    cell.y > above.y + SAME_LINE * cell.size &&
    word !== undefined &&
    /^[\p{L}\p{N}(]/u.test(cell.text) &&
    above.right - above.left + SPACE * cell.size + word.width > room - TOLERANCE * cell.size
  );
}

const joined = (above: Cell, cell: Cell): Cell => ({
  ...joinCells(`${above.text} ${cell.text}`, above, cell),
  runs: joinedRuns(above.runs, cell.runs),
});
