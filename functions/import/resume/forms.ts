import { EMAIL } from '../../../shared/contacts/addresses.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import { findPrivateData, isPrivateLabel } from '../../../shared/resume/privateData.ts';
import type { FormField } from '../lexicon/words.ts';
import type { Cell } from '../page/cell.ts';
import { startOf } from '../page/nextLine.ts';
import { withCells, type TextLine } from '../page/textLine.ts';
import { kindByName } from './headings.ts';
import { columnKind, formField, isFormLabel, mayBeLabel, withoutNumber } from './labels.ts';

/*
 * A form asks by a label, and the answer is beside the label, after its colon or below it. This module turns labels and
 * values into pairs, and finds a value by its label.
 */

interface CellTexts {
  readonly cells: readonly { readonly text: string }[];
}

/** Returns the answer to the first matching label, beside it or after its colon; undefined if there is none. */
export function answerTo(lines: readonly CellTexts[], isRequested: (label: string) => boolean): string | undefined {
  for (const { cells } of lines)
    for (const [index, { text }] of cells.entries()) {
      const [label = '', ...behind] = text.split(':');
      const answer = behind.join(':').trim() || (cells[index + 1]?.text ?? '').replace(/^[\s:]+/, '');
      if (isRequested(label) && answer !== '' && !isFormLabel({ text: answer })) return answer;
    }
  return undefined;
}

const NAME_FIELDS: ReadonlySet<FormField | undefined> = new Set(['name', 'firstName', 'lastName']);
/** Whether every field that a label names is a name, as in `First name / Surname`. */
const asksForName = (label: string) =>
  label.split(/(?:(?<!\s)\s+)?[/|]\s*/).every((name) => NAME_FIELDS.has(formField(name)));
/** A personal name in one field of a form. */
const IS_ONE_NAME = /^\p{L}[\p{L}'’׳ -]+$/u;

/** Returns the name that a form asks for in two fields, first name first; undefined if it does not. */
export function nameInTwoFields(lines: readonly TextLine[]): string | undefined {
  const fields = ['firstName', 'lastName'] as const;
  const rows = [lines, ...lines.map((labels, index) => withValuesBelow(labels, lines[index + 1]))];
  for (const row of rows) {
    const name = fields.map((field) => answerTo(row, (label) => formField(label) === field) ?? '');
    if (name.every((text) => IS_ONE_NAME.test(text))) return name.join(' ');
  }
  return undefined;
}

/** Pairs each label of a row with the value at the same position in the next line. */
const withValuesBelow = (labels: TextLine, values: TextLine | undefined): TextLine[] =>
  labels.cells.length === values?.cells.length
    ? labels.cells.map((label, index) => withCells(labels, [label, values.cells[index] as Cell]))
    : [];

/** Returns the value beside a label that asks for a name; undefined if no line has one. */
export const nameBesideLabel = (lines: readonly CellTexts[]): string | undefined => {
  const name = answerTo(
    lines.filter(({ cells }) => cells.length === 2),
    asksForName,
  );
  return name !== undefined && /\s/.test(name) && !/[\d@]/.test(name) ? name : undefined;
};

/** Points by which the edges (first) or the middles (second) of a label and its value may differ. */
const [SAME_START, SAME_MIDDLE] = [4, 2];
/** The largest distance in type sizes from a label to its value below, and between two lines of one value. */
const [VALUE_BELOW, NEXT_LINE] = [2.2, 1.3];
/** How many labels with values make a page a form: a single `Phone:` stands at the top of many résumés. */
const MIN_PAIRS = 3;
/** The largest size of labels in small type, relative to their values. */
const SMALLER = 0.93;

/**
 * In a form, puts each label and its value into a line of their own (`isPair`), whether labels stand above their values
 * or several stand in a row beside them. `Full name ¦ Date of birth` above `Dana Levi ¦ 3 May 1990` becomes `Full name
 * ¦ Dana Levi` and `Date of birth ¦ 3 May 1990`. Lines outside forms are returned unchanged. Only personal details are
 * paired: below any other heading such rows are a table.
 */
export function withPairs(all: readonly TextLine[], direction: Direction): readonly TextLine[] {
  const personal = personalLines(all);
  const lines = withRowsOfPairs(all, (line) => personal.has(line));
  const rows = rowsOfLabels(lines, direction);
  return lines.flatMap((line, row) => {
    if (rows.has(row - 1)) return [];
    const values = lines[row + 1];
    if (!values || !rows.has(row)) return [line];
    const owners = values.cells.map((cell) => ownerOf(cell, line.cells, direction));
    return pairsOf(line, values.gap, (index) => [index, values.cells[owners.indexOf(index)]]);
  });
}

/** The lines above the first heading, and those below a heading of contacts. */
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

/** One line for each label of a line, with its value if any. `gap` is the space above every line but the first. */
const pairsOf = (
  line: TextLine,
  gap: number,
  valueOf: (index: number) => readonly [label: number, value: Cell | undefined],
): TextLine[] =>
  line.cells.flatMap((_, index): TextLine[] => {
    const [labelIndex, value] = valueOf(index);
    const label = line.cells[labelIndex];
    if (!label) return [];
    const pair = withCells(line, value ? [label, value] : [label]);
    return [{ ...pair, gap: index === 0 ? line.gap : gap, ...(value && { isPair: true as const }) }];
  });

/** Turns rows in which labels and values alternate into pairs, if there are enough for a form. */
function withRowsOfPairs(lines: readonly TextLine[], isRequested: (line: TextLine) => boolean): readonly TextLine[] {
  const pairs = new Map(
    lines
      .filter((line) => isRequested(line) && isRowOfPairs(line))
      .map((line) => [
        line,
        pairsOf(line, Math.min(line.gap, line.size), (index) => [2 * index, line.cells[2 * index + 1]]),
      ]),
  );
  const count = [...pairs.values()].flat().filter(({ isPair }) => isPair).length;
  const isForm = count >= MIN_PAIRS && [...pairs.values()].some((pairsOfLine) => pairsOfLine.length > 1);
  return isForm ? lines.flatMap((line) => pairs.get(line) ?? [line]) : lines;
}

/** Whether labels and values alternate in a line. The last label may lack a value. */
function isRowOfPairs({ cells, isTurned, isPair }: TextLine): boolean {
  const labels = cells.filter((_, index) => index % 2 === 0);
  const values = cells.filter((_, index) => index % 2 === 1);
  const last = labels.at(-1);
  return (
    !isTurned &&
    !isPair &&
    values.length > 0 &&
    labels.filter(isFormLabel).length * 2 >= labels.length &&
    labels.every(mayBeLabel) &&
    (labels.length === values.length || (last !== undefined && isFormLabel(last))) &&
    values.every((value, index) => !isFormLabel(value) && fitsLabel(value, labels[index]))
  );
}

/** The rows of labels that have a row of values below. */
function rowsOfLabels(lines: readonly TextLine[], direction: Direction): ReadonlySet<number> {
  const rows = new Set<number>();
  const alone = new Set<number>();
  const personal = personalLines(lines);
  for (const [row, line] of lines.entries()) {
    if (!personal.has(line) || rows.has(row - 1) || !isAboveValues(lines, row, direction)) continue;
    (line.cells.length > 1 ? rows : alone).add(row);
  }
  // A single label may be a heading. It is a label in a form, or above a private fact.
  const isForm = rows.size + alone.size >= MIN_PAIRS;
  for (const row of alone) {
    const isInForm = isForm || [row - 2, row + 2].some((near) => rows.has(near) || alone.has(near));
    if (isInForm || isPrivateFact(`${lines[row]?.text}: ${lines[row + 1]?.text}`)) rows.add(row);
  }
  return rows;
}

/** Whether a text is a private fact from its label to its end. Below `Profile` it is usually a summary instead. */
function isPrivateFact(text: string): boolean {
  const [fact] = findPrivateData(text);
  return fact?.from === 0 && fact.to === text.length;
}

/** Whether a line is a row of labels and the next line their only row of values. */
function isAboveValues(lines: readonly TextLine[], row: number, direction: Direction): boolean {
  const [line, values, next] = [lines[row], lines[row + 1], lines[row + 2]];
  if (!line || !values || line.isTurned || !isBelow(values, line)) return false;
  const known = line.cells.filter(isFormLabel);
  const [first] = known;
  if (!first || known.length * 2 < line.cells.length || !line.cells.every(mayBeLabel)) return false;
  const isSmall = line.size < SMALLER * values.size || (line.bold && !values.bold);
  // A text that no list knows counts as a label only if it looks like the known ones.
  const areAlike = line.cells.every((cell) => cell.bold === first.bold && isOneSize(cell, first));
  if (known.length < line.cells.length && !(isSmall && areAlike)) return false;
  if (values.cells.some((cell) => isFormLabel(cell) || columnKind(cell.text) !== undefined)) return false;
  const owners = values.cells.map((cell) => ownerOf(cell, line.cells, direction));
  if (owners.includes(-1) || new Set(owners).size < owners.length) return false;
  if (!values.cells.every((cell, index) => fitsLabel(cell, line.cells[owners[index] ?? -1]))) return false;
  // Several rows in the same columns are a table, such as one of referees or children.
  const isRow = next?.cells.every((cell) => ownerOf(cell, line.cells, direction) >= 0 && !isFormLabel(cell));
  const isApart = next && isBelow(next, values) && next.gap > NEXT_LINE * next.size && next.cells.length > 1;
  return !(isApart && isRow && isOneSize(next, values));
}

const isOneSize = (text: { readonly size: number }, other: { readonly size: number }) =>
  Math.abs(text.size - other.size) < 0.3;

const isBelow = (line: TextLine, above: TextLine) =>
  line.page === above.page &&
  line.column === above.column &&
  !line.isTurned &&
  line.y > above.y &&
  line.y - above.y < VALUE_BELOW * Math.max(line.size, above.size);

const middle = ({ left, right }: Cell) => (left + right) / 2;

/** Returns the index of the label above a value, matched by starting edge or by middle; -1 if there is none. */
const ownerOf = (value: Cell, labels: readonly Cell[], direction: Direction): number =>
  labels.findIndex(
    (label) =>
      Math.abs(startOf(label, direction) - startOf(value, direction)) < SAME_START ||
      Math.abs(middle(label) - middle(value)) < SAME_MIDDLE,
  );

/** Most characters of the value of a private label. */
const MAX_PRIVATE = 40;

/** Whether a text fits as the value of a label. An e-mail address fits only a label that asks for one. */
function fitsLabel({ text }: { readonly text: string }, label: { readonly text: string } | undefined): boolean {
  const field = formField(label?.text ?? '');
  if (label && isPrivateLabel(withoutNumber(label.text))) return text.length <= MAX_PRIVATE && !EMAIL.test(text);
  if (field === 'email') return EMAIL.test(text);
  if (field === 'phone') return /\d{3}/.test(text);
  return NAME_FIELDS.has(field) ? !/[\d@]/.test(text) : !EMAIL.test(text);
}
