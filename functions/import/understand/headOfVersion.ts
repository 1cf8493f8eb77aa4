import { isPlace, isRegion } from '../resume/cues.ts';
import { kindByName } from '../resume/headings.ts';
import type { Decoded } from './decode.ts';
import { familyOf } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/** Parts between a name at the top of a column and its first heading, at the most. */
const MAX_HEAD = 12;

/**
 * Labels by which a second name at the top of a column begins a head: what stands between it and the first heading is
 * the person's profession and address, and no job. So a résumé told in two languages has it, side by side.
 */
export function withHeadsOfVersions(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const names = [...found.keys()].filter((at) => found[at]?.label === 'name');
  const changed = [...found];
  const below = headlineBelowName(parts, found, names);
  if (below !== undefined) changed[below] = relabelled(found[below], 'headline');
  for (const name of names.slice(1)) {
    if (parts[name]?.boundary !== 'column') continue;
    const length = found.slice(name).findIndex(({ label }) => label.startsWith('h:'));
    const own = [...found.keys()].slice(name + 1, name + Math.max(0, length));
    const isHead = own.length <= MAX_HEAD && own.some((at) => found[at]?.label === 'contact');
    if (!isHead || own.some((at) => parts[at]?.kind === 'period')) continue;
    const first = own.find((at) => familyOf(found[at]?.label ?? 'junk') === 'x');
    for (const at of own) {
      const { label } = found[at] ?? { label: 'junk' as const };
      if (familyOf(label) !== 'x') continue;
      const isPlaced = label.endsWith('.place') || isPlace(parts[at]?.text ?? '') || isRegion(parts[at]?.text ?? '');
      const isAddress = isPlaced || parts[at]?.line !== parts[first ?? -1]?.line;
      changed[at] = relabelled(found[at], isAddress ? 'address' : 'headline');
    }
  }
  return changed;
}

/** What a list at the end of the column before a name seems to go on with. */
const OF_LISTS: ReadonlySet<string> = new Set(['skill', 'language']);

/**
 * The line right below the name, where that begins a column behind one that ends with a list, and nothing else is the
 * headline: it is no item of the list.
 */
function headlineBelowName(
  parts: readonly Part[],
  found: readonly Decoded[],
  names: readonly number[],
): number | undefined {
  const last = names.at(-1);
  const at = (last ?? -1) + 1;
  const [name, own, next] = [parts[last ?? -1], parts[at], parts[at + 1]];
  if (!name || !own || found.some(({ label }) => label === 'headline')) return undefined;
  const isBehindList = names.length === 1 && name.boundary === 'column' && OF_LISTS.has(found[at - 2]?.label ?? '');
  const isAlone = own.line === name.line + 1 && own.boundary !== 'column' && next?.line !== own.line;
  const isText = own.kind === 'text' && !own.bullet && !/\d/.test(own.text) && kindByName(own.text) === undefined;
  return isBehindList && isAlone && isText && OF_LISTS.has(found[at]?.label ?? '') ? at : undefined;
}
