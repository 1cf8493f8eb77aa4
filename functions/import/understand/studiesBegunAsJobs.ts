import { saysDegree } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/** What the head of a job is where it is one of a study. */
const OF_STUDY: ReadonlyMap<string, Label> = new Map([
  ['x.title', 'e.degree'],
  ['x.company', 'e.school'],
  ['x.place', 'e.place'],
  ['x.period', 'e.period'],
]);

/**
 * Labels by which an entry that begins as a job and goes on as a study is a study: `2006 – 2010` and `Stage design`
 * above `B.F.A.` and its school, in a list of jobs. It has a degree, and of neither family more than the other lacks.
 */
export function withStudiesBegunAsJobs(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const changed = [...found];
  for (const [from, { label }] of found.entries()) {
    if (!label.startsWith('B.x.')) continue;
    const own = entryFrom(found, from);
    const roles = own.map((at) => roleOf(found[at]?.label ?? 'junk'));
    const turn = roles.findIndex((role) => role.startsWith('e.'));
    const [head, rest] = [roles.slice(0, turn), roles.slice(turn)];
    const isStudy = own.some(
      (at) => roleOf(found[at]?.label ?? 'junk') === 'e.degree' && saysDegree(parts[at]?.text ?? ''),
    );
    const isHead =
      head.every((role) => OF_STUDY.has(role)) && !(head.includes('x.title') && head.includes('x.company'));
    if (turn < 1 || !isStudy || !isHead || !rest.every((role) => role.startsWith('e.'))) continue;
    const hasTwice = ['school', 'period'].some(
      (role) => rest.includes(`e.${role}`) && head.some((one) => OF_STUDY.get(one) === `e.${role}`),
    );
    if (hasTwice) continue;
    for (const [index, at] of own.slice(0, turn).entries()) {
      const role = OF_STUDY.get(roles[index] ?? '') ?? 'e.body';
      changed[at] = relabelled(found[at], index === 0 ? (`B.${role}` as Label) : role);
    }
  }
  return changed;
}

/** The parts from the beginning of an entry up to the next one, a heading or anything of another family. */
function entryFrom(found: readonly Decoded[], from: number): number[] {
  const own = [from];
  for (let at = from + 1; at < found.length; at += 1) {
    const { label } = found[at] as Decoded;
    if (label.startsWith('B.') || !['x', 'e'].includes(familyOf(label))) break;
    own.push(at);
  }
  return own;
}
