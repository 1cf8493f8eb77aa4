import { ODT_MEDIA_TYPE, UPLOAD_LIMITS, WORD_MEDIA_TYPE } from '../../shared/api/uploadLimits.ts';
import type { ErrorCode } from '../../shared/errors/errors.ts';
import { checkPdfHeader } from './pdf/pdfHeader.ts';

const ARCHIVE_HEADER = 'PK\u0003\u0004';
/** What Word files of before 2007 begin with, and those that are encrypted. */
const COMPOUND_HEADER = '\u00d0\u00cf\u0011\u00e0';
/** The entry of an encrypted one that holds its content, as its directory names it. */
const ENCRYPTED_ENTRY = Buffer.from('EncryptedPackage', 'utf16le');

const startsWith = (bytes: Uint8Array, header: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(header.length, bytes.length)).toString('latin1') === header;

/** Whether a file is an archive, as Word and OpenDocument files are. */
export const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, ARCHIVE_HEADER);

/** Media types under which a Word file may come, and a PDF; browsers that know neither send none, or a general one. */
const UNKNOWN_TYPES = ['application/octet-stream', ''];
const ARCHIVE_TYPES = new Set([...UNKNOWN_TYPES, WORD_MEDIA_TYPE, ODT_MEDIA_TYPE]);
const PDF_TYPES = new Set([...UNKNOWN_TYPES, 'application/pdf', 'application/x-pdf']);

/**
 * Whether a file is neither a PDF nor a Word file, or too large, by its type where one is said, its first bytes and its
 * length: all that is asked of it outside of the sandbox.
 */
export function checkFileHeader(bytes: Uint8Array, type = ''): ErrorCode | undefined {
  if (startsWith(bytes, COMPOUND_HEADER) && ARCHIVE_TYPES.has(type))
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(ENCRYPTED_ENTRY)
      ? 'password_protected'
      : 'only_pdf';
  if (!isArchive(bytes)) return PDF_TYPES.has(type) ? checkPdfHeader(bytes) : 'only_pdf';
  if (!ARCHIVE_TYPES.has(type)) return 'only_pdf';
  return bytes.length > UPLOAD_LIMITS.bytes ? 'pdf_too_large' : undefined;
}
