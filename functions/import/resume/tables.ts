import type { Cell } from '../page/cell.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import { toLine, type TextLine } from '../page/textLine.ts';
import { toParagraphs } from './bullets.ts';
import { findPeriods, type Period } from './periods.ts';
import { OPEN_PERIOD } from './brokenLines.ts';
import type { ColumnKind } from '../lexicon/labelNames.ts';
import { columnKind, LABELLED_FACT } from './labels.ts';

/** One row of a table whose columns have names. */
export interface TableRow {
  readonly period: Period | undefined;
  readonly first: string;
  readonly second: string;
  readonly place: string;
  readonly text: string;
}

interface ParsedColumn {
  readonly kind: ColumnKind;
  /** Where its texts begin, in points in reading direction. */
  readonly edge: number;
}

/**
 * The lines of a section above a table with named columns, and the table's rows; undefined where there is no such
 * table.
 */
export function parseTable(
  lines: readonly TextLine[],
  direction: Direction,
): { readonly above: readonly TextLine[]; readonly rows: readonly TableRow[] } | undefined {
  const at = lines.findIndex((line) => findColumns(line, direction) !== undefined);
  const head = lines[at];
  const columns = head && findColumns(head, direction);
  if (!columns) return undefined;
  const rows: Map<ParsedColumn, Cell[]>[] = [];
  const lead = columns.find(({ kind }) => kind === 'time') ?? columns[0];
  let above: TextLine | undefined;
  for (const line of lines.slice(at + 1)) {
    const cells = line.cells.map((cell) => [nearestColumn(cell, columns, direction), cell] as const);
    const own = cells.find(([column]) => column === lead)?.[1];
    const row = rows.at(-1);
    const begun = row && lead && row.get(lead);
    const begins =
      own !== undefined &&
      (begun === undefined ||
        (lead?.kind === 'time'
          ? isCompletePeriod(begun, own)
          : above === undefined || line.gap > 1.15 * above.gap || line.cells.length > 1));
    const target = !row || begins ? new Map<ParsedColumn, Cell[]>() : row;
    if (target !== row) rows.push(target);
    for (const [column, cell] of cells) target.set(column, [...(target.get(column) ?? []), cell]);
    above = line;
  }
  const of = (row: ReadonlyMap<ParsedColumn, Cell[]>, kind: ColumnKind) =>
    columns
      .filter((column) => column.kind === kind)
      .map((column) => joinCellTexts(row.get(column)))
      .join(' ')
      .trim();
  const texts = (row: ReadonlyMap<ParsedColumn, Cell[]>) =>
    columns
      .filter(({ kind }) => kind === 'text')
      .flatMap((column) =>
        columnParagraphs(
          row.get(column) ?? [],
          rows.flatMap((other) => other.get(column) ?? []),
          direction,
        ),
      )
      .join('\n');
  return {
    above: lines.slice(0, at),
    rows: rows.map((row) => ({
      period: findPeriods(
        joinPeriodTexts(columns.filter(({ kind }) => kind === 'time').flatMap((column) => row.get(column) ?? [])),
      )[0],
      first: of(row, 'first'),
      second: of(row, 'second'),
      place: of(row, 'place'),
      text: texts(row),
    })),
  };
}

/**
 * Entries of which every fact has its name: `Position: Cook`, `Employer: Blue Door`. A fact that is named again begins
 * the next one, and what has no name is text. Undefined where the lines are not like that.
 */
export function parseLabelledRows(lines: readonly TextLine[], direction: Direction): readonly TableRow[] | undefined {
  const rows: { facts: Map<ColumnKind, string>; text: TextLine[] }[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = LABELLED_FACT.exec(line.text.replace(/\s{2,}/g, ' ')) ?? [];
    const kind = columnKind(name);
    const row = rows.at(-1);
    if (kind === undefined) row?.text.push(line);
    else if (!row || row.facts.has(kind)) rows.push({ facts: new Map([[kind, value]]), text: [] });
    else row.facts.set(kind, value);
    if (!row && kind === undefined) return undefined;
  }
  if (rows.length === 0 || !rows.every(({ facts }) => facts.size > 1 && (facts.has('first') || facts.has('second'))))
    return undefined;
  return rows.map(({ facts, text }) => {
    const of = (kind: ColumnKind) => facts.get(kind) ?? '';
    return {
      period: findPeriods(of('time'))[0],
      first: of('first'),
      second: of('second'),
      place: of('place'),
      text: [of('text'), ...toParagraphs(text, direction)].filter((part) => part !== '').join('\n'),
    };
  });
}

/** The columns that a line names, two at the least and one of them what an entry is or where. */
function findColumns(line: TextLine, direction: Direction): readonly ParsedColumn[] | undefined {
  const columns = line.cells.map((cell) => ({ kind: columnKind(cell.text), edge: startEdge(cell, direction) }));
  const isTable =
    columns.length > 1 &&
    columns.some(({ kind }) => kind === 'first' || kind === 'second') &&
    columns.every(({ kind }) => kind !== undefined);
  return isTable ? (columns as ParsedColumn[]) : undefined;
}

const startEdge = ({ left, right }: Cell, direction: Direction) => (direction === 'rtl' ? -right : left);

function nearestColumn(cell: Cell, columns: readonly ParsedColumn[], direction: Direction): ParsedColumn {
  const edge = startEdge(cell, direction);
  return columns.toSorted((a, b) => Math.abs(a.edge - edge) - Math.abs(b.edge - edge))[0] as ParsedColumn;
}

const joinCellTexts = (cells: readonly Cell[] = []) =>
  cells
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');

/** The period in cells below each other. */
const joinPeriodTexts = (cells: readonly Cell[] = []) =>
  cells.length > 1 && OPEN_PERIOD.test(cells[0]?.text ?? '')
    ? `${(cells[0]?.text ?? '').replace(OPEN_PERIOD, '')} – ${joinCellTexts(cells.slice(1)).replace(OPEN_PERIOD, '')}`
    : joinCellTexts(cells);

/** Whether a time goes no further in the next line of the column. */
function isCompletePeriod(cells: readonly Cell[], next: Cell): boolean {
  const [period] = findPeriods(joinPeriodTexts(cells));
  const [last] = cells.slice(-1);
  const isNear = last !== undefined && next.y - last.y < 1.7 * next.size;
  return (
    period !== undefined &&
    !(
      isNear &&
      cells.length === 1 &&
      (OPEN_PERIOD.test(joinPeriodTexts(cells)) || /^\s*[-–—]/.test(next.text)) &&
      findPeriods(next.text)[0]?.isRange !== true
    )
  );
}

/** The paragraphs of a column's cells; `all` of the column tell how wide it is. */
function columnParagraphs(cells: readonly Cell[], all: readonly Cell[], direction: Direction): string[] {
  const far =
    direction === 'rtl' ? Math.min(...all.map(({ left }) => left)) : Math.max(...all.map(({ right }) => right));
  return toParagraphs(
    cells.map((cell, at) => ({ ...toLine([cell], 0, 0, cells[at - 1]), farEdge: far })),
    direction,
  );
}
