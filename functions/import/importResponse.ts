import type { ImportedResume } from '../../shared/api/import.ts';
import { AppError, type ErrorCode } from '../../shared/errors/errors.ts';
import { formatOf } from './file/fileHeader.ts';
import { importPdf } from './importPdf.ts';
import type { AskOpenQuestion } from './llm/askOpenQuestion.ts';
import type { FileReader } from './process/fileReader.ts';

/** The result of an import, or that it continues as a job: 202. */
export type ImportResponse =
  | { readonly body: ImportedResume }
  | { readonly status: 202; readonly body: { readonly jobId: string } };

/** Who reads a file, and what may be spent on it. */
interface ImportSurroundings {
  readonly reader: FileReader;
  /** Where a function may fetch the file, signed for a minute. */
  readonly address?: () => Promise<string>;
  /** Whose file it is. */
  readonly person?: string;
  /** Why nothing may be spent: then neither a model nor an OCR service is called. */
  readonly refused: AppError | undefined;
  /** Asks a model to sort what the rules left open. */
  readonly ask: AskOpenQuestion | undefined;
}

/** Seconds after which a file that did not get its turn may be sent again. */
const RETRY_SECONDS = 20;

/**
 * The endpoints' response for a file. A scan needs OCR, and so does a PDF whose fonts name other letters than they
 * draw. That takes longer than a call may, so `start` begins an asynchronous job and returns its id. Throws the error
 * of a file that cannot be read; for a scan {@link scanUnavailable}.
 */
export async function toImportResponse(
  bytes: Uint8Array,
  start: () => Promise<string>,
  { refused, ask, ...surroundings }: ImportSurroundings,
): Promise<ImportResponse> {
  const read = await importPdf(bytes, { ...surroundings, ask: refused ? undefined : ask, canSee: !refused });
  if (!('error' in read)) return { body: read };
  const isDrawn = read.error === 'unreadable_text' && formatOf(bytes) === 'pdf';
  if (read.error !== 'unreadable_pdf' && !(isDrawn && !refused)) throw importError(read.error);
  if (refused) throw scanUnavailable(refused);
  return { status: 202, body: { jobId: await start() } };
}

/** The error of a file as it is thrown. */
const importError = (code: ErrorCode) =>
  new AppError(code, code === 'import_busy' ? { details: { seconds: RETRY_SECONDS } } : {});

/** The error for a scan when nothing may be spent on OCR; the time of the next try is as in `refused`. */
export function scanUnavailable(refused: AppError): AppError {
  return new AppError('scan_unavailable', { details: refused.details, cause: refused });
}
