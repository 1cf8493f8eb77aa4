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
/** Words that begin what is said of a study, and no name of a school: who led it, what it was on. */
const SAID_OF_STUDY = /^(?:supervised by|supervisor|advis[eo]r|under prof|ב?הנחיית|בהנחייה|מנחה)(?!\p{L})/iu;
/** A grade by itself: `B+`, `2:1`, `Second Class Upper`, `With distinction`, `87%`. */
const MARK = new RegExp(
  String.raw`^(?:[A-E]\s?[+-]|[A-E]\*|\d[:.]\d|\d{2,3}(?:\.\d+)?\s?%|aggregate \d+|` +
    String.raw`(?:first|second|third|upper|lower|1st|2nd|3rd)[ -]class.*|first[ -]?division|` +
    String.raw`(?:with |passed with )?(?:high |great )?(?:distinction|merit|credits?|honou?rs)|` +
    String.raw`(?:summa |magna )?cum laude|בהצטיינות(?: יתרה)?|בציון .*)$`,
  'iu',
);
/** Words before the year in which a study ended. */
const ENDED = /^(?:סיום|סיימתי|completed|graduated|graduation|class of|conferred|awarded|passed)(?: in)?:?$/iu;

/**
 * Labels by which a line below a study that says how well it was done is of what was done there, whatever its words
 * sound like: `GPA 88/100, spring 2024` is no study of its own, and `Final mark 108/110` ends none. Nor is a grade, or
 * who led a study, a school: `KCSE, B+` above `Zennor Boys High`.
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
    if (!entry.some((role) => role === 'e.degree' || role === 'e.school' || role === 'e.period')) continue;
    for (const at of line) if (changed[at]?.label !== 'e.body') changed[at] = relabelled(found[at], 'e.body');
  }
  for (const [at, { label }] of changed.entries())
    if (label === 'e.school' && isNoSchool(parts, at)) changed[at] = relabelled(found[at], 'e.body');
  return changed;
}

/** Whether a text within a study, which was taken for its school, says how it went. */
export function isNoSchool(parts: readonly Part[], at: number): boolean {
  const [own, next] = [parts[at], parts[at + 1]];
  if (!own) return false;
  const isBeforeYear = next?.kind === 'period' && next.line === own.line;
  return (
    GRADE.test(own.text) ||
    SAID_OF_STUDY.test(own.text) ||
    MARK.test(own.text) ||
    (isBeforeYear && ENDED.test(own.text))
  );
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
