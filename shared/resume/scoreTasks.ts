import { calculateCompletion, ENTRY_PARTS, type ResumeCompletion, type WeightedTab } from './completion.ts';
import type { ResumeData } from './schema.ts';
import { SCORE_MAXIMA, type RulePoints, type ScorePart, type ScoreRule } from './scoreParts.ts';
import { isBlankText, isEmailAddress } from './text.ts';
import { isBlankEntry, isEmptyResume } from './visibleResume.ts';

/** Maximum points that each rule gives; in each section they add up to its maximum (SCORE-01). */
export const RULE_MAXIMA: Readonly<Record<ScorePart, Partial<Record<ScoreRule, number>>>> = {
  personal: { fullName: 3, email: 3, phone: 3, address: 2, linkedin: 2, website: 2 },
  summary: { present: 3, wordCount: 6, actionVerbs: 2, numbers: 2, keyTerms: 2 },
  experience: { entries: 6, basics: 4, quality: 7, actionVerbs: 3, numbers: 3, keyTerms: 1, wordCount: 1 },
  education: { entries: 8, basics: 7, description: 2, numbers: 2, keyTerms: 1 },
  projects: { entries: 5, basics: 2, technologies: 2, url: 1, actionVerbs: 2, numbers: 2, wordCount: 1 },
  skills: { quality: 12, keyTerms: 3 },
  languages: { entries: 10 },
};

/** Points that not everybody can have, or knows how to get: where they are missing, it is not a task. */
export const NOT_FOR_EVERYBODY: ReadonlySet<string> = new Set([
  'personal.website',
  'summary.keyTerms',
  'experience.keyTerms',
  // Marks are written where they are good.
  'education.numbers',
  'education.keyTerms',
  'projects.entries',
  'projects.technologies',
  'projects.url',
  'skills.keyTerms',
]);

/** A section as a task names it: one that gives points, or one of the person's own by its tab. */
export type TaskPart = WeightedTab | `custom-${string}`;

/** Something that the résumé lacks. */
export interface ScoreTask {
  readonly part: TaskPart;
  /** `unfinished`: a custom section with an item that is begun and not filled in. */
  readonly rule: ScoreRule | 'unfinished';
  /** Points that it would add; 0 if the section is not filled in and the points are had without. */
  readonly gain: number;
  /** Nobody reaches "excellent" without it (SCORE-04). */
  readonly essential: boolean;
  /** The first entry that lacks it, where it is about each, and the field there, as the form names it. */
  readonly entry?: string;
  readonly field?: string;
}

/**
 * Returns tasks that raise the score or fill a section in, essentials first, then those with most points. An empty
 * section is a task, except for the projects of people who have none; a filled one has only tasks that add points. The
 * number of jobs, studies and languages is a fact of life: only the first one is a task.
 */
export function openTasks(
  resume: ResumeData,
  points: Readonly<Record<ScorePart, RulePoints>>,
  { tabs }: Pick<ResumeCompletion, 'tabs'> = calculateCompletion(resume),
): ScoreTask[] {
  const sum = Object.values(points)
    .flat()
    .reduce((total, [, each]) => total + each, 0);
  const tasks: ScoreTask[] = [];
  for (const part of Object.keys(SCORE_MAXIMA) as ScorePart[]) {
    const rules = points[part];
    const empty = rules.every(([, each]) => each <= 0);
    for (const [rule, each] of rules) {
      const missing = (RULE_MAXIMA[part][rule] ?? 0) - each;
      const gain = Math.max(0, Math.min(missing, 100 - sum));
      const isMore = rule === 'entries' && each > 0;
      const isDetailOfNothing = empty && rules[0]?.[0] !== rule && part !== 'personal';
      const isOpen = missing > 0 && (gain > 0 || tabs[part] < 1);
      if (!isOpen || isMore || isDetailOfNothing || NOT_FOR_EVERYBODY.has(`${part}.${rule}`)) continue;
      const place = rule === 'basics' ? firstLacking(resume, part) : undefined;
      tasks.push({ part, rule, gain, essential: isEssential(resume, part, rule), ...place });
    }
  }
  for (const [tab, done] of Object.entries(tabs))
    if (done < 1 && isCustom(tab)) tasks.push({ part: tab, rule: 'unfinished', gain: 0, essential: false });
  return tasks.toSorted((a, b) => Number(b.essential) - Number(a.essential) || b.gain - a.gain);
}

const isCustom = (tab: string): tab is `custom-${string}` => tab.startsWith('custom-');

/** The fields of an entry's parts, in their order. */
const PART_FIELDS = {
  experience: ['title', 'company', 'startDate', 'endDate', 'description'],
  education: ['degree', 'institution', 'startDate'],
  projects: ['name', 'description', 'role'],
} as const;

/** The first entry that lacks one of its parts, and the field of that part. */
function findLack<T extends { readonly id: string }>(
  entries: readonly T[],
  parts: (entry: T) => string[],
  fields: readonly string[],
): Pick<ScoreTask, 'entry' | 'field'> | undefined {
  for (const entry of entries) {
    const partIndex = isBlankEntry(entry) ? -1 : parts(entry).findIndex(isBlankText);
    if (partIndex >= 0) return { entry: entry.id, field: `${entry.id}.${fields[partIndex]}` };
  }
  return undefined;
}

/** Returns the place of the first field that a reader looks for and an entry lacks. */
function firstLacking(resume: ResumeData, part: ScorePart): ReturnType<typeof findLack> {
  if (part === 'experience') return findLack(resume.experience, ENTRY_PARTS.experience, PART_FIELDS.experience);
  if (part === 'education') return findLack(resume.education, ENTRY_PARTS.education, PART_FIELDS.education);
  return part === 'projects' ? findLack(resume.projects, ENTRY_PARTS.projects, PART_FIELDS.projects) : undefined;
}

/** A name, an address that reaches its owner where one is given, and of each job what, where and when. */
function isEssential(resume: ResumeData, part: ScorePart, rule: ScoreRule): boolean {
  const { fullName, email } = resume.personalInfo;
  if (isEmptyResume(resume)) return false;
  switch (`${part}.${rule}`) {
    case 'personal.fullName':
      return isBlankText(fullName);
    case 'personal.email':
      return !isBlankText(email) && !isEmailAddress(email);
    case 'experience.basics':
      return resume.experience.some(
        (job) => !isBlankEntry(job) && ENTRY_PARTS.experience(job).slice(0, 4).some(isBlankText),
      );
    default:
      return false;
  }
}
