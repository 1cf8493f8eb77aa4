import type { TextLine } from '../page/textLine.ts';
import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * In a form or a table the label above a value says what it is. Labels of one's own words (`What I made`) are known by
 * the others of their row, or by the same words elsewhere; a value is what the values below the same label are.
 */

/** Families whose values stand in forms with a form for each entry. */
const FAMILIES: ReadonlySet<string> = new Set(['x', 'e']);
/** Names of an entry: each is in one column of a table. */
const NAMES: ReadonlySet<string> = new Set(['x.title', 'x.company', 'e.degree', 'e.school']);
/** Letters of a label. */
const MAX_LABEL = 24;
/** Labels that are known in a row, from which on the rest of it are labels too. */
const MIN_LABELS = 2;

/** The parts of a line, by their indexes; one list for each cell. */
type Row = readonly (readonly number[])[];

/** Labels of lines in rows of labels and of values. */
export const withFormRows = (
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] => {
  const byLine = Map.groupBy(parts.keys(), (at) => parts[at]?.line ?? -1);
  const rows = lines.map((line, at): Row =>
    line.cells.map((_, cell) => byLine.get(at)?.filter((one) => parts[one]?.cell === cell) ?? []),
  );
  return withValues(parts, rows, withLabels(parts, rows, found));
};

const relabel = (one: Decoded | undefined, label: Label): Decoded => relabelled(one, label);

/** A text beside labels is one where it is one elsewhere, or where it looks as they do and values stand below it. */
function withLabels(parts: readonly Part[], rows: readonly Row[], found: readonly Decoded[]): readonly Decoded[] {
  const isLabel = (at: number) => found[at]?.label === 'label';
  const known = new Set([...parts.keys()].filter(isLabel).map((at) => parts[at]?.text));
  const changed = [...found];
  const isLike = (at: number, bold: boolean | undefined) => parts[at]?.bold === bold;
  for (const [line, row] of rows.entries()) {
    const labels = row.filter((cell) => cell.length === 1 && isLabel(cell[0]!));
    const isBold = parts[labels[0]?.[0] ?? -1]?.bold;
    const isHead =
      labels.length >= MIN_LABELS && labels.length === row.length - 1 && (rows[line + 1]?.length ?? 0) >= MIN_LABELS;
    if (labels.length === 0 || !row.every((cell) => isShort(cell, parts))) continue;
    for (const cell of row)
      for (const at of cell) {
        const isKnown = cell.length === 1 && known.has(parts[at]?.text);
        if (!isLabel(at) && (isKnown || (isHead && isLike(at, isBold)))) changed[at] = relabel(found[at], 'label');
      }
  }
  return changed;
}

/** A value below a label is what most values below the same one, in a row of the same labels, are. */
function withValues(parts: readonly Part[], rows: readonly Row[], found: readonly Decoded[]): readonly Decoded[] {
  const roleAt = (at: number | undefined) => roleOf(found[at ?? -1]?.label ?? 'junk');
  const isLabel = (cell: readonly number[]) => cell.length === 1 && found[cell[0]!]?.label === 'label';
  // A label may say two things, `Reason / notes`, which no value of the row does.
  const isHead = (row: Row) =>
    row.filter(isLabel).length >= MIN_LABELS &&
    row.every((cell) => isLabel(cell) || (cell.length > 1 && isShort(cell, parts)));
  const isHeading = (row: Row) => row.flat().some((at) => found[at]?.label.startsWith('h:'));
  const forms = new Map<string, Row[]>();
  let form = '';
  for (const [line, row] of rows.entries()) {
    if (isHead(row)) form = row.map(([at]) => parts[at ?? -1]?.text).join('|');
    else if (isHeading(row)) form = '';
    // Below its first row a table goes on with rows that have a time; what has none goes on with a row.
    const isRow = isHead(rows[line - 1] ?? []) || row.flat().some((at) => parts[at]?.kind === 'period');
    if (form !== '' && !isHead(row) && isRow && form.split('|').length === row.length)
      forms.set(form, [...(forms.get(form) ?? []), row]);
  }
  const changed = [...found];
  for (const values of forms.values()) {
    const columns = (values[0] ?? []).map((_, cell) => values.map((row) => roleAt(row[cell]?.[0])));
    const usual = columns.map((roles) => mostOf(roles));
    for (const [cell, roles] of columns.entries()) {
      // What is all of another column is not this one's.
      const role = usual[cell] ?? mostOf(roles.filter((one) => !usual.includes(one)));
      if (role === undefined || values.length < 2 || !FAMILIES.has(familyOf(role as Label))) continue;
      const cells = values.map((row) => row[cell] ?? []);
      /** What stands in this place of a cell where its first part is as most are: `Blue Door, Haifa`. */
      const roleIn = (place: number) =>
        mostOf(cells.flatMap((own) => (roleAt(own[0]) === role && own[place] ? [roleAt(own[place])] : []))) ?? role;
      for (const own of cells)
        for (const [place, at] of own.entries()) {
          const isOfAnother = usual.some((one, other) => other !== cell && one === roleAt(at) && NAMES.has(one));
          if ((roleAt(at) !== roleAt(own[0]) && !isOfAnother) || roleAt(at) === role) continue;
          changed[at] = relabel(found[at], (isOfAnother ? role : roleIn(place)) as Label);
        }
    }
    for (const row of values) beginWhereRowDoes(found, changed, row.flat());
  }
  return changed;
}

/** Whether a cell is a text as short as a label, or two that a sign parts: `Level / Course`. */
const isShort = (cell: readonly number[], parts: readonly Part[]) =>
  cell.length > 0 &&
  cell.every((at, one) => {
    const { kind, text, boundary } = parts[at] ?? { kind: 'text', text: '', boundary: 'line' };
    return kind === 'text' && text.length <= MAX_LABEL && (one === 0 || boundary === 'bar');
  });

/** The role of more than half. */
const mostOf = (roles: readonly string[]): string | undefined =>
  roles.find((role) => 2 * roles.filter((one) => one === role).length > roles.length);

/** An entry that begins in a row of which something changed begins with it. */
function beginWhereRowDoes(found: readonly Decoded[], changed: Decoded[], row: readonly number[]): void {
  const [first = -1] = row;
  if (row.every((at) => found[at] === changed[at]) || !row.some((at) => found[at]?.label.startsWith('B.'))) return;
  for (const at of row) {
    const one = changed[at];
    if (one && (at === first || one.label.startsWith('B.')))
      changed[at] = { ...one, label: (at === first ? `B.${roleOf(one.label)}` : roleOf(one.label)) as Label };
  }
}
