import type { LabelledDocument } from './document.ts';
import { jobsInSentences } from './sentenceJobs.ts';

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
