import { fileStem } from '../../../../shared/resume/fileName.ts';
import { toJsonResume } from '../../../../shared/resume/jsonResumeExport.ts';
import { fromJsonResume } from '../../../../shared/resume/jsonResumeImport.ts';
import type { RepairedResume } from '../../../../shared/resume/repairResume.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';
import type { Translate } from '../../../lib/i18n/useTranslations.ts';
import { saveJson } from '../../../ui/saveFile.ts';

/** Largest file that is read, in bytes: five times a résumé with every field at its limit. */
const MAX_FILE_BYTES = 1_000_000;

/** Downloads the résumé in the JSON Resume format, for other programs. It does not hold everything; our PDF does. */
export function downloadJsonResume(resume: ResumeData, t: Translate): void {
  saveJson(`${JSON.stringify(toJsonResume(resume), null, 2)}\n`, `${fileStem(resume.personalInfo.fullName)}.json`, t);
}

/** Reads a résumé from a file of that format, whichever program wrote it; null where it holds none. */
export async function readJsonResume(file: File): Promise<RepairedResume | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  try {
    const read = fromJsonResume(JSON.parse(await file.text()));
    return isEmptyResume(read.resume) ? null : read;
  } catch {
    return null;
  }
}
