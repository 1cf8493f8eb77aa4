import type { Cell } from '../page/cell.ts';
import type { TextLine } from '../page/textLine.ts';
import type { Decoded } from './decode.ts';
import { roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/** The two names of a job, and of a study. */
const NAMES: readonly (readonly Label[])[] = [
  ['x.title', 'x.company'],
  ['e.degree', 'e.school'],
];
/** Cells of a row of a table: when, where and what. */
const MIN_CELLS = 3;
/** Points by which a line of a cell may begin beside the one above. */
const TOLERANCE = 3;
/** Part of the type size that is more than the gap between two lines of a cell. */
const NEXT_LINE = 1.5;
/** How clearly labels that were changed so have won at the most. */
const MAX_MARGIN = 110;

/**
 * Labels by which the second line of a table's row goes on with its cells: `Technician,` and below it `Grade II`,
 * beside `Blue Mountain` and `Hospital`. A row begins with its time.
 */
export function withWrappedRows(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const changed = [...found];
  const byLine = Map.groupBy(parts.keys(), (at) => parts[at]?.line ?? -1);
  let row: TextLine | undefined;
  let roles: readonly (Label | undefined)[] = [];
  for (const [at, line] of lines.entries()) {
    const own = byLine.get(at) ?? [];
    const columns = row ? line.cells.map((cell) => row?.cells.findIndex((above) => isAligned(cell, above)) ?? -1) : [];
    const goesOn =
      row?.page === line.page &&
      line.gap < NEXT_LINE * line.size &&
      columns.length > 0 &&
      columns.every((column) => column > 0 && roles[column] !== undefined);
    if (goesOn) {
      for (const one of own) {
        const label = roles[columns[parts[one]?.cell ?? -1] ?? -1];
        if (label && canGoOn(parts[one], found[one]?.label, label))
          changed[one] = relabelled(found[one], label, MAX_MARGIN);
      }
      continue;
    }
    roles = line.cells.map((_, cell) => {
      const last = own.findLast((one) => parts[one]?.cell === cell);
      const role = roleOf(found[last ?? -1]?.label ?? 'junk');
      return /^[xe]\./.test(role) ? (role as Label) : undefined;
    });
    // Where a cell holds only one name, the other may stand below it in the same.
    const hasBoth = NAMES.some((names) => names.every((name) => roles.includes(name)));
    const isRow = line.cells.length >= MIN_CELLS && parts[own[0] ?? -1]?.kind === 'period';
    row = isRow && hasBoth ? line : undefined;
  }
  return changed;
}

/** Words of the rest of a name that was taken for what was done. */
const MAX_WORDS = 2;

/** Whether a text may be the rest of what stands above it: a place below its employer is one, and so is a bullet. */
function canGoOn(part: Part | undefined, label: Label | undefined, above: Label): boolean {
  if (!part || label?.endsWith('.place') === true || part.bullet) return false;
  const isBody = label?.endsWith('.body') === true && !above.endsWith('.body');
  return !isBody || part.text.split(/\s+/).length <= MAX_WORDS;
}

const isAligned = (cell: Cell, above: Cell) =>
  Math.abs(cell.left - above.left) < TOLERANCE || Math.abs(cell.right - above.right) < TOLERANCE;
