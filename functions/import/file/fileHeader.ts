import {
  UNKNOWN_MEDIA_TYPES,
  UPLOAD_FORMAT_ROWS,
  UPLOAD_FORMATS,
  UPLOAD_MEDIA_TYPES,
  type UploadFormat,
  type UploadFormatId,
} from '../../../shared/upload/uploadFormats.ts';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { utf16Of } from './utf16.ts';

/** A PDF may begin within so many bytes, as its format allows. Other formats begin at the first byte. */
const PDF_WINDOW_BYTES = 1_024;
/** How many bytes from the beginning are checked to recognize a text. */
const TEXT_SAMPLE_BYTES = 65_536;
/** The first entry's name in archives of other programs: EPUB, OpenDocument spreadsheets, Pages. */
const OTHER_ARCHIVE =
  /^(?:mimetypeapplication\/(?!vnd\.oasis\.opendocument\.text)|Index\/(?:Document|Tables|Metadata)|Metadata\/)/;
const [ZIP, FIRST_ENTRY] = ['PK\u0003\u0004', 30] as const;
/** The entry of an encrypted Word file that holds its content. */
const ENCRYPTED_ENTRY = Buffer.from('EncryptedPackage', 'utf16le');
/** The entry of an old Word file, whose text may happen to contain the name of the other entry. */
const OLD_WORD_ENTRY = Buffer.from('WordDocument', 'utf16le');

const toBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
/** The same name as a directory entry: 64 bytes, then the length of the name and the type of a stream. */
const ENCRYPTED_STREAM = Buffer.concat([ENCRYPTED_ENTRY, Buffer.alloc(32), Buffer.from([34, 0, 2])]);
/**
 * Whether a file is an encrypted Word file. It is not an archive but has the wrapping of old Word files, and Word may
 * add a text for programs that know no other files.
 */
const isEncryptedWord = (file: Buffer) =>
  beginsWith(file, UPLOAD_FORMATS.doc.signature) &&
  file.includes(ENCRYPTED_ENTRY) &&
  (!file.includes(OLD_WORD_ENTRY) || file.includes(ENCRYPTED_STREAM));

function beginsWith(file: Buffer, signature: string): boolean {
  return file.toString('latin1', 0, signature.length) === signature;
}

/** First bytes of Word 1 and 2 for Windows and Word 4 and 5 for the Macintosh, which used no compound files. */
const OLDEST_WORD = ['\u009b\u00a5', '\u00db\u00a5', '\u00fe\u0037\0'];

/** Control characters that no text contains. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL_CHARACTERS = /[\0-\u0008\u000e-\u0019\u001b-\u001f\u007f]/;
/** Tags with which a Markdown text may begin. */
const TAGS = 'a|b|br|center|details|div|em|h[1-6]|i|img|p|section|span|strong|table';
/** The beginning of files that programs write for programs. */
const OF_PROGRAMS = new RegExp(String.raw`^\s*(?:%!|%PDF-|<[?]|<!(?!--)|<(?!(?:${TAGS})[\s/>])[a-z])`, 'i');
/** The first tag of an HTML page, and what may come before it. */
const BEFORE_PAGE = String.raw`(?:(?:<[?]xml[^>]{0,200}>|<!--[^>]{0,2000}-->)\s*){0,5}`;
const BEGINS_PAGE = new RegExp(
  String.raw`^\ufeff?\s*${BEFORE_PAGE}(?:<!doctype\s+html|<(?:html|head|body|meta|title)[\s>])`,
  'i',
);
/** The first lines of a page that was saved as a message (MHTML). */
const HEADER_LINE = String.raw`[\w-]{1,40}:[^\n]{0,500}\n(?:[ \t][^\n]{0,500}\n){0,10}`;
const BEGINS_MESSAGE = new RegExp(
  String.raw`^(?:${HEADER_LINE}){0,20}?Content-Type:\s{0,9}(?:multipart\/related|text\/html)`,
  'i',
);

/** Whether a file is text, and then whether it is an HTML page. */
function textFormat(file: Buffer): 'html' | 'text' | undefined {
  if (UPLOAD_FORMAT_ROWS.some(([, { signature }]) => signature !== '' && beginsWith(file, signature))) return undefined;
  const utf16 = utf16Of(file);
  const text = new TextDecoder(utf16 ?? 'latin1').decode(file).replace(/^\u00ef\u00bb\u00bf/, '');
  // Browsers show and save a page with any characters in it.
  if (BEGINS_PAGE.test(text) || BEGINS_MESSAGE.test(text)) return 'html';
  if (text.trim() === '' || CONTROL_CHARACTERS.test(text)) return undefined;
  return OF_PROGRAMS.test(text) ? undefined : 'text';
}

/**
 * Returns the format of a file by its bytes, whatever its name; undefined if it is unknown. Only looks for signatures
 * and names and unpacks nothing, so it may run outside the sandbox.
 */
export function formatOf(bytes: Uint8Array): UploadFormatId | undefined {
  const file = toBuffer(bytes);
  if (isEncryptedWord(file)) return 'docx';
  if (beginsWith(file, ZIP) && OTHER_ARCHIVE.test(file.toString('latin1', FIRST_ENTRY, FIRST_ENTRY + 70)))
    return undefined;
  const row = UPLOAD_FORMAT_ROWS.find(([, { signature, entries }]) => {
    if (signature === '' || !beginsWith(file, signature)) return false;
    return entries === undefined || entries.some((entry) => file.includes(entry, 0, 'latin1'));
  });
  if (row) return row[0];
  if (file.subarray(0, PDF_WINDOW_BYTES).includes(UPLOAD_FORMATS.pdf.signature)) return 'pdf';
  return textFormat(file.subarray(0, TEXT_SAMPLE_BYTES));
}

/** Whether a file is empty, or only spaces and line ends. */
const isBlank = (bytes: Uint8Array) =>
  bytes.length <= TEXT_SAMPLE_BYTES && toBuffer(bytes).toString('latin1').trim() === '';

/**
 * Returns what is wrong with a file by the type its sender gave, its first bytes and its length (UP-01, UP-07), or
 * undefined. This is the only check outside the sandbox.
 */
export function checkFileHeader(bytes: Uint8Array, type = ''): ErrorCode | undefined {
  if (OLDEST_WORD.some((signature) => beginsWith(toBuffer(bytes), signature))) return 'old_word_file';
  const id = formatOf(bytes);
  if (id === undefined) return isBlank(bytes) ? 'empty_file' : 'only_pdf';
  const format: UploadFormat = UPLOAD_FORMATS[id];
  const known = type.split(';')[0]?.trim().toLowerCase() ?? '';
  // A file whose format differs from its declared type is read by its real format.
  if (!UNKNOWN_MEDIA_TYPES.includes(known) && !UPLOAD_MEDIA_TYPES.includes(known)) return 'only_pdf';
  if (isEncryptedWord(toBuffer(bytes))) return 'password_protected';
  return bytes.length > format.bytes ? 'pdf_too_large' : undefined;
}
