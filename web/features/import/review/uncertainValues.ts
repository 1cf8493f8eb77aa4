import type { DoubtReason } from '../../../../shared/api/import.ts';
import { SECTION_KEYS, type ResumeData } from '../../../../shared/resume/schema.ts';
import { CONFIDENCE_THRESHOLDS } from '../../../../shared/upload/confidence.ts';
import { toVisibleResume } from '../../../../shared/resume/visibleResume.ts';

/** Level of confidence: nothing to do, better check, please check. */
export type ConfidenceLevel = 'sure' | 'likely' | 'unsure';

export type ReviewPart = 'personal' | (typeof SECTION_KEYS)[number] | 'customSections';
export const REVIEW_PARTS: readonly ReviewPart[] = [
  'personal',
  'summary',
  'experience',
  'education',
  'projects',
  'skills',
  'languages',
  'customSections',
];

/** One value with a low confidence. */
export interface UncertainValue {
  readonly part: ReviewPart;
  /** Id of its entry; null for personal details and the summary. */
  readonly entry: string | null;
  /** Name of the field in the model (`title`, `fullName`). */
  readonly field: string;
  /** The value as it was read: once it differs, the person has checked it. */
  readonly value: string;
  /** Why it is, where more is known than that. */
  readonly reason?: DoubtReason;
}

/** What was found of one part of the résumé. */
export interface PartSummary {
  readonly part: ReviewPart;
  /** Number of details, entries or sections; never 0. */
  readonly count: number;
  readonly sureness: ConfidenceLevel;
}

export function toConfidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= CONFIDENCE_THRESHOLDS.sure) return 'sure';
  return confidence >= CONFIDENCE_THRESHOLDS.likely ? 'likely' : 'unsure';
}

/**
 * The parts that are not empty, with the lowest confidence in each. A part without confidence values is fully certain:
 * it comes from embedded data.
 */
export function summarizeParts(resume: ResumeData, confidence: Readonly<Record<string, number>>): PartSummary[] {
  const { personalInfo, summary, ...lists } = toVisibleResume(resume);
  const counts: Readonly<Record<ReviewPart, number>> = {
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
  return REVIEW_PARTS.filter((part) => counts[part] > 0).map((part) => {
    const least = Math.min(1, ...known.filter(([path]) => partOfPath(path) === part).map(([, value]) => value));
    return { part, count: counts[part], sureness: toConfidenceLevel(least) };
  });
}

/** The values to ask about, in the order of the tabs. */
export function findUncertainValues(
  resume: ResumeData,
  confidence: Readonly<Record<string, number>>,
  doubts: Readonly<Record<string, DoubtReason>> = {},
): UncertainValue[] {
  const unsure = Object.entries(confidence).filter(([, value]) => toConfidenceLevel(value) === 'unsure');
  const checks = unsure
    .map(([path]) => {
      const check = uncertainValueAt(resume, path);
      const reason = doubts[path];
      return check && reason ? { ...check, reason } : check;
    })
    .filter((check) => check !== null && check.value.trim() !== '') as UncertainValue[];
  return checks.sort((one, other) => REVIEW_PARTS.indexOf(one.part) - REVIEW_PARTS.indexOf(other.part));
}

/** Whether the résumé still holds the value as it was read. */
export function isUnchanged({ part, entry, field, value }: UncertainValue, resume: ResumeData): boolean {
  return readValue(resume, part, entry, field) === value;
}

/** Identifies the form's field (`data-resume-field`). */
export function fieldKey({ part, entry, field }: Omit<UncertainValue, 'value'>): string {
  if (entry !== null) return `${entry}.${field}`;
  return part === 'summary' ? 'summary' : `personal.${field}`;
}

function uncertainValueAt(resume: ResumeData, path: string): UncertainValue | null {
  const part = partOfPath(path);
  const [, index = '', name = ''] = path.split('.');
  if (part === 'personal') return { part, entry: null, field: index, value: readValue(resume, part, null, index) };
  if (part === 'summary') return { part, entry: null, field: 'summary', value: resume.summary };
  const entry = part === null || part === 'customSections' || name === '' ? undefined : resume[part][Number(index)];
  return entry && part !== null
    ? { part, entry: entry.id, field: name, value: readValue(resume, part, entry.id, name) }
    : null;
}

function readValue(resume: ResumeData, part: ReviewPart, id: string | null, field: string): string {
  const record =
    id === null
      ? part === 'summary'
        ? resume
        : resume.personalInfo
      : (resume[part as 'experience'] as readonly { readonly id: string }[]).find((entry) => entry.id === id);
  const value: unknown = (record as Readonly<Record<string, unknown>> | undefined)?.[field];
  return typeof value === 'string' ? value : '';
}

export function partOfPath(path: string): ReviewPart | null {
  const first = path.split('.')[0] ?? '';
  if (first === 'personalInfo') return 'personal';
  return REVIEW_PARTS.find((part) => part === first && part !== 'personal') ?? null;
}
