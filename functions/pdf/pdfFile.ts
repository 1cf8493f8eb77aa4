import { sanitizeText } from '../../shared/resume/sanitizeText.ts';

/** A PDF as the browser writes it: one section with a classic cross-reference table, without object streams. */
export interface PdfFile {
  readonly bytes: Buffer;
  /** Position of the cross-reference table. */
  readonly tablePosition: number;
  /** One more than the highest object number. */
  readonly size: number;
  /** Object numbers. */
  readonly catalog: number;
  readonly info: number;
}

const FILE_END = /startxref\s+(\d+)\s+%%EOF\s*$/;
/** Bytes of a table row, fixed by the format. */
const TABLE_ROW_BYTES = 20;
/** Digits of the position that a row begins with. */
const POSITION_DIGITS = 10;
/** The letter in a row of an object that is there. */
const IN_USE = 'n'.charCodeAt(0);
/** How many bytes at the end of the file are searched for its end mark. */
const TAIL_BYTES = 512;

/** Finds the table and the main objects. Throws if the file is not of the kind that the browser writes. */
export function parsePdf(bytes: Buffer): PdfFile {
  const end = FILE_END.exec(bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES)));
  const tableAt = Number(end?.[1]);
  const head = end && /^xref\s+0 (\d+)\s/.exec(bytes.toString('latin1', tableAt, tableAt + 32));
  if (!head) throw new Error('The PDF has no classic table');
  const trailer = bytes.toString('latin1', tableAt);
  const reference = (key: string) => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(trailer)?.[1]);
  const file = {
    bytes,
    tablePosition: tableAt,
    size: Number(head[1]),
    catalog: reference('Root'),
    info: reference('Info'),
  };
  if (!file.catalog || !file.info) throw new Error('The PDF has no catalog');
  return file;
}

/** Returns the source of an object that is no stream, between `obj` and `endobj`. */
export function readObject(file: PdfFile, number: number): string {
  const { bytes } = file;
  const start = objectPosition(file, number);
  const end = bytes.indexOf('endobj', start);
  const source = /^\d+ 0 obj\s(.*)$/s.exec(bytes.toString('latin1', start, end));
  if (!source) throw new Error('The PDF lacks an object');
  return (source[1] as string).trim();
}

/** Most bytes before a stream's data: its number and dictionary. */
const STREAM_HEAD_BYTES = 512;

export interface PdfStream {
  /** Source of its dictionary. */
  readonly dictionary: string;
  /** The data as stored in the file. */
  readonly data: Buffer;
  /** Position of the dictionary, and the position after `endstream`. */
  readonly start: number;
  readonly end: number;
}

/** Returns an object that is a stream. */
export function readStream(file: PdfFile, number: number): PdfStream {
  const { bytes } = file;
  const position = objectPosition(file, number);
  const [head = '', before = '', dictionary = ''] =
    /^(\d+ 0 obj\s+)(<<.*?>>)\s*stream\r?\n/s.exec(bytes.toString('latin1', position, position + STREAM_HEAD_BYTES)) ??
    [];
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  const from = position + head.length;
  const data = bytes.subarray(from, from + length);
  const end = /^\s*endstream(?=\s)/.exec(bytes.toString('latin1', from + length, from + length + 16))?.[0];
  if (data.length !== length || end === undefined) throw new Error('The PDF lacks a stream');
  return { dictionary, data, start: position + before.length, end: from + length + end.length };
}

function objectPosition({ bytes, tablePosition: tableAt, size }: PdfFile, number: number): number {
  if (!(number < size)) throw new Error('The PDF lacks an object');
  const row = firstRow(bytes, tableAt) + number * TABLE_ROW_BYTES;
  return readDigits(bytes, row, row + POSITION_DIGITS);
}

/** Where the rows of a table begin: behind its name and its size. */
const firstRow = (bytes: Buffer, tableAt: number) => bytes.indexOf('\n', bytes.indexOf('\n', tableAt) + 1) + 1;

/** Where the objects of a file stand: from behind `obj` to before `endobj`. */
export interface ObjectPlaces {
  /** Their numbers, in the order of the file. */
  readonly numbers: Float64Array;
  /** By object number; an object that does not exist ends at 0. */
  readonly starts: Float64Array;
  readonly ends: Float64Array;
}

/** Above the number of objects in any file; a ten-digit position multiplied by it is still an exact integer. */
const MAX_OBJECTS = 2 ** 19;

/**
 * Finds the positions of all objects in time linear in the file's size, without creating a string or view for each of
 * the few thousand objects. Throws if an object does not have the form that the browser writes.
 */
export function findObjects({ bytes, tablePosition, size }: PdfFile): ObjectPlaces {
  if (size > MAX_OBJECTS) throw new Error('The PDF has too many objects');
  const rows = firstRow(bytes, tablePosition);
  let count = 0;
  // Position and number in one number, because plain numbers are sorted without calling a function for each pair.
  const numbers = new Float64Array(size);
  for (let number = 1; number < size; number += 1) {
    const row = rows + number * TABLE_ROW_BYTES;
    if (bytes[row + 17] === IN_USE)
      numbers[count++] = readDigits(bytes, row, row + POSITION_DIGITS) * MAX_OBJECTS + number;
  }
  const sorted = numbers.subarray(0, count).sort();
  const starts = new Float64Array(size);
  const ends = new Float64Array(size);
  for (let index = 0; index < count; index += 1) {
    const place = sorted[index] as number;
    const position = Math.floor(place / MAX_OBJECTS);
    const next = index + 1 < count ? Math.floor((sorted[index + 1] as number) / MAX_OBJECTS) : tablePosition;
    const number = place - position * MAX_OBJECTS;
    const start = startOfObject(bytes, position);
    const end = endOfObject(bytes, next);
    if (!(start <= end)) throw new Error('The PDF lacks an object');
    sorted[index] = number;
    starts[number] = start;
    ends[number] = bytes[end - 1] === LINE_FEED ? end - 1 : end;
  }
  return { numbers: sorted, starts, ends };
}

const LINE_FEED = 0x0a;
const SPACE = 0x20;
/** ` 0`: all objects of the browser have generation 0. */
const GENERATION_BYTES = 2;
const OBJECT_START = Buffer.from(' obj\n');
const OBJECT_END = Buffer.from('endobj');

/** Returns the position after the `obj` of the object at a position. */
function startOfObject(bytes: Buffer, position: number): number {
  let cursor = position;
  while (cursor < bytes.length && bytes[cursor] !== SPACE) cursor += 1;
  cursor += GENERATION_BYTES;
  for (let index = 0; index < OBJECT_START.length; index += 1)
    if (bytes[cursor + index] !== OBJECT_START[index]) return Infinity;
  return cursor + OBJECT_START.length;
}

/** Returns the position of the last `endobj` before a position, which nearly always ends directly there. */
function endOfObject(bytes: Buffer, next: number): number {
  const start = next - OBJECT_END.length - 1;
  for (let index = 0; index < OBJECT_END.length; index += 1)
    if (bytes[start + index] !== OBJECT_END[index]) return bytes.lastIndexOf(OBJECT_END, next);
  return start;
}

/** Returns NaN if there is anything but digits. */
function readDigits(bytes: Buffer, from: number, to: number): number {
  let value = 0;
  for (let position = from; position < to; position += 1) {
    const digit = (bytes[position] as number) - 0x30;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
  }
  return value;
}

/** Returns the number of pages. */
export function countPages(file: PdfFile): number {
  const pages = Number(/\/Pages (\d+) 0 R/.exec(readObject(file, file.catalog))?.[1]);
  return Number(/\/Count (\d+)/.exec(readObject(file, pages))?.[1]);
}

/** Encodes a text of any script for a PDF, without characters that no text should hold. */
export function encodePdfText(text: string): string {
  const bytes = Buffer.from(`\ufeff${sanitizeText(text)}`, 'utf16le').swap16();
  return `<${bytes.toString('hex').toUpperCase()}>`;
}
