import {
  UNKNOWN_MEDIA_TYPES,
  UPLOAD_FORMAT_ROWS,
  UPLOAD_FORMATS,
  type UploadFormat,
  type UploadFormatId,
} from '../../shared/upload/uploadFormats.ts';
import type { ErrorCode } from '../../shared/errors/errors.ts';

/** Bytes within which a PDF may begin, by the format; any other begins at once. */
const PDF_WINDOW_BYTES = 1_024;
/** The entry that holds the content of an encrypted Word file, as its directory names it. */
const ENCRYPTED_ENTRY = Buffer.from('EncryptedPackage', 'utf16le');

const toBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
/** A Word file that is encrypted is no archive: it is wrapped as the files of the old Word are. */
const isEncryptedWord = (file: Buffer) =>
  beginsWith(file, UPLOAD_FORMATS.doc.signature) && file.includes(ENCRYPTED_ENTRY);

function beginsWith(file: Buffer, signature: string): boolean {
  return file.toString('latin1', 0, signature.length) === signature;
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
  return file.subarray(0, PDF_WINDOW_BYTES).includes(UPLOAD_FORMATS.pdf.signature) ? 'pdf' : undefined;
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
  if (format.refused) return format.refused;
  if (isEncryptedWord(toBuffer(bytes))) return 'password_protected';
  return bytes.length > format.bytes ? 'pdf_too_large' : undefined;
}
