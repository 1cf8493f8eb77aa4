import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/**
 * What a file is by its content, told another way than the product tells it: archives by what their own parts say,
 * compound files by the numbers of their versions, PDFs by PDFium.
 */
export interface ContentKind {
  readonly kind: 'pdf' | 'word' | 'doc' | 'old word' | 'odt' | 'office' | 'archive' | 'rtf' | 'html' | 'text' | 'other';
  readonly isLocked?: boolean;
  /** Whether another reader can open it; absent if none was asked. */
  readonly opens?: boolean;
  /** Letters that another reader finds on its pages. */
  readonly letters?: number;
}

const ascii = (bytes: Uint8Array, length = bytes.length) => Buffer.from(bytes.subarray(0, length)).toString('latin1');
const isUtf8 = (bytes: Uint8Array) => Buffer.from(new TextDecoder().decode(bytes)).equals(bytes);
const WINDOW = 1_024;
/** Bytes of a part that is unpacked to be looked at. */
const MOST_UNPACKED = 30_000_000;

/** The kind of a file; `path` is where another reader finds it. Never throws. */
export async function contentKind(bytes: Uint8Array, path: string): Promise<ContentKind> {
  const start = ascii(bytes, WINDOW);
  if (start.startsWith('PK\u0003\u0004')) return archiveKind(bytes);
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) return compoundKind(Buffer.from(bytes));
  if (start.startsWith('{\\rtf')) return { kind: 'rtf' };
  if (start.includes('%PDF-')) return { kind: 'pdf', ...(await asPdfium(path)) };
  // Word 1 and 2 for Windows, by the word that all of its texts begin with; Word 4 and 5 for the Macintosh.
  if ([0xa5_9b, 0xa5_db, 0x37_fe].includes(bytes.length > 1 ? Buffer.from(bytes).readUInt16LE() : 0))
    return { kind: 'old word' };
  if (/^\s*(?:<[?]xml|<!--|<!doctype\s+html|<html|<head|<body)/i.test(start) && /<html[\s>]/i.test(start))
    return { kind: 'html' };
  const isText = bytes.length > 0 && isUtf8(bytes) && !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 27));
  return { kind: isText && !/^\s*<[?!a-z]/i.test(start) ? 'text' : 'other' };
}

function archiveKind(bytes: Uint8Array): ContentKind {
  const names: string[] = [];
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        return /^(?:\[Content_Types\]\.xml|mimetype|META-INF\/manifest\.xml)$/.test(name) && originalSize < 1e6;
      },
    });
    const part = (name: string) => Buffer.from(Object.hasOwn(parts, name) ? (parts[name] ?? []) : []).toString();
    const types = part('[Content_Types].xml');
    const main = /<[^<]*(?:wordprocessingml|ms-word)\.(?:document|template)[^"<]*main\+xml[^<]*>/.exec(types)?.[0];
    if (main !== undefined)
      return {
        kind: 'word',
        opens: isWellFormed(bytes, /PartName="\/([^"]+)"/.exec(main)?.[1] ?? 'word/document.xml'),
      };
    if (types !== '') return { kind: 'office' };
    const media = part('mimetype');
    if (/opendocument\.text/.test(media))
      return {
        kind: 'odt',
        isLocked: part('META-INF/manifest.xml').includes('encryption-data'),
        opens: isWellFormed(bytes, 'content.xml'),
      };
    if (!names.some((name) => name !== '' && ascii(bytes, WINDOW).includes(name)))
      throw new Error('the directory at the end names nothing of the beginning');
    return { kind: media.includes('opendocument') ? 'office' : 'archive', opens: true };
  } catch {
    const isWord = /word\/document|\[Content_Types\]/.test(ascii(bytes));
    return { kind: isWord ? 'word' : 'archive', opens: false };
  }
}

/** Whether a part is there, and is XML. */
function isWellFormed(bytes: Uint8Array, part: string): boolean {
  const found = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === part && originalSize < MOST_UNPACKED,
  });
  const xml = Object.values(found)[0];
  if (!xml) return false;
  try {
    const isWide = xml[0] === 0xff || xml[0] === 0xfe;
    new SaxesParser().write(new TextDecoder(isWide ? 'utf-16' : 'utf-8').decode(xml)).close();
    return true;
  } catch {
    return false;
  }
}

/** Bytes of an entry of a directory, and how a stream is told apart from a folder in it. */
const [ENTRY, STREAM] = [128, 2];
/** Where a stream may begin, that of a small one among others. */
const STEP = 64;
/** At the beginning of a text of Word: the program, its version, and whether what follows is encrypted. */
const WORD_97 = { ident: 0xa5_ec, version: 0xc1 } as const;
const OLD_IDENT = 0xa5_dc;
/** Versions that there are, so that no two bytes within a text are taken for the beginning of one. */
const VERSIONS = [0x60, 0x01_ff] as const;
const ENCRYPTED = 0x01_00;

/** Names of the streams of a compound file in small letters, by the form of an entry of its directory. */
function streamsOf(file: Buffer): Set<string> {
  const names = new Set<string>();
  for (let at = 512; at + ENTRY <= file.length; at += ENTRY) {
    const length = file.readUInt16LE(at + 64);
    if (length >= 2 && length <= 64 && file[at + 66] === STREAM)
      names.add(file.toString('utf16le', at, at + length - 2).toLowerCase());
  }
  return names;
}

function compoundKind(file: Buffer): ContentKind {
  const names = streamsOf(file);
  if (names.has('encryptedpackage')) return { kind: 'word', isLocked: true };
  if (!names.has('worddocument'))
    return {
      kind: ['workbook', 'book', 'powerpoint document', 'visiodocument'].some((one) => names.has(one))
        ? 'office'
        : 'other',
    };
  for (let at = STEP; at + 12 < file.length; at += STEP) {
    const [ident, version, flags] = [file.readUInt16LE(at), file.readUInt16LE(at + 2), file.readUInt16LE(at + 10)];
    if (ident !== WORD_97.ident && ident !== OLD_IDENT) continue;
    if (version < VERSIONS[0] || version > VERSIONS[1]) continue;
    const kind = ident === WORD_97.ident && version >= WORD_97.version ? 'doc' : 'old word';
    return { kind, isLocked: (flags & ENCRYPTED) !== 0 };
  }
  return { kind: 'doc', opens: false };
}

const LOOK = new URL('openPdf.child.ts', import.meta.url).pathname;

/** What PDFium makes of a file, in a process of its own: strangers' files may keep it for ever. */
async function asPdfium(path: string): Promise<Omit<ContentKind, 'kind'>> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', LOOK, path], { timeout: 10_000 });
    return JSON.parse(stdout) as Omit<ContentKind, 'kind'>;
  } catch {
    return {};
  }
}
