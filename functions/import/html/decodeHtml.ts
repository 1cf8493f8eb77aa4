import { decodeText } from '../file/decodeText.ts';
import { utf16Of } from '../file/utf16.ts';

/** Bytes at the beginning within which a page says its encoding, by the standard. */
const SAMPLE_BYTES = 1024;
const OWN_ENCODING = /<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w-]{1,40})/i;

/** A page's text by the encoding that is said of it, that it says of itself, or else that fits its bytes. */
export function decodeHtml(bytes: Uint8Array, said?: string): string {
  const start = Buffer.from(bytes.subarray(0, SAMPLE_BYTES)).toString('latin1');
  const encoding = utf16Of(bytes) ?? said ?? OWN_ENCODING.exec(start)?.[1];
  try {
    if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
  } catch {
    // A name that no standard knows.
  }
  return decodeText(bytes) ?? new TextDecoder().decode(bytes);
}
