import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { resumeLanguage } from '../../../shared/resume/resumeLanguage.ts';
import type { ParsedResumeWithText } from '../resume/parsedResume.ts';
import { unzipUntrusted } from '../file/untrustedZip.ts';
import { refusalOf } from '../page/refusedFile.ts';
import { ARCHIVE_FILES, archiveFileOf, CAREER_FILES, type ArchiveFileId } from './archiveFiles.ts';
import { readArchiveTable, type ArchiveTable } from './archiveTable.ts';
import { toResume } from './archiveResume.ts';

/** The language of titles until the language of the texts is known. */
const ARCHIVE_LANGUAGE = 'en';

/**
 * Reads LinkedIn's archive of a member's data (a ZIP of CSV files). Its columns say what each text is, so nothing is
 * guessed and no confidence is given. Unbounded in time: run it isolated (process/isolatedWorker.ts).
 */
export function importLinkedIn(bytes: Uint8Array): ParsedResumeWithText | { readonly error: ErrorCode } {
  const tables = new Map<ArchiveFileId, ArchiveTable[]>();
  try {
    for (const [path, content] of unzipUntrusted(bytes, (file) => archiveFileOf(file) !== undefined)) {
      const id = archiveFileOf(path);
      const table = id && readArchiveTable(content, ARCHIVE_FILES[id].columns);
      // If two archives were packed into one, a file occurs twice.
      if (id && table) tables.set(id, [...(tables.get(id) ?? []), table]);
    }
  } catch (thrown) {
    return refusalOf(thrown);
  }
  if (!CAREER_FILES.some((id) => tables.has(id))) return { error: 'not_linkedin_archive' };
  const mapped = toResume(tables, ARCHIVE_LANGUAGE);
  const language = resumeLanguage(mapped.resumeData, ARCHIVE_LANGUAGE);
  const { resumeData, unplaced, personal } = language === ARCHIVE_LANGUAGE ? mapped : toResume(tables, language);
  const { personalInfo, experience, education, customSections } = resumeData;
  const isEmpty =
    personalInfo.fullName === '' && [experience, education, customSections].every((list) => list.length === 0);
  // `text` is empty, because nothing is left for a model to understand.
  return isEmpty ? { error: 'nothing_found' } : { resumeData, unplaced, personal, confidence: {}, text: '' };
}
