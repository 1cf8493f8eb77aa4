import { errorText, isErrorCode, type ErrorCode, type ErrorDetails } from '../../../shared/errors/errors.ts';
import { LANGUAGES, type Language } from '../../../shared/platform/language.ts';
import { UNKNOWN_MEDIA_TYPES, UPLOAD_FORMATS, type UploadFormat } from '../../../shared/upload/uploadFormats.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { formatOfFile } from './fileTypes.ts';
import { formatMegabytes } from './formatMegabytes.ts';
import type { ImportError } from './importState.ts';

/** Errors of the file itself: a retry with it would fail in the same way. */
const FILE_ERROR_CODES: ReadonlySet<ErrorCode> = new Set([
  'only_pdf',
  'old_word_file',
  'not_linkedin_archive',
  'file_required',
  'empty_file',
  'password_protected',
  'damaged_pdf',
  'pdf_too_large',
  'too_many_pages',
  'unreadable_text',
  'unreadable_pdf',
  'nothing_found',
]);

/** Errors whose own text says more than that the upload failed. */
const SPECIFIC_CODES: ReadonlySet<ErrorCode> = new Set([
  ...FILE_ERROR_CODES,
  'scan_unavailable',
  'import_busy',
  'invalid_server_response',
  'rate_limited',
  'daily_limit_reached',
  'daily_budget_reached',
  'capability_off',
  'unauthenticated',
  'account_deleted',
  'not_configured',
]);

/** The text of an error in the catalogue, in every language. */
export function catalogueError(code: ErrorCode, details: ErrorDetails = {}): ImportError {
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, errorText(code, language, details)]),
  ) as Record<Language, string>;
  return { texts, again: !FILE_ERROR_CODES.has(code) };
}

/** The text to show for a failed import: its own, else 'Error uploading resume. Please try again.' (ERR-02). */
export function toImportError(error: unknown): ImportError {
  if (!(error instanceof ApiError)) return catalogueError('upload_failed');
  if (error.code === 'payload_too_large') return catalogueError('pdf_too_large');
  return isErrorCode(error.code) && SPECIFIC_CODES.has(error.code)
    ? catalogueError(error.code, error.details)
    : catalogueError('upload_failed');
}

/** The file is another one by now, or gone: what was chosen cannot be read any more. */
const CHANGED: ImportError = { id: 'import.changed', again: false };

/** {@link CHANGED} of a file that the browser does not read any more: a failure that a retry would only repeat. */
export async function changedSinceChosen(file: File): Promise<ImportError | null> {
  try {
    await firstBytes(file);
    return null;
  } catch {
    return CHANGED;
  }
}

/** Bytes within which a file's signature must be; the header of a PDF may begin later than the first byte. */
const SIGNATURE_WITHIN = 1_024;

/** Validates a file before it is sent: the error, or null if nothing speaks against it (UP-01, UP-07). */
export async function validateFile(file: File): Promise<ImportError | null> {
  const unreadable = await changedSinceChosen(file);
  if (unreadable) return unreadable;
  const isUnknown = UNKNOWN_MEDIA_TYPES.includes(file.type);
  const format = formatOfFile(file) ?? (isUnknown ? 'pdf' : undefined);
  if (format === undefined) return catalogueError('only_pdf');
  if (file.size === 0) return catalogueError('empty_file');
  const { bytes, signature }: UploadFormat = UPLOAD_FORMATS[format];
  // A name alone says too little.
  if (isUnknown && !(await firstBytes(file)).includes(signature)) return catalogueError('only_pdf');
  if (file.size > bytes)
    return {
      id: 'import.tooLarge',
      values: { size: formatMegabytes(file.size), most: formatMegabytes(bytes) },
      again: false,
    };
  return null;
}

/** The beginning of a file, one letter for each byte; rejects where the browser does not read it any more. */
export async function firstBytes(file: File): Promise<string> {
  return String.fromCodePoint(...new Uint8Array(await file.slice(0, SIGNATURE_WITHIN).arrayBuffer()));
}
