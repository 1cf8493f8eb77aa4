import type { Cell } from '../page/cell.ts';
import type { TextLine } from '../page/textLine.ts';
import { askedKind, type AskedKind } from '../resume/askedKinds.ts';
import { isRowOfHeads } from '../resume/columnEdges.ts';
import { saysPresent } from '../resume/periods.ts';
import { headingAt, rolesOfForm } from './askedFor.ts';
import type { Decoded } from './network/decode.ts';
import { familyOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * A table names its columns: what stands below `Rank` is the post and below `Company` the employer, whatever stands
 * between them. A row is an entry; what is nearer to the row above than rows are goes on with it.
 */

/** Points by which a value may begin beside its head. */
const TOLERANCE = 4;
/** Part of the type size that is more than the gap between two lines of a cell. */
const NEXT_LINE = 1.4;

/** A column: its head, and what that asks for; undefined where no list has it. */
interface NamedColumn extends Pick<Cell, 'left' | 'right'> {
  readonly kind: AskedKind | undefined;
}

/** A row below the heads of a table, with the indexes of its parts. */
interface NamedRow {
  readonly line: TextLine;
  /** Whether it stands right below the heads. */
  readonly isFirst: boolean;
  readonly parts: readonly number[];
  readonly columns: readonly NamedColumn[];
  readonly roles: Readonly<Record<AskedKind, Label>>;
}

/** Labels by which the values of a table are what the names of their columns ask for, in sections of two names. */
export function withNamedColumns(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const heads = [...lines.keys()].filter((at) => isRowOfHeads(lines[at] as TextLine));
  if (heads.length === 0) return found;
  const byLine = Map.groupBy(parts.keys(), (at) => parts[at]?.line ?? -1);
  const partsOf = (line: number) => byLine.get(line) ?? [];
  const changed = [...found];
  for (const [index, head] of heads.entries()) {
    const { cells } = lines[head] as TextLine;
    const above = [...found.keys()].findLast(
      (at) => found[at]?.label.startsWith('h:') && (parts[at]?.line ?? 0) < head,
    );
    const roles = rolesOfForm(
      headingAt(parts, found, above),
      cells.map(({ text }) => text),
    );
    const listed = cells.map(({ text, left, right }): NamedColumn => ({ left, right, kind: askedKind(text) }));
    const kinds = new Set(listed.map(({ kind }) => kind));
    if (!roles || !kinds.has('first') || !kinds.has('second')) continue;
    const rest = heads[index + 1] ?? lines.length;
    const rows: number[] = [];
    for (let line = head + 1; line < rest && isRow(lines, line, head, listed, found, partsOf(line)); line += 1)
      rows.push(line);
    const columns = withTimes(lines, parts, rows.flatMap(partsOf), listed);
    for (const at of partsOf(head)) set(found, changed, at, 'label');
    for (const at of rows) {
      const row = { line: lines[at] as TextLine, isFirst: at === head + 1, parts: partsOf(at), columns, roles };
      readRow(row, parts, found, changed);
    }
  }
  return changed;
}

function set(found: readonly Decoded[], changed: Decoded[], at: number, label: Label): void {
  if (found[at]?.label !== label) changed[at] = relabelled(found[at], label);
}

/** Whether a line is of the table: each of its cells stands below a head, and it is no heading of what follows. */
function isRow(
  lines: readonly TextLine[],
  at: number,
  head: number,
  columns: readonly NamedColumn[],
  found: readonly Decoded[],
  own: readonly number[],
): boolean {
  const [line, heads] = [lines[at], lines[head]];
  if (!line || line.page < (heads?.page ?? 0) || line.isTurned) return false;
  const isHeading = line.cells.length === 1 && own.some((one) => found[one]?.label.startsWith('h:'));
  const below = line.cells.map((cell) => columnOf(cell, columns));
  if (isHeading || below.includes(-1)) return false;
  // One text at the edge of the table may be what follows it.
  return line.cells.length > 1 || line.gap < NEXT_LINE * line.size;
}

const middle = ({ left, right }: Pick<Cell, 'left' | 'right'>) => (left + right) / 2;
const isNear = (one: number, other: number) => Math.abs(one - other) < TOLERANCE;

/** Index of the column that a cell stands in: of the head that begins, ends or has its middle where it does. */
function columnOf(cell: Cell, columns: readonly NamedColumn[]): number {
  const exact = columns.findIndex(
    (one) => isNear(one.left, cell.left) || isNear(one.right, cell.right) || isNear(middle(one), middle(cell)),
  );
  if (exact >= 0) return exact;
  const shared = columns.map((one) => Math.min(one.right, cell.right) - Math.max(one.left, cell.left));
  const most = Math.max(...shared);
  return most > 0 ? shared.indexOf(most) : -1;
}

/** The columns, of which those of no list ask for a time where most of their values are one: `Since` above `2031`. */
function withTimes(
  lines: readonly TextLine[],
  parts: readonly Part[],
  values: readonly number[],
  columns: readonly NamedColumn[],
): readonly NamedColumn[] {
  return columns.map((column, index) => {
    if (column.kind !== undefined) return column;
    const own = values.filter((at) => {
      const cell = lines[parts[at]?.line ?? -1]?.cells[parts[at]?.cell ?? -1];
      return cell !== undefined && columnOf(cell, columns) === index;
    });
    const times = own.filter((at) => parts[at]?.kind === 'period' || saysPresent(parts[at]?.text ?? ''));
    return times.length * 2 > own.length ? { ...column, kind: 'time' } : column;
  });
}

/** Labels the values of a row, by the indexes of its parts, by their columns. */
function readRow(
  { line, isFirst, parts: row, columns, roles }: NamedRow,
  parts: readonly Part[],
  found: readonly Decoded[],
  changed: Decoded[],
): void {
  const kindOf = (one: number) =>
    columns[columnOf(line.cells[parts[one]?.cell ?? -1] as Cell, columns)]?.kind ?? 'text';
  const hasTime = row.some((one) => parts[one]?.kind === 'period' && kindOf(one) === 'time');
  const isNext = line.gap < NEXT_LINE * line.size || !row.some((at) => found[at]?.label.startsWith('B.'));
  const goesOn = !isFirst && isNext && !hasTime && line.cells.length < columns.length;
  let begins = !goesOn;
  const family = familyOf(roles.first);
  for (const one of row) {
    const part = parts[one];
    const kind = kindOf(one);
    const isTime =
      part?.kind === 'period' || saysPresent(part?.text ?? '') || found[one]?.label.endsWith('.period') === true;
    const isPlace = kind === 'second' && part?.boundary !== 'cell' && found[one]?.label === `${family}.place`;
    const below = goesOn ? roleBelow(part, found[one]?.label, roles) : undefined;
    const isDateOfName = part?.kind === 'period' && (kind === 'first' || kind === 'second') && !hasTime;
    const own = isPlace ? 'place' : isDateOfName ? 'time' : kind === 'time' && !isTime ? 'text' : kind;
    const label = below ?? roles[own];
    const isBegin = begins && label !== 'junk';
    set(found, changed, one, isBegin ? (`B.${label}` as Label) : label);
    begins &&= !isBegin;
  }
}

/** Words of the rest of a name that was taken for what was done. */
const MAX_WORDS = 2;

/** What stands below a row and is no rest of its names: a place below its employer, what was done below the post. */
function roleBelow(
  part: Part | undefined,
  label: Label | undefined,
  roles: Readonly<Record<AskedKind, Label>>,
): Label | undefined {
  if (label === roles.place) return roles.place;
  const isBody =
    part?.bullet === true || (label === roles.text && part !== undefined && part.text.split(/\s+/).length > MAX_WORDS);
  return isBody ? roles.text : undefined;
}
