import type { Cell } from '../page/cell.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import { median } from '../page/statistics.ts';
import { toLine, type TextLine } from '../page/textLine.ts';
import { isBullet } from './bullets.ts';
import { isPlace } from './cues.ts';
import { isPeriodOnly } from './periods.ts';

/** Points within which texts begin at one edge. */
const EDGE_TOLERANCE = 3;
/** Letters that half of the texts of a column have at least; names, places and dates at the far edge are shorter. */
const MIN_MEDIAN_TEXT = 25;
/** Lines further apart than that part of the usual distance begin another entry. */
const NEW_ENTRY_GAP = 1.25;

/**
 * Lines of a section in which texts stand in a column beside the names and dates of their entries: as those of any
 * other, the text below. Sections without such a column stay as they are.
 */
export function moveSideTextBelow(lines: readonly TextLine[], direction: Direction): TextLine[] {
  const edge = (part: { readonly left: number; readonly right: number }) =>
    direction === 'rtl' ? -part.right : part.left;
  const end = (part: { readonly left: number; readonly right: number }) =>
    direction === 'rtl' ? -part.left : part.right;
  // Dates alone beside an entry are no names.
  const beside = lines
    .filter((line) => line.cells.length === 2 && !isBullet(line) && !isPeriodOnly(line.cells[0]?.text ?? ''))
    .flatMap(({ cells }) => cells.slice(1));
  if (lines.some((line) => line.cells.length === 2 && isPeriodOnly(line.cells[0]?.text ?? ''))) return [...lines];
  const column = median(beside.map(edge));
  const texts = beside.filter(
    (cell) => Math.abs(edge(cell) - column) < EDGE_TOLERANCE && !isPeriodOnly(cell.text) && !isPlace(cell.text),
  );
  const isColumn =
    texts.length >= 2 &&
    texts.length * 5 >= beside.length * 4 &&
    median(texts.map(({ text }) => text.length)) >= MIN_MEDIAN_TEXT;
  // What goes over the column's edge leaves no column.
  if (!isColumn || lines.some((line) => edge(line) < column - EDGE_TOLERANCE && end(line.cells[0] ?? line) > column))
    return [...lines];

  const usual = median(lines.map(({ gap }) => gap).filter((gap) => gap < 100));
  const blocks: TextLine[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    if (block && line.gap < NEW_ENTRY_GAP * usual) block.push(line);
    else blocks.push([line]);
  }
  const isText = (cell: Cell) => edge(cell) > column - EDGE_TOLERANCE;
  // Names need not come to the edge of the texts.
  const far = Math.min(
    column,
    Math.max(...lines.flatMap(({ cells }) => cells.filter((cell) => !isText(cell)).map(end))),
  );
  const goesOn = (above: TextLine, line: TextLine) =>
    above.cells.length === 1 &&
    ((!above.bold && !line.bold && /\p{L}\.?,$/u.test(above.text)) || (above.bold && line.bold)) &&
    far - end(above) < ((line.text.split(' ')[0] ?? '').length + 1) * line.size * 0.55;
  return blocks.flatMap((block) => [
    ...block
      .flatMap((line) =>
        lineFromCells(
          line,
          line.cells.filter((cell) => !isText(cell)),
        ),
      )
      .reduce<TextLine[]>(
        (done, line) =>
          done.length > 0 && goesOn(done.at(-1) as TextLine, line)
            ? [...done.slice(0, -1), joinBrokenName(done.at(-1) as TextLine, line)]
            : [...done, line],
        [],
      ),
    ...block.flatMap((line) => lineFromCells(line, line.cells.filter(isText).map(asBullet))),
  ]);
}

function lineFromCells(line: TextLine, cells: TextLine['cells']): TextLine[] {
  return cells.length === 0 ? [] : [{ ...toLine(cells, line.page, line.column), farEdge: line.farEdge, gap: line.gap }];
}

/** A name that the narrow column broke is one again. */
function joinBrokenName(above: TextLine, line: TextLine): TextLine {
  const [first] = above.cells;
  const text = `${above.text} ${line.text}`;
  return { ...above, text, cells: first ? [{ ...first, text, runs: [{ text, bold: first.bold }] }] : above.cells };
}

/** Text of its own: never the name of an entry. */
function asBullet(cell: Cell): Cell {
  const text = /^[\p{L}\d]/u.test(cell.text) ? `• ${cell.text}` : cell.text;
  return { ...cell, text, runs: [{ text, bold: cell.bold }] };
}
