import type { Cell } from '../page/cell.ts';
import { toLine, type TextLine } from '../page/textLine.ts';
import { askedKind, type AskedKind } from '../resume/askedKinds.ts';
import { isSmallAbove } from '../resume/formsOverColumns.ts';
import { rolesIn } from './askedFor.ts';
import type { Decoded } from './decode.ts';
import type { Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * A form that asks the same of each job or study has small labels above its values, in the same rows for each. What
 * stands below a label is what it asks for, whatever the text looks like; a label is no value, and no heading.
 */

/** Points by which a value may begin beside its label. */
const TOLERANCE = 4;

/** What the labels of a form ask for, by their texts. */
type Kinds = ReadonlyMap<string, AskedKind>;

/** Labels by which the values in the boxes of a form are what the small labels above them say. */
export function withBoxedForms(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const byLine = Map.groupBy(parts.keys(), (at) => parts[at]?.line ?? -1);
  const { rows, kinds } = rowsOfLabels(lines, (at) => byLine.get(at)?.flatMap((one) => parts[one] ?? []) ?? []);
  if (rows.size === 0) return found;
  const changed = [...found];
  let section: string | undefined;
  let start: string | undefined;
  let labels: TextLine | undefined;
  let begins = false;
  for (const [at, line] of lines.entries()) {
    const own = byLine.get(at) ?? [];
    const set = (one: number, label: Label) => {
      if (found[one]?.label !== label) changed[one] = relabelled(found[one], label);
    };
    const heading = rows.has(at) ? undefined : own.map((one) => found[one]?.label).find((one) => one?.startsWith('h:'));
    if (heading) [section, start, labels] = [heading, undefined, undefined];
    const roles = rolesIn(section);
    if (!roles || heading) continue;
    if (rows.has(at)) {
      labels = rows.has(at - 1) && labels ? toLine([...labels.cells, ...line.cells], line.page, line.column) : line;
      start ??= line.text;
      begins ||= line.text === start;
      for (const one of own) set(one, 'label');
    } else if (labels)
      for (const one of own) {
        const isEnd = own.some((other) => other < one && parts[other]?.kind === 'period');
        const role = roles[kindOfValue(line, parts[one], labels, kinds, isEnd)];
        set(one, begins && role !== 'junk' ? (`B.${role}` as Label) : role);
        begins &&= role === 'junk';
      }
  }
  return changed;
}

/** Indexes of the rows of small labels that stand above several rows of values, of forms that ask for names. */
function rowsOfLabels(
  lines: readonly TextLine[],
  partsOf: (line: number) => readonly Part[],
): { readonly rows: ReadonlySet<number>; readonly kinds: Kinds } {
  const above = [...lines.keys()].filter((at) => isSmallAbove(lines[at] as TextLine, lines[at + 1]));
  const small = [...above, ...above.map((at) => at - 1).filter((at) => isRestOfRow(lines[at], lines[at + 1]))];
  const rows = small.filter((at) => small.filter((other) => lines[other]?.text === lines[at]?.text).length > 1);
  const kinds = kindsOfLabels(lines, rows, partsOf);
  const asked = new Set(kinds.values());
  return { rows: new Set(asked.has('first') && asked.has('second') && asked.has('time') ? rows : []), kinds };
}

/** How near two lines of labels are that stand over one row of values, by the type size; they differ less in size. */
const [ONE_ROW, SAME_SIZE] = [1.2, 0.3];

/** Whether labels stand a little above others that are beside them, over boxes of another height. */
function isRestOfRow(line: TextLine | undefined, below: TextLine | undefined): boolean {
  return (
    line !== undefined &&
    below?.page === line.page &&
    Math.abs(line.size - below.size) < SAME_SIZE &&
    below.y - line.y < ONE_ROW * line.size &&
    line.cells.every(
      (cell) => askedKind(cell.text) && below.cells.every((one) => one.left >= cell.right || one.right <= cell.left),
    )
  );
}

/**
 * What labels ask for by the lists of their names; where no list has one, by what stands below it: dates below most of
 * the same say that it asks for one. A row with a time and one of two names begins with the other.
 */
function kindsOfLabels(
  lines: readonly TextLine[],
  rows: readonly number[],
  partsOf: (line: number) => readonly Part[],
): Kinds {
  const kinds = new Map<string, AskedKind>();
  const below = new Map<string, boolean[]>();
  for (const at of rows)
    for (const label of lines[at]?.cells ?? []) {
      const values = partsOf(at + 1).filter(({ cell }) => isBelow(lines[at + 1]?.cells[cell], label));
      if (values.length > 0)
        below.set(label.text, [...(below.get(label.text) ?? []), values.every(({ kind }) => kind === 'period')]);
    }
  for (const label of rows.flatMap((at) => lines[at]?.cells.map(({ text }) => text) ?? [])) {
    const dates = below.get(label) ?? [];
    const isTime = dates.length > 1 && 2 * dates.filter(Boolean).length >= dates.length;
    kinds.set(label, askedKind(label) ?? (isTime ? 'time' : 'text'));
  }
  for (const at of rows) {
    const [first, ...others] = lines[at]?.cells.map(({ text }) => text) ?? [];
    const asked = new Set(others.map((text) => kinds.get(text)));
    if (first === undefined || askedKind(first) !== undefined || !asked.has('time')) continue;
    if (asked.has('second') && !asked.has('first')) kinds.set(first, 'first');
    else if (asked.has('first') && !asked.has('second')) kinds.set(first, 'second');
  }
  return kinds;
}

const isBelow = (value: Cell | undefined, label: Cell) =>
  value !== undefined &&
  (Math.abs(label.left - value.left) < TOLERANCE || Math.abs(label.right - value.right) < TOLERANCE);

/** Letters of the longest words in the place of an end: `still working there`. */
const MAX_OPEN_END = 24;

/**
 * What the label above a value asks for: of the box with the edge where the value begins, or of the only one. `isEnd`:
 * a date stands before it, and words in the place of one say that it goes on.
 */
function kindOfValue(
  { cells }: TextLine,
  part: Part | undefined,
  labels: TextLine,
  kinds: Kinds,
  isEnd: boolean,
): AskedKind {
  const label = labels.cells.find((one) => isBelow(cells[part?.cell ?? -1], one));
  const kind = kinds.get((labels.cells.length === 1 ? labels.cells[0] : label)?.text ?? '') ?? 'text';
  const isTime = part?.kind === 'period' || (isEnd && isOpenEnd(part?.text ?? ''));
  return kind === 'time' && !isTime ? 'text' : kind;
}

const isOpenEnd = (text: string) => text.length <= MAX_OPEN_END && !/\d/.test(text);
