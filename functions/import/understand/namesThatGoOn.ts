import type { Cell } from '../page/cell.ts';
import type { TextLine } from '../page/textLine.ts';
import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * A name that ends with a word that joins, or a line that begins with one, is one name in two lines: `Loom University`
 * above `of Technology`, `The Institute of` above `Weaving`, `המכללה הטכנית של` above `נהלל`.
 */

const NAMES: ReadonlySet<string> = new Set(['x.title', 'x.company', 'e.degree', 'e.school']);
const ENDS_OPEN = /(?:^|\s)(?:of|and|for|the|&|של|על שם|ע"ש)$/u;
const BEGINS_OPEN = /^(?:of|and|for|&|של|על שם|ע"ש)\s\S/u;
/** Points by which a line may begin beside the one above, and part of the type size between two lines of a name. */
const [TOLERANCE, NEXT_LINE] = [3, 1.75];

/** Labels by which both lines of a name have the same. */
export function withNamesThatGoOn(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const changed = [...found];
  const byLine = Map.groupBy(parts.keys(), (at) => parts[at]?.line ?? -1);
  for (const [at, own] of parts.entries()) {
    const above = nameAbove(lines, parts, byLine.get(own.line - 1) ?? [], own);
    const name = roleOf(changed[above ?? -1]?.label ?? 'junk');
    const { label } = found[at] ?? { label: 'junk' };
    const isOther = roleOf(label) !== name && !label.startsWith('B.') && familyOf(label) === familyOf(name as Label);
    if (above === undefined || !NAMES.has(name) || !isOther) continue;
    if (ENDS_OPEN.test(parts[above]?.text ?? '') || BEGINS_OPEN.test(own.text))
      changed[at] = relabelled(found[at], name as Label);
  }
  return changed;
}

/** The last text of the cell right above a part that begins its own. */
function nameAbove(
  lines: readonly TextLine[],
  parts: readonly Part[],
  above: readonly number[],
  own: Part,
): number | undefined {
  const [before, line] = [lines[own.line - 1], lines[own.line]];
  const cell = line?.cells[own.cell];
  if (!before || !line || !cell || own.from > 0 || own.bullet || own.kind !== 'text') return undefined;
  if (before.page !== line.page || before.column !== line.column || line.gap > NEXT_LINE * line.size) return undefined;
  const last = above.findLast((at) => isUnder(before.cells[parts[at]?.cell ?? -1], cell));
  const end = parts[last ?? -1];
  return end && before.cells[end.cell]?.text.slice(end.to).trim() === '' ? last : undefined;
}

const isUnder = (above: Cell | undefined, { left, right }: Cell) =>
  above !== undefined && (Math.abs(above.left - left) < TOLERANCE || Math.abs(above.right - right) < TOLERANCE);
