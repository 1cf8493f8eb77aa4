import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import { relabelled } from './relabelled.ts';

/*
 * Where each entry has its period above its names, the first of a section is a period alone and the last has none: the
 * periods were taken for those of the entries above them. Each begins the entry below it.
 */

/** Families whose entries have a period. */
const FAMILIES: readonly string[] = ['x', 'e'];

/** Labels by which periods above the names of their entries begin them. */
export function withPeriodsAbove(found: readonly Decoded[]): readonly Decoded[] {
  const changed = [...found];
  const set = (at: number, label: string) => {
    changed[at] = relabelled(found[at], label as Label);
  };
  const labelAt = (at: number) => found[at]?.label ?? 'junk';
  for (const [heading, { label }] of found.entries()) {
    const family = familyOf(labelAt(heading + 1));
    if (!label.startsWith('h:') || !FAMILIES.includes(family)) continue;
    const entries = entriesBelow(found, heading, family);
    const isPeriod = (at: number) => roleOf(labelAt(at)) === `${family}.period`;
    const [first, ...others] = entries;
    const last = others.at(-1);
    if (!first?.every(isPeriod) || !last || last.some(isPeriod)) continue;
    const ends = others.slice(0, -1).map((own) => own.slice(own.findIndex(isPeriod)));
    if (!ends.every((own) => own.length > 0 && own.every(isPeriod))) continue;
    for (const own of others) set(own[0]!, roleOf(labelAt(own[0]!)));
    for (const own of ends) set(own[0]!, `B.${family}.period`);
  }
  return changed;
}

/** The parts of each entry of a family right below a heading. */
function entriesBelow(found: readonly Decoded[], heading: number, family: string): number[][] {
  const entries: number[][] = [];
  for (let at = heading + 1; at < found.length && familyOf(found[at]?.label ?? 'junk') === family; at += 1)
    if (found[at]?.label.startsWith('B.') || entries.length === 0) entries.push([at]);
    else entries.at(-1)?.push(at);
  return entries;
}
