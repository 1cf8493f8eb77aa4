import type { ImportedResume } from '../../shared/api/import.ts';
import type { ErrorCode } from '../../shared/errors/errors.ts';
import { parseResume } from '../../shared/resume/parseResume.ts';
import { repairResume } from '../../shared/resume/repairResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { isEmptyResume } from '../../shared/resume/visibleResume.ts';
import { IMPORT_LIMITS } from '../../shared/upload/uploadLimits.ts';
import { readEmbeddedResume } from '../pdf/embeddedResume.ts';
import { placesAfter } from './places/placesAfter.ts';
import { valueAtPath } from './places/textAtPath.ts';
import type { ParsedResume } from './resume/parsedResume.ts';

/** Returns the recognized values, cut to the limits of the résumé model. What exceeds them becomes unplaced text. */
export function toImported(
  { resumeData, unplaced, confidence, personal, places, likeness, ...told }: ParsedResume,
  source: ImportedResume['source'],
  picturePages: readonly number[] = [],
  { resume, lost } = repairResume(resumeData),
): ImportedResume {
  const { saidAgain = [], doubts = {}, placedByModel = [], unreadDocuments } = told;
  return {
    resumeData: resume,
    unplaced: [...unplaced, ...textsAt(resumeData, lost)],
    saidAgain: [...saidAgain],
    confidence: { ...confidence },
    doubts: { ...doubts },
    source,
    picturePages: [...picturePages],
    ...(unreadDocuments !== undefined && { unreadDocuments }),
    personal: [...personal],
    placedByModel: placedByModel.map((placement) => ({ ...placement, unplaced: [...placement.unplaced] })),
    ...(places && { places: placesAfter(places, resumeData, resume) }),
    ...(likeness !== undefined && { likeness: Math.round(likeness * 100) / 100 }),
  };
}

/** Returns the résumé embedded in a PDF of ours, or undefined. It is untrusted: an invalid résumé is repaired. */
export function readOwnPdf(bytes: Uint8Array): ImportedResume | undefined {
  const data = readEmbeddedResume(bytes);
  if (data === undefined || data === null || typeof data !== 'object') return undefined;
  const parsed = parseResume(data);
  const repaired = parsed.ok ? { resume: parsed.resume, lost: [] } : repairResume(data);
  const carried = { resumeData: data as ResumeData, unplaced: [], confidence: {}, personal: [] };
  return isEmptyResume(repaired.resume) ? undefined : toImported(carried, 'carried', [], repaired);
}

/** Returns the texts at these paths. A whole entry that was cut off becomes one text. */
const textsAt = (data: unknown, paths: readonly string[]) =>
  paths.map((path) => textsIn(valueAtPath(data, path)).join('\n')).filter((text) => text !== '');

/** Returns every text and number in a value, at any depth. Ids are left out. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [] : textsIn(inner)));
}

/**
 * Returns the result if it fits {@link IMPORT_LIMITS}, without its places when only they make it too large: the review
 * works without them. Otherwise returns `pdf_too_large`, because no text may be dropped silently.
 */
export function withinLimits(imported: ImportedResume): { imported: ImportedResume } | { error: ErrorCode } {
  const { unplaced } = imported;
  const characters = unplaced.reduce((sum, { length }) => sum + length, 0);
  if (unplaced.length > IMPORT_LIMITS.unplacedTexts || characters > IMPORT_LIMITS.unplacedCharacters)
    return { error: 'pdf_too_large' };
  const { places: _, ...withoutPlaces } = imported;
  const fitting = [imported, withoutPlaces].find(
    (candidate) => Buffer.byteLength(answerOf(candidate)) <= IMPORT_LIMITS.bytes,
  );
  return fitting ? { imported: fitting } : { error: 'pdf_too_large' };
}

/** The answer as the sandbox sends it (process/tasks.ts). */
const answerOf = (imported: ImportedResume) => JSON.stringify({ imported, isContradicted: false });
