import type { TextLine } from '../pdf/lines.ts';
import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';

/*
 * In a form or a table the label above a value says what it is. Labels of one's own words (`What I made`) are known by
 * the others of their row, or by the same words elsewhere; a value is what the values below the same label are.
 */

/** Families whose values stand in forms with a form for each entry. */
const FAMILIES: ReadonlySet<string> = new Set(['x', 'e']);
/** Letters of a label. */
const MAX_LABEL = 24;
/** Labels that are known in a row, from which on the rest of it are labels too. */
const MIN_LABELS = 2;
/** How clearly labels that were changed so have won at the most. */
const MAX_MARGIN = 60;

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

const relabel = (one: Decoded | undefined, label: Label): Decoded => ({
  label,
  margin: Math.min(one?.margin ?? 0, MAX_MARGIN),
});

/** A text beside labels is one where it is one elsewhere, or where it looks as they do and values stand below it. */
function withLabels(parts: readonly Part[], rows: readonly Row[], found: readonly Decoded[]): readonly Decoded[] {
  const isLabel = (at: number) => found[at]?.label === 'label';
  const known = new Set([...parts.keys()].filter(isLabel).map((at) => parts[at]?.text));
  const changed = [...found];
  for (const [line, row] of rows.entries()) {
    const cells = row.map((cell) => (cell.length === 1 ? cell[0]! : -1));
    const labels = cells.filter(isLabel);
    const isBold = parts[labels[0] ?? -1]?.bold;
    const isHead = labels.length >= MIN_LABELS && (rows[line + 1]?.length ?? 0) >= MIN_LABELS;
    const isText = (at: number) => parts[at]?.kind === 'text' && parts[at].text.length <= MAX_LABEL;
    if (labels.length === 0 || !cells.every(isText)) continue;
    for (const at of cells) {
      const isLike = isHead && labels.length === row.length - 1 && parts[at]?.bold === isBold;
      if (!isLabel(at) && (known.has(parts[at]?.text) || isLike)) changed[at] = relabel(found[at], 'label');
    }
  }
  return changed;
}

/** A value below a label is what most values below the same one, in a row of the same labels, are. */
function withValues(parts: readonly Part[], rows: readonly Row[], found: readonly Decoded[]): readonly Decoded[] {
  const roleAt = (at: number | undefined) => roleOf(found[at ?? -1]?.label ?? 'junk');
  const isHead = (row: Row) =>
    row.length > 1 && row.every((cell) => cell.length === 1 && found[cell[0]!]?.label === 'label');
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
      for (const own of values.map((row) => row[cell] ?? []))
        for (const at of own) {
          if (roleAt(at) !== roleAt(own[0]) || roleAt(at) === role) continue;
          changed[at] = relabel(found[at], role as Label);
        }
    }
    for (const row of values) beginWhereRowDoes(found, changed, row.flat());
  }
  return changed;
}

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
