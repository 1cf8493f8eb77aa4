import { lettersAndDigits } from '../../../shared/resume/text.ts';
import type { Decoded } from './decode.ts';
import { roleOf } from './labels.ts';
import type { Part } from './parts.ts';

/** What makes a job the same: its names and its time. */
const TELLING = ['x.title', 'x.company', 'x.period'] as const;

/**
 * Labels by which a job that is told in a line, and again with what was done there, is one job: a page of posts at a
 * glance before the page that tells of them. The line stays, as a text without a place.
 */
export function withoutRepeatedJobs(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const jobs = jobsIn(found).map((own) => ({
    own,
    key: TELLING.map((role) =>
      textOf(
        own.filter((at) => roleAt(found, at) === role),
        parts,
      ),
    ),
    hasBody: own.some((at) => roleAt(found, at) === 'x.body'),
  }));
  const changed = [...found];
  for (const { own, key, hasBody } of jobs) {
    const isAgain = jobs.some((other) => other.own !== own && other.hasBody && other.key.join('|') === key.join('|'));
    if (!hasBody && isAgain && key.every((text) => text !== ''))
      for (const at of own) changed[at] = { label: 'junk', margin: found[at]?.margin ?? 0 };
  }
  return changed;
}

const roleAt = (found: readonly Decoded[], at: number) => roleOf(found[at]?.label ?? 'junk');

const textOf = (some: readonly number[], parts: readonly Part[]) =>
  lettersAndDigits(some.map((at) => parts[at]?.text ?? '').join(' '));

/** The parts of each job. */
function jobsIn(found: readonly Decoded[]): number[][] {
  const jobs: number[][] = [];
  for (const [at, { label }] of found.entries()) {
    if (!roleOf(label).startsWith('x.')) continue;
    const last = jobs.at(-1);
    if (last?.at(-1) === at - 1 && !label.startsWith('B.')) last.push(at);
    else jobs.push([at]);
  }
  return jobs;
}
