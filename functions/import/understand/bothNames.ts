import type { Decoded } from './decode.ts';
import { familyOf, LABELS, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';

/*
 * What a sequence of labels cannot know: an entry has both its names. Where all texts of one were taken for the other,
 * they are cut where that costs least by the same scores.
 */

/** The two names of an entry, by its family. */
const NAMES: Readonly<Record<string, readonly [first: string, second: string]>> = {
  x: ['x.title', 'x.company'],
  e: ['e.degree', 'e.school'],
};
/** How much worse a sequence may be than the best, in units of the weights, to be taken for its second name. */
const MAX_LOSS = 400;

const NUMBER = new Map<string, number>(LABELS.map((label, at) => [label, at]));

/** How clearly names that were cut so have won at the most: nothing says it but that both have to be. */
const MAX_MARGIN = 60;

/** Labels in which entries of several texts of one name, and none of the other, have both. */
export function withBothNames(
  parts: readonly Part[],
  found: readonly Decoded[],
  scores: readonly Float32Array[],
): readonly Decoded[] {
  // Posts under an employer have one name.
  const isGrouped = found.some(({ label }) => familyOf(label) === 'g');
  const changed = [...found];
  for (const own of entriesIn(found)) {
    const family = familyOf(found[own[0] ?? 0]?.label ?? 'junk');
    const names = NAMES[family];
    if (!names || (family === 'x' && isGrouped)) continue;
    const named = own.filter((at) => names.includes(roleOf(found[at]?.label ?? 'junk')));
    if (new Set(named.map((at) => roleOf(found[at]?.label ?? 'junk'))).size !== 1 || named.length < 2) continue;
    if (!own.some((at) => roleOf(found[at]?.label ?? 'junk') === `${family}.period`) || !areTogether(parts, named))
      continue;
    const cut = bestCut(named, names, found, scores);
    if (!cut) continue;
    for (const [index, at] of named.entries()) {
      const before = found[at]?.label ?? 'junk';
      const role = index < cut.at ? cut.names[0] : cut.names[1];
      changed[at] = {
        label: (before.startsWith('B.') ? `B.${role}` : role) as Label,
        margin: Math.min(found[at]?.margin ?? 0, MAX_MARGIN),
      };
    }
  }
  return changed;
}

/** The indexes of the parts of each entry. */
function entriesIn(found: readonly Decoded[]): number[][] {
  const entries: number[][] = [];
  let family = '';
  for (const [at, { label }] of found.entries()) {
    const own = familyOf(label);
    if (own in NAMES && (label.startsWith('B.') || own !== family)) entries.push([at]);
    else if (own in NAMES) entries.at(-1)?.push(at);
    family = own;
  }
  return entries;
}

/** Whether texts stand in one cell, one behind the other. */
const areTogether = (parts: readonly Part[], indexes: readonly number[]) =>
  indexes.every((at, index) => {
    const [own, before] = [parts[at], parts[indexes[index - 1] ?? at]];
    return (
      own && before && own.line === before.line && own.cell === before.cell && at - (indexes[index - 1] ?? at) <= 1
    );
  });

/** Where two names are cut from some texts, in which order, and what that costs. */
function bestCut(
  named: readonly number[],
  [first, second]: readonly [string, string],
  found: readonly Decoded[],
  scores: readonly Float32Array[],
) {
  const costOf = (at: number, role: string) => {
    const label = found[at]?.label ?? 'junk';
    const other = label.startsWith('B.') ? `B.${role}` : role;
    const own = scores[at];
    return (own?.[NUMBER.get(label) ?? 0] ?? 0) - (own?.[NUMBER.get(other) ?? 0] ?? 0);
  };
  let best: { readonly at: number; readonly names: readonly [string, string]; readonly loss: number } | undefined;
  for (const names of [
    [first, second],
    [second, first],
  ] as const)
    for (let cut = 1; cut < named.length; cut += 1) {
      const loss = named.reduce((sum, at, index) => sum + costOf(at, index < cut ? names[0] : names[1]), 0);
      if (!best || loss < best.loss) best = { at: cut, names, loss };
    }
  return best && best.loss < MAX_LOSS ? best : undefined;
}
