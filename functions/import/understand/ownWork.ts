import { scoreTitleOrCompany } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * Who works for himself, or in a house, writes that where others have their employer: `Self-employed – Glazier`.
 * The lexica know such words as part of a post (`Self-employed glazier`), so the two names may be read the wrong way
 * round.
 */

/** What stands in the place of an employer, as a whole text. */
const INSTEAD_OF_EMPLOYER = new RegExp(
  [
    '(?:self[- ]?employed|freelance|sole trader|own (?:business|company|practice|studio)|family (?:business|firm))',
    '(?:private|various) (?:employers?|famil(?:y|ies)|households?|homes?|clients?|customers?|companies)',
    '(?:עצמאי|עצמאית|פרילנס|עסק עצמאי|עסק פרטי|עסק משפחתי|לקוחות פרטיים|משפחה פרטית|לקוחות שונים)',
  ].join('|'),
  'iu',
);
const SAYS_SO = new RegExp(String.raw`^(?:${INSTEAD_OF_EMPLOYER.source})$`, 'iu');

/** Labels by which a text that stands instead of an employer is none of a post, where the other name is no employer. */
export function withOwnWork(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const changed = [...found];
  const set = (at: number, role: string) => {
    const begins = found[at]?.label.startsWith('B.') ? 'B.' : '';
    changed[at] = relabelled(found[at], `${begins}${role}` as Label);
  };
  for (const own of jobsIn(found)) {
    const of = (role: string) => own.filter((at) => roleOf(found[at]?.label ?? 'junk') === role);
    const [title, ...titles] = of('x.title');
    const [company, ...companies] = of('x.company');
    if (title === undefined || company === undefined || titles.length + companies.length > 0) continue;
    const [post, employer] = [parts[title]?.text ?? '', parts[company]?.text ?? ''];
    if (!SAYS_SO.test(post) || SAYS_SO.test(employer) || scoreTitleOrCompany(employer) < 0) continue;
    set(title, 'x.company');
    set(company, 'x.title');
  }
  return changed;
}

/** The parts of each job. */
function jobsIn(found: readonly Decoded[]): number[][] {
  const jobs: number[][] = [];
  let isOpen = false;
  for (const [at, { label }] of found.entries()) {
    const isOwn = roleOf(label).startsWith('x.');
    if (isOwn && (label.startsWith('B.') || !isOpen)) jobs.push([]);
    if (isOwn) jobs.at(-1)?.push(at);
    isOpen = isOwn || (isOpen && !label.startsWith('h:') && !label.startsWith('B.'));
  }
  return jobs;
}
