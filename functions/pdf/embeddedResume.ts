import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';

const OPENING_TAG = '<korot:resume>';
const CLOSING_TAG = '</korot:resume>';

/** Most bytes of the data as JSON. A résumé has at most {@link RESUME_LIMITS.totalBytes}, escapes add a few. */
const MAX_JSON_BYTES = RESUME_LIMITS.totalBytes * 2;
/** Most characters of it in the file: base64 of data that deflate could not shrink. */
const MAX_ENCODED_LENGTH = Math.ceil(MAX_JSON_BYTES * 1.4);

/** Returns the data as an XMP element: deflated JSON in base64. Exact for every value that JSON can hold. */
export function toEmbeddedElement(data: unknown): string {
  return `${OPENING_TAG}${deflateRawSync(JSON.stringify(data), { level: 9 }).toString('base64')}${CLOSING_TAG}`;
}

/**
 * Returns the data embedded in a PDF of ours; undefined if there is none or it is damaged.
 *
 * Anybody could have written the file, so the result is any JSON value of bounded size and must be validated like other
 * input. Takes bounded time and never throws.
 */
export function readEmbeddedResume(pdf: Uint8Array): unknown {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  // The last one counts, because a later update of the file replaces an earlier one.
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
