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

/** Bytes that take the place of others, in front of the table. */
export interface PdfPatch {
  readonly start: number;
  readonly end: number;
  readonly source: Buffer;
}

/**
 * The file with bytes replaced, and its table of positions right again. A patch that runs into another one is left out.
 */
export function applyPatches(file: PdfFile, patches: readonly PdfPatch[]): PdfFile {
  const { bytes, size } = file;
  const parts: Buffer[] = [];
  const moves: { readonly from: number; readonly by: number }[] = [];
  let kept = 0;
  let by = 0;
  for (const { start, end, source } of patches.toSorted((one, other) => one.start - other.start)) {
    if (start < kept || end > file.tablePosition) continue;
    parts.push(bytes.subarray(kept, start), source);
    kept = end;
    by += source.length - (end - start);
    moves.push({ from: end, by });
  }
  const tableAt = file.tablePosition + by;
  const tail = Buffer.from(bytes.subarray(file.tablePosition));
  const rows = tail.indexOf('\n', tail.indexOf('\n') + 1) + 1;
  for (let row = rows; row < rows + size * TABLE_ROW_BYTES; row += TABLE_ROW_BYTES) {
    const at = Number(tail.toString('latin1', row, row + 10));
    const move = moves.findLast(({ from }) => from <= at);
    if (move && tail[row + 17] === IN_USE) tail.write(String(at + move.by).padStart(10, '0'), row, 'latin1');
  }
  const pointer = Buffer.from(`startxref\n${tableAt}\n%%EOF\n`);
  return {
    ...file,
    tablePosition: tableAt,
    bytes: Buffer.concat([
      ...parts,
      bytes.subarray(kept, file.tablePosition),
      tail.subarray(0, tail.lastIndexOf('startxref')),
      pointer,
    ]),
  };
}

/** How many pages the document has. */
export function countPages(file: PdfFile): number {
  const pages = Number(/\/Pages (\d+) 0 R/.exec(readObject(file, file.catalog))?.[1]);
  return Number(/\/Count (\d+)/.exec(readObject(file, pages))?.[1]);
}

/** An object that is new or takes the place of an older one. */
export interface PdfObject {
  readonly number: number;
  readonly source: string | Buffer;
}

/** The file with objects added behind it, the way the format provides for changes: what was there stays as it is. */
export function appendObjects(file: PdfFile, objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [file.bytes];
  let at = file.bytes.length;
  const add = (part: string | Buffer) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    at += bytes.length;
  };
  if (file.bytes.at(-1) !== 0x0a) add('\n');
  const table: string[] = [];
  for (const { number, source } of objects) {
    table.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
    add(`${number} 0 obj\n`);
    add(source);
    add('\nendobj\n');
  }
  const size = Math.max(file.size, ...objects.map(({ number }) => number + 1));
  const trailer = [
    `/Size ${size}`,
    `/Root ${file.catalog} 0 R`,
    `/Info ${file.info} 0 R`,
    `/Prev ${file.tablePosition}`,
  ];
  add(`xref\n${table.join('')}trailer\n<<${trailer.join('\n')}>>\nstartxref\n${at}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** A text as the format writes it, whatever its script; without what no text should hold. */
export function encodePdfText(text: string): string {
  const bytes = Buffer.from(`\ufeff${sanitizeText(text)}`, 'utf16le').swap16();
  return `<${bytes.toString('hex').toUpperCase()}>`;
}
