import type { ResumeData } from './schema.ts';

/** Pixels along the edge of a photograph, which is square: more than 250 an inch on paper. */
export const PHOTO_EDGE = 320;
/** Bytes of one: it is a part of its résumé, which is saved, sent and kept in the browser as a whole (decision 132). */
export const PHOTO_BYTES = 16_000;
/** Characters of the same as base64. */
export const PHOTO_CHARACTERS = Math.ceil(PHOTO_BYTES / 3) * 4;

const BASE64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Markers of the format (ITU T.81, table B.1). */
const [START, END, SCAN, FRAME, HUFFMAN, QUANTIZATION, RESTARTS] = [0xd8, 0xd9, 0xda, 0xc0, 0xc4, 0xdb, 0xdd] as const;
const [JFIF, LAST_APPLICATION, COMMENT] = [0xe0, 0xef, 0xfe] as const;
const BEFORE_SCAN = [FRAME, HUFFMAN, QUANTIZATION];
/** Bytes of the segment that says the format without a picture of its own in it, with its marker. */
const JFIF_BYTES = 18;
const DRAWN: readonly number[] = [FRAME, HUFFMAN, QUANTIZATION, RESTARTS, SCAN, END];

interface JpegSegment {
  readonly marker: number;
  readonly from: number;
  /** Behind it, and behind the data of a scan. */
  readonly to: number;
}

/** The segments of a JPEG file to its end; of a file that is cut off or none, those before that. */
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

/** Whether a file is a JPEG with all its parts, whatever these are: one that is cut off is drawn as well, by half. */
export const isWholeJpeg = (file: Uint8Array): boolean => [...segmentsOf(file)].some(({ marker }) => marker === END);

/**
 * A JPEG file without all that a camera or a program noted in it (Exif, places, profiles, comments, further pictures);
 * undefined for what is no whole square baseline JPEG of at most {@link PHOTO_EDGE} pixels. What our canvas writes is
 * one; the other kinds may take a decoder long.
 */
export function cleanPhoto(file: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const kept: Uint8Array[] = [file.subarray(0, 2)];
  const seen = new Set<number>();
  for (const { marker, from, to } of segmentsOf(file)) {
    if (marker === FRAME && (seen.has(FRAME) || !isOurFrame(file.subarray(from, to)))) return undefined;
    if (marker === SCAN && (seen.has(SCAN) || !BEFORE_SCAN.every((needed) => seen.has(needed)))) return undefined;
    const isNoted = (marker >= JFIF && marker <= LAST_APPLICATION) || marker === COMMENT;
    if (!isNoted && !DRAWN.includes(marker)) return undefined;
    if (!isNoted || (marker === JFIF && to - from === JFIF_BYTES)) kept.push(file.subarray(from, to));
    if (marker === END) return seen.has(SCAN) ? joined(kept) : undefined;
    seen.add(marker);
  }
  return undefined;
}

/** Eight bits of grey, or of brightness and two colours; as many rows as columns. */
function isOurFrame(segment: Uint8Array): boolean {
  if (segment.length < 13) return false;
  const view = new DataView(segment.buffer, segment.byteOffset);
  const [bits, height, width, parts] = [view.getUint8(4), view.getUint16(5), view.getUint16(7), view.getUint8(9)];
  return bits === 8 && (parts === 1 || parts === 3) && width === height && width > 0 && width <= PHOTO_EDGE;
}

/** Where the next marker stands behind the data of a scan: neither a stuffed byte nor a restart. */
function endOfScan(file: Uint8Array, from: number): number {
  let position = from;
  for (; position + 1 < file.length; position += 1) {
    const next = file[position + 1] as number;
    if (file[position] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) break;
  }
  return position;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}

/** The file of a photograph that a résumé has. */
export const photoFile = (photo: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(photo), (character) => character.charCodeAt(0));

/** Whether a text is such a file as base64, with nothing in it that would have to go. */
export function isPhoto(text: string): boolean {
  if (text.length > PHOTO_CHARACTERS || !BASE64.test(text)) return false;
  const file = photoFile(text);
  return file.length <= PHOTO_BYTES && cleanPhoto(file)?.length === file.length;
}

/** The photograph of a file that is one and nothing else; undefined for all others. */
export function photoOf(file: Uint8Array): string | undefined {
  if (file.length > PHOTO_BYTES) return undefined;
  const photo = btoa(Array.from(file, (byte) => String.fromCharCode(byte)).join(''));
  return isPhoto(photo) ? photo : undefined;
}

const ADDRESS = 'data:image/jpeg;base64,';

/** Where a page finds it: in itself, so that nothing is fetched. */
export const photoAddress = (photo: string): string => ADDRESS + photo;

/** The photograph of such an address; undefined for every other address, which nobody fetches. */
export function photoAt(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith(ADDRESS)) return undefined;
  const photo = address.slice(ADDRESS.length);
  return isPhoto(photo) ? photo : undefined;
}

/** The résumé with that photograph, or without one; the very same where nothing changes. */
export function setPhoto(resume: ResumeData, photo: string | undefined): ResumeData {
  if (resume.photo === photo) return resume;
  const { photo: _before, ...rest } = resume;
  return photo === undefined ? rest : { ...rest, photo };
}
