import { canBeCalled } from '../contacts/numberToDial.ts';
import { RECOMMENDED } from './hints.ts';
import type { ResumeData } from './schema.ts';
import { isBlankText, isEmailAddress, splitWords } from './text.ts';
import { isBlankEntry } from './visibleResume.ts';
import { ownProperty } from '../platform/ownProperty.ts';

/** Weights of the tabs in the overall completion (COMP-01); the AI tab has none. */
export const COMPLETION_WEIGHTS = {
  personal: 1.5,
  summary: 1.2,
  experience: 2,
  education: 1.5,
  projects: 1.2,
  skills: 1,
  languages: 0.6,
} as const;
export const CUSTOM_SECTION_WEIGHT = 1;

export type WeightedTab = keyof typeof COMPLETION_WEIGHTS;

export interface ResumeCompletion {
  /** Whole percent, 0 to 100; 100 only if every tab is complete, 0 only if nothing is begun. */
  readonly overall: number;
  /** 0 to 1 for each tab, by its key; a custom section's is `custom-{sectionId}` (BLD-02). */
  readonly tabs: Readonly<Record<WeightedTab, number>> & Readonly<Record<`custom-${string}`, number>>;
}

/**
 * Least sizes at which a summary and a list of skills count as complete: the lower ends of what is recommended (BLD-30,
 * BLD-32).
 */
const COMPLETE_FROM = { summaryWords: RECOMMENDED.summaryWords.min, skills: RECOMMENDED.skills.min } as const;

/** Fields that a reader looks for in an entry, for completion and score alike. A job's description is the last. */
export const ENTRY_PARTS = {
  experience: (job: ResumeData['experience'][0]) => [
    job.title,
    job.company,
    job.startDate,
    job.current ? 'current' : job.endDate,
    job.description,
  ],
  education: (study: ResumeData['education'][0]) => [study.degree, study.institution, study.startDate + study.endDate],
  projects: (project: ResumeData['projects'][0]) => [
    project.name,
    project.description,
    project.role + project.technologies + project.url,
  ],
};

/**
 * How far each tab is filled in, and their weighted mean (COMP-02). A tab is complete when it holds what a reader looks
 * for: the optional parts (location, a second link, more entries) do not count, and blank entries are as if they were
 * not there.
 */
export function calculateCompletion(resume: ResumeData): ResumeCompletion {
  const tabs = { ...mainTabCompletion(resume) } as Record<string, number>;
  for (const section of resume.customSections) {
    const items = meanCompletion(section.items, (item) => [
      item.title,
      item.organization + item.description + item.startDate + item.endDate,
    ]);
    tabs[`custom-${section.id}`] = items === 0 ? 0 : filledShare([section.title]) * 0.2 + items * 0.8;
  }
  let reached = 0;
  let weights = 0;
  for (const [tab, done] of Object.entries(tabs)) {
    const weight = ownProperty(COMPLETION_WEIGHTS, tab) ?? CUSTOM_SECTION_WEIGHT;
    reached += weight * done;
    weights += weight;
  }
  return { overall: toPercent(reached / weights), tabs: tabs as ResumeCompletion['tabs'] };
}

function mainTabCompletion(resume: ResumeData): Readonly<Record<WeightedTab, number>> {
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  return {
    // A contact that reaches nobody does not count, as in the score.
    personal: filledShare([
      fullName,
      isEmailAddress(email) ? email : '',
      canBeCalled(phone) ? phone : '',
      address,
      linkedin + website,
    ]),
    summary: Math.min(1, splitWords(resume.summary).length / COMPLETE_FROM.summaryWords),
    experience: meanCompletion(resume.experience, ENTRY_PARTS.experience),
    education: meanCompletion(resume.education, ENTRY_PARTS.education),
    projects: meanCompletion(resume.projects, ENTRY_PARTS.projects),
    skills: Math.min(1, countNamed(resume.skills) / COMPLETE_FROM.skills),
    languages: Math.min(1, countNamed(resume.languages)),
  };
}

function countNamed(entries: readonly { readonly name: string }[]): number {
  return entries.filter((entry) => !isBlankText(entry.name)).length;
}

/** Mean share of filled parts over the entries that say anything; 0 when none does. */
export function meanCompletion<T extends object>(entries: readonly T[], parts: (entry: T) => string[]): number {
  const filled = entries.filter((entry) => !isBlankEntry(entry));
  return filled.length === 0 ? 0 : filled.reduce((sum, entry) => sum + filledShare(parts(entry)), 0) / filled.length;
}

function filledShare(parts: readonly string[]): number {
  return parts.filter((part) => !isBlankText(part)).length / parts.length;
}

/** Rounded, but never up to 100 nor down to 0: those two are promises. */
function toPercent(done: number): number {
  if (done <= 0 || done >= 1) return done <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(done * 100)));
}
