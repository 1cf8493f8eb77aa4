import { AppError } from '../../../shared/errors/errors.ts';
import { MAX_PDF_PAGES } from '../../../shared/templates/page.ts';
import { addMetadata } from '../metadata.ts';
import { PdfEdit } from '../pdfEdit.ts';
import { countPages, parsePdf } from '../pdfFile.ts';
import { putInReadingOrder } from '../readingOrder/reorderPages.ts';
import { writePdf } from '../writePdf.ts';
import { asBuffer, tooLongError, type FinishedPdf, type FinishTask } from './finishTask.ts';

/** Bytes of a PDF that still fit into an answer of 6 MB, encoded in base64. */
export const MAX_PDF_BYTES = 4_300_000;

/**
 * The file as it is given out: in reading order, with its metadata, written anew. Throws `pdf_too_long` above
 * {@link MAX_PDF_PAGES}, `resume_too_large` above {@link MAX_PDF_BYTES}, an error for a file that is none or is blank.
 */
export async function finishPdf({
  printed,
  hasLetters,
  metadata,
  bookmarks,
  textOrder,
}: FinishTask): Promise<FinishedPdf> {
  const bytes = asBuffer(printed);
  const file = parsePdf(bytes);
  if (countPages(file) > MAX_PDF_PAGES) throw tooLongError();
  // A browser that finds no fonts prints blank pages and says nothing.
  if (hasLetters && !bytes.includes('/FontFile')) throw new Error('The PDF has no text');
  const edit = new PdfEdit(file);
  const undone = await putInReadingOrder(edit, bookmarks, textOrder);
  addMetadata(edit, { ...metadata, xmp: asBuffer(metadata.xmp) });
  const pdf = writePdf(edit);
  if (pdf.length > MAX_PDF_BYTES) throw new AppError('resume_too_large', { details: { limit: MAX_PDF_BYTES } });
  return { pdf, undone };
}
