import { entriesOf, Entry } from './entry.ts';
import { familyOf, isHeading, roleOf, type Label, type LabelledPart } from './labels.ts';

/*
 * An employer of several posts is one text for many fields, which no sequence of labels can express: rules hand it
 * down.
 */

/** The label that a text above the posts of an employer has for each post. */
const OF_POST: ReadonlyMap<string, Label> = new Map([
  ['g.company', 'x.company'],
  ['g.place', 'x.place'],
  ['g.period', 'x.period'],
]);

const isGroup = (labelledPart: LabelledPart | undefined) =>
  labelledPart !== undefined && familyOf(labelledPart.label) === 'g';

/**
 * Returns the jobs. A job without an employer gets the one above it. An employer without posts is a job itself. If an
 * employer has a single post without a period, the post gets the employer's period.
 */
export function jobsOf(labelled: readonly LabelledPart[]): Entry[] {
  const jobs: Entry[] = [];
  let partIndex = 0;
  while (partIndex < labelled.length) {
    // Collects the parts up to the next employer or the end of the section.
    const above: LabelledPart[] = [];
    while (isGroup(labelled[partIndex]) && !(above.length > 0 && labelled[partIndex]?.label === 'B.g.company')) {
      above.push(labelled[partIndex] as LabelledPart);
      partIndex += 1;
    }
    const start = partIndex;
    const isAtHeading = (index: number) => labelled[index] !== undefined && isHeading(labelled[index]);
    while (
      partIndex < labelled.length &&
      !isGroup(labelled[partIndex]) &&
      (partIndex === start || !isAtHeading(partIndex))
    )
      partIndex += 1;
    const posts = withEmployersAbove(entriesOf(labelled.slice(start, partIndex), 'x'));
    const employer = above.map((labelledPart) => ({
      ...labelledPart,
      label: OF_POST.get(roleOf(labelledPart.label)) ?? labelledPart.label,
    }));
    const isAlone = posts.length === 0 || isAtHeading(start);
    if (above.length > 0 && isAlone) jobs.push(new Entry('x', employer));
    jobs.push(...(isAlone ? posts : posts.map((post) => withEmployer(post, employer, posts.length === 1))));
  }
  return jobs;
}

function withEmployer(post: Entry, employer: readonly LabelledPart[], isOnly: boolean): Entry {
  if (post.has('company')) return post;
  const handedDown = employer.filter(
    ({ label }) =>
      label === 'x.company' ||
      (label === 'x.place' && !post.has('place')) ||
      (label === 'x.period' && isOnly && !post.has('period')),
  );
  return new Entry('x', [...handedDown, ...post.parts]);
}

/** Gives a post that has no employer, or no period, the one above it. */
function withEmployersAbove(jobs: readonly Entry[]): Entry[] {
  return jobs.reduce<Entry[]>((done, job) => {
    const above = done.at(-1);
    const isOfAbove =
      above !== undefined &&
      above.has('company') &&
      !above.has('title') &&
      job.has('title') &&
      !(above.has('period') && job.has('period')) &&
      !(job.has('company') && job.has('period'));
    return isOfAbove ? [...done.slice(0, -1), new Entry('x', [...above.parts, ...job.parts])] : [...done, job];
  }, []);
}

/** Confidence of an employer that was named above another post. */
const HANDED_DOWN = 0.6;

/**
 * Gives each post without an employer the one named above an earlier post. `entries` are the entries that the jobs were
 * read from. An employer in the line of its post or below it belongs to that post alone.
 */
export function handDownEmployers<Job extends Record<string, unknown>>(
  jobs: readonly Job[],
  entries: readonly Entry[],
  confidence: Record<string, number>,
): readonly Job[] {
  let employer = '';
  return jobs.map((job, index) => {
    const { title, company } = job as unknown as { title: string; company: string };
    if (company !== '') employer = isAbovePost(entries[index]) ? company : '';
    if (title === '' || company !== '' || employer === '') return job;
    confidence[`experience.${index}.company`] = HANDED_DOWN;
    return { ...job, company: employer };
  });
}

/** Whether an entry names its employer in a line above its post. */
function isAbovePost(entry: Entry | undefined): boolean {
  const [company, title] = ['company', 'title'].map((name) => entry?.of(name)[0]?.part.line);
  return company !== undefined && title !== undefined && company < title;
}
