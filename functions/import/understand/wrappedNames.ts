import type { Direction } from '../../../shared/platform/language.ts';
import type { Cell } from '../page/cell.ts';
import type { TextLine } from '../page/textLine.ts';
import type { Decoded } from './decode.ts';
import { roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** Names that may go on in the next line, by what the rest of them is taken for. */
const OWNERS: Readonly<Record<string, Label>> = { 'x.place': 'x.company', 'e.place': 'e.school' };
/** Points by which a line may begin beside the one above, and part of the type size between two lines of a name. */
const [TOLERANCE, NEXT_LINE] = [3, 1.5];
/** Part of the type size that a space takes, and that cells of a row are apart at least. */
const [SPACE, BETWEEN_CELLS] = [0.25, 0.5];

/**
 * Labels by which a name that reaches the edge of its column or cell goes on in the next line: `Ministry of the
 * Solicitor` and below it `General`. It is a place where its next word had room above, a comma stands before it, or
 * places of other entries stand in lines of their own.
 */
export function withWrappedNames(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
  direction: Direction,
): readonly Decoded[] {
  const places = [...parts.keys()].filter((at) => {
    const role = roleOf(found[at]?.label ?? 'junk');
    return ownProperty(OWNERS, role) !== undefined && standsAlone(parts, at);
  });
  const byLine = Map.groupBy(parts.keys(), (at) => parts[at]?.line ?? -1);
  const wrapped = places.filter((at) => {
    const above = byLine.get((parts[at]?.line ?? 0) - 1) ?? [];
    const owner = ownerAbove(lines, parts, found, { at, above }, direction);
    return owner !== undefined && !hasRoom(lines, parts, owner, at, direction);
  });
  // A place in a line of its own is how this page sets them.
  if (wrapped.length < places.length) return found;
  const changed = [...found];
  for (const at of wrapped) {
    const label = ownProperty(OWNERS, roleOf(found[at]?.label ?? 'junk'));
    if (label) changed[at] = relabelled(found[at], label);
  }
  return changed;
}

/** Whether a part is all that its cell holds. */
const standsAlone = (parts: readonly Part[], at: number) => {
  const own = parts[at];
  const isBeside = (other: Part | undefined) => other?.line === own?.line && other?.cell === own?.cell;
  return own !== undefined && !own.bullet && !isBeside(parts[at - 1]) && !isBeside(parts[at + 1]);
};

const startOf = (cell: Cell, direction: Direction) => (direction === 'rtl' ? -cell.right : cell.left);
const endOf = (cell: Cell, direction: Direction) => (direction === 'rtl' ? -cell.left : cell.right);

/** The last part of the name right above a part, in the same column of its page. */
function ownerAbove(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
  { at, above: before }: { readonly at: number; readonly above: readonly number[] },
  direction: Direction,
): number | undefined {
  const part = parts[at];
  const [above, line] = [lines[(part?.line ?? 0) - 1], lines[part?.line ?? -1]];
  const cell = line?.cells[part?.cell ?? -1];
  if (!part || !above || !line || !cell || above.page !== line.page || line.gap > NEXT_LINE * line.size)
    return undefined;
  const owner = before.findLast((one) => {
    const own = above.cells[parts[one]?.cell ?? -1];
    return own !== undefined && Math.abs(startOf(own, direction) - startOf(cell, direction)) < TOLERANCE;
  });
  return owner !== undefined &&
    roleOf(found[owner]?.label ?? 'junk') === ownProperty(OWNERS, roleOf(found[at]?.label ?? 'junk'))
    ? owner
    : undefined;
}

/** Whether the first word of a part had room behind the line above, up to the next cell or the edge of the column. */
function hasRoom(
  lines: readonly TextLine[],
  parts: readonly Part[],
  owner: number,
  at: number,
  direction: Direction,
): boolean {
  const [above, below] = [parts[owner], parts[at]];
  const line = lines[above?.line ?? -1];
  const [cell, rest] = [line?.cells[above?.cell ?? -1], lines[below?.line ?? -1]?.cells[below?.cell ?? -1]];
  // Behind a comma a place is one, wherever the line ends.
  if (!line || !cell || !rest || !below || /[,–-]$/.test(cell.text)) return true;
  const next = line.cells[(above?.cell ?? 0) + 1];
  const far = direction === 'rtl' ? -line.farEdge : line.farEdge;
  const edge = next ? startOf(next, direction) - BETWEEN_CELLS * cell.size : far;
  const [word = ''] = below.text.split(/\s/, 1);
  const width = ((rest.right - rest.left) * word.length) / Math.max(1, rest.text.length);
  return !Number.isFinite(edge) || edge - endOf(cell, direction) > width + SPACE * cell.size;
}
