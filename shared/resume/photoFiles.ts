import { isPhoto, PHOTO_ADDRESS, PHOTO_BYTES } from './photo.ts';
import type { ResumeData } from './schema.ts';

/** Markers of JPEG files (ITU T.81, table B.1). */
const [START, END, SCAN] = [0xd8, 0xd9, 0xda];
const [FORMAT, LAST_APPLICATION, COMMENT] = [0xe0, 0xef, 0xfe] as const;
/** Bytes of the segment that names the format and holds no picture, with its marker. */
const FORMAT_BYTES = 18;

interface JpegSegment {
  readonly marker: number;
  readonly from: number;
  /** Offset of its end, after the data of a scan. */
  readonly to: number;
}

/** Yields the segments of a JPEG file; for a truncated or foreign file, those before the fault. */
function* segmentsOf(file: Uint8Array): Generator<JpegSegment> {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  if (file.length < 2 || view.getUint16(0) !== 0xff00 + START) return;
  let from = 2;
  while (from + 2 <= file.length && file[from] === 0xff) {
    const marker = file[from + 1] as number;
    // A marker may have further bytes of ones before it.
    if (marker === 0xff) from += 1;
    else if (marker === END) return yield { marker, from, to: from + 2 };
    else {
      const to = from + 4 > file.length ? Infinity : from + 2 + view.getUint16(from + 2);
      if (to > file.length) return;
      const end = marker === SCAN ? endOfScan(file, to) : to;
      yield { marker, from, to: end };
      from = end;
    }
  }
}

/** Returns the place of the next marker after a scan's data, skipping stuffed bytes and restarts. */
function endOfScan(file: Uint8Array, from: number): number {
  let position = from;
  for (; position + 1 < file.length; position += 1) {
    const next = file[position + 1] as number;
    if (file[position] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) break;
  }
  return position;
}

/** Whether a file is a JPEG with all its parts, whatever these are: one that is cut off is drawn as well, by half. */
export const isWholeJpeg = (file: Uint8Array): boolean => [...segmentsOf(file)].some(({ marker }) => marker === END);

/**
 * A JPEG file without all that a camera or a program noted in it (Exif, places, profiles, comments, further pictures);
 * undefined if it is not whole.
 */
export function cleanJpeg(file: Uint8Array): Uint8Array | undefined {
  const segments = [...segmentsOf(file)];
  if (segments.at(-1)?.marker !== END) return undefined;
  const kept = segments.filter(({ marker, from, to }) => {
    const isNoted = (marker >= FORMAT && marker <= LAST_APPLICATION) || marker === COMMENT;
    return !isNoted || (marker === FORMAT && to - from === FORMAT_BYTES);
  });
  return Uint8Array.from([...file.subarray(0, 2), ...kept.flatMap(({ from, to }) => [...file.subarray(from, to)])]);
}

/** The file of a photograph that a résumé has. */
export const photoFile = (photo: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(photo), (character) => character.charCodeAt(0));

/** The photograph of a file that is one and nothing else; undefined for all others. */
export function photoOf(file: Uint8Array): string | undefined {
  if (file.length > PHOTO_BYTES) return undefined;
  const photo = btoa(Array.from(file, (byte) => String.fromCharCode(byte)).join(''));
  return isPhoto(photo) ? photo : undefined;
}

/** Returns the photograph of such an address; undefined for every other address, which nobody fetches. */
export function photoAt(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith(PHOTO_ADDRESS)) return undefined;
  const photo = address.slice(PHOTO_ADDRESS.length);
  return isPhoto(photo) ? photo : undefined;
}

/** The résumé with that photograph, or without one; the very same where nothing changes. */
export function setPhoto(resume: ResumeData, photo: string | undefined): ResumeData {
  if (resume.photo === photo) return resume;
  const { photo: _before, ...rest } = resume;
  return photo === undefined ? rest : { ...rest, photo };
}
