import type { Direction } from '../../../shared/platform/language.ts';
import { countRows } from './cardBoxes.ts';
import type { Bar } from './cards.ts';
import { joinCells, type Cell } from '../page/cell.ts';
import { drawnRows, type TableBox, type DrawnRow } from './drawnTables.ts';
import type { DrawnRules } from '../page/pageGlyphs.ts';
import { withCells, type TextLine } from '../page/textLine.ts';

/*
 * What a table draws with borders is read row by row: a row is a record, of which each box says one thing. A sheet of
 * two columns may be drawn with borders too: there both boxes of a row hold several lines.
 */

/** Boxes of a row from which on it is a record, whatever they hold. */
const MIN_RECORD = 3;
/** Part of the type size that a space takes, and by which a line may be nearer to its border than the padding. */
const [SPACE, TOLERANCE] = [0.25, 0.1];
/** Part by which the lines of one text differ in size at the most. */
const SAME_SIZE = 0.03;

const isRecord = (row: DrawnRow) => row.length >= MIN_RECORD || row.filter((box) => !saysOneThing(box)).length <= 1;

/** Whether a box holds one line. */
const saysOneThing = ({ cells }: TableBox): boolean => countRows(cells) < 2;

/** Where a gutter cannot be: across a row of a drawn table. One bar for each of its texts. */
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
 * Lines of a document of which each row of a drawn table begins with one line, the first text of each of its boxes:
 * `Jan 2015 - May ¦ Live-in ¦ Care` above `2019 ¦ caregiver` is `Jan 2015 - May 2019 ¦ Live-in caregiver ¦ Care`. What
 * goes on in a box is one text where its next word had no room on the line above.
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

/** Whether some lines are read one after the other. */
function isTogether(some: readonly TextLine[], lines: readonly TextLine[]): boolean {
  const from = lines.indexOf(some[0] as TextLine);
  return some.every((line, index) => lines[from + index] === line && line.column === some[0]?.column);
}

/** The lines of one row: the first texts of all boxes, then the others as they stand. */
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

/** Part of the type size by which the texts of a line differ in height. */
const SAME_LINE = 0.42;

/** How near the texts of a row come to the borders of their boxes. */
const paddingOf = (row: DrawnRow): number =>
  Math.max(
    0,
    row.reduce(
      (least, { box, cells }) =>
        cells.reduce((nearest, { left, right }) => Math.min(nearest, left - box.left, box.right - right), least),
      Infinity,
    ),
  );

/** The texts of a box, each whole where `mayGoOn`. */
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
