import type { DoubtReason } from '../../../../../shared/api/import.ts';
import type { ResumeData } from '../../../../../shared/resume/schema.ts';
import { CONFIDENCE_THRESHOLDS } from '../../../../../shared/upload/confidence.ts';
import { toVisibleResume } from '../../../../../shared/resume/visibleResume.ts';
import { partOfPath, REVIEW_PARTS, textOf, toTarget, type FieldTarget, type ReviewPart } from './fieldTarget.ts';
import { ownProperty } from '../../../../../shared/platform/ownProperty.ts';

/** Level of confidence: nothing to do, better check, please check. */
export type ConfidenceLevel = 'sure' | 'likely' | 'unsure';

/** One value with a low confidence. */
export interface UncertainValue extends FieldTarget {
  /** The value as it was read: once it differs, the person has checked it. */
  readonly value: string;
  /** Why it is, where more is known than that; `missing`: nothing was read, and the field is empty. */
  readonly reason?: DoubtReason | 'missing';
  /** It is likely right: worth a glance, and not asked about. */
  readonly isLikely?: boolean;
}

/** The values read for one section of the résumé. */
export interface PartSummary {
  readonly part: ReviewPart;
  /** Number of details, entries or sections; never 0. */
  readonly count: number;
  readonly sureness: ConfidenceLevel;
}

/** Level of a confidence between 0 and 1, by the thresholds that the review asks from. */
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
    // Embedded data says nothing of how sure it is, and is whole.
    const hasGap = known.length > 0 && findGaps(resume).some((gap) => gap.part === part);
    return { part, count: counts[part], sureness: hasGap ? 'unsure' : toConfidenceLevel(least) };
  });
}

/** Returns the fields that every job has and the import could not read: employer, title, dates. */
function findGaps(resume: ResumeData): UncertainValue[] {
  return toVisibleResume(resume).experience.flatMap(({ id, title, company, startDate, endDate, current }) => {
    const missing = [
      ...(title.trim() === '' ? ['title'] : []),
      ...(company.trim() === '' ? ['company'] : []),
      ...(startDate === '' && endDate === '' && !current ? ['startDate'] : []),
    ];
    return missing.map((field) => ({
      part: 'experience' as const,
      entry: id,
      field,
      value: '',
      reason: 'missing' as const,
    }));
  });
}

/** The values to ask about, in the order of the tabs, and those that are worth a glance. */
export function findUncertainValues(
  resume: ResumeData,
  confidence: Readonly<Record<string, number>>,
  doubts: Readonly<Record<string, DoubtReason>> = {},
): UncertainValue[] {
  const known = Object.entries(confidence);
  const checks = known.flatMap(([path, sure]): UncertainValue[] => {
    const level = toConfidenceLevel(sure);
    const target = level === 'sure' ? null : toTarget(resume, path);
    const value = target ? textOf(target, resume) : '';
    const reason = ownProperty(doubts, path);
    if (!target || value.trim() === '') return [];
    return [{ ...target, value, ...(reason && { reason }), ...(level === 'likely' && { isLikely: true }) }];
  });
  if (known.length > 0) checks.push(...findGaps(resume));
  return checks.sort((a, b) => REVIEW_PARTS.indexOf(a.part) - REVIEW_PARTS.indexOf(b.part));
}

/** Whether the résumé still holds the value as it was read. */
export const isUnchanged = (check: UncertainValue, resume: ResumeData): boolean =>
  textOf(check, resume) === check.value;
