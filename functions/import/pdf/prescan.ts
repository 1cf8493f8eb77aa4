import { unpackStream } from './unpackStream.ts';

/**
 * Bytes that streams may unpack to: the drawing of a page, anything else (fonts, tables of objects), and all of a file
 * together.
 */
const MAX_UNPACKED_BYTES = { content: 6_000_000, other: 20_000_000, total: 60_000_000 } as const;
/** Streams of a file, images included: thirty pages have some hundreds, and each takes time, however small it is. */
const MAX_STREAMS = 20_000;
/**
 * Links, fields and notes of a file: the parser makes an object of each with all that it may be, a tenth of a megabyte
 * large. A form of thirty pages has a thousand.
 */
const MAX_ANNOTATIONS = 4_000;
/**
 * References of a file to what another one of the same list refers to already: a page may name one annotation as often
 * as it likes, and each time the parser makes an object. Parts of a text that go on name theirs again and again.
 */
const MAX_REPEATED = 20_000;
const REFERENCES = /\[(?:\s{0,9}\d{1,10}\s{1,9}\d{1,5}\s{1,9}R){2,}/g;
/** Each stands in a rectangle. */
const PLACE = '/Rect';
/** Bytes before a stream in which its dictionary is looked for. */
const DICTIONARY_SEARCH_BYTES = 2_000;
/** Its name may be written in numbers; and where a dictionary is longer than what is looked at, it may stand before. */
const NAMES_A_FILTER = /\/F|#/;
const IMAGE_DICTIONARY = /\/Subtype\s*\/Image/;

const TOO_LARGE = { error: 'pdf_too_large' } as const;

/**
 * Decompression-bomb check before a PDF is parsed; the pixels of its largest image where it passes. Streams are
 * unpacked up to a limit and discarded, so that a small file which unpacks to gigabytes never reaches the parser.
 * Images are not unpacked: the parser does not either. Linear in the file's length; run it isolated all the same.
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

/** Pixels of an image by its own dictionary. */
const pixelsOf = (dictionary: string): number =>
  [/\/Width\s+(\d+)/, /\/Height\s+(\d+)/].reduce((area, side) => area * Number(side.exec(dictionary)?.[1] ?? 0), 1);

/** The streams of a file, found by scanning its bytes and not by its cross-reference tables, which may be wrong. */
function* findStreams(file: Buffer): Generator<{ readonly dictionary: string; readonly packed: Buffer }> {
  // A dictionary stands behind the end of the stream before it: looked at again from every stream, the file would be
  // read many times over.
  let [end, before] = [0, 0];
  for (let position = file.indexOf('stream'); position >= 0; position = file.indexOf('stream', position + 6)) {
    if (file.toString('latin1', position - 3, position) === 'end') continue;
    const start = position + (file[position + 6] === 0x0d ? 8 : 7);
    // Where one has no end, none behind it has.
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

/** References beyond the first to each object, in lists of nothing but references. */
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
