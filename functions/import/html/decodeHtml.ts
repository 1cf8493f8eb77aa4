import { decodeText } from '../file/decodeText.ts';
import { utf16Of } from '../file/utf16.ts';

/** How many bytes from the beginning may declare a page's encoding, by the standard. */
const SAMPLE_BYTES = 1024;
const OWN_ENCODING = /<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w-]{1,40})/i;

/** Returns a page's text in the encoding that was declared for it, that it declares itself, or that fits its bytes. */
export function decodeHtml(bytes: Uint8Array, said?: string): string {
  const start = Buffer.from(bytes.subarray(0, SAMPLE_BYTES)).toString('latin1');
  const encoding = utf16Of(bytes) ?? said ?? OWN_ENCODING.exec(start)?.[1];
  try {
    if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
  } catch {
    // The declared encoding is unknown.
  }
  return decodeText(bytes) ?? new TextDecoder().decode(bytes);
}
