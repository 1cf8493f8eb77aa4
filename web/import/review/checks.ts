import { SECTION_KEYS, type ResumeData } from '../../../shared/resume/schema.ts';
import { visibleResume } from '../../../shared/resume/visible.ts';

/** How sure the reading was of something: nothing to do, worth a look, please look. */
export type Sureness = 'sure' | 'likely' | 'unsure';

/** From which confidence on, 0-1: below `likely` a value is asked about by itself. */
const FROM = { sure: 0.85, likely: 0.65 } as const;

export type Part = 'personal' | (typeof SECTION_KEYS)[number] | 'customSections';
export const PARTS: readonly Part[] = ['personal', 'summary', 'experience', 'education', 'projects', 'skills', 'languages', 'customSections'];

/** One value that the reading was not sure of. */
export interface Check {
  readonly part: Part;
  /** Id of its entry; null for personal details and the summary. */
  readonly entry: string | null;
  /** Name of the field in the model (`title`, `fullName`). */
  readonly field: string;
  /** As it was read: once it is another, it was looked at. */
  readonly value: string;
}

/** What was found of one part of the résumé. */
export interface PartFound {
  readonly part: Part;
  /** Details, entries or sections; never 0. */
  readonly count: number;
  readonly sureness: Sureness;
}

export function surenessOf(confidence: number): Sureness {
  if (confidence >= FROM.sure) return 'sure';
  return confidence >= FROM.likely ? 'likely' : 'unsure';
}

/** The parts that hold something, with the least that was sure in each. A part nothing is known about is as sure as text can be: it was carried whole. */
export function partsFound(resume: ResumeData, confidence: Readonly<Record<string, number>>): PartFound[] {
  const { personalInfo, summary, ...lists } = visibleResume(resume);
  const counts: Readonly<Record<Part, number>> = {
    personal: Object.values(personalInfo).filter((value) => value.trim() !== '').length,
    summary: summary.trim() === '' ? 0 : 1,
    experience: lists.experience.length,
    education: lists.education.length,
    projects: lists.projects.length,
    skills: lists.skills.length,
    languages: lists.languages.length,
    customSections: lists.customSections.length,
  };
  const known = Object.entries(confidence);
  return PARTS.filter((part) => counts[part] > 0).map((part) => {
    const least = Math.min(1, ...known.filter(([path]) => partOf(path) === part).map(([, value]) => value));
    return { part, count: counts[part], sureness: surenessOf(least) };
  });
}

/** The values to ask about, in the order of the tabs. */
export function checksOf(resume: ResumeData, confidence: Readonly<Record<string, number>>): Check[] {
  const unsure = Object.entries(confidence).filter(([, value]) => surenessOf(value) === 'unsure');
  const checks = unsure.map(([path]) => checkAt(resume, path)).filter((check) => check !== null && check.value.trim() !== '') as Check[];
  return checks.sort((one, other) => PARTS.indexOf(one.part) - PARTS.indexOf(other.part));
}

/** Whether the résumé still holds it as it was read. */
export function isOpen({ part, entry, field, value }: Check, resume: ResumeData): boolean {
  return valueOf(resume, part, entry, field) === value;
}

/** What the form's field is known by (`data-resume-field`). */
export function fieldKey({ part, entry, field }: Check): string {
  if (entry !== null) return `${entry}.${field}`;
  return part === 'summary' ? 'summary' : `personal.${field}`;
}

function checkAt(resume: ResumeData, path: string): Check | null {
  const part = partOf(path);
  const [, index = '', name = ''] = path.split('.');
  if (part === 'personal') return { part, entry: null, field: index, value: valueOf(resume, part, null, index) };
  if (part === 'summary') return { part, entry: null, field: 'summary', value: resume.summary };
  const entry = part === null || part === 'customSections' || name === '' ? undefined : resume[part][Number(index)];
  return entry && part !== null ? { part, entry: entry.id, field: name, value: valueOf(resume, part, entry.id, name) } : null;
}

function valueOf(resume: ResumeData, part: Part, id: string | null, field: string): string {
  const record = id === null ? (part === 'summary' ? resume : resume.personalInfo) : (resume[part as 'experience'] as readonly { readonly id: string }[]).find((entry) => entry.id === id);
  const value: unknown = (record as Readonly<Record<string, unknown>> | undefined)?.[field];
  return typeof value === 'string' ? value : '';
}

function partOf(path: string): Part | null {
  const first = path.split('.')[0] ?? '';
  if (first === 'personalInfo') return 'personal';
  return PARTS.find((part) => part === first && part !== 'personal') ?? null;
}
