import type { Imported } from '../../shared/api/import.ts';
import { AppError } from '../../shared/errors.ts';
import { importPdf, type Refine } from './importPdf.ts';

/** What an import answers at once, or that it goes on as a job: 202. */
export type Answered = { readonly body: Imported } | { readonly status: 202; readonly body: { readonly jobId: string } };

/**
 * What a file says, as the endpoints answer it. The pages of a scan are read by a service that takes longer than a call may:
 * `start` begins that and gives back the job. Throws the error of a file that cannot be read.
 */
export async function answerOf(bytes: Uint8Array, start: () => Promise<string>, refine?: Refine): Promise<Answered> {
  const read = await importPdf(bytes, undefined, refine);
  if (!('error' in read)) return { body: read };
  if (read.error !== 'unreadable_pdf') throw new AppError(read.error);
  return { status: 202, body: { jobId: await start() } };
}
