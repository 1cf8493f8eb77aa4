import type { Decoded } from './decode.ts';
import { familyOf, roleOf } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/** What a line begins with that says how well a study was done: `GPA 88/100`, `Final mark`, `ממוצע 91`. */
const GRADE = new RegExp(
  String.raw`^(?:c?gpa|(?:final|overall|average) (?:grade|mark|score|result|average)s?|grade average|` +
    String.raw`weighted average|graduated with|dean['’]?s list|thesis|dissertation|relevant coursework|` +
    String.raw`ב?ממוצע|ציון(?: סופי| גמר)?|מצטיינת? דיקן|עבודת (?:גמר|תזה)|נושא התזה)(?!\p{L})`,
  'iu',
);

/**
 * Labels by which a line below a study that says how well it was done is of what was done there, whatever its words
 * sound like: `GPA 88/100, spring 2024` is no study of its own, and `Final mark 108/110` ends none.
 */
export function withGradesOfStudies(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const changed = [...found];
  const lines = [...Map.groupBy(parts.keys(), (at) => parts[at]?.line).values()];
  for (const line of lines) {
    const [first = -1] = line;
    const above = changed[first - 1]?.label ?? 'junk';
    if (familyOf(above) !== 'e' || !GRADE.test(parts[first]?.text ?? '')) continue;
    if (line.some((at) => found[at]?.label.startsWith('h:'))) continue;
    const entry = entryAbove(changed, first);
    if (!entry.includes('e.degree') && !entry.includes('e.school')) continue;
    for (const at of line) if (changed[at]?.label !== 'e.body') changed[at] = relabelled(found[at], 'e.body');
  }
  return changed;
}

/** The roles of the entry that ends right before a part. */
function entryAbove(found: readonly Decoded[], end: number): string[] {
  const roles: string[] = [];
  for (let at = end - 1; at >= 0 && familyOf(found[at]?.label ?? 'junk') === 'e'; at -= 1) {
    roles.push(roleOf(found[at]?.label ?? 'junk'));
    if (found[at]?.label.startsWith('B.')) break;
  }
  return roles;
}
