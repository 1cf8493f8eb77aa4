import { AppError } from '../../../shared/errors/errors.ts';
import { MAX_PDF_PAGES } from '../../../shared/templates/page.ts';
import { addMetadata } from '../metadata.ts';
import { PdfEdit } from '../pdfEdit.ts';
import { countPages, parsePdf } from '../pdfFile.ts';
import { putInReadingOrder } from '../readingOrder/reorderPages.ts';
import { writePdf } from '../writePdf.ts';
import { asBuffer, tooLongError, type FinishedPdf, type FinishTask } from './finishTask.ts';

/** Largest PDF in bytes that fits in an answer of 6 MB after base64 encoding. */
export const MAX_PDF_BYTES = 4_300_000;

/**
 * Returns the finished file: in reading order, with its metadata, written anew. Throws `pdf_too_long` above {@link
 * MAX_PDF_PAGES}, `resume_too_large` above {@link MAX_PDF_BYTES}, and an error for a file that is no PDF or is blank.
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
  // A browser that finds no fonts silently prints blank pages.
  if (hasLetters && !bytes.includes('/FontFile')) throw new Error('The PDF has no text');
  const edit = new PdfEdit(file);
  const undone = await putInReadingOrder(edit, bookmarks, textOrder);
  addMetadata(edit, { ...metadata, xmp: asBuffer(metadata.xmp) });
  const pdf = writePdf(edit);
  if (pdf.length > MAX_PDF_BYTES) throw new AppError('resume_too_large', { details: { limit: MAX_PDF_BYTES } });
  return { pdf, undone };
}
