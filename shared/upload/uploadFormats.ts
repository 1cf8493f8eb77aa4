import { textDirection, type Language } from '../platform/language.ts';
import { UPLOAD_LIMITS } from './uploadLimits.ts';

/** A format of files that people have their résumés in. Everything that names or asks for formats reads these rows. */
export interface UploadFormat {
  /** The ends of its files' names, without the dot; the usual one first. */
  readonly extensions: readonly string[];
  /** Media types under which systems send it, its own first. */
  readonly mediaTypes: readonly string[];
  /** The first bytes of its files, one letter for each byte; empty if they say nothing. */
  readonly signature: string;
  /** One of these names is in each of its files: other formats begin in the same way. */
  readonly entries?: readonly string[];
  /** Bytes that a file may have. */
  readonly bytes: number;
  /** Its name where all formats are listed, with the end of its files' names. */
  readonly name: Readonly<Record<Language, string>>;
  /** Its name in a heading or a sentence; formats that share one are named once. */
  readonly short: Readonly<Record<Language, string>>;
  /** The browser makes another file of it before it is sent: the server never sees one. */
  readonly sentAs?: 'pdf';
}

const everywhere = (name: string) => ({ he: name, en: name });
const ARCHIVE = 'PK\u0003\u0004';
/** Media type of a Word file (DOCX). */
export const WORD_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const OLD_WORD_MEDIA_TYPE = 'application/msword';

/** In the order in which they are named. */
export const UPLOAD_FORMATS = {
  pdf: {
    extensions: ['pdf'],
    mediaTypes: ['application/pdf', 'application/x-pdf'],
    signature: '%PDF-',
    bytes: UPLOAD_LIMITS.bytes,
    name: everywhere('PDF'),
    short: everywhere('PDF'),
  },
  docx: {
    extensions: ['docx', 'docm'],
    mediaTypes: [WORD_MEDIA_TYPE, 'application/vnd.ms-word.document.macroenabled.12', OLD_WORD_MEDIA_TYPE],
    signature: ARCHIVE,
    entries: ['word/document.xml', '[Content_Types].xml'],
    bytes: UPLOAD_LIMITS.bytes,
    name: everywhere('Word (DOCX)'),
    short: everywhere('Word'),
  },
  /**
   * Word 97 to 2003. Its reader recognises other files that begin in the same way (Word 95, Excel), and truncated ones.
   */
  doc: {
    extensions: ['doc'],
    mediaTypes: [OLD_WORD_MEDIA_TYPE],
    signature: '\u00d0\u00cf\u0011\u00e0',
    bytes: UPLOAD_LIMITS.bytes,
    name: everywhere('Word 97–2003 (DOC)'),
    short: everywhere('Word'),
  },
  odt: {
    extensions: ['odt'],
    mediaTypes: ['application/vnd.oasis.opendocument.text'],
    signature: ARCHIVE,
    entries: ['content.xml', 'mimetypeapplication/vnd.oasis.opendocument.text'],
    bytes: UPLOAD_LIMITS.bytes,
    name: everywhere('LibreOffice (ODT)'),
    short: everywhere('ODT'),
  },
  rtf: {
    extensions: ['rtf'],
    // Systems with Word call it one of Word's.
    mediaTypes: ['application/rtf', 'text/rtf', 'application/x-rtf', 'text/richtext', OLD_WORD_MEDIA_TYPE],
    signature: '{\\rtf',
    bytes: UPLOAD_LIMITS.bytes,
    name: everywhere('RTF'),
    short: everywhere('RTF'),
  },
  /** A page of the web, also as one file with all that it shows; programs call it one of Word's too. */
  html: {
    extensions: ['html', 'htm', 'mht', 'mhtml', 'xhtml'],
    mediaTypes: ['text/html', 'application/xhtml+xml', 'multipart/related', 'message/rfc822', OLD_WORD_MEDIA_TYPE],
    signature: '',
    bytes: UPLOAD_LIMITS.bytes,
    name: everywhere('HTML'),
    short: everywhere('HTML'),
  },
  /** Plain or with marks of Markdown, which are read wherever they are. */
  text: {
    extensions: ['txt', 'md', 'markdown', 'text'],
    mediaTypes: ['text/plain', 'text/markdown', 'text/x-markdown'],
    signature: '',
    bytes: 500_000,
    name: { he: 'טקסט (TXT, \u200fMarkdown)', en: 'text (TXT, Markdown)' },
    short: { he: 'טקסט', en: 'text' },
  },
  /** The archive of a member's data, as LinkedIn sends it. After other archives, which are known by what is in them. */
  linkedin: {
    extensions: ['zip'],
    mediaTypes: ['application/zip', 'application/x-zip-compressed'],
    signature: ARCHIVE,
    bytes: UPLOAD_LIMITS.bytes,
    name: { he: 'ארכיון הנתונים של LinkedIn (ZIP)', en: 'LinkedIn data archive (ZIP)' },
    short: everywhere('LinkedIn'),
  },
  /** Pictures of pages. What the browser can open is made a PDF there, without what a camera notes (decision 41). */
  photo: {
    extensions: ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif'],
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
    signature: '',
    bytes: 40_000_000,
    name: { he: 'צילומים של העמודים (JPG, \u200fPNG)', en: 'photos of the pages (JPG, PNG)' },
    short: { he: 'צילומים', en: 'photos' },
    sentAs: 'pdf',
  },
} as const satisfies Record<string, UploadFormat>;
export type UploadFormatId = keyof typeof UPLOAD_FORMATS;

export const UPLOAD_FORMAT_ROWS = Object.entries(UPLOAD_FORMATS) as [UploadFormatId, UploadFormat][];
/** Media types that may be uploaded. */
export const UPLOAD_MEDIA_TYPES = [
  ...new Set(UPLOAD_FORMAT_ROWS.flatMap(([, { mediaTypes, sentAs }]) => (sentAs ? [] : mediaTypes))),
];
/** Media types by which a system says that it does not know the file. */
export const UNKNOWN_MEDIA_TYPES: readonly string[] = ['', 'application/octet-stream'];

const OR: Readonly<Record<Language, string>> = { he: 'או', en: 'or' };
/** Without it names of Latin letters within Hebrew would be read in the opposite order. */
const RIGHT_TO_LEFT_MARK = '\u200f';

/** The formats that are read, as a list of a sentence: "PDF, Word (DOCX) or LibreOffice (ODT)". */
export function uploadFormatNames(
  language: Language,
  kind: 'name' | 'short' = 'name',
  without?: UploadFormatId,
): string {
  const read = UPLOAD_FORMAT_ROWS.filter(([id]) => id !== without);
  const names = [...new Set(read.map(([, format]) => format[kind][language]))];
  const mark = textDirection(language) === 'rtl' ? RIGHT_TO_LEFT_MARK : '';
  const last = names.pop() ?? '';
  return [names.join(`, ${mark}`), last].filter((name) => name !== '').join(` ${OR[language]} ${mark}`);
}
