import { unzipSync } from 'fflate';
import { RefusedFile } from '../page/refusedFile.ts';

/** Entries of an archive: a Word file with a hundred pictures has fewer. */
const MAX_ENTRIES = 2_000;
/** Bytes that the entries which are read may unpack to: each, and together. A long résumé has 0.3 MB. */
const MAX_ENTRY_BYTES = 8_000_000;
const MAX_TOTAL_BYTES = 16_000_000;

/**
 * Unpacks those entries of a stranger's ZIP that are wanted, by path. What an entry says of its own size is its buffer,
 * so nothing grows beyond the bounds whatever the archive says; a path is compared, never written to. Throws where it
 * cannot be unpacked: {@link RefusedFile} where it has too much.
 */
export function unzipUntrusted(
  bytes: Uint8Array,
  isWanted: (path: string, size: number) => boolean,
): ReadonlyMap<string, Uint8Array> {
  let [entries, total] = [0, 0];
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      const isRead = entries <= MAX_ENTRIES && isWanted(name, originalSize);
      if (isRead) total += originalSize;
      if (entries > MAX_ENTRIES || total > MAX_TOTAL_BYTES || (isRead && originalSize > MAX_ENTRY_BYTES))
        throw new RefusedFile('pdf_too_large');
      return isRead;
    },
  });
  return new Map(Object.entries(files));
}
