import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { checkFileHeader, formatOf } from '../file/fileHeader.ts';
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

/**
 * Decompression-bomb check before a file is parsed: what is wrong with it, or undefined. Streams are unpacked up to a
 * limit and discarded, so that a small file which unpacks to gigabytes never reaches the parser. Images are not
 * unpacked: the parser does not either. Linear in the file's length; run it isolated all the same.
 */
export function prescan(bytes: Uint8Array): ErrorCode | undefined {
  const file = toBuffer(bytes);
  const refused = formatOf(bytes) === 'pdf' ? checkFileHeader(bytes) : 'only_pdf';
  if (refused) return refused;
  let [total, streams] = [0, 0];
  let [annotations, repeated] = [countPlaces(file), countRepeated(file)];
  for (const { dictionary, packed } of findStreams(file)) {
    if ((streams += 1) > MAX_STREAMS) return 'pdf_too_large';
    if (IMAGE_DICTIONARY.test(dictionary)) continue;
    const most = /\/(?:FontFile|Length1|Type1C|CIDFontType0C|OpenType|ObjStm|XRef)\b/.test(dictionary)
      ? MAX_UNPACKED_BYTES.other
      : MAX_UNPACKED_BYTES.content;
    const names = NAMES_A_FILTER.test(dictionary) || dictionary.length >= DICTIONARY_SEARCH_BYTES;
    const unpacked = unpackStream(packed, most, names);
    if (!unpacked || (total += unpacked.length) > MAX_UNPACKED_BYTES.total) return 'pdf_too_large';
    if (unpacked === packed) continue;
    annotations += countPlaces(unpacked);
    repeated += countRepeated(unpacked);
  }
  return annotations > MAX_ANNOTATIONS || repeated > MAX_REPEATED ? 'pdf_too_large' : undefined;
}

/** Pixels of the largest image of a file, by its own dictionary. */
export function largestImageArea(bytes: Uint8Array): number {
  let largest = 0;
  for (const { dictionary } of findStreams(toBuffer(bytes))) {
    if (!IMAGE_DICTIONARY.test(dictionary)) continue;
    const [width = 0, height = 0] = [/\/Width\s+(\d+)/, /\/Height\s+(\d+)/].map((side) =>
      Number(side.exec(dictionary)?.[1] ?? 0),
    );
    largest = Math.max(largest, width * height);
  }
  return largest;
}

const toBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

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
