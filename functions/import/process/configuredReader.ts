import { ON_THIS_MACHINE } from '../../../shared/api/needs.ts';
import type { FileReader } from './fileReader.ts';
import { createInvokedReader } from './invokedReader.ts';

/** Made once, and kept between calls. */
let reader: Promise<FileReader> | undefined;

/**
 * Who reads strangers' files in this environment: a function of that name, or the process on this machine, whose code
 * is loaded only then.
 */
export const configuredReader = ({ FILE_READER }: { readonly FILE_READER: string }): Promise<FileReader> =>
  (reader ??=
    FILE_READER === ON_THIS_MACHINE
      ? import('./isolatedWorker.ts').then(({ processReader }) => processReader)
      : Promise.resolve(createInvokedReader(FILE_READER)));

/** Ends what the reader keeps between calls. Lambda ends the environment instead. */
export async function closeReaders(): Promise<void> {
  const kept = await reader;
  reader = undefined;
  await kept?.close();
}
