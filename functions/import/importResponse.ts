import type { ImportedResume } from '../../shared/api/import.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { formatOf } from './fileHeader.ts';
import { importPdf, type RefineResume } from './importPdf.ts';

/** The result of an import, or that it continues as a job: 202. */
export type ImportResponse =
  | { readonly body: ImportedResume }
  | { readonly status: 202; readonly body: { readonly jobId: string } };

/** What may be spent on an import. */
interface ImportBudget {
  /** Why nothing may be spent: then neither a model nor an OCR service is called. */
  readonly refused: AppError | undefined;
  /** Asks a model to sort what the rules left open. */
  readonly refine: RefineResume | undefined;
}

/**
 * The endpoints' response for a file. A scan needs OCR, and so does a PDF whose fonts name other letters than they
 * draw. That takes longer than a call may, so `start` begins an asynchronous job and returns its id. Throws the error
 * of a file that cannot be read; for a scan {@link scanUnavailable}.
 */
export async function toImportResponse(
  bytes: Uint8Array,
  start: () => Promise<string>,
  { refused, refine }: ImportBudget,
): Promise<ImportResponse> {
  const read = await importPdf(bytes, undefined, refused ? undefined : refine, !refused);
  if (!('error' in read)) return { body: read };
  const isDrawn = read.error === 'unreadable_text' && formatOf(bytes) === 'pdf';
  if (read.error !== 'unreadable_pdf' && !(isDrawn && !refused)) throw new AppError(read.error);
  if (refused) throw scanUnavailable(refused);
  return { status: 202, body: { jobId: await start() } };
}

/** The error for a scan when nothing may be spent on OCR; the time of the next try is as in `refused`. */
export function scanUnavailable(refused: AppError): AppError {
  return new AppError('scan_unavailable', { details: refused.details, cause: refused });
}
