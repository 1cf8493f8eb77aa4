import type { ImportedResume } from '../../shared/api/import.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { formatOf } from './file/fileHeader.ts';
import { importPdf, type ImportOptions } from './importPdf.ts';

/** The response to an import: the result, or 202 when it continues as a job. */
type ImportResponse =
  | { readonly body: ImportedResume }
  | { readonly status: 202; readonly body: { readonly jobId: string } };

/** Seconds after which a caller may send a file again that did not get its turn. */
const RETRY_SECONDS = 20;

/**
 * Returns the endpoints' response for a file. A scan needs OCR, and so does a PDF whose fonts name other letters than
 * they draw. OCR takes longer than a call may, so `start` begins an asynchronous job and returns its id. `refused` says
 * why nothing may be spent; when it is set, neither a model nor an OCR service is called. Throws the error of a file
 * that cannot be read; for a scan {@link scanUnavailable}.
 */
export async function toImportResponse(
  bytes: Uint8Array,
  start: () => Promise<string>,
  { refused, ask, ...options }: ImportOptions & { readonly refused: AppError | undefined },
): Promise<ImportResponse> {
  const read = await importPdf(bytes, { ...options, ask: refused ? undefined : ask, canSee: !refused });
  if (!('error' in read)) return { body: read };
  const isDrawn = read.error === 'unreadable_text' && formatOf(bytes) === 'pdf';
  if (read.error !== 'unreadable_pdf' && !(isDrawn && !refused))
    throw new AppError(read.error, read.error === 'import_busy' ? { details: { seconds: RETRY_SECONDS } } : {});
  if (refused) throw scanUnavailable(refused);
  return { status: 202, body: { jobId: await start() } };
}

/** Returns the error for a scan when nothing may be spent on OCR, with the time of the next attempt from `refused`. */
export function scanUnavailable(refused: AppError): AppError {
  return new AppError('scan_unavailable', { details: refused.details, cause: refused });
}
