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
import { OtherDocument, TooMuchText } from './page/blockBuilder.ts';
import type { FlowDocument } from './page/blocks.ts';
import { readRtfDocument } from './rtf/rtfDocument.ts';
import { readTextDocument } from './text/textDocument.ts';
import { openOfficePackage } from './word/officePackage.ts';
import { readWordDocument } from './word/wordDocument.ts';

/** Documents within documents: Word itself writes one level. */
const MAX_DEPTH = 3;

type ReadDocument = (bytes: Uint8Array, depth: number) => FlowDocument | { readonly error: ErrorCode };

const UNREADABLE = { error: 'unreadable_text' } as const;

/** A Word or an OpenDocument file: both are archives, and what is in one says which it is. */
const readOffice: ReadDocument = (bytes, depth) => {
  const opened = openOfficePackage(bytes);
  if ('error' in opened) return opened;
  if ('odt' in opened) return readOdtDocument(opened.odt);
  return readWordDocument(opened.word, (inner) => readInnerDocument(inner, depth + 1));
};

/** The reader of each format whose text flows: what the file says, and nothing of what it means. */
const READERS = {
  docx: readOffice,
  odt: readOffice,
  doc: readOldWordDocument,
  rtf: readRtfDocument,
  // A page, also one that was saved with all that it shows (MHTML): it begins with a tag, a message with its headers.
  html(bytes) {
    const letters = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    const isPage = /^(?:\u00ef\u00bb\u00bf)?\s*</.test(letters) || utf16Of(bytes);
    const html = isPage ? decodeHtml(bytes) : htmlOfMessage(letters);
    return html === undefined ? UNREADABLE : readHtmlDocument(html);
  },
  text(bytes) {
    const text = decodeText(bytes);
    return text === undefined ? UNREADABLE : readTextDocument(text);
  },
} satisfies Partial<Record<UploadFormatId, ReadDocument>>;

export type FlowFormat = keyof typeof READERS;

/** Formats of documents that Word takes into its own. */
const WITHIN: readonly FlowFormat[] = ['docx', 'html', 'rtf', 'text'];

/**
 * What a file of a format says, or why it cannot be read. Unbounded in time and memory as the reading of a PDF: run it
 * isolated (process/isolatedWorker.ts).
 */
export function readFlowDocument(bytes: Uint8Array, format: FlowFormat): ReturnType<ReadDocument> {
  try {
    return READERS[format](bytes, 0);
  } catch (error) {
    if (error instanceof TooMuchText) return { error: 'pdf_too_large' };
    return { error: error instanceof OtherDocument ? 'only_pdf' : 'damaged_pdf' };
  }
}

/**
 * As {@link readFlowDocument} of what stands within another document; throws as the reader of its format does, and
 * {@link TooMuchText} where it stands deeper than any program writes: to leave it out would be to lose it in silence.
 */
function readInnerDocument(bytes: Uint8Array, depth: number): FlowDocument | undefined {
  const format = WITHIN.find((candidate) => candidate === formatOf(bytes));
  if (format === undefined) return undefined;
  if (depth > MAX_DEPTH) throw new TooMuchText();
  const read = READERS[format](bytes, depth);
  return 'error' in read ? undefined : read;
}
