import type { TextLine } from '../page/textLine.ts';
import { askedKind, isAskedFor, type AskedKind } from '../resume/askedKinds.ts';
import type { Part } from './parts.ts';

/* What lines say beside labels: in a column of their own, or behind a colon. */

/** Points by which a value may begin beside the one above it. */
const TOLERANCE = 4;
/** A label with the value behind its colon, in one cell. */
const BEFORE_COLON = /^\s*(?=[^:]{2})([^:\s](?:[^:]{0,43}[^:\s])?)\s*:\s*(?=\S)/u;

/** A label with its value, by the indexes of their parts. */
export interface LabelFact {
  readonly line: number;
  readonly name: string;
  readonly kind: AskedKind;
  readonly label: readonly number[];
  readonly value: readonly number[];
}

/** The facts that one line says: of labels in cells, each with the cells up to the next; or of one before a colon. */
export function factsOf(
  lines: readonly TextLine[],
  parts: readonly Part[],
  own: readonly number[],
  line: TextLine,
  at: number,
): LabelFact[] {
  const partsIn = (cells: (cell: number) => boolean) => own.filter((one) => cells(parts[one]?.cell ?? -1));
  const names = line.cells.map(({ text }, cell) => (cell === 0 ? wrappedName(lines, at) : undefined) ?? text);
  const kinds = names.map((name) => askedKind(name));
  const starts = [...kinds.keys()].filter((cell) => kinds[cell] !== undefined);
  const isByTurns =
    starts[0] === 0 && starts.every((cell, index) => (starts[index + 1] ?? line.cells.length) > cell + 1);
  if (isByTurns)
    return starts.flatMap((cell, index): LabelFact[] => {
      const end = starts[index + 1] ?? line.cells.length;
      const value = partsIn((one) => one > cell && one < end);
      const [name, kind] = [names[cell] ?? '', kinds[cell]];
      return kind && value.length > 0 ? [{ line: at, name, kind, label: partsIn((one) => one === cell), value }] : [];
    });
  const [all = '', name = ''] = BEFORE_COLON.exec(line.cells[0]?.text ?? '') ?? [];
  const kind = name === '' ? undefined : askedKind(name);
  if (kind === undefined) return [];
  const isLabel = (one: number) => parts[one]?.cell === 0 && (parts[one]?.from ?? 0) < all.length - 1;
  const value = own.filter((one) => !isLabel(one));
  return value.length > 0 ? [{ line: at, name, kind, label: own.filter(isLabel), value }] : [];
}

/** Lines in which a label stands at the most. */
export const MAX_NAME_LINES = 3;

/** The name that a label in some lines of a narrow column has: `Occupation or ¦ Cook` above `position held`. */
export function wrappedName(lines: readonly TextLine[], at: number): string | undefined {
  const [own] = lines[at]?.cells ?? [];
  if (!own || askedKind(own.text) !== undefined || !isAskedFor(own.text)) return undefined;
  let whole = own.text;
  for (const below of lines.slice(at + 1, at + MAX_NAME_LINES)) {
    const [rest] = below.cells;
    const isUnder = rest && (isNear(rest.left, own.left) || isNear(rest.right, own.right));
    if (!isUnder || below.page !== lines[at]?.page || below.gap > 2 * below.size) return undefined;
    whole += ` ${rest.text}`;
    if (askedKind(whole) !== undefined) return whole;
  }
  return undefined;
}

/** Whether two edges are one. */
export const isNear = (one: number, other: number) => Math.abs(one - other) < TOLERANCE;
