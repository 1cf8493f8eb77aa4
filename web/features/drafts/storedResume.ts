import { createNewResume } from '../../../shared/resume/blankResume.ts';
import { repairResume } from '../../../shared/resume/repairResume.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { hasText } from '../../../shared/resume/writtenText.ts';
import { readJson, safeLocal } from '../../lib/storage/safeStorage.ts';
import { keptDraftName } from './keptDraft.ts';
import { LOCAL_STORAGE_KEYS } from './storage/storageKeys.ts';

export interface RecoveredResume {
  readonly resume: ResumeData;
  /** How much of it could be read. */
  readonly kept: 'all' | 'part' | 'nothing';
}

/** A stored value as a résumé: repaired where it is damaged or of an older version. */
export function parseStoredResume(value: unknown): RecoveredResume {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { resume: createNewResume(), kept: 'nothing' };
  const { resume, lost } = repairResume(value);
  if (lost.length === 0) return { resume, kept: 'all' };
  return { resume, kept: !hasText(resume) ? 'nothing' : 'part' };
}

/**
 * The draft itself that {@link keptDraftName} names, repaired where it is damaged, for screens that show it and change
 * nothing; null if there is none of this person.
 *
 * @param owner id of the person who is signed in, or null
 */
export const keptResume = (owner: string | null): ResumeData | null =>
  keptDraftName(owner) === null ? null : parseStoredResume(readJson(safeLocal, LOCAL_STORAGE_KEYS.resume)).resume;

/** As `parseStoredResume`, from a text; of a text that is not JSON, nothing can be read. */
export function parseStoredResumeText(text: string): RecoveredResume {
  try {
    return parseStoredResume(JSON.parse(text));
  } catch {
    return parseStoredResume(null);
  }
}
