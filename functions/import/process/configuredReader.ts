import { ON_THIS_MACHINE } from '../../../shared/api/needs.ts';
import type { FileReader } from './fileReader.ts';
import { createInvokedReader } from './invokedReader.ts';

/** By the variable that says which: each is made once, and kept between calls. */
const readers = new Map<string, Promise<FileReader>>();

/**
 * Who reads strangers' files in this environment: a function of that name, or the process on this machine, whose code
 * is loaded only then.
 */
export function configuredReader({ FILE_READER }: { readonly FILE_READER: string }): Promise<FileReader> {
  const known = readers.get(FILE_READER);
  if (known) return known;
  const made =
    FILE_READER === ON_THIS_MACHINE
      ? import('./isolatedWorker.ts').then(({ processReader }) => processReader)
      : Promise.resolve(createInvokedReader(FILE_READER));
  readers.set(FILE_READER, made);
  return made;
}

/** Ends what the readers keep between calls. Lambda ends the environment instead. */
export async function closeReaders(): Promise<void> {
  const all = [...readers.values()];
  readers.clear();
  for (const reader of all) await (await reader).close();
}
