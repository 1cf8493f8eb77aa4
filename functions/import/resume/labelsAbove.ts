import { findPrivateData } from '../../../shared/resume/privateData.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import type { Cell } from '../page/cell.ts';
import { toLine, type TextLine } from '../page/textLine.ts';
import { fitsLabel, isFormLabel, mayBeLabel } from './formLabels.ts';
import { kindByName } from './headings.ts';
import { columnKind } from './labels.ts';
import { withRowsOfPairs } from './labelsInRows.ts';

/** Points by which a value may begin beside its label. */
const TOLERANCE = 4;
/** Type sizes from a label to its value at the most, and from a line of a value to the next of the same. */
const [VALUE_BELOW, NEXT_LINE] = [2.2, 1.3];
/** Labels with values below from which on a page is a form, where none stand beside each other. */
const MIN_ROWS = 3;
/** Part of the size of values that labels in small type have at the most. */
const SMALLER = 0.93;

const isAlike = (one: Cell, other: Cell) => one.bold === other.bold && Math.abs(one.size - other.size) < 0.3;

/**
 * The same lines, but of a form whose labels stand above their values: there each label stands before its value, in a
 * line of their own (`isPair`): `Full name ¦ Date of birth` above `Dana Levi ¦ 3 May 1990` is `Full name ¦ Dana Levi`
 * and `Date of birth ¦ 3 May 1990`. Only details of the person: what stands below another heading is a table.
 */
export function withLabelsBeside(all: readonly TextLine[], direction: Direction): readonly TextLine[] {
  const personal = personalLines(all);
  const lines = withRowsOfPairs(all, (line) => personal.has(line));
  const rows = rowsOfLabels(lines, direction);
  if (rows.size === 0) return lines;
  const told: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [labels, values] = [lines[at], lines[at + 1]];
    if (!labels) continue;
    if (!values || !rows.has(at)) told.push(labels);
    else {
      told.push(...pairsOf(labels, values, direction));
      at += 1;
    }
  }
  return told;
}

/** The lines above all headings, and below those of contacts. */
function personalLines(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  let isPersonal = true;
  return new Set(
    lines.filter((line) => {
      const kind = line.cells.length === 1 && !line.cells.some(isFormLabel) ? kindByName(line.text) : undefined;
      if (kind !== undefined) isPersonal = kind === 'contacts';
      return isPersonal;
    }),
  );
}

/** The lines that are rows of labels with a row of values below. */
function rowsOfLabels(lines: readonly TextLine[], direction: Direction): ReadonlySet<number> {
  const rows = new Set<number>();
  const alone = new Set<number>();
  const personal = personalLines(lines);
  for (const [at, line] of lines.entries()) {
    if (!personal.has(line) || rows.has(at - 1) || !isAboveValues(lines, at, direction)) continue;
    if (line.cells.length > 1) rows.add(at);
    else if (!rows.has(at - 1)) alone.add(at);
  }
  // A label alone may head what stands below; in a form, or above what no employer need know, it does not.
  const isForm = rows.size + alone.size >= MIN_ROWS;
  for (const at of alone) {
    const isInForm = isForm || [at - 2, at + 2].some((near) => rows.has(near) || alone.has(near));
    if (isInForm || isPrivateFact(`${lines[at]?.text}: ${lines[at + 1]?.text}`)) rows.add(at);
  }
  return rows;
}

/** Whether a text is such a fact from its label to its end: what stands below `Profile` is mostly a summary. */
function isPrivateFact(text: string): boolean {
  const [fact] = findPrivateData(text);
  return fact?.from === 0 && fact.to === text.length;
}

/** Whether a line is one of labels, and the next one their values and no more than one row of these. */
function isAboveValues(lines: readonly TextLine[], at: number, direction: Direction): boolean {
  const [line, values, next] = [lines[at], lines[at + 1], lines[at + 2]];
  if (!line || !values || line.isTurned || !isBelow(values, line)) return false;
  const known = line.cells.filter(isFormLabel);
  const [first] = known;
  if (!first || known.length * 2 < line.cells.length || !line.cells.every(mayBeLabel)) return false;
  const isSmall = line.size < SMALLER * values.size || (line.bold && !values.bold);
  // What no list knows is a label by its looks alone.
  if (known.length < line.cells.length && !(isSmall && line.cells.every((cell) => isAlike(cell, first)))) return false;
  if (values.cells.some((cell) => isFormLabel(cell) || columnKind(cell.text) !== undefined)) return false;
  const owners = values.cells.map((cell) => ownerOf(cell, line.cells, direction));
  if (owners.includes(-1) || new Set(owners).size < owners.length) return false;
  if (!values.cells.every((cell, index) => fitsLabel(cell, line.cells[owners[index] ?? -1]))) return false;
  // Rows of the same columns are a table: of people to ask, of children.
  const isTable = next && isBelow(next, values) && next.gap > NEXT_LINE * next.size && next.cells.length > 1;
  return !(isTable && isRowOf(next, line, direction) && !next.cells.some(isFormLabel) && isAlikeLine(next, values));
}

const isBelow = (line: TextLine, above: TextLine) =>
  line.page === above.page &&
  line.column === above.column &&
  !line.isTurned &&
  line.y > above.y &&
  line.y - above.y < VALUE_BELOW * Math.max(line.size, above.size);

const isAlikeLine = (one: TextLine, other: TextLine) => Math.abs(one.size - other.size) < 0.3;
const isRowOf = ({ cells }: TextLine, labels: TextLine, direction: Direction) =>
  cells.every((cell) => ownerOf(cell, labels.cells, direction) >= 0);

const middle = ({ left, right }: Cell) => (left + right) / 2;

/** Index of the label that a value stands below, by the edge where it begins, or by its middle; -1 for none. */
function ownerOf(value: Cell, labels: readonly Cell[], direction: Direction): number {
  const side = direction === 'rtl' ? 'right' : 'left';
  return labels.findIndex(
    (label) =>
      Math.abs(label[side] - value[side]) < TOLERANCE || Math.abs(middle(label) - middle(value)) < TOLERANCE / 2,
  );
}

/** A line for each label, with its value where it has one. */
function pairsOf(labels: TextLine, values: TextLine, direction: Direction): TextLine[] {
  return labels.cells.map((label, at) => {
    const value = values.cells.find((cell) => ownerOf(cell, labels.cells, direction) === at);
    const line = toLine(value ? [label, value] : [label], labels.page, labels.column);
    const gap = at === 0 ? labels.gap : values.gap;
    return { ...line, farEdge: labels.farEdge, gap, ...(value && { isPair: true as const }) };
  });
}
