import type { Cell } from '../page/cell.ts';
import { columnKind } from '../resume/labels.ts';
import { findPeriods, type Period } from '../resume/periods.ts';
import type { DescribedPart } from './describedPart.ts';

/** What stands around a part on the page, further than its neighbours in reading order. */
export interface Surroundings {
  /** What the label before it in its row, or the head of its column, says that it is; `none` where there is none. */
  readonly named: string;
  /** What stands right above it, in a line with more cells or in the cell above. */
  readonly cellAbove: string;
  /** How the period of its line, or the next one, goes with the period that follows. */
  readonly periods: string;
  /** The first text of the line above and below, with the kinds of that line's parts. */
  readonly lineAbove: string;
  readonly lineBelow: string;
}

interface Head {
  readonly cell: Cell;
  readonly kind: string;
}

const overlaps = (a: Cell, b: Cell) => a.left < b.right && a.right > b.left;
/** Sizes of type within which a cell belongs to the one above it. */
const NEAR = 1.9;
/** Parts within which the next period counts. */
const NEAR_PERIOD = 6;

/** The surroundings of every part of a document, in order; `shapes` are the classes, with a star where one is loud. */
export function surroundingsOf(described: readonly DescribedPart[], shapes: readonly string[]): Surroundings[] {
  const named = namesOf(described);
  const periods = relationsOf(described);
  const firstOfLine = new Map<number, number>();
  for (const [at, { part }] of described.entries()) if (!firstOfLine.has(part.line)) firstOfLine.set(part.line, at);
  const lineShape = (line: number, like: DescribedPart) => {
    const at = firstOfLine.get(line);
    const one = at === undefined ? undefined : described[at];
    return !one || one.line.page !== like.line.page || one.line.column !== like.line.column
      ? 'none'
      : `${one.part.bullet ? '-' : shapes[at ?? 0]} ${one.seen.lineKinds}`;
  };
  return described.map((one, at) => ({
    named: named[at] ?? 'none',
    cellAbove: shapeAbove(described, shapes, at),
    periods: periods[at] ?? 'none',
    lineAbove: lineShape(one.part.line - 1, one),
    lineBelow: lineShape(one.part.line + 1, one),
  }));
}

/** What labels and heads of columns say of the parts beside and below them. */
function namesOf(described: readonly DescribedPart[]): string[] {
  let heads: readonly Head[] = [];
  let beside: (Head & { readonly y: number }) | undefined;
  return [...Map.groupBy(described, ({ part }) => part.line).values()].flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    const isHead = first.line.cells.length > 1 && parts.every((one) => one.class === 'label');
    if (isHead) heads = parts.flatMap(({ seen: { cell, text } }) => (cell ? [{ cell, kind: kindOf(text) }] : []));
    else if (first.class === 'heading' && parts.length === 1) [heads, beside] = [[], undefined];
    if (isHead) return parts.map(() => 'none');
    let label: string | undefined;
    return parts.map(({ class: own, part, seen: { cell, text } }) => {
      if (own === 'label') {
        label = kindOf(text);
        return 'none';
      }
      if (!cell) return 'none';
      if (label !== undefined) {
        beside = part.cell > 0 ? { cell, kind: label, y: cell.y } : undefined;
        return label;
      }
      // The text beside a label goes on in the lines below it.
      if (beside && first.line.cells.length === 1 && overlaps(beside.cell, cell)) {
        if (cell.y - beside.y < NEAR * cell.size) {
          beside = { ...beside, y: cell.y };
          return `${beside.kind}+`;
        }
        beside = undefined;
      }
      const head = heads.find((one) => overlaps(one.cell, cell)) ?? heads.find((one) => isNear(one.cell, cell));
      return head ? `${head.kind}^` : 'none';
    });
  });
}

const kindOf = (text: string) => columnKind(text) ?? 'other';
const isNear = (a: Cell, b: Cell) => Math.abs(a.left - b.left) < 4 || Math.abs(a.right - b.right) < 4;

/** The class of what stands right above a part's cell; its own column's line where both are single cells is no cell. */
function shapeAbove(described: readonly DescribedPart[], shapes: readonly string[], at: number): string {
  const { part, line, seen } = described[at] as DescribedPart;
  const { cell } = seen;
  if (!cell || part.from > 2) return 'none';
  for (let before = at - 1; before >= 0; before -= 1) {
    const other = described[before] as DescribedPart;
    if (other.line.page !== line.page || other.part.line < part.line - 1) break;
    const above = other.seen.cell;
    if (other.part.line === part.line || !above) continue;
    if (other.line.cells.length === 1 && line.cells.length === 1) break;
    if (overlaps(above, cell) && other.part.from <= 2 && cell.y - above.y < NEAR * cell.size)
      return shapes[before] ?? '';
  }
  return 'none';
}

/** How the period at or behind each part goes with the next one: around it, within it, before or behind it in time. */
function relationsOf(described: readonly DescribedPart[]): string[] {
  const periods = described.map(({ class: own, part }) => (own === 'period' ? findPeriods(part.text)[0] : undefined));
  const nextFrom = (at: number) => {
    for (let to = at; to < Math.min(periods.length, at + NEAR_PERIOD); to += 1) if (periods[to]) return to;
    return -1;
  };
  let before: Period | undefined;
  return described.map((_, at) => {
    const own = nextFrom(at);
    const first = periods[own];
    if (periods[at - 1]) before = periods[at - 1];
    if (!first) return 'none';
    let next: Period | undefined;
    for (let to = own + 1; to < periods.length && !next; to += 1) next = periods[to];
    return `${relationOf(first, next)},${relationOf(before, first)}`;
  });
}

const NOW = '9999';
const endOf = ({ end, current, start }: Period) => (current ? NOW : end || start);

function relationOf(a: Period | undefined, b: Period | undefined): string {
  if (!a || !b) return 'none';
  const [from, to] = [a.start.localeCompare(b.start), endOf(a).localeCompare(endOf(b))];
  if (from === 0 && to === 0) return 'same';
  if (from <= 0 && to >= 0) return 'around';
  if (from >= 0 && to <= 0) return 'within';
  return from > 0 ? 'later' : 'earlier';
}
