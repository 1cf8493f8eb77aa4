import { readCarried } from '../data/carried.ts';
import type { Imported } from '../../shared/api/import.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { parseResume } from '../../shared/resume/parse.ts';
import { repairResume } from '../../shared/resume/repair.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { isBlank, visibleResume } from '../../shared/resume/visible.ts';
import { readIsolated, type Bounds } from './isolated.ts';
import { refusedAtSight } from './read/header.ts';
import type { WithText } from './structure/structure.ts';
import type { Understood } from './understand/resume.ts';

/** What may better a result of text. */
export type Refine = (found: WithText) => Promise<Understood>;

/**
 * Reads a résumé from a PDF: exactly what it carries when it is one of ours, else what its text says, as
 * `refine` betters it. Never throws, unless that does; reading takes no longer than the bounds, and leaves nothing behind
 * whatever the file is.
 */
export async function importPdf(bytes: Uint8Array, bounds?: Bounds, refine?: Refine): Promise<Imported | { readonly error: ErrorCode }> {
  const fault = refusedAtSight(bytes);
  if (fault) return { error: fault };
  const carried = carriedResume(bytes);
  if (carried) return carried;
  const read = await readIsolated(bytes, bounds);
  return 'error' in read ? read : repaired(refine ? await refine(read) : read, 'text', read.picturePages);
}

/** What was understood, within the limits of the model; what does not fit is text without a place. */
export function repaired({ resumeData, unplaced, confidence, personal }: Understood, source: 'text' | 'scan', picturePages: readonly number[] = []): Imported {
  const { resume, lost } = repairResume(resumeData);
  return { resumeData: resume, unplaced: [...unplaced, ...lost.map((path) => textAt(resumeData, path)).filter((text) => text !== '')], confidence: { ...confidence }, source, picturePages: [...picturePages], personal: [...personal] };
}

/** What a PDF of ours carries; anybody can have written it, so it is repaired where it is no valid résumé. */
function carriedResume(bytes: Uint8Array): Imported | undefined {
  const data = readCarried(bytes);
  if (data === undefined || data === null || typeof data !== 'object') return undefined;
  const parsed = parseResume(data);
  const { resume, lost } = parsed.ok ? { resume: parsed.resume, lost: [] } : repairResume(data);
  if (!saysAnything(resume)) return undefined;
  return { resumeData: resume, unplaced: lost.map((path) => textAt(data, path)).filter((text) => text !== ''), confidence: {}, picturePages: [], personal: [], source: 'carried' };
}

function saysAnything(resume: ResumeData): boolean {
  const { personalInfo, summary, experience, education, skills, languages, projects, customSections } = visibleResume(resume);
  return !isBlank({ ...personalInfo, summary }) || [experience, education, skills, languages, projects, customSections].some((list) => list.length > 0);
}

function textAt(data: unknown, path: string): string {
  let value = data;
  for (const key of path.split('.')) value = value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : '';
}
