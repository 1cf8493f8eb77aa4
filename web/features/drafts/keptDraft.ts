import { hasText } from '../../../shared/resume/writtenText.ts';
import { readJson, safeLocal } from '../../lib/storage/safeStorage.ts';
import { LOCAL_STORAGE_KEYS } from './storage/storageKeys.ts';

/**
 * Returns the name of the draft in this browser, for screens that offer to go on with it: its given name, or else the
 * person's in it, which may be empty. Null if there is no draft, if it is empty, or if it is another person's (the
 * builder would set it aside).
 */
export function keptDraftName(owner: string | null): string | null {
  const resume = readJson(safeLocal, LOCAL_STORAGE_KEYS.resume);
  if (!hasText(resume)) return null;
  const meta = readJson(safeLocal, LOCAL_STORAGE_KEYS.meta) as { owner?: unknown; name?: unknown } | null;
  if ((meta?.owner ?? owner) !== owner) return null;
  const { fullName } = (resume as { personalInfo?: { fullName?: unknown } }).personalInfo ?? {};
  const [name = ''] = [meta?.name, fullName].flatMap((text) =>
    typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [],
  );
  return name;
}
