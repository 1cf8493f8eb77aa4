import { familyOf, roleOf } from './labels.ts';
import type { Decoded } from './network/decode.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/** Items of a list that show what it holds; how sure one of the same entry is at most that is something else. */
const [MIN_ITEMS, UNSURE] = [2, 0.5];

/**
 * Labels by which an item is what the others of its list are, where its own is unsure, or is of another section than
 * they and what stands before it: `Invoicing` as the first of three bullets below a job is what was done there.
 */
export function withItemsOfOneList(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const isItem = (at: number) => {
    const [part, before, behind] = [parts[at], parts[at - 1], parts[at + 1]];
    return part?.bullet === true && before?.line !== part.line && behind?.line !== part.line;
  };
  const changed = [...found];
  for (const at of parts.keys()) {
    const own = found[at];
    if (!own || !isItem(at) || own.label.startsWith('h:')) continue;
    const next: Decoded[] = [];
    for (let other = at + 1; isItem(other) && parts[other]?.line === (parts[other - 1]?.line ?? 0) + 1; other += 1)
      next.push(found[other] as Decoded);
    const role = next[0] && roleOf(next[0].label);
    const isOne = next.length >= MIN_ITEMS && next.every(({ label }) => roleOf(label) === role);
    if (!isOne || !role?.endsWith('.body') || roleOf(own.label) === role) continue;
    const family = familyOf(next[0]?.label ?? 'junk');
    const isWithin = familyOf(found[at - 1]?.label ?? 'junk') === family && familyOf(own.label) !== family;
    if (own.sure < UNSURE || isWithin) changed[at] = relabelled(own, role as Decoded['label']);
  }
  return changed;
}
