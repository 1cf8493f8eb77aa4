import { fromJsonResume } from '../../../../shared/resume/jsonResumeImport.ts';
import type { RepairedResume } from '../../../../shared/resume/repairResume.ts';
import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';

/** Largest file that is read, in bytes: five times a résumé with every field at its limit. */
const MAX_FILE_BYTES = 1_000_000;

/** Reads a résumé from a file of the JSON Resume format, whichever program wrote it; null where it holds none. */
export async function readJsonResume(file: File): Promise<RepairedResume | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  try {
    const read = fromJsonResume(JSON.parse(await file.text()));
    return isEmptyResume(read.resume) ? null : read;
  } catch {
    return null;
  }
}
