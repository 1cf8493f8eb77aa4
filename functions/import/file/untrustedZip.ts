import { unzipSync } from 'fflate';
import type { ErrorCode } from '../../../shared/errors/errors.ts';

/** Entries of an archive: a Word file with a hundred pictures has fewer. */
const MAX_ENTRIES = 2_000;
/** Bytes that the entries which are read may unpack to: each, and together. A long résumé has 0.3 MB. */
const MAX_ENTRY_BYTES = 8_000_000;
const MAX_TOTAL_BYTES = 16_000_000;

class TooLarge extends Error {}

/**
 * Unpacks those entries of a stranger's ZIP that are wanted, by path. What an entry says of its own size is its buffer,
 * so nothing grows beyond the bounds whatever the archive says; a path is compared, never written to. Answers
 * `pdf_too_large` or `damaged_pdf` where it cannot be unpacked.
 */
export function unzipUntrusted(
  bytes: Uint8Array,
  isWanted: (path: string, size: number) => boolean,
): ReadonlyMap<string, Uint8Array> | { readonly error: ErrorCode } {
  let entries = 0;
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > MAX_ENTRIES) throw new TooLarge();
        if (!isWanted(name, originalSize)) return false;
        total += originalSize;
        if (originalSize > MAX_ENTRY_BYTES || total > MAX_TOTAL_BYTES) throw new TooLarge();
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (error) {
    return { error: error instanceof TooLarge ? 'pdf_too_large' : 'damaged_pdf' };
  }
}
