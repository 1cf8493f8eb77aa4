import type { TextLine } from '../page/textLine.ts';
import { roleOf, type Label } from './labels.ts';
import type { Decoded } from './network/decode.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';
import { jobsInSentences } from './sentenceJobs.ts';

/** What says that a document lists jobs of its own. */
const NAMES_A_JOB: ReadonlySet<string> = new Set(['x.title', 'x.company']);

/**
 * Labels by which sentences that tell jobs are a summary, where a document lists no other jobs: the jobs of a letter
 * are read from its sentences, whole. Who signs below it is no list of skills.
 */
export function withSentencesOfJobs(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const told = new Set(jobsInSentences(lines).flatMap((job) => job.lines));
  const roleAt = (at: number) => roleOf(found[at]?.label ?? 'junk');
  const isTold = ({ line }: Part) => told.has(line);
  const listsJobs = parts.some((part, at) => NAMES_A_JOB.has(roleAt(at)) && !isTold(part));
  if (told.size === 0 || listsJobs) return found;
  const firstHeading = found.findIndex(({ label }) => label.startsWith('h:'));
  const isHeaded = (at: number) => firstHeading >= 0 && firstHeading < at;
  return parts.map((part, at): Decoded => {
    const one = found[at] ?? { label: 'junk', sure: 0 };
    const as = (label: Label): Decoded => relabelled(one, label);
    if (isTold(part)) return as('summary');
    return roleAt(at).startsWith('x.') || (one.label === 'skill' && !isHeaded(at)) ? as('junk') : one;
  });
}
