import { sanitizeText } from '../../shared/resume/sanitizeText.ts';

/** A PDF as the browser writes it: a classic table of positions, one section, no object streams. */
export interface PdfFile {
  readonly bytes: Buffer;
  /** Position of the table, which an update names as the previous one. */
  readonly tablePosition: number;
  /** One more than the highest object number. */
  readonly size: number;
  /** Object numbers. */
  readonly catalog: number;
  readonly info: number;
}

const FILE_END = /startxref\s+(\d+)\s+%%EOF\s*$/;
/** Bytes of one row of the table, as the format fixes them. */
const TABLE_ROW_BYTES = 20;
/** The letter in a row of an object that is there. */
const IN_USE = 'n'.charCodeAt(0);
/** Where the end of the file is looked for. */
const TAIL_BYTES = 512;

/** Reads where things are. Throws when the file is not of the kind the browser writes. */
export function parsePdf(bytes: Buffer): PdfFile {
  const end = FILE_END.exec(bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES)));
  const tableAt = Number(end?.[1]);
  const head = end && /^xref\s+0 (\d+)\s/.exec(bytes.toString('latin1', tableAt, tableAt + 32));
  if (!head) throw new Error('The PDF has no classic table');
  const trailer = bytes.toString('latin1', tableAt + head[0].length + Number(head[1]) * TABLE_ROW_BYTES);
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

/** The source of an object that is no stream, between `obj` and `endobj`. */
export function readObject(file: PdfFile, number: number): string {
  const { bytes } = file;
  const start = objectPosition(file, number);
  const end = bytes.indexOf('endobj', start);
  const source = /^\d+ 0 obj\s(.*)$/s.exec(bytes.toString('latin1', start, end));
  if (!source) throw new Error('The PDF lacks an object');
  return (source[1] ?? '').trim();
}

/** Bytes before a stream's data: its number and dictionary. */
const STREAM_HEAD_BYTES = 512;

export interface PdfStream {
  /** Source of its dictionary. */
  readonly dictionary: string;
  /** As they stand in the file. */
  readonly data: Buffer;
  /** Position of the dictionary, and the one behind `endstream`. */
  readonly start: number;
  readonly end: number;
}

/** An object that is a stream. */
export function readStream(file: PdfFile, number: number): PdfStream {
  const { bytes } = file;
  const at = objectPosition(file, number);
  const [head = '', before = '', dictionary = ''] =
    /^(\d+ 0 obj\s+)(<<.*?>>)\s*stream\r?\n/s.exec(bytes.toString('latin1', at, at + STREAM_HEAD_BYTES)) ?? [];
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  const from = at + head.length;
  const data = bytes.subarray(from, from + length);
  const end = /^\s*endstream(?=\s)/.exec(bytes.toString('latin1', from + length, from + length + 16))?.[0];
  if (data.length !== length || end === undefined) throw new Error('The PDF lacks a stream');
  return { dictionary, data, start: at + before.length, end: from + length + end.length };
}

function objectPosition({ bytes, tablePosition: tableAt, size }: PdfFile, number: number): number {
  if (!(number < size)) throw new Error('The PDF lacks an object');
  const rows = bytes.indexOf('\n', bytes.indexOf('\n', tableAt) + 1) + 1;
  return Number(bytes.toString('latin1', rows + number * TABLE_ROW_BYTES, rows + number * TABLE_ROW_BYTES + 10));
}

/** The bytes of every object by its number, from behind `obj` to before `endobj`; linear in the size of the file. */
export function readObjects(file: PdfFile): Map<number, Buffer> {
  const { bytes, tablePosition, size } = file;
  const rows = bytes.indexOf('\n', bytes.indexOf('\n', tablePosition) + 1) + 1;
  const positions = new Float64Array(size);
  const numbers: number[] = [];
  for (let number = 1; number < size; number += 1) {
    const row = rows + number * TABLE_ROW_BYTES;
    if (bytes[row + 17] !== IN_USE) continue;
    positions[number] = readDigits(bytes, row, row + 10);
    numbers.push(number);
  }
  numbers.sort((one, other) => (positions[one] as number) - (positions[other] as number));
  const objects = new Map<number, Buffer>();
  for (const [index, number] of numbers.entries()) {
    const following = numbers[index + 1];
    const next = following === undefined ? tablePosition : (positions[following] as number);
    const start = bytes.indexOf(OBJECT_START, positions[number]) + OBJECT_START.length;
    const end = bytes.lastIndexOf(OBJECT_END, next);
    if (start > end) throw new Error('The PDF lacks an object');
    objects.set(number, bytes.subarray(start, bytes[end - 1] === LINE_FEED ? end - 1 : end));
  }
  return objects;
}

const LINE_FEED = 0x0a;
const OBJECT_START = Buffer.from(' obj\n');
const OBJECT_END = Buffer.from('endobj');

/** NaN where there is anything but digits. */
function readDigits(bytes: Buffer, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] as number) - 0x30;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
  }
  return value;
}

/** How many pages the document has. */
export function countPages(file: PdfFile): number {
  const pages = Number(/\/Pages (\d+) 0 R/.exec(readObject(file, file.catalog))?.[1]);
  return Number(/\/Count (\d+)/.exec(readObject(file, pages))?.[1]);
}

/** A text as the format writes it, whatever its script; without what no text should hold. */
export function encodePdfText(text: string): string {
  const bytes = Buffer.from(`\ufeff${sanitizeText(text)}`, 'utf16le').swap16();
  return `<${bytes.toString('hex').toUpperCase()}>`;
}
