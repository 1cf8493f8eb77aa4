import type { ErrorCode } from '../../shared/errors/errors.ts';
import type { UploadFormatId } from '../../shared/upload/uploadFormats.ts';
import { decodeText } from './file/decodeText.ts';
import { formatOf } from './file/fileHeader.ts';
import { utf16Of } from './file/utf16.ts';
import { decodeHtml } from './html/decodeHtml.ts';
import { readHtmlDocument } from './html/htmlDocument.ts';
import { htmlOfMessage } from './html/mimeMessage.ts';
import { readOldWordDocument } from './oldWord/oldWordDocument.ts';
import { readOdtDocument } from './openDocument/odtDocument.ts';
import type { FlowDocument } from './page/blocks.ts';
import { RefusedFile, refusalOf } from './page/refusedFile.ts';
import { readRtfDocument } from './rtf/rtfDocument.ts';
import { readTextDocument } from './text/textDocument.ts';
import { openOfficePackage } from './word/officePackage.ts';
import { readWordDocument } from './word/wordDocument.ts';

/** How deep documents may be embedded in each other. Word itself writes one level. */
const MAX_DEPTH = 3;

/** Throws when the file cannot be read ({@link refusalOf}). */
type ReadDocument = (bytes: Uint8Array, depth: number) => FlowDocument;

/** Reads a Word or an OpenDocument file. Both are archives, and the content of the archive tells which one it is. */
const readOffice: ReadDocument = (bytes, depth) => {
  const opened = openOfficePackage(bytes);
  if ('odt' in opened) return readOdtDocument(opened.odt);
  return readWordDocument(opened.word, (inner) => readInnerDocument(inner, depth + 1));
};

/** The reader of each format whose text flows. A reader returns the content of the file and does not interpret it. */
const READERS = {
  docx: readOffice,
  odt: readOffice,
  doc: readOldWordDocument,
  rtf: readRtfDocument,
  // A plain HTML page begins with a tag; a page saved with its images (MHTML) is a message and begins with headers.
  html(bytes) {
    const letters = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    const isPage = /^(?:\u00ef\u00bb\u00bf)?\s*</.test(letters) || utf16Of(bytes);
    return readHtmlDocument(readable(isPage ? decodeHtml(bytes) : htmlOfMessage(letters)));
  },
  text: (bytes) => readTextDocument(readable(decodeText(bytes))),
} satisfies Partial<Record<UploadFormatId, ReadDocument>>;

function readable(text: string | undefined): string {
  if (text === undefined) throw new RefusedFile('unreadable_text');
  return text;
}

export type FlowFormat = keyof typeof READERS;

/** Formats of the embedded documents that Word shows as part of its own text. */
const WITHIN: readonly FlowFormat[] = ['docx', 'html', 'rtf', 'text'];

/**
 * Reads a file whose text flows. Returns its content, or the code of the error for which it cannot be read. Like the
 * reading of a PDF it is unbounded in time and memory, so run it isolated (process/isolatedWorker.ts).
 */
export function readFlowDocument(bytes: Uint8Array, format: FlowFormat): FlowDocument | { readonly error: ErrorCode } {
  try {
    return READERS[format](bytes, 0);
  } catch (thrown) {
    return refusalOf(thrown);
  }
}

/**
 * Reads an embedded document as {@link readFlowDocument} does. Returns undefined when it cannot be read: the review
 * then says so, and the rest of the file is imported. Throws when it is too large or embedded deeper than any program
 * writes.
 */
function readInnerDocument(bytes: Uint8Array, depth: number): FlowDocument | undefined {
  const format = WITHIN.find((candidate) => candidate === formatOf(bytes));
  if (format === undefined) return undefined;
  if (depth > MAX_DEPTH) throw new RefusedFile('pdf_too_large');
  try {
    return READERS[format](bytes, depth);
  } catch (thrown) {
    if (refusalOf(thrown).error === 'pdf_too_large') throw thrown;
    return undefined;
  }
}
