/** Pixels along the edge of a photograph, which is square: more than 250 an inch on paper. */
export const PHOTO_EDGE = 320;
/** Bytes of one: it is a part of its résumé, which is saved, sent and kept in the browser as a whole (decision 132). */
export const PHOTO_BYTES = 16_000;
const BASE64 = /^[a-z\d+/]+={0,2}$/i;

/* Parts of a JPEG file as letters of Latin-1 (ITU T.81, annex B). */
/** The beginning of a file, and its first segment, which names the format and holds no picture. */
// oxlint-disable-next-line no-control-regex -- bytes are what it reads
const START = /^\xff\xd8(?:\xff\xe0\0\x10JFIF\0[^]{9})?/;
/** A segment of what is drawn: tables, a frame, a scan; and its length. */
const SEGMENT = /^\xff([\xc0\xc4\xda\xdb\xdd])([^]{2})/;
/** Eight bits of grey, or of brightness and two colours; as many rows as columns. */
// oxlint-disable-next-line no-control-regex -- bytes are what it reads
const FRAME = /^\xff\xc0[^]{2}\x08([^]{2})\1[\x01\x03]/;
/** A marker after the data of a scan: neither a stuffed byte nor a restart. */
const MARKER = /\xff[^\0\xd0-\xd7]/;

const numberOf = (bytes: string) => bytes.charCodeAt(0) * 256 + bytes.charCodeAt(1);

/**
 * Whether a text is a photograph: a whole square baseline JPEG as base64, within its bounds, of one scan, with nothing
 * in it that a camera or a program notes, and nothing after it. What our canvas writes is one once that is taken off;
 * the other kinds may take a decoder long.
 */
export function isPhoto(text: string): boolean {
  // Three bytes are four letters.
  if (text.length > PHOTO_BYTES * 1.4 || text.length % 4 || !BASE64.test(text)) return false;
  const file = atob(text);
  let rest = file.replace(START, '');
  if (file.length > PHOTO_BYTES || rest === file) return false;
  let seen = '';
  for (let segment; (segment = SEGMENT.exec(rest));) {
    const [, marker = '', length = ''] = segment;
    const end = 2 + numberOf(length);
    const behind = rest.slice(end);
    if (marker === '\xda')
      return (
        ['\xdb', '\xc0', '\xc4'].every((needed) => seen.includes(needed)) &&
        behind.search(MARKER) === behind.length - 2 &&
        behind.endsWith('\xd9')
      );
    if (marker === '\xc0') {
      const edge = numberOf(FRAME.exec(rest)?.[1] ?? '\0\0');
      if (seen.includes(marker) || edge === 0 || edge > PHOTO_EDGE) return false;
    }
    seen += marker;
    rest = behind;
  }
  return false;
}

/** The beginning of an address that holds the file itself: the page fetches nothing. */
export const PHOTO_ADDRESS = 'data:image/jpeg;base64,';
export const photoAddress = (photo: string): string => PHOTO_ADDRESS + photo;
