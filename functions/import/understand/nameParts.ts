import { scoreTitleOrCompany } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';

/** The other name of an entry's. */
const OTHER_NAME: ReadonlyMap<string, string> = new Map([
  ['x.title', 'x.company'],
  ['x.company', 'x.title'],
  ['e.degree', 'e.school'],
  ['e.school', 'e.degree'],
]);
/** How clearly labels that were changed so have won: enough to stand against the rules, and not to be sure alone. */
const MARGIN = 60;
/** Words of a second post behind a comma. */
const MAX_POST_WORDS = 6;

/**
 * Labels by which a name has all of its line that is its own: what stands in brackets behind it, where the other name
 * stands in the next line (`District Court (civil)` above `Clerk`), and a second post behind the comma of the first
 * (`Partner, head of tax`).
 */
export const withWholeNames = (parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] =>
  found.map((one, at) => {
    const [before, own, next] = [parts[at - 1], parts[at], parts[at + 1]];
    const [roleBefore, role] = [roleOf(found[at - 1]?.label ?? 'junk'), roleOf(one.label)];
    if (!before || !own || before.line !== own.line || before.cell !== own.cell || one.label.startsWith('B.'))
      return one;
    const isInBrackets =
      own.boundary === 'bracket' &&
      OTHER_NAME.get(roleBefore) === role &&
      found.some((other, index) => roleOf(other.label) === role && parts[index]?.line === own.line + 1);
    const isSecondPost =
      own.boundary === 'comma' &&
      roleBefore === 'x.title' &&
      role === 'x.body' &&
      !own.bullet &&
      next?.line !== own.line &&
      own.text.split(/\s+/).length <= MAX_POST_WORDS &&
      scoreTitleOrCompany(own.text) > 0;
    return isInBrackets || isSecondPost ? { label: roleBefore as Label, margin: MARGIN } : one;
  });
