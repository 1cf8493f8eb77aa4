import { isWholeJpeg } from '../../../../shared/resume/photoFiles.ts';

/** Why a file does not become a photograph. */
export type PhotoFault =
  | 'empty'
  | 'heic'
  | 'moving'
  | 'cut'
  | 'unreadable'
  | 'tooLarge'
  | 'tooSmall'
  | 'noRoom'
  | 'failed';

const latin = (file: Uint8Array, from: number, to: number) => String.fromCharCode(...file.subarray(from, to));

/** Brands of the container that phones write pictures into which few browsers open (ISO/IEC 23008-12). */
const HEIC = /^(?:he[imv][cfsx]|hevc|m[is]f1)/;
const PNG_START = '\x89PNG\r\n\x1a\n';

/**
 * Returns the fault of a file by its bytes, whatever its name; undefined if a browser may open it: a whole, still JPEG,
 * PNG, WebP or AVIF.
 */
export function pictureFault(file: Uint8Array): PhotoFault | undefined {
  if (file.length === 0) return 'empty';
  const start = latin(file, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return isWholeJpeg(file) ? undefined : 'cut';
  if (start.startsWith(PNG_START)) return pngFault(file);
  if (start.startsWith('GIF8')) return 'moving';
  if (/^RIFF.{4}WEBP$/s.test(start)) return webpFault(file);
  if (start.slice(4, 8) !== 'ftyp') return 'unreadable';
  const brand = start.slice(8);
  if (brand === 'avif') return undefined;
  return brand === 'avis' ? 'moving' : HEIC.test(brand) ? 'heic' : 'unreadable';
}

/** A PNG is chunks, the last of them `IEND`; one that moves says so before its picture. */
function pngFault(file: Uint8Array): PhotoFault | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  for (let position = PNG_START.length; position + 12 <= file.length; position += 12 + view.getUint32(position)) {
    const kind = latin(file, position + 4, position + 8);
    if (kind === 'acTL') return 'moving';
    if (kind === 'IEND') return undefined;
  }
  return 'cut';
}

/** A WebP says how long it is, and, where it has more than a picture, what that is. */
function webpFault(file: Uint8Array): PhotoFault | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  if (view.getUint32(4, true) + 8 > file.length || file.length < 21) return 'cut';
  return latin(file, 12, 16) === 'VP8X' && view.getUint8(20) & 0x02 ? 'moving' : undefined;
}
