import { toImported } from '../../../functions/import/importedResume.ts';
import { extractGlyphs, type ExtractGlyphs } from '../../../functions/import/pdf/pdfDocument.ts';
import type { UnderstandLines } from '../../../functions/import/understand/resumeFromLines.ts';
import { importText, type TextImport } from '../../../functions/import/textImport.ts';
import type { Sample } from './evaluate.ts';

/** A file that was read, and what its pages show: undefined if the reader did not say. */
export interface Reading {
  readonly found: TextImport | { readonly error: string };
  readonly drawn?: Awaited<ReturnType<ExtractGlyphs>> | undefined;
}

/** Reads a file; `extract` takes the characters from a PDF, who passes it on spares a second reading of its pages. */
export type Reader = (pdf: Uint8Array, extract: ExtractGlyphs) => Promise<Reading['found']>;

/** What was found with what becomes of its values on the way to the person. */
export const asImported = (found: Reading['found']): Reading['found'] =>
  'error' in found ? found : { ...found, ...toImported(found, 'text') };

/** The reader of this checkout, up to what the person gets. */
export const importing =
  (understand?: UnderstandLines): Reader =>
  async (pdf, extract) =>
    asImported(await importText(pdf, understand, extract));

/** A file as it is read, with the characters that were taken from it on the way. */
export async function readOnce(sample: Pick<Sample, 'pdf'>, read: Reader): Promise<Reading> {
  let drawn: Reading['drawn'];
  const found = await read(sample.pdf.slice(), async (bytes) => (drawn = await extractGlyphs(bytes)));
  return { found, drawn };
}
