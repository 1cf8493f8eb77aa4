import { unpackStream } from './unpackStream.ts';

/** Bytes that streams may unpack to: a page's content, any other stream (fonts, object tables), and all together. */
const MAX_UNPACKED_BYTES = { content: 6_000_000, other: 20_000_000, total: 60_000_000 } as const;
/** Most streams of a file, images included. Thirty pages have a few hundred, and even a small one takes time. */
const MAX_STREAMS = 20_000;
/** Most links, fields and notes; the parser makes 0.1 MB of each. A form of thirty pages has a thousand. */
const MAX_ANNOTATIONS = 4_000;
/**
 * Most repeated references within lists of references. A page may list one annotation any number of times, and the
 * parser makes an object each time. Structure trees of tagged text repeat references too.
 */
const MAX_REPEATED = 20_000;
const REFERENCES = /\[(?:\s{0,9}\d{1,10}\s{1,9}\d{1,5}\s{1,9}R){2,}/g;
/** Every annotation has a rectangle. */
const PLACE = '/Rect';
/** How many bytes before a stream are searched for its dictionary. */
const DICTIONARY_SEARCH_BYTES = 2_000;
/** The filter's name may be written with `#` codes. A dictionary longer than the searched bytes may name it earlier. */
const NAMES_A_FILTER = /\/F|#/;
const IMAGE_DICTIONARY = /\/Subtype\s*\/Image/;

const TOO_LARGE = { error: 'pdf_too_large' } as const;

/**
 * Checks for a decompression bomb before a PDF is parsed. Returns the pixels of its largest image, or the error.
 * Streams are unpacked up to a limit and discarded, so a small file that unpacks to gigabytes never reaches the parser.
 * Images are not unpacked, as the parser does not unpack them either. Takes time linear in the file's length; run it
 * isolated all the same.
 */
export function prescan(bytes: Uint8Array): { readonly largest: number } | typeof TOO_LARGE {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [total, streams, largest] = [0, 0, 0];
  let [annotations, repeated] = [countPlaces(file), countRepeated(file)];
  for (const { dictionary, packed } of findStreams(file)) {
    if ((streams += 1) > MAX_STREAMS) return TOO_LARGE;
    if (IMAGE_DICTIONARY.test(dictionary)) {
      largest = Math.max(largest, pixelsOf(dictionary));
      continue;
    }
    const most = /\/(?:FontFile|Length1|Type1C|CIDFontType0C|OpenType|ObjStm|XRef)\b/.test(dictionary)
      ? MAX_UNPACKED_BYTES.other
      : MAX_UNPACKED_BYTES.content;
    const names = NAMES_A_FILTER.test(dictionary) || dictionary.length >= DICTIONARY_SEARCH_BYTES;
    const layers = unpackStream(packed, most, names);
    if (!layers) return TOO_LARGE;
    for (const layer of layers) {
      if ((total += layer.length) > MAX_UNPACKED_BYTES.total) return TOO_LARGE;
      annotations += countPlaces(layer);
      repeated += countRepeated(layer);
    }
  }
  return annotations > MAX_ANNOTATIONS || repeated > MAX_REPEATED ? TOO_LARGE : { largest };
}

/** Returns the pixels of an image by its dictionary. */
const pixelsOf = (dictionary: string): number =>
  [/\/Width\s+(\d+)/, /\/Height\s+(\d+)/].reduce((area, side) => area * Number(side.exec(dictionary)?.[1] ?? 0), 1);

/** Finds the streams of a file by scanning its bytes, because cross-reference tables may be wrong. */
function* findStreams(file: Buffer): Generator<{ readonly dictionary: string; readonly packed: Buffer }> {
  // The search for a dictionary ends at the previous stream; otherwise the file would be read many times.
  let [end, before] = [0, 0];
  for (let position = file.indexOf('stream'); position >= 0; position = file.indexOf('stream', position + 6)) {
    if (file.toString('latin1', position - 3, position) === 'end') continue;
    const start = position + (file[position + 6] === 0x0d ? 8 : 7);
    // If one stream has no end, no later one has.
    if (end >= 0) end = file.indexOf('endstream', start);
    yield {
      dictionary: dictionaryBetween(file, Math.max(before, position - DICTIONARY_SEARCH_BYTES), position),
      packed: file.subarray(start, end < 0 ? file.length : end),
    };
    if (end > 0) position = end;
    before = position;
  }
}

function dictionaryBetween(file: Buffer, from: number, to: number): string {
  const text = file.toString('latin1', from, to);
  return text.slice(text.lastIndexOf(' obj') + 1);
}

/** Counts references beyond the first to each object, within lists that hold nothing but references. */
function countRepeated(bytes: Buffer): number {
  let count = 0;
  for (const [list] of bytes.toString('latin1').matchAll(REFERENCES)) {
    const references = list.split('R').slice(0, -1);
    count +=
      references.length - new Set(references.map((reference) => reference.replaceAll(/[[\s]+/g, ' ').trim())).size;
  }
  return count;
}

function countPlaces(bytes: Buffer): number {
  let count = 0;
  for (let position = bytes.indexOf(PLACE); position >= 0; position = bytes.indexOf(PLACE, position + PLACE.length))
    count += 1;
  return count;
}
