import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LIMITS } from '../../shared/resume/limits.ts';

const OPEN = '<korot:resume>';
const CLOSE = '</korot:resume>';

/** Bytes of the data as JSON; a résumé has at most {@link LIMITS.totalBytes}, with escapes a few more. */
const MOST_JSON = LIMITS.totalBytes * 2;
/** Characters of it in the file: base64 of what deflate could not make smaller. */
const MOST_TEXT = Math.ceil(MOST_JSON * 1.4);

/** The data as an XMP element: JSON, deflated, in base64. Exact for every value that JSON can hold. */
export function carriedText(data: unknown): string {
  return `${OPEN}${deflateRawSync(JSON.stringify(data), { level: 9 }).toString('base64')}${CLOSE}`;
}

/**
 * The data that a PDF of ours carries, or undefined when it carries none or it is damaged.
 *
 * Whoever made the file could have written anything into it: the result is any JSON value of bounded
 * size, to be validated like every other input. It takes a bounded time and never throws.
 */
export function readCarried(pdf: Uint8Array): unknown {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  // A later update of the file holds for an earlier one.
  const start = bytes.lastIndexOf(OPEN);
  if (start < 0) return undefined;
  const end = bytes.indexOf(CLOSE, start);
  if (end < 0 || end - start > MOST_TEXT) return undefined;
  const text = bytes.toString('latin1', start + OPEN.length, end);
  if (!/^[A-Za-z0-9+/=\s]+$/.test(text)) return undefined;
  try {
    const json = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: MOST_JSON });
    return JSON.parse(json.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
