import { importPdf } from '../../functions/import/importPdf.ts';
import { processReader } from '../../functions/import/process/isolatedWorker.ts';

/** Imports a file by the process on this machine. */
export const importHere = (bytes: Uint8Array, options: Omit<Parameters<typeof importPdf>[1], 'reader'> = {}) =>
  importPdf(bytes, { reader: processReader, ...options });
