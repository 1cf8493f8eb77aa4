import type { ResumeData } from './schema.ts';
import { calculateScore, SCORE_MAXIMA } from './score.ts';
import { SCORE_PARTS, type ScorePart, type ScoreRule } from './scoreParts.ts';

/** Most points that each rule gives; in each section they add up to its maximum (SCORE-01). */
export const RULE_MAXIMA: Readonly<Record<ScorePart, Partial<Record<ScoreRule, number>>>> = {
  personal: { fullName: 3, email: 3, phone: 3, address: 2, linkedin: 2, website: 2 },
  summary: { present: 3, wordCount: 6, actionVerbs: 2, numbers: 2, keyTerms: 2 },
  experience: { entries: 6, quality: 11, actionVerbs: 3, numbers: 3, keyTerms: 1, wordCount: 1 },
  education: { entries: 8, degreeAndInstitution: 4, dates: 3, description: 2, numbers: 2, keyTerms: 1 },
  projects: { entries: 5, description: 2, technologies: 2, url: 1, actionVerbs: 2, numbers: 2, wordCount: 1 },
  skills: { quality: 10, tenOrMore: 2, keyTerms: 3 },
  languages: { entries: 10 },
};

/** Not everybody has one: where these are missing, it is not a task. */
const NOT_FOR_EVERYBODY: ReadonlySet<string> = new Set(['personal.website', 'projects.entries']);

/** Something that the résumé lacks. */
export interface ScoreTask {
  readonly part: ScorePart;
  readonly rule: ScoreRule;
  /** Points that it would add, at least 1. */
  readonly gain: number;
}

/**
 * What would raise the score, most points first. A section without a project asks for none: 100 points are reached
 * without. How many jobs, studies and languages somebody has is what it is: only the first one is a task.
 */
export function scoreTasks(resume: ResumeData): ScoreTask[] {
  const { total } = calculateScore(resume);
  const tasks: ScoreTask[] = [];
  for (const part of Object.keys(SCORE_MAXIMA) as ScorePart[]) {
    const rules = SCORE_PARTS[part](resume);
    const empty = rules.every(([, points]) => points <= 0);
    for (const [rule, points] of rules) {
      const gain = Math.min((RULE_MAXIMA[part][rule] ?? 0) - points, 100 - total);
      const isMore = rule === 'entries' && points > 0;
      const isDetailOfNothing = empty && rules[0]?.[0] !== rule && part !== 'personal';
      if (gain > 0 && !isMore && !isDetailOfNothing && !NOT_FOR_EVERYBODY.has(`${part}.${rule}`))
        tasks.push({ part, rule, gain });
    }
  }
  return tasks.toSorted((one, other) => other.gain - one.gain);
}
