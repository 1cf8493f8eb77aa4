import { isPlace, saysDegree, saysSchool, scoreDegreeOrInstitution } from '../resume/cues.ts';
import { kindByName } from '../resume/headings.ts';
import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Boundary, Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/** What stands between the texts of one name; all else is between two names. */
const WITHIN_NAME: ReadonlySet<Boundary> = new Set(['comma', 'bracket', 'word', 'weight', 'kind', 'colon']);

/**
 * Labels by which an item that says a degree and its period is a study, where the page has no other: below `In short`,
 * `Matriculation, theatre – Thelma Yellin, 2014–2017`.
 */
export function withStudiesAmongItems(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  if (found.some(({ label }) => familyOf(label) === 'e' || label === 'h:education')) return found;
  const ofTraining = withStudiesOfTraining(parts, found);
  if (ofTraining !== found) return ofTraining;
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
      changed[at] = relabelled(found[at], label);
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

/** Headings of what one has learned, which are of courses beside studies, and of the studies where there are none. */
const TRAINING: ReadonlySet<string> = new Set(['courses', 'education']);

/**
 * The same of the items of a section of training, `הכשרה`, of which each has its period and below it where it was: a
 * school, of most by its words.
 */
function withStudiesOfTraining(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const heading = found.findIndex(
    ({ label }, at) => label === 'h:custom' && TRAINING.has(kindByName(parts[at]?.text ?? '') ?? 'other'),
  );
  if (heading < 0) return found;
  const next = found.findIndex(({ label }, at) => at > heading && label.startsWith('h:'));
  const end = next < 0 ? found.length : next;
  const roleAt = (at: number) => roleOf(found[at]?.label ?? 'junk');
  const items: number[][] = [];
  for (let at = heading + 1; at < end; at += 1) {
    if (familyOf(found[at]?.label ?? 'junk') !== 'c') return found;
    if (found[at]?.label.startsWith('B.')) items.push([]);
    items.at(-1)?.push(at);
  }
  const isStudy = (own: readonly number[]) => {
    const title = own.find((at) => roleAt(at) === 'c.title');
    const below = own.find((at) => roleAt(at) === 'c.body');
    const isBelow = title !== undefined && parts[below ?? -1]?.line === (parts[title]?.line ?? 0) + 1;
    return isBelow && own.some((at) => parts[at]?.kind === 'period' && roleAt(at) === 'c.period');
  };
  const schoolOf = (own: readonly number[]) => parts[own.find((at) => roleAt(at) === 'c.body') ?? -1]?.text ?? '';
  const schools = items.filter((own) => saysSchool(schoolOf(own)) || scoreDegreeOrInstitution(schoolOf(own)) < 0);
  if (items.length === 0 || !items.every(isStudy) || 2 * schools.length <= items.length) return found;
  const changed = [...found];
  const set = (at: number, role: string) => {
    const label = `${found[at]?.label.startsWith('B.') ? 'B.' : ''}e.${role}` as Label;
    changed[at] = relabelled(found[at], label);
  };
  changed[heading] = relabelled(found[heading], 'h:education');
  for (const own of items) {
    const school = own.find((at) => roleAt(at) === 'c.body') ?? -1;
    for (const at of own)
      if (parts[at]?.kind === 'period') set(at, 'period');
      else if (roleAt(at) === 'c.title') set(at, 'degree');
      else if (parts[at]?.line !== parts[school]?.line) set(at, 'body');
      else set(at, at > school && isPlace(parts[at]?.text ?? '') ? 'place' : 'school');
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
