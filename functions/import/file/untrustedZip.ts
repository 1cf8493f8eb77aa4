import { unzipSync } from 'fflate';
import { RefusedFile } from '../page/refusedFile.ts';

/** Most entries of an archive; a Word file with a hundred pictures has fewer. */
const MAX_ENTRIES = 2_000;
/** Most bytes to which one entry, and all entries together, may unpack. A long résumé has 0.3 MB. */
const MAX_ENTRY_BYTES = 8_000_000;
const MAX_TOTAL_BYTES = 16_000_000;

/**
 * Unpacks the wanted entries of a stranger's ZIP; returns them by path. An entry's declared size is the size of its
 * buffer, so nothing exceeds the limits whatever the archive says. Paths are compared and never written to. Throws if
 * the archive cannot be unpacked; {@link RefusedFile} if it holds too much.
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
