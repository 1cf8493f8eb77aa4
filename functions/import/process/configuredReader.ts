import { ON_THIS_MACHINE } from '../../../shared/api/needs.ts';
import type { FileReader } from './fileReader.ts';
import { createInvokedReader } from './invokedReader.ts';

/** Created once and kept between calls. */
let reader: Promise<FileReader> | undefined;

/**
 * Returns the reader of strangers' files in this environment: the Lambda function of that name, or the process on this
 * machine, whose code is loaded only then.
 */
export const configuredReader = ({ FILE_READER }: { readonly FILE_READER: string }): Promise<FileReader> =>
  (reader ??=
    FILE_READER === ON_THIS_MACHINE
      ? import('./isolatedWorker.ts').then(({ processReader }) => processReader)
      : Promise.resolve(createInvokedReader(FILE_READER)));

/** Closes the reader that is kept between calls. Lambda ends its environment instead. */
export async function closeReaders(): Promise<void> {
  const kept = await reader;
  reader = undefined;
  await kept?.close();
}
