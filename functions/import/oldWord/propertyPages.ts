import { RefusedFile } from '../page/refusedFile.ts';
import { partOf } from './fileParts.ts';
import { NO_PROPERTIES, PROPERTY, readProperties, type Properties } from './properties.ts';

const PAGE_BYTES = 512;
/** The bits of a page entry that hold its number. */
const PAGE_NUMBER = 0x3f_ff_ff;
/** Bytes of each paragraph's entry in a page; the first leads to its list. */
const PARAGRAPH_BYTES = 13;

/** Returns what holds at a byte offset in the stream WordDocument, and where it ends. */
export type AtPlace<T> = (place: number) => { readonly found: T; readonly end: number };

/** Style number and direct properties of a paragraph. */
export interface ParagraphProperties {
  readonly style: number;
  readonly properties: Properties;
}

/** Reads the properties of characters: in a page, a byte leads to a list with its length. */
export const readCharacters = (table: Buffer, word: Buffer): AtPlace<Properties> =>
  readPages(table, word, NO_PROPERTIES, (page, index, count) => {
    const place = 2 * page.readUInt8(4 * (count + 1) + index);
    return place === 0 ? NO_PROPERTIES : readProperties(partOf(page, place + 1, page.readUInt8(place)));
  });

/**
 * Reads the properties of paragraphs. The length of a list counts words, in one byte or the next; the style precedes
 * the list. A list too long for a page, of a row with many cells, is in the stream Data.
 */
export const readParagraphs = (table: Buffer, word: Buffer, data: Buffer): AtPlace<ParagraphProperties> =>
  readPages(table, word, { style: 0, properties: NO_PROPERTIES }, (page, index, count) => {
    const place = 2 * page.readUInt8(4 * (count + 1) + PARAGRAPH_BYTES * index);
    if (place === 0) return { style: 0, properties: NO_PROPERTIES };
    const words = page.readUInt8(place);
    const list =
      words === 0 ? partOf(page, place + 2, 2 * page.readUInt8(place + 1)) : partOf(page, place + 1, 2 * words - 1);
    if (list.length < 2) throw new RefusedFile('damaged_pdf');
    const inPage = readProperties(list.subarray(2));
    const elsewhere = inPage.get(PROPERTY.elsewhere) ?? inPage.get(PROPERTY.elsewhere97);
    const properties =
      elsewhere === undefined ? inPage : readProperties(partOf(data, elsewhere + 2, data.readUInt16LE(elsewhere)));
    return { style: list.readUInt16LE(0), properties };
  });

/**
 * Reads pages of 512 bytes that a table of offsets lists. Each has offsets of its own, their number in its last byte.
 */
function readPages<T>(
  table: Buffer,
  word: Buffer,
  nothing: T,
  read: (page: Buffer, index: number, count: number) => T,
): AtPlace<T> {
  const pages = countParts(table, 4);
  const known = new Map<number, T>();
  return (place) => {
    const outer = findPart(table, pages, place);
    if (outer.at === undefined) return { found: nothing, end: outer.end };
    const pagePlace = (table.readUInt32LE(4 * (pages + 1) + 4 * outer.at) & PAGE_NUMBER) * PAGE_BYTES;
    const page = partOf(word, pagePlace, PAGE_BYTES);
    const count = page.readUInt8(PAGE_BYTES - 1);
    const inner = findPart(page, count, place);
    const end = Math.min(inner.end, outer.end);
    if (inner.at === undefined) return { found: nothing, end };
    const entry = known.get(pagePlace + inner.at) ?? read(page, inner.at, count);
    known.set(pagePlace + inner.at, entry);
    return { found: entry, end };
  };
}

/** Returns how many parts a table of offsets has: one offset more than values of `valueBytes` bytes. */
export const countParts = (table: Buffer, valueBytes: number): number =>
  Math.max(0, Math.floor((table.length - 4) / (4 + valueBytes)));

/**
 * Returns the part that contains an offset, of successive parts, and where the part ends. For an offset between parts,
 * the end is the beginning of the next part.
 */
function findPart(table: Buffer, count: number, place: number): { at: number | undefined; end: number } {
  const low = firstBehind(count, place, (index) => table.readUInt32LE(4 * index + 4));
  if (low >= count) return { at: undefined, end: Number.POSITIVE_INFINITY };
  const start = table.readUInt32LE(4 * low);
  return start > place ? { at: undefined, end: start } : { at: low, end: table.readUInt32LE(4 * low + 4) };
}

/** Returns the index of the first of successive parts that ends after a position; `count` if none does. */
export function firstBehind(count: number, place: number, endOf: (index: number) => number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endOf(middle) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
