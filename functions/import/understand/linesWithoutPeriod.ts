import type { Decoded } from './decode.ts';
import { familyOf, roleOf } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * Where every job of a list has its period in the line of its names, a line without one is no job: it says what was
 * done in the job above it, in words that sound like names (`Evenings, with the night crew`).
 */

/** Jobs of a list with names and period in one line, from which on it is its form. */
const MIN_JOBS = 2;

/** A job, or what seems to be one: the indexes of its parts. */
type Job = readonly number[];

/** Labels by which a line without a period is of the job above it, where all jobs have theirs in one line. */
export function withoutJobsWithoutPeriod(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const jobs = jobsIn(found);
  const hasRole = (job: Job, role: string) => job.some((at) => roleOf(found[at]?.label ?? 'junk') === role);
  const isDated = (job: Job) => hasRole(job, 'x.period');
  const linesOf = (job: Job) => new Set(job.map((at) => parts[at]?.line));
  const isInOneLine = (job: Job) => {
    const head = job.filter((at) => /^x\.(?:title|company|period)$/.test(roleOf(found[at]?.label ?? 'junk')));
    return hasRole(job, 'x.title') && linesOf(head).size === 1;
  };
  const dated = jobs.filter(isDated);
  if (dated.length < MIN_JOBS || !dated.every(isInOneLine)) return found;
  const changed = [...found];
  for (const [index, job] of jobs.entries()) {
    const above = jobs[index - 1];
    const [first = -1] = job;
    const isBelow = above?.at(-1) === first - 1 && isDated(above) && !hasRole(above, 'x.body');
    if (isDated(job) || !isBelow || linesOf(job).size > 1) continue;
    for (const at of job) changed[at] = relabelled(found[at], 'x.body');
  }
  return changed;
}

/** The parts of each job, from where it begins to the next. */
function jobsIn(found: readonly Decoded[]): number[][] {
  const jobs: number[][] = [];
  let family = '';
  for (const [at, { label }] of found.entries()) {
    const own = familyOf(label);
    if (own === 'x' && (label.startsWith('B.') || family !== 'x')) jobs.push([at]);
    else if (own === 'x') jobs.at(-1)?.push(at);
    family = own;
  }
  return jobs;
}
