import { unzipSync } from 'fflate';
import type { ErrorCode } from '../../../shared/errors/errors.ts';

/** Entries of an archive: a Word file with a hundred pictures has fewer. */
const MAX_ENTRIES = 2_000;
/** Bytes that the parts which are read may unpack to: each, and together. A long résumé has 0.3 MB. */
const MAX_PART_BYTES = 8_000_000;
const MAX_TOTAL_BYTES = 16_000_000;

/**
 * The parts of Word and OpenDocument files that hold text and what it looks like. No other is unpacked: no picture,
 * macro, object or custom data.
 */
const WORD_PARTS = /^word\/(?:document|styles|numbering|(?:header|footer)\d{0,3}|_rels\/document\.xml)\.(?:xml|rels)$/;
const OPEN_DOCUMENT_PARTS = new Set(['content.xml', 'styles.xml', 'META-INF/manifest.xml']);
/** How an encrypted OpenDocument file says so: its manifest at each entry, or by holding one entry for all. */
const ENCRYPTED_ENTRY = /<(?:[\w-]{1,40}:)?encryption-data[\s>]/;
const ENCRYPTED_PACKAGE = 'encrypted-package';

/** The texts of a file's parts, by path. */
export type WordPackage = ReadonlyMap<string, string>;

class RefusedPackage extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Unpacks what is read of a Word or OpenDocument file. What an entry says of its own size is its buffer, so nothing
 * grows beyond the bounds whatever the archive says; a path is compared, never written to.
 */
export function openWordPackage(bytes: Uint8Array): WordPackage | { readonly error: ErrorCode } {
  let entries = 0;
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > MAX_ENTRIES) throw new RefusedPackage('pdf_too_large');
        if (name === ENCRYPTED_PACKAGE) throw new RefusedPackage('password_protected');
        if (!WORD_PARTS.test(name) && !OPEN_DOCUMENT_PARTS.has(name)) return false;
        total += originalSize;
        if (originalSize > MAX_PART_BYTES || total > MAX_TOTAL_BYTES) throw new RefusedPackage('pdf_too_large');
        return true;
      },
    });
    const texts = new Map(Object.entries(files).map(([path, content]) => [path, decode(content)]));
    if (ENCRYPTED_ENTRY.test(texts.get('META-INF/manifest.xml') ?? '')) return { error: 'password_protected' };
    // An archive of anything else.
    return texts.has('word/document.xml') || texts.has('content.xml') ? texts : { error: 'only_pdf' };
  } catch (error) {
    return { error: error instanceof RefusedPackage ? error.code : 'damaged_pdf' };
  }
}

/** XML is in UTF-8, or says by its first bytes that it is in UTF-16. */
function decode(content: Uint8Array): string {
  const [first, second] = content;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(content);
}
