import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { unzipUntrusted } from '../untrustedZip.ts';

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

/** Unpacks what is read of a Word or OpenDocument file, within the bounds of {@link unzipUntrusted}. */
export function openWordPackage(bytes: Uint8Array): WordPackage | { readonly error: ErrorCode } {
  let isEncrypted = false;
  const files = unzipUntrusted(bytes, (path) => {
    isEncrypted ||= path === ENCRYPTED_PACKAGE;
    return WORD_PARTS.test(path) || OPEN_DOCUMENT_PARTS.has(path);
  });
  if (isEncrypted) return { error: 'password_protected' };
  if ('error' in files) return { error: files.error };
  const texts = new Map(Array.from(files, ([path, content]) => [path, decode(content)]));
  if (ENCRYPTED_ENTRY.test(texts.get('META-INF/manifest.xml') ?? '')) return { error: 'password_protected' };
  // An archive of anything else.
  return texts.has('word/document.xml') || texts.has('content.xml') ? texts : { error: 'only_pdf' };
}

/** XML is in UTF-8, or says by its first bytes that it is in UTF-16. */
function decode(content: Uint8Array): string {
  const [first, second] = content;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(content);
}
