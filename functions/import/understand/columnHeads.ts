import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import type { Cell } from '../page/cell.ts';
import type { TextLine } from '../page/textLine.ts';
import { requestedKind, type RequestedKind } from '../resume/labels.ts';
import { findPeriods } from '../resume/periods.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Decoded } from './network/decode.ts';
import type { Part } from './parts.ts';
import { relabelled, type LabelStep } from './relabelled.ts';

/** The role of a column's texts, by the family of the table's entries. */
const ROLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  x: { first: 'x.title', second: 'x.company', place: 'x.place', time: 'x.period', text: 'x.body' },
  e: { first: 'e.degree', second: 'e.school', place: 'e.place', time: 'e.period', text: 'e.body' },
};
/** Points by which the edges or middles of a text and of its column's head may differ. */
const SAME_PLACE = 6;

/** A row of column heads: each cell and what it asks for. */
type Heads = readonly { readonly cell: Cell; readonly kind: RequestedKind }[];

/**
 * Returns the heads in a line if the file says that it is a table row and its heads are those of entries; otherwise
 * undefined. On drawn pages the network does better, because it sees more than the position of cells (decision 138).
 */
function columnHeads({ cells, known }: TextLine): Heads | undefined {
  if (cells.length < 2 || !known) return undefined;
  const heads = cells.flatMap((cell) => {
    const kind = requestedKind(cell.text);
    return kind === undefined ? [] : [{ cell, kind }];
  });
  const has = (kind: RequestedKind) => heads.some((head) => head.kind === kind);
  const areOfEntries = [has('first'), has('second'), has('time')].filter(Boolean).length > 1;
  return heads.length === cells.length && areOfEntries ? heads : undefined;
}

/**
 * Gives each text of a table the label that its column head asks for, and makes each row an entry: below `Employer` a
 * company with the name of a town is still a company, and dates below `From` and `To` belong to one entry.
 */
export const withColumnHeads: LabelStep = (lines, parts, decodedLabels) => {
  const changed = [...decodedLabels];
  const partsOfLine = Map.groupBy(parts.keys(), (index) => parts[index]?.line ?? -1);
  const decodedOf = (line: number) => (partsOfLine.get(line) ?? []).map((index) => decodedLabels[index] as Decoded);
  const isHeading = (line: number) => decodedOf(line).some(({ label }) => label.startsWith('h:'));
  for (const [index, line] of lines.entries()) {
    const heads = columnHeads(line);
    if (!heads) continue;
    const end = lines.findIndex((below, row) => row > index && (columnHeads(below) !== undefined || isHeading(row)));
    const rows = lines.slice(index + 1, end < 0 ? lines.length : end).flatMap((row, offset) => {
      const kinds = kindsOfRow(row, heads);
      return kinds ? [{ kinds, indexes: partsOfLine.get(index + 1 + offset) ?? [] }] : [];
    });
    const roles = ownProperty(
      ROLES,
      familyOfRows(rows.flatMap(({ indexes }) => indexes.map((partIndex) => decodedLabels[partIndex] as Decoded))),
    );
    if (!roles) continue;
    for (const head of partsOfLine.get(index) ?? []) changed[head] = relabelled(decodedLabels[head], 'label');
    for (const { kinds, indexes } of rows) {
      let begun = false;
      for (const [number, partIndex] of indexes.entries()) {
        const { cell } = parts[partIndex] as Part;
        const decoded = decodedLabels[partIndex] as Decoded;
        const isFirst = parts[indexes[number - 1] ?? -1]?.cell !== cell;
        const role = roleInColumn(decoded, ownProperty(roles, kinds[cell] ?? 'aside'), isFirst);
        const begins: boolean = !begun && Object.values(roles).includes(role);
        begun ||= begins;
        const label = (begins ? `B.${role}` : role) as Label;
        changed[partIndex] = label === decoded.label ? decoded : relabelled(decoded, label);
      }
    }
  }
  return changed;
};

/** Returns the role of a part in a cell. A place after the expected name and a length of time keep their roles. */
function roleInColumn({ label }: Decoded, wanted: string | undefined, isFirst: boolean): string {
  const role = roleOf(label);
  const isBeside = !isFirst && role.endsWith('.place');
  return wanted === undefined || isBeside || role === 'length' ? role : wanted;
}

/** Returns what each cell of a row holds, by the heads above; undefined if the row does not begin an entry. */
function kindsOfRow(row: TextLine, heads: Heads): readonly RequestedKind[] | undefined {
  const { cells } = row;
  if (cells.length < 2 || row.isTurned) return undefined;
  const ofRow =
    cells.length === heads.length ? heads : cells.map((cell) => heads.find((head) => isBelow(cell, head.cell)));
  const columns = new Set(ofRow.filter((head) => head !== undefined));
  if (columns.size < cells.length) return undefined;
  const kinds = [...columns].map(({ kind }) => kind);
  const isDated = cells.some(({ text }, index) => kinds[index] === 'time' && findPeriods(text).length > 0);
  return isDated || !heads.some(({ kind }) => kind === 'time') ? kinds : undefined;
}

const isBelow = (cell: Cell, head: Cell) =>
  Math.min(
    Math.abs(cell.left - head.left),
    Math.abs(cell.right - head.right),
    Math.abs(cell.left + cell.right - head.left - head.right) / 2,
  ) < SAME_PLACE;

/** The family of most parts in these rows. */
function familyOfRows(decoded: readonly Decoded[]): string {
  const families = Map.groupBy(decoded, ({ label }) => familyOf(label).replace(/^g$/, 'x'));
  return [...families].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}
