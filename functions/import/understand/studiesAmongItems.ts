import { saysDegree } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Boundary, Part } from './parts.ts';

/** What stands between the texts of one name; all else is between two names. */
const WITHIN_NAME: ReadonlySet<Boundary> = new Set(['comma', 'bracket', 'word', 'weight', 'kind', 'colon']);
/** How clearly labels that were changed so have won at the most. */
const MAX_MARGIN = 60;

/**
 * Labels by which an item that says a degree and its period is a study, where the page has no other: below `In short`,
 * `Matriculation, theatre – Thelma Yellin, 2014–2017`.
 */
export function withStudiesAmongItems(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  if (found.some(({ label }) => familyOf(label) === 'e')) return found;
  const changed = [...found];
  for (const own of itemsIn(parts, found)) {
    const [first = -1] = own;
    const period = own.find((at) => parts[at]?.kind === 'period');
    if (period === undefined || period === first || !saysDegree(parts[first]?.text ?? '')) continue;
    const names = own.filter((at) => at < period);
    const signed = names.findIndex((at, index) => index > 0 && !WITHIN_NAME.has(parts[at]?.boundary ?? 'line'));
    // Where commas alone stand between them, the school is the last.
    const school = signed > 0 ? signed : Math.max(1, names.length - 1);
    for (const [index, at] of own.entries()) {
      const role = at === period ? 'period' : index >= names.length ? 'body' : index < school ? 'degree' : 'school';
      const label = `${index === 0 ? 'B.' : ''}e.${role}` as Label;
      changed[at] = { label, margin: Math.min(found[at]?.margin ?? 0, MAX_MARGIN) };
    }
    // A heading with nothing left below it would head what follows.
    if (
      changed[first - 1]?.label === 'h:custom' &&
      familyOf(changed[(own.at(-1) ?? first) + 1]?.label ?? 'junk') !== 'c'
    )
      changed[first - 1] = { label: 'h:education', margin: changed[first - 1]?.margin ?? 0 };
  }
  return changed;
}

/** The parts of each item of custom sections, up to the end of the line in which its period stands. */
function itemsIn(parts: readonly Part[], found: readonly Decoded[]): number[][] {
  const items: number[][] = [];
  for (const [at, { label }] of found.entries()) {
    if (familyOf(label) !== 'c' || !roleOf(label).startsWith('c.')) continue;
    const last = items.at(-1);
    const isOpen = last?.at(-1) === at - 1 && !label.startsWith('B.');
    if (isOpen && parts[at]?.line === parts[last[0] ?? -1]?.line) last.push(at);
    else if (label.startsWith('B.')) items.push([at]);
  }
  return items;
}
