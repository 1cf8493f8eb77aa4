import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';

const OPENING_TAG = '<korot:resume>';
const CLOSING_TAG = '</korot:resume>';

/** Bytes of the data as JSON; a résumé has at most {@link RESUME_LIMITS.totalBytes}, with escapes a few more. */
const MAX_JSON_BYTES = RESUME_LIMITS.totalBytes * 2;
/** Characters of it in the file: base64 of what deflate could not make smaller. */
const MAX_ENCODED_LENGTH = Math.ceil(MAX_JSON_BYTES * 1.4);

/** The data as an XMP element: JSON, deflated, in base64. Exact for every value that JSON can hold. */
export function toEmbeddedElement(data: unknown): string {
  return `${OPENING_TAG}${deflateRawSync(JSON.stringify(data), { level: 9 }).toString('base64')}${CLOSING_TAG}`;
}

/**
 * The data that a PDF of ours carries, or undefined when it carries none or it is damaged.
 *
 * Whoever made the file could have written anything into it: the result is any JSON value of bounded
 * size, to be validated like every other input. It takes a bounded time and never throws.
 */
export function readEmbeddedResume(pdf: Uint8Array): unknown {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  // A later update of the file holds for an earlier one.
  const start = bytes.lastIndexOf(OPENING_TAG);
  if (start < 0) return undefined;
  const end = bytes.indexOf(CLOSING_TAG, start);
  if (end < 0 || end - start > MAX_ENCODED_LENGTH) return undefined;
  const text = bytes.toString('latin1', start + OPENING_TAG.length, end);
  if (!/^[A-Za-z0-9+/=\s]+$/.test(text)) return undefined;
  try {
    const json = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: MAX_JSON_BYTES });
    return JSON.parse(json.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
