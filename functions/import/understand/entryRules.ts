import type { Entry, LabelledPart } from './fields.ts';
import { roleOf } from './labels.ts';

/*
 * What no label says and a sequence of labels cannot: an employer of several posts is one text for many fields, so it
 * has to be handed down by a rule.
 */

const has = ({ parts }: Entry, role: string) => parts.some(({ label }) => roleOf(label) === `x.${role}`);

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

/** Posts below one employer: what stands there alone, or at the post before, is the employer of those without one. */
export function handDownEmployers<Job extends Record<string, unknown>>(
  jobs: readonly Job[],
  confidence: Record<string, number>,
): readonly Job[] {
  let employer = '';
  return jobs.map((job, at) => {
    const { title, company } = job as unknown as { title: string; company: string };
    if (company !== '') employer = company;
    if (title === '' || company !== '' || employer === '') return job;
    confidence[`experience.${at}.company`] = HANDED_DOWN;
    return { ...job, company: employer };
  });
}

/** Whether an entry is more than one name without a period: what a person is, or a heading that no list knows. */
export const isWhole = (parts: readonly LabelledPart[], family: string) =>
  new Set(
    parts.map(({ label }) => roleOf(label)).filter((role) => role !== `${family}.body` && role !== `${family}.place`),
  ).size > 1;
