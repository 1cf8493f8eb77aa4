import type { DoubtReason, ModelPlacement } from '../../../shared/api/import.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { RESUME_LIKENESS } from '../../../shared/upload/confidence.ts';
import type { FilePlaces } from '../../../shared/upload/filePlaces.ts';
import { toVisibleResume } from '../../../shared/resume/visibleResume.ts';
import { ApiError } from '../../lib/api/apiError.ts';

/** The parse result of a PDF. */
export interface ImportResult {
  readonly resumeData: ResumeData;
  /** Text that was found and fits no field, in the order of the document. */
  readonly unplaced: readonly string[];
  /** Those of them that repeat the fields in another language. */
  readonly saidAgain: readonly string[];
  /** Confidence of each value found, 0-1, by path (`experience.0.title`). */
  readonly confidence: Readonly<Record<string, number>>;
  /** Numbers (from 1) of image pages, of which nothing was read. */
  readonly picturePages: readonly number[];
  /** How many documents within the file were not read. */
  readonly unreadDocuments?: number;
  /** Private data that a résumé need not hold, as written. */
  readonly personal: readonly string[];
  /** The places that the texts of the file's pages went to; absent if unknown. */
  readonly places?: FilePlaces | undefined;
  /** Why values are unsure, by path, where more is known than how sure they are. */
  readonly doubts: Readonly<Record<string, DoubtReason>>;
  /** Values that a language model placed; rules placed all others. */
  readonly placedByModel: readonly ModelPlacement[];
  /** Whether the file hardly looks like a résumé: it is asked about before it replaces anything. */
  readonly isHardlyResume?: boolean;
}

/**
 * Validates an answer. Throws `invalid_server_response` where it holds no résumé (UP-03); everything about it may be
 * missing.
 */
export function parseImportResult(answer: unknown): ImportResult {
  const { resumeData, places, ...told } = asRecord(answer);
  const { unplaced, saidAgain, confidence, picturePages, unreadDocuments, personal, doubts, placedByModel, likeness } =
    told;
  if (typeof resumeData !== 'object' || resumeData === null || Array.isArray(resumeData))
    throw new ApiError('invalid_server_response');
  const sure = Object.entries(asRecord(confidence)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return {
    resumeData: resumeData as ResumeData,
    unplaced: onlyTexts(unplaced),
    saidAgain: onlyTexts(saidAgain),
    confidence: Object.fromEntries(sure),
    picturePages: onlyNumbers(picturePages),
    personal: onlyTexts(personal),
    doubts: onlyDoubts(doubts),
    placedByModel: onlyPlacements(placedByModel),
    ...(isFilePlaces(places) && { places }),
    ...(typeof unreadDocuments === 'number' && { unreadDocuments }),
    ...(typeof likeness === 'number' && likeness < RESUME_LIKENESS && { isHardlyResume: true }),
  };
}

/** How many sections of a résumé are not empty, personal details among them. */
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

/** The numbers of a list from the server; an empty list for anything else. */
export function onlyNumbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
}

/** Reasons that this page has words for. */
export function onlyDoubts(value: unknown): Record<string, DoubtReason> {
  const known = Object.entries(asRecord(value)).filter(
    (pair): pair is [string, DoubtReason] => pair[1] === 'overOutlines' || pair[1] === 'unreadLetters',
  );
  return Object.fromEntries(known);
}

/** The well-formed placements of a list from the server; the others are left out. */
export function onlyPlacements(value: unknown): ModelPlacement[] {
  return (Array.isArray(value) ? value : []).flatMap((each: unknown) => {
    const { path, was, unplaced } = asRecord(each);
    const texts = Object.entries(asRecord(was)).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
    return typeof path === 'string' ? [{ path, was: Object.fromEntries(texts), unplaced: onlyTexts(unplaced) }] : [];
  });
}

/** The texts of a list from the server that are not empty; an empty list for anything else. */
export function onlyTexts(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((text): text is string => typeof text === 'string' && text.trim() !== '')
    : [];
}

/** Whether a value has the lists that tell where the text of a file went. */
export function isFilePlaces(value: unknown): value is FilePlaces {
  const { pages, places, runs, unseen } = asRecord(value);
  return (
    [pages, places, runs, unseen].every(Array.isArray) &&
    (runs as unknown[]).every((run) => Array.isArray(run) && run.length === 8 && typeof run[7] === 'string')
  );
}
