import { entriesOf, type Entry, type LabelledPart } from './fields.ts';
import { familyOf, roleOf, type Label } from './labels.ts';

/*
 * What no label says and a sequence of labels cannot: an employer of several posts is one text for many fields, so it
 * has to be handed down by a rule.
 */

const has = ({ parts }: Entry, role: string) => parts.some(({ label }) => roleOf(label) === `x.${role}`);

/** What a text above the posts of an employer is for each of them. */
const OF_POST: ReadonlyMap<string, Label> = new Map([
  ['g.company', 'x.company'],
  ['g.place', 'x.place'],
  ['g.period', 'x.period'],
]);

const isGroup = (one: LabelledPart | undefined) => one !== undefined && familyOf(one.label) === 'g';
const isHeading = (one: LabelledPart | undefined) => one?.label.startsWith('h:') === true;

/**
 * Jobs, each with the employer that stands above it where it names none itself. An employer without posts is a job, and
 * its time that of its only post where that says none.
 */
export function jobsOf(labelled: readonly LabelledPart[]): Entry[] {
  const jobs: Entry[] = [];
  let at = 0;
  while (at < labelled.length) {
    // Up to the next employer, or to the end of the section.
    const above: LabelledPart[] = [];
    while (isGroup(labelled[at]) && !(above.length > 0 && labelled[at]?.label === 'B.g.company')) {
      above.push(labelled[at] as LabelledPart);
      at += 1;
    }
    const start = at;
    while (at < labelled.length && !isGroup(labelled[at]) && (at === start || !isHeading(labelled[at]))) at += 1;
    const posts = entriesOf(labelled.slice(start, at), 'x');
    const employer = above.map((one) => ({ ...one, label: OF_POST.get(roleOf(one.label)) ?? one.label }));
    const isAlone = posts.length === 0 || isHeading(labelled[start]);
    if (above.length > 0 && isAlone) jobs.push({ parts: employer });
    jobs.push(...(isAlone ? posts : posts.map((post) => withEmployer(post, employer, posts.length === 1))));
  }
  return jobs;
}

function withEmployer(post: Entry, employer: readonly LabelledPart[], isOnly: boolean): Entry {
  if (has(post, 'company')) return post;
  const own = employer.filter(
    ({ label }) =>
      label === 'x.company' ||
      (label === 'x.place' && !has(post, 'place')) ||
      (label === 'x.period' && isOnly && !has(post, 'period')),
  );
  return { parts: [...own, ...post.parts] };
}

/** An employer above a post without one belongs to it, and so does a period above a post without one. */
export function withEmployersAbove(entries: readonly Entry[], family: string): Entry[] {
  if (family !== 'x') return [...entries];
  return entries.reduce<Entry[]>((done, entry) => {
    const above = done.at(-1);
    const isOfAbove =
      above &&
      !has(above, 'title') &&
      has(above, 'company') &&
      has(entry, 'title') &&
      !(has(above, 'period') && has(entry, 'period'));
    return isOfAbove && !(has(entry, 'company') && has(entry, 'period'))
      ? [...done.slice(0, -1), { parts: [...above.parts, ...entry.parts] }]
      : [...done, entry];
  }, []);
}

/** Confidence of an employer that stands above another post. */
const HANDED_DOWN = 0.6;

/**
 * Posts below one employer: what stands above the post before is the employer of those without one. `entries` are the
 * parts that the jobs were read from. An employer in the line of its post or below it is of that post alone.
 */
export function handDownEmployers<Job extends Record<string, unknown>>(
  jobs: readonly Job[],
  entries: readonly Entry[],
  confidence: Record<string, number>,
): readonly Job[] {
  let employer = '';
  return jobs.map((job, at) => {
    const { title, company } = job as unknown as { title: string; company: string };
    if (company !== '') employer = isAbovePost(entries[at]) ? company : '';
    if (title === '' || company !== '' || employer === '') return job;
    confidence[`experience.${at}.company`] = HANDED_DOWN;
    return { ...job, company: employer };
  });
}

/** Whether the employer of an entry stands in a line above its post. */
function isAbovePost(entry: Entry | undefined): boolean {
  const [company, title] = ['x.company', 'x.title'].map(
    (role) => entry?.parts.find(({ label }) => roleOf(label) === role)?.part.line,
  );
  return company !== undefined && title !== undefined && company < title;
}

/** Whether an entry is more than one name without a period: what a person is, or a heading that no list knows. */
export const isWhole = (parts: readonly LabelledPart[], family: string) =>
  new Set(
    parts.map(({ label }) => roleOf(label)).filter((role) => role !== `${family}.body` && role !== `${family}.place`),
  ).size > 1;
