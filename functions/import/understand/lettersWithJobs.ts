import type { TextLine } from '../page/textLine.ts';
import type { Decoded } from './decode.ts';
import type { LabelledDocument } from './document.ts';
import { isWhole } from './entryRules.ts';
import { entriesOf } from './fields.ts';
import type { Part } from './parts.ts';
import { jobsInSentences } from './sentenceJobs.ts';
import { relabelled } from './relabelled.ts';

/** Jobs of sentences are asked about: each was put together by the words around it. */
const SURE = 0.5;

/** These jobs as a résumé has them; what else a sentence says stays in the summary. */
export function readSentenceJobs(document: LabelledDocument) {
  return jobsInSentences(document.lines).map(({ title, company, place, period, pieces }, at) => {
    const id = `exp-${at + 1}`;
    document.claims.add(`${id}.title`, pieces.title);
    document.claims.add(`${id}.company`, pieces.company);
    document.claims.add(`${id}.location`, pieces.place);
    for (const key of ['startDate', 'endDate']) document.claims.add(`${id}.${key}`, pieces.period);
    const sure = (key: string, text: string) => document.sure(`experience.${at}.${key}`, text, SURE);
    return {
      title: sure('title', title),
      company: sure('company', company),
      location: place,
      startDate: sure('startDate', period.start),
      endDate: period.end,
      current: period.current,
      description: '',
    };
  });
}

/** How a letter begins, which is no profession. */
const SALUTATION = /^(?:dear\b|to whom\b|לכבוד|שלום)/iu;
const OF_JOBS = /^(?:B\.)?x\./;

/** Jobs that sentences tell, from which on a document is a letter; and words of a line of one. */
const [MIN_TOLD, MIN_WORDS] = [2, 6];

const isProse = (line: TextLine | undefined) => line?.cells.length === 1 && line.text.split(/\s+/).length >= MIN_WORDS;

/**
 * Labels by which sentences that tell jobs are a summary, where a document has no other jobs: so no piece of a sentence
 * is a post, a study or a heading.
 */
export function withSentencesOfJobs(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const labelled = parts.map((part, at) => ({ part, label: found[at]?.label ?? ('junk' as const), sure: 1 }));
  const jobs = jobsInSentences(lines);
  const told = new Set(jobs.flatMap((job) => job.lines));
  if (told.size === 0) return found;
  // In a letter that tells several and has no list of them, what else its sentences say is no job either.
  const isLetter = jobs.length >= MIN_TOLD && !found.some(({ label }) => label === 'h:experience');
  const others = entriesOf(labelled, 'x').filter(
    ({ parts: own }) =>
      !own.some(({ part }) => told.has(part.line)) && !(isLetter && own.every(({ part }) => isProse(lines[part.line]))),
  );
  if (others.some(({ parts: own }) => isWhole(own, 'x'))) return found;
  let isBehindSentence = false;
  return found.map((one, at): Decoded => {
    const part = parts[at];
    const as = (label: 'summary' | 'junk') => relabelled(one, label);
    if (part && told.has(part.line)) return as('summary');
    // `I would be glad to come by.` heads nothing, and neither `Sincerely,` nor who signs is a list below it.
    if (one.label === 'headline' && SALUTATION.test(part?.text ?? '')) return as('junk');
    const isHeading = one.label.startsWith('h:');
    if (isHeading) isBehindSentence = /[.,!]$/.test(lines[part?.line ?? -1]?.text ?? '');
    return (isHeading || one.label === 'skill') && isBehindSentence
      ? as('junk')
      : OF_JOBS.test(one.label)
        ? as('junk')
        : one;
  });
}
