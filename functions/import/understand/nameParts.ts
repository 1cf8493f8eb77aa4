import { scoreTitleOrCompany } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { roleOf } from './labels.ts';
import type { TextLine } from '../page/textLine.ts';
import type { Part } from './parts.ts';

/** How clearly labels that were changed so have won: enough to stand against the rules, and not to be sure alone. */
const MARGIN = 60;
/** Words of a second post behind a comma. */
const MAX_POST_WORDS = 6;

/**
 * Labels by which a name has all of its line that is its own: what goes on behind the comma of a post, where it is
 * another (`Partner, head of tax`) or what was done stands behind bullets (`Clerk, night desk`), what a post is about,
 * behind its dash, where its employer has a line of its own, and a second post behind a slash before the employer
 * (`Courier / driver, Zennor Ltd`).
 */
export const withWholeNames = (
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] => {
  // Where all that was done stands behind bullets, nothing of it stands in the line of a post.
  const done = parts.filter((part, at) => part.boundary !== 'comma' && isDoneInJob(found, at));
  const isBulleted = done.length > 0 && done.every(({ bullet }) => bullet);
  return found.map((one, at) => {
    const [before, own, next] = [parts[at - 1], parts[at], parts[at + 1]];
    const [roleBefore, role] = [roleOf(found[at - 1]?.label ?? 'junk'), roleOf(one.label)];
    if (!before || !own || before.line !== own.line || before.cell !== own.cell || one.label.startsWith('B.'))
      return one;
    const isSecondPost =
      own.boundary === 'comma' &&
      roleBefore === 'x.title' &&
      role === 'x.body' &&
      !own.bullet &&
      next?.line !== own.line &&
      own.text.split(/\s+/).length <= MAX_POST_WORDS &&
      (scoreTitleOrCompany(own.text) > 0 || isBulleted);
    const isOfPost =
      own.boundary === 'dash' &&
      roleBefore === 'x.title' &&
      role === 'x.company' &&
      scoreTitleOrCompany(own.text) >= 0 &&
      hasOwnEmployer(parts, found, at);
    const isBehindSlash =
      own.boundary === 'bar' &&
      roleBefore === 'x.title' &&
      role === 'x.company' &&
      lines[own.line]?.cells[own.cell]?.text.slice(before.to, own.from).trim() === '/' &&
      own.bold === before.bold &&
      scoreTitleOrCompany(own.text) >= 0 &&
      hasEmployerBehind(parts, found, at);
    return isSecondPost || isOfPost || isBehindSlash ? { label: 'x.title', margin: MARGIN } : one;
  });
};

/** Whether a text says what was done in a job: below a heading without jobs, such a text is something else. */
function isDoneInJob(found: readonly Decoded[], at: number): boolean {
  const begun = found.slice(0, at).findLast(({ label }) => /^(?:B\.|h:)/.test(label));
  return roleOf(found[at]?.label ?? 'junk') === 'x.body' && begun?.label.startsWith('B.x.') === true;
}

/** Whether an employer stands in the cell of a text, behind it. */
const hasEmployerBehind = (parts: readonly Part[], found: readonly Decoded[], at: number): boolean =>
  parts.some(
    ({ line, cell }, other) =>
      other > at &&
      line === parts[at]?.line &&
      cell === parts[at].cell &&
      roleOf(found[other]?.label ?? 'junk') === 'x.company',
  );

/** Whether the employer of a post stands in the line below its own, or above it and its like. */
function hasOwnEmployer(parts: readonly Part[], found: readonly Decoded[], at: number): boolean {
  const below = parts.findIndex(({ line }) => line === (parts[at]?.line ?? 0) + 1);
  if (found[below]?.label === 'x.company') return true;
  const begun = found.slice(0, at).findLast(({ label }) => label === 'B.g.company' || label.startsWith('h:'));
  return begun?.label === 'B.g.company';
}
