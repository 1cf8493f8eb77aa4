import {
  UNKNOWN_MEDIA_TYPES,
  UPLOAD_FORMAT_ROWS,
  UPLOAD_FORMATS,
  type UploadFormat,
  type UploadFormatId,
} from '../../shared/upload/uploadFormats.ts';
import type { ErrorCode } from '../../shared/errors/errors.ts';
import { utf16Of } from './text/utf16.ts';

/** Bytes within which a PDF may begin, by the format; any other begins at once. */
const PDF_WINDOW_BYTES = 1_024;
/** Bytes at the beginning by which a text is told from anything else. */
const TEXT_SAMPLE_BYTES = 65_536;
/** The entry that holds the content of an encrypted Word file, as its directory names it. */
const ENCRYPTED_ENTRY = Buffer.from('EncryptedPackage', 'utf16le');
/** The entry of the old Word: its text may well say the name of the other. */
const OLD_WORD_ENTRY = Buffer.from('WordDocument', 'utf16le');

const toBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
/** A Word file that is encrypted is no archive: it is wrapped as the files of the old Word are. */
const isEncryptedWord = (file: Buffer) =>
  beginsWith(file, UPLOAD_FORMATS.doc.signature) && file.includes(ENCRYPTED_ENTRY) && !file.includes(OLD_WORD_ENTRY);

function beginsWith(file: Buffer, signature: string): boolean {
  return file.toString('latin1', 0, signature.length) === signature;
}

/** What no text has: control characters but those of lines, and what programs write for programs begins with. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NO_TEXT = /[\0-\u0008\u000e-\u0019\u001b-\u001f\u007f]|^\s*(?:<[!?a-z]|%!|%PDF-)/i;

function isText(file: Buffer): boolean {
  if (UPLOAD_FORMAT_ROWS.some(([, { signature }]) => signature !== '' && beginsWith(file, signature))) return false;
  const utf16 = utf16Of(file);
  const text = utf16 ? new TextDecoder(utf16).decode(file) : file.toString('latin1');
  return text.trim() !== '' && !NO_TEXT.test(text);
}

/**
 * The format of a file by its bytes alone, whatever it is called; undefined where it is none that is known. Only looks
 * for signatures and names: nothing is unpacked, so this may run outside of the sandbox.
 */
export function formatOf(bytes: Uint8Array): UploadFormatId | undefined {
  const file = toBuffer(bytes);
  if (isEncryptedWord(file)) return 'docx';
  const found = UPLOAD_FORMAT_ROWS.find(([, { signature, entries }]) => {
    if (signature === '' || !beginsWith(file, signature)) return false;
    return entries === undefined || entries.some((entry) => file.includes(entry, 0, 'latin1'));
  });
  if (found) return found[0];
  if (file.subarray(0, PDF_WINDOW_BYTES).includes(UPLOAD_FORMATS.pdf.signature)) return 'pdf';
  return isText(file.subarray(0, TEXT_SAMPLE_BYTES)) ? 'text' : undefined;
}

/**
 * What is wrong with a file before it is opened, by the type that its sender gave it, its first bytes and its length
 * (UP-01, UP-07): all that is asked of it outside of the sandbox.
 */
export function checkFileHeader(bytes: Uint8Array, type = ''): ErrorCode | undefined {
  const id = formatOf(bytes);
  if (id === undefined) return 'only_pdf';
  const format: UploadFormat = UPLOAD_FORMATS[id];
  const known = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!UNKNOWN_MEDIA_TYPES.includes(known) && !format.mediaTypes.includes(known)) return 'only_pdf';
  if (isEncryptedWord(toBuffer(bytes))) return 'password_protected';
  return bytes.length > format.bytes ? 'pdf_too_large' : undefined;
}
