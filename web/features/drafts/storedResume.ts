import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { repairResume } from '../../../shared/resume/repairResume.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { hasText } from '../../../shared/resume/writtenText.ts';

export interface RecoveredResume {
  readonly resume: ResumeData;
  /** How much of it could be read. */
  readonly kept: 'all' | 'part' | 'nothing';
}

/** A stored value as a résumé: repaired where it is damaged or of an older version. */
export function parseStoredResume(value: unknown): RecoveredResume {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { resume: createBlankResume(), kept: 'nothing' };
  const { resume, lost } = repairResume(value);
  if (lost.length === 0) return { resume, kept: 'all' };
  return { resume, kept: !hasText(resume) ? 'nothing' : 'part' };
}

/** As `parseStoredResume`, from a text; of a text that is not JSON, nothing can be read. */
export function parseStoredResumeText(text: string): RecoveredResume {
  try {
    return parseStoredResume(JSON.parse(text));
  } catch {
    return parseStoredResume(null);
  }
}
