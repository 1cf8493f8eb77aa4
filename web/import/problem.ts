import { errorText, isErrorCode, type ErrorCode, type ErrorDetails } from '../../shared/errors.ts';
import { LANGUAGES, type Language } from '../../shared/product.ts';
import { UPLOAD_LIMITS } from '../../shared/uploadLimits.ts';
import { ApiError } from '../api/error.ts';
import { megabytes } from './megabytes.ts';
import type { Problem } from './state.ts';

/** Errors of the file itself: another try with it would end as this one did. */
const OF_THE_FILE: ReadonlySet<ErrorCode> = new Set(['only_pdf', 'file_required', 'password_protected', 'damaged_pdf', 'pdf_too_large', 'too_many_pages', 'unreadable_text', 'unreadable_pdf', 'nothing_found']);

/** Errors whose own text says more than that uploading failed. */
const SPEAKING: ReadonlySet<ErrorCode> = new Set([...OF_THE_FILE, 'scan_unavailable', 'invalid_server_response', 'rate_limited', 'daily_limit_reached', 'daily_budget_reached', 'capability_off', 'unauthenticated', 'account_deleted', 'not_configured']);

/** An error of the catalogue as people read it, in every language. */
export function problemOf(code: ErrorCode, details: ErrorDetails = {}): Problem {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, errorText(code, language, details)])) as Record<Language, string>;
  return { texts, again: !OF_THE_FILE.has(code) };
}

/** What to say about an import that failed: its own text, else 'Error uploading resume. Please try again.' (ERR-02). */
export function problemOfError(error: unknown): Problem {
  if (!(error instanceof ApiError)) return problemOf('upload_failed');
  if (error.code === 'payload_too_large') return problemOf('pdf_too_large');
  return isErrorCode(error.code) && SPEAKING.has(error.code) ? problemOf(error.code, error.details) : problemOf('upload_failed');
}

const HEADER = '%PDF-';
/** Where the header of a PDF may begin, as Acrobat reads it. */
const HEADER_WITHIN = 1_024;

/** What is wrong with a file before it is sent; null: nothing (UP-01, UP-07). */
export async function faultOf(file: File): Promise<Problem | null> {
  if (!(await isPdf(file))) return problemOf('only_pdf');
  if (file.size > UPLOAD_LIMITS.bytes) return { id: 'import.tooLarge', values: { size: megabytes(file.size), most: megabytes(UPLOAD_LIMITS.bytes) }, again: false };
  return null;
}

/** By its type; where the system knows none, by its first bytes. */
async function isPdf(file: File): Promise<boolean> {
  if (file.type !== '') return file.type === 'application/pdf';
  return (await file.slice(0, HEADER_WITHIN).text()).includes(HEADER);
}
