import type { UploadFormatId } from '../../shared/upload/uploadFormats.ts';
import { formatOf } from './file/fileHeader.ts';
import { decodeHtml } from './html/decodeHtml.ts';
import { readHtmlDocument } from './html/htmlDocument.ts';
import { htmlOfMessage } from './html/mimeMessage.ts';
import type { FlowDocument } from './page/blocks.ts';
import { readRtfDocument } from './rtf/rtfDocument.ts';
import { utf16Of } from './file/utf16.ts';
import { decodeText } from './file/decodeText.ts';
import { readTextDocument } from './text/textDocument.ts';
import { openOfficePackage } from './word/officePackage.ts';
import { readWordDocument } from './word/wordDocument.ts';

/** Documents within documents: Word itself writes one level. */
const MAX_DEPTH = 3;

/** A page of HTML, also one that was saved with all that it shows (MHTML). */
export function readHtmlFile(bytes: Uint8Array): FlowDocument | undefined {
  const letters = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  // A page begins with a tag, a message with its headers.
  const html =
    /^(?:\u00ef\u00bb\u00bf)?\s*</.test(letters) || utf16Of(bytes) ? decodeHtml(bytes) : htmlOfMessage(letters);
  return html === undefined ? undefined : readHtmlDocument(html);
}

type ReadDocument = (bytes: Uint8Array, depth: number) => FlowDocument | undefined;

/** The readers of what stands within another document. */
const READERS: Partial<Readonly<Record<UploadFormatId, ReadDocument>>> = {
  docx(bytes, depth) {
    const opened = openOfficePackage(bytes);
    if (!('word' in opened)) return undefined;
    return readWordDocument(opened.word, (inner) => readInnerDocument(inner, depth + 1));
  },
  html: readHtmlFile,
  rtf: readRtfDocument,
  text(bytes) {
    const text = decodeText(bytes);
    return text === undefined ? undefined : readTextDocument(text);
  },
};

/**
 * Reads a document that stands within another one, by its own content; undefined where it is of a kind that is not read
 * there, or too deep. Throws as the reader of its format does.
 */
export function readInnerDocument(bytes: Uint8Array, depth = 1): FlowDocument | undefined {
  const format = formatOf(bytes);
  return format === undefined || depth > MAX_DEPTH ? undefined : READERS[format]?.(bytes, depth);
}
