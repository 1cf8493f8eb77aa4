import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';

/** What says that a school comes, and is the name of none. */
const BARE_SCHOOL =
  /^(?:my )?(?:schools?|schooling|college|university|high school|ה?(?:בית ספר|תיכון|מכללה|אוניברסיטה))$/iu;

/** What says besides how far one learned. */
const LEVEL = /^high school$/iu;

/**
 * Labels by which `School` above a study, or `בית ספר:` before it, is no school where the study names one: alone in its
 * line it is a heading, else a label.
 */
export function withoutBareSchools(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const changed = [...found];
  for (const [at, part] of parts.entries()) {
    if (roleOf(found[at]?.label ?? 'junk') !== 'e.school' || !BARE_SCHOOL.test(part.text)) continue;
    const isNamed = restOf(found, at).some((other) => roleOf(found[other]?.label ?? 'junk') === 'e.school');
    if (!isNamed) continue;
    const isAlone = [at - 1, at + 1].every((other) => parts[other]?.line !== part.line);
    // A level before what was learned there is of it: `High school, mechanics track`.
    const next = roleOf(found[at + 1]?.label ?? 'junk');
    const isOfDegree = LEVEL.test(part.text) && parts[at + 1]?.boundary === 'comma' && next === 'e.degree';
    const begins = found[at]?.label.startsWith('B.') === true;
    const label: Label = isOfDegree ? (begins ? 'B.e.degree' : 'e.degree') : isAlone ? 'h:education' : 'label';
    changed[at] = { label, margin: found[at]?.margin ?? 0 };
    // The study begins with what stands behind its label.
    const first = changed[at + 1];
    if (label === 'label' && begins && first && first.label.startsWith('e.'))
      changed[at + 1] = { ...first, label: `B.${first.label}` as Label };
  }
  return changed;
}

/** Indexes of what follows a part in its entry. */
function restOf(found: readonly Decoded[], at: number): number[] {
  const rest: number[] = [];
  for (let other = at + 1; familyOf(found[other]?.label ?? 'junk') === 'e'; other += 1) {
    if (found[other]?.label.startsWith('B.')) break;
    rest.push(other);
  }
  return rest;
}
