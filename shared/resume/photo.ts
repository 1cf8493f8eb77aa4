import type { ResumeData } from './schema.ts';

/** Pixels along the edge of a photograph, which is square: more than 250 an inch on paper. */
export const PHOTO_EDGE = 320;
/** Bytes of one: it is a part of its résumé, which is saved, sent and kept in the browser as a whole (decision 132). */
export const PHOTO_BYTES = 16_000;
/** Characters of the same as base64. */
export const PHOTO_CHARACTERS = Math.ceil(PHOTO_BYTES / 3) * 4;

const BASE64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Markers of the format (ITU T.81, table B.1). */
const [START, END, SCAN, FRAME, HUFFMAN, QUANTIZATION, RESTARTS] = [0xd8, 0xd9, 0xda, 0xc0, 0xc4, 0xdb, 0xdd];
const [JFIF, LAST_APPLICATION, COMMENT] = [0xe0, 0xef, 0xfe];
/** Bytes of the segment that says the format without a picture of its own in it, with its marker. */
const JFIF_BYTES = 18;
const KEPT: readonly (number | undefined)[] = [FRAME, HUFFMAN, QUANTIZATION, RESTARTS];

/**
 * A JPEG file without all that a camera or a program noted in it (Exif, places, profiles, comments, further pictures);
 * undefined for what is no whole square baseline JPEG of at most {@link PHOTO_EDGE} pixels. What our canvas writes is
 * one; the other kinds may take a decoder long.
 */
export function cleanPhoto(file: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const kept: Uint8Array[] = [file.subarray(0, 2)];
  const seen = new Set<number>();
  let position = 2;
  if (file.length < position || view.getUint16(0) !== 0xff00 + START) return undefined;
  while (position + 4 <= file.length && file[position] === 0xff) {
    const marker = file[position + 1] as number;
    let end = position + 2 + view.getUint16(position + 2);
    if (end > file.length) return undefined;
    if (marker === FRAME && (seen.has(FRAME) || !isOurFrame(view, position, end))) return undefined;
    const isPlainStart = marker === JFIF && end - position === JFIF_BYTES;
    const isNoted = (marker >= JFIF && marker <= LAST_APPLICATION) || marker === COMMENT;
    if (marker === SCAN) {
      if (![FRAME, HUFFMAN, QUANTIZATION].every((needed) => seen.has(needed))) return undefined;
      end = endOfScan(file, end);
    } else if (!isNoted && !KEPT.includes(marker)) return undefined;
    if (isPlainStart || !isNoted) kept.push(file.subarray(position, end));
    seen.add(marker);
    position = end;
    if (seen.has(SCAN) && file[position] === 0xff && file[position + 1] === END)
      return joined([...kept, file.subarray(position, position + 2)]);
  }
  return undefined;
}

/** Eight bits of grey, or of brightness and two colours; as many rows as columns. */
function isOurFrame(view: DataView, position: number, end: number): boolean {
  if (end - position < 13) return false;
  const [bits, height, width] = [
    view.getUint8(position + 4),
    view.getUint16(position + 5),
    view.getUint16(position + 7),
  ];
  const parts = view.getUint8(position + 9);
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
  return cleanPhoto(file)?.length === file.length;
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
