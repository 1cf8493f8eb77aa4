import type { ResumeData } from '../../../shared/resume/schema.ts';
import { toVisibleResume } from '../../../shared/resume/visibleResume.ts';
import { ApiError } from '../../lib/api/apiError.ts';

/** What was read from a PDF, and what is known about it. */
export interface ImportResult {
  readonly resumeData: ResumeData;
  /** Text that was found and fits nowhere, in the order of the document. */
  readonly unplaced: readonly string[];
  /** How sure what was found is, 0-1, by path (`experience.0.title`). */
  readonly confidence: Readonly<Record<string, number>>;
  /** Pages that are pictures, of which nothing was read, by their numbers from 1. */
  readonly picturePages: readonly number[];
  /** Private data that need not be in a résumé, as written. */
  readonly personal: readonly string[];
}

/**
 * An answer as what was found. Throws `invalid_server_response` where it holds no résumé (UP-03); what is said about it
 * may be missing.
 */
export function parseImportResult(answer: unknown): ImportResult {
  const { resumeData, unplaced, confidence, picturePages, personal } = asRecord(answer);
  if (typeof resumeData !== 'object' || resumeData === null || Array.isArray(resumeData))
    throw new ApiError('invalid_server_response');
  const sure = Object.entries(asRecord(confidence)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return {
    resumeData: resumeData as ResumeData,
    unplaced: onlyTexts(unplaced),
    confidence: Object.fromEntries(sure),
    picturePages: onlyNumbers(picturePages),
    personal: onlyTexts(personal),
  };
}

/** How many sections of a résumé hold something, personal details among them. */
export function countSections(resume: ResumeData): number {
  const { personalInfo, summary, experience, education, skills, languages, projects, customSections } =
    toVisibleResume(resume);
  const said = [Object.values(personalInfo).join(''), summary].filter((text) => text.trim() !== '').length;
  return (
    said +
    [experience, education, skills, languages, projects].filter((list) => list.length > 0).length +
    customSections.length
  );
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export function onlyNumbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
}

function onlyTexts(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((text): text is string => typeof text === 'string' && text.trim() !== '')
    : [];
}
