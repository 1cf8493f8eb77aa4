import { readEmbeddedResume } from '../pdf/embeddedResume.ts';
import type { ImportedResume } from '../../shared/api/import.ts';
import type { ErrorCode } from '../../shared/errors/errors.ts';
import { parseResume } from '../../shared/resume/parseResume.ts';
import { repairResume } from '../../shared/resume/repairResume.ts';
import { isEmptyResume } from '../../shared/resume/visibleResume.ts';
import { checkFileHeader, formatOf } from './fileHeader.ts';
import { importTextIsolated, type ProcessLimits } from './process/isolatedWorker.ts';
import type { ParsedResumeWithText } from './llm/structureText.ts';
import { placesAfter } from './places/placesAfter.ts';
import { textAtPath } from './places/textAtPath.ts';
import type { ParsedResume } from './resume/parsedResume.ts';

/** Improves a result that was read from text (LLM structuring). */
export type RefineResume = (found: ParsedResumeWithText) => Promise<ParsedResume>;

/**
 * Reads a résumé from a PDF or a Word file: the data embedded in a PDF of ours, otherwise the text, improved by
 * `refine`. Throws only what `refine` throws; reading is bounded in time and memory and isolated, whatever the file is.
 * `canSee`: the pictures of its pages can be read, so a text that says something else than is drawn is unreadable_text.
 */
export async function importPdf(
  bytes: Uint8Array,
  bounds?: ProcessLimits,
  refine?: RefineResume,
  canSee = false,
): Promise<ImportedResume | { readonly error: ErrorCode }> {
  const fault = checkFileHeader(bytes);
  if (fault) return { error: fault };
  const carried = formatOf(bytes) === 'pdf' ? readOwnPdf(bytes) : undefined;
  if (carried) return carried;
  const read = await importTextIsolated(bytes, bounds);
  // What such a page shows is in its picture alone; where nobody can look, its values are doubtful.
  if (!('error' in read) && read.isContradicted && canSee) return { error: 'unreadable_text' };
  return 'error' in read ? read : toImported(refine ? await refine(read) : read, 'text', read.picturePages);
}

/** The recognized values within the limits of the résumé model; what does not fit becomes unplaced text. */
export function toImported(
  { resumeData, unplaced, saidAgain = [], confidence, personal, doubts = {}, placedByModel = [], places }: ParsedResume,
  source: 'text' | 'scan',
  picturePages: readonly number[] = [],
): ImportedResume {
  const { resume, lost } = repairResume(resumeData);
  return {
    resumeData: resume,
    unplaced: [...unplaced, ...lost.map((path) => textAtPath(resumeData, path)).filter((text) => text !== '')],
    saidAgain: [...saidAgain],
    confidence: { ...confidence },
    doubts: { ...doubts },
    source,
    picturePages: [...picturePages],
    personal: [...personal],
    placedByModel: placedByModel.map((placement) => ({ ...placement, unplaced: [...placement.unplaced] })),
    ...(places && { places: placesAfter(places, resumeData, resume) }),
  };
}

/** The résumé embedded in a PDF of ours; it is untrusted, so it is repaired when it is not a valid résumé. */
function readOwnPdf(bytes: Uint8Array): ImportedResume | undefined {
  const data = readEmbeddedResume(bytes);
  if (data === undefined || data === null || typeof data !== 'object') return undefined;
  const parsed = parseResume(data);
  const { resume, lost } = parsed.ok ? { resume: parsed.resume, lost: [] } : repairResume(data);
  if (isEmptyResume(resume)) return undefined;
  return {
    resumeData: resume,
    unplaced: lost.map((path) => textAtPath(data, path)).filter((text) => text !== ''),
    saidAgain: [],
    confidence: {},
    doubts: {},
    picturePages: [],
    personal: [],
    placedByModel: [],
    source: 'carried',
  };
}
