import type { Imported } from '../../shared/api/import.ts';
import { AppError } from '../../shared/errors.ts';
import { importPdf, type Refine } from './importPdf.ts';

/** What an import answers at once, or that it goes on as a job: 202. */
export type Answered = { readonly body: Imported } | { readonly status: 202; readonly body: { readonly jobId: string } };

/** What may be spent on an import: `refine` asks a model; neither it nor a service that reads pictures is asked where that is refused. */
interface Spending {
  readonly refused: AppError | undefined;
  readonly refine: Refine | undefined;
}

/**
 * What a file says, as the endpoints answer it. The pages of a scan are read by a service that takes longer than a call may:
 * `start` begins that and gives back the job. Throws the error of a file that cannot be read; of a scan {@link unread}.
 */
export async function answerOf(bytes: Uint8Array, start: () => Promise<string>, { refused, refine }: Spending): Promise<Answered> {
  const read = await importPdf(bytes, undefined, refused ? undefined : refine);
  if (!('error' in read)) return { body: read };
  if (read.error !== 'unreadable_pdf') throw new AppError(read.error);
  if (refused) throw unread(refused);
  return { status: 202, body: { jobId: await start() } };
}

/** What is said of a scan where nothing may be spent on reading it; when to try again is as in `refused`. */
export function unread(refused: AppError): AppError {
  return new AppError('scan_unavailable', { details: refused.details, cause: refused });
}
