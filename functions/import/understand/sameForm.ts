import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/**
 * Labels in which an item right below a study, in its section and set like it, is one: a school of no list, with its
 * year at the far end and what was learned there below, as the one above has it.
 */
export function withStudiesOfOneForm(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const changed = [...found];
  let above: readonly number[] = [];
  for (const own of entriesIn(found)) {
    const family = familyOf(changed[own[0] ?? -1]?.label ?? 'junk');
    if (family === 'c' && above.length > 0 && sectionOf(found, own) === 'h:education' && isWholeStudy(above, changed)) {
      const roles = rolesByForm(parts, above, changed);
      const forms = formsOf(parts, own);
      if ([...new Set(forms)].join() === [...roles.keys()].join())
        for (const [index, at] of own.entries()) {
          const label = `${index === 0 ? 'B.' : ''}${roles.get(forms[index] ?? '')}` as Label;
          changed[at] = relabelled(found[at], label);
        }
    }
    above = familyOf(changed[own[0] ?? -1]?.label ?? 'junk') === 'e' ? own : [];
  }
  return changed;
}

/** The heading that an entry stands below; without one a post may be set as the studies above it. */
const sectionOf = (found: readonly Decoded[], [first = 0]: readonly number[]) =>
  found.slice(0, first).findLast(({ label }) => label.startsWith('h:'))?.label;

const isWholeStudy = (entry: readonly number[], found: readonly Decoded[]) =>
  ['e.degree', 'e.school', 'e.period'].every((role) => entry.some((at) => roleOf(found[at]?.label ?? 'junk') === role));

/** The parts of each entry of studies and of custom items. */
function entriesIn(found: readonly Decoded[]): number[][] {
  const entries: number[][] = [];
  for (const [at, { label }] of found.entries()) {
    const family = familyOf(label);
    if (family !== 'e' && family !== 'c') continue;
    const last = entries.at(-1);
    const isOpen = last?.at(-1) === at - 1 && familyOf(found[at - 1]?.label ?? 'junk') === family;
    if (isOpen && !label.startsWith('B.')) last.push(at);
    else entries.push([at]);
  }
  return entries;
}

/** Where the parts of an entry stand in it, and how: texts of one cell are as one. */
function formsOf(parts: readonly Part[], entry: readonly number[]): string[] {
  const first = parts[entry[0] ?? -1]?.line ?? 0;
  return entry
    .map((at) => parts[at])
    .map((part) => (part ? `${part.line - first} ${part.cell} ${part.kind} ${part.bold} ${part.bullet}` : ''));
}

function rolesByForm(parts: readonly Part[], entry: readonly number[], found: readonly Decoded[]): Map<string, string> {
  return new Map(
    formsOf(parts, entry).map((form, index) => [form, roleOf(found[entry[index] ?? -1]?.label ?? 'junk')]),
  );
}
