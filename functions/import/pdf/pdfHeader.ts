import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { UPLOAD_LIMITS } from '../../../shared/api/uploadLimits.ts';

/** Where the format lets the header begin. */
const HEADER_WINDOW_BYTES = 1_024;

/**
 * Whether a file is no PDF or too large, by its first bytes and its length: all that is asked of it outside of the
 * sandbox.
 */
export function checkPdfHeader(bytes: Uint8Array): ErrorCode | undefined {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(HEADER_WINDOW_BYTES, bytes.length)).indexOf('%PDF-') < 0)
    return 'only_pdf';
  return bytes.length > UPLOAD_LIMITS.bytes ? 'pdf_too_large' : undefined;
}
