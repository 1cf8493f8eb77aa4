import type { Decoded } from './decode.ts';
import { roleOf, type Label } from './labels.ts';
import type { Boundary, Part } from './parts.ts';

/*
 * Lists have their employers in one seat: behind a dash, a bar, or in a line or cell of their own. An entry that has
 * one there has no other before it: what a post says of where (`Guide at the visitor centre` above `Zennor Winery`) is
 * of the post, and what brackets say behind a period (`2031 – 2032 (while studying)`) is none of its names.
 */

/** Signs that are seats of employers; a comma parts one name as well. */
const SEATS: ReadonlySet<Boundary> = new Set(['dash', 'bar', 'line', 'cell']);
/** Other entries from which on the list has a seat. */
const MIN_OTHERS = 2;
/** How clearly labels that were changed so have won at the most. */
const MAX_MARGIN = 60;

/** What a text before the employer is, by what stands before it and the sign between. */
const BEFORE_SEAT: Readonly<Record<string, Label>> = { 'x.title word': 'x.title', 'x.period bracket': 'x.body' };

/** Labels by which entries of a list whose employers have one seat have no employer before the one that is in it. */
export function withEmployersInSeat(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const roles = found.map(({ label }) => roleOf(label));
  const entries = jobsIn(found).map((own) => own.filter((at) => roles[at] === 'x.company'));
  const seatOf = (at: number | undefined) => parts[at ?? -1]?.boundary ?? 'start';
  const changed = [...found];
  for (const own of entries) {
    const others = entries.filter((other) => other !== own && other.length > 0).map(([first]) => seatOf(first));
    const [seat, ...more] = new Set(others);
    if (seat === undefined || more.length > 0 || others.length < MIN_OTHERS || !SEATS.has(seat)) continue;
    const seated = own.findIndex((at) => seatOf(at) === seat);
    for (const at of own.slice(0, Math.max(0, seated))) {
      const before = roleOf(changed[at - 1]?.label ?? 'junk');
      const label = parts[at - 1]?.line === parts[at]?.line ? BEFORE_SEAT[`${before} ${seatOf(at)}`] : undefined;
      if (label && !found[at]?.label.startsWith('B.'))
        changed[at] = { label, margin: Math.min(found[at]?.margin ?? 0, MAX_MARGIN) };
    }
  }
  return changed;
}

/** The indexes of the parts of each job, from where it begins to the next entry or heading. */
function jobsIn(found: readonly Decoded[]): number[][] {
  const jobs: number[][] = [];
  let isJob = false;
  for (const [at, { label }] of found.entries()) {
    if (/^(?:B\.|h:)/.test(label)) {
      isJob = label.startsWith('B.x.');
      if (isJob) jobs.push([]);
    }
    if (isJob) jobs.at(-1)?.push(at);
  }
  return jobs;
}
