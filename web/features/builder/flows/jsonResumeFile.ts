import { fileStem } from '../../../../shared/resume/fileName.ts';
import { toJsonResume } from '../../../../shared/resume/jsonResumeExport.ts';
import { fromJsonResume } from '../../../../shared/resume/jsonResumeImport.ts';
import type { RepairedResume } from '../../../../shared/resume/repairResume.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';
import { downloadText } from '../../../lib/dom/download.ts';

/** Bytes of the largest file that is read: five times a résumé with all that is allowed. */
const MAX_FILE_BYTES = 1_000_000;

/** Hands the résumé over in the JSON Resume format, for other programs. The PDF, and no such file, holds all of it. */
export function downloadJsonResume(resume: ResumeData): void {
  downloadText(`${JSON.stringify(toJsonResume(resume), null, 2)}\n`, `${fileStem(resume.personalInfo.fullName)}.json`);
}

/** The résumé in a file of that format, whoever wrote it; null where it says none. */
export async function readJsonResume(file: File): Promise<RepairedResume | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  try {
    const read = fromJsonResume(JSON.parse(await file.text()));
    return isEmptyResume(read.resume) ? null : read;
  } catch {
    return null;
  }
}
