import { isPlace, scoreTitleOrCompany } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { roleOf } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/** Other jobs from which on a list says where employers stand. */
const MIN_OTHERS = 2;

/**
 * Labels by which one more post of an employer is whole: where all other jobs have their employer in a line above the
 * post, what stands behind the comma of a post is of it, unless it is known for an employer or a place
 * (`Supervisor, Nights` below `Supervisor, Days` at one firm). Its employer is the one above.
 */
export function withPostsBelowEmployer(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const changed = [...found];
  const jobs = jobsIn(found);
  const lineOf = (job: readonly number[], role: string) =>
    parts[job.find((at) => roleOf(found[at]?.label ?? 'junk') === role) ?? -1]?.line;
  const isBelow = (job: readonly number[]) => (lineOf(job, 'x.company') ?? Infinity) < (lineOf(job, 'x.title') ?? -1);
  for (const [index, job] of jobs.entries()) {
    const whole = jobs.filter((one) => one !== job && lineOf(one, 'x.company') !== undefined);
    const above = jobs[index - 1];
    if (!above || whole.length < MIN_OTHERS || !whole.includes(above) || !whole.every(isBelow)) continue;
    const names = job.filter((at) => roleOf(found[at]?.label ?? 'junk') === 'x.company');
    const isOfPost = names.every((at) => {
      const [before, own] = [parts[at - 1], parts[at]];
      const isBehind = own?.boundary === 'comma' && before?.line === own.line && before.cell === own.cell;
      return isBehind && own.bold === before.bold && scoreTitleOrCompany(own.text) >= 0 && !isPlace(own.text);
    });
    const isPost =
      found[job[0] ?? -1]?.label === 'B.x.title' && scoreTitleOrCompany(parts[job[0] ?? -1]?.text ?? '') > 0;
    if (isPost && names.length > 0 && isOfPost) for (const at of names) changed[at] = relabelled(found[at], 'x.title');
  }
  return changed;
}

/** The indexes of the parts of each job. */
function jobsIn(found: readonly Decoded[]): number[][] {
  const jobs: number[][] = [];
  let isOwn = false;
  for (const [at, { label }] of found.entries()) {
    if (/^(?:B\.|h:)/.test(label)) {
      isOwn = label.startsWith('B.x.');
      if (isOwn) jobs.push([]);
    }
    if (isOwn) jobs.at(-1)?.push(at);
  }
  return jobs;
}
