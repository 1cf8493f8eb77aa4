import type { Imported } from '../../shared/api/import.ts';
import { AppError } from '../../shared/errors.ts';
import { importPdf } from './importPdf.ts';

/** What a file says, as the endpoints answer it. Throws the error of a file that cannot be read. */
export async function answerOf(bytes: Uint8Array): Promise<Imported> {
  const read = await importPdf(bytes);
  if ('error' in read) throw new AppError(read.error);
  return read;
}
