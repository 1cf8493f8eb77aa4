import type { ResumeData } from '../../../shared/resume/schema.ts';
import { readJson, safeLocal } from '../../lib/storage/safeStorage.ts';
import { keptDraftName } from './keptDraft.ts';
import { LOCAL_STORAGE_KEYS } from './storage/storageKeys.ts';
import { parseStoredResume } from './storedResume.ts';

/**
 * The draft itself that {@link keptDraftName} names, repaired where it is damaged, for screens that show it and change
 * nothing; null where there is none of this person.
 *
 * @param owner id of who is signed in, or null
 */
export function keptResume(owner: string | null): ResumeData | null {
  if (keptDraftName(owner) === null) return null;
  return parseStoredResume(readJson(safeLocal, LOCAL_STORAGE_KEYS.resume)).resume;
}
