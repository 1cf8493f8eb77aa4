import { findPeriods } from '../../functions/import/resume/periods.ts';
import { containsWords, joinWords } from '../../functions/import/page/wordMatch.ts';
import type { ExpectedResume } from '../bench/import/score.ts';
import { resumeOfTruth } from '../learn/import/taughtSets.ts';

/** What a model answers that knows what a file says, as JSON (functions/import/llm/prompts/v1.ts). */
export function clerkAnswer(truth: ExpectedResume, text: string): string {
  const lines = text.split('\n');
  const { experience, education, skills, summary } = resumeOfTruth(truth);
  const period = (start: string, end: string) => {
    const all = lines.flatMap((line) => findPeriods(line).map((one) => ({ one, text: line.slice(one.from, one.to) })));
    return all.find(({ one }) => one.start === start && one.end === end)?.text ?? '';
  };
  const numbers = (described: string) =>
    described
      .split('\n')
      .flatMap((line) => {
        const at = lines.findIndex(
          (one) => containsWords(one, line) || (one !== '' && joinWords(line).includes(joinWords(one))),
        );
        return line.trim() === '' || at < 0 ? [] : [at + 1];
      })
      .toSorted((a, b) => a - b);
  const shared = (one: { location: string; startDate: string; endDate: string; description: string }) => ({
    location: one.location,
    period: period(one.startDate, one.endDate),
    lines: numbers(one.description),
  });
  return JSON.stringify({
    summary: numbers(summary),
    experience: experience.map((job) => ({ title: job.title, company: job.company, ...shared(job) })),
    education: education.map((one) => ({ degree: one.degree, institution: one.institution, ...shared(one) })),
    skills: skills.map(({ name }) => name),
  });
}
