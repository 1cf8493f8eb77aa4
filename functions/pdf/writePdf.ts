import { createHash } from 'node:crypto';
import { differencesOfRows } from './packStream.ts';
import type { PdfEdit } from './pdfEdit.ts';
import { ReusedZlib } from './reusedZlib.ts';

/** Fast, and nearly as small as a level that takes three times as long, because objects repeat the same words. */
const zlib = new ReusedZlib('deflate', { level: 3 });
const STREAM_END = Buffer.from('endstream');
/** Its last byte; few other objects end with it. */
const LAST_OF_STREAM = 'm'.charCodeAt(0);
const HEADER = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');
/** Bytes of a table row: kind, position or stream number, generation or index in the stream. */
const ROW_BYTES = 8;

/**
 * Writes the file anew with its changes. All objects that are no streams are packed into one stream, which halves the
 * file; replaced and removed objects leave nothing behind. The trailer gets an identifier of the content.
 */
export function writePdf(edit: PdfEdit): Buffer {
  const packNumber = edit.size;
  const tableNumber = packNumber + 1;
  const table = Buffer.alloc((tableNumber + 1) * ROW_BYTES);
  const row = (number: number, kind: number, position: number, place: number) => {
    const rowStart = number * ROW_BYTES;
    table[rowStart] = kind;
    table.writeUInt32BE(position, rowStart + 1);
    table.writeUIntBE(place, rowStart + 5, 3);
  };
  row(0, 0, 0, 0xffff);
  const parts: Buffer[] = [HEADER];
  let length = HEADER.length;
  const add = (number: number, body: Buffer) => {
    row(number, 1, length, 0);
    const head = Buffer.from(`${number} 0 obj\n`);
    parts.push(head, body, OBJECT_TAIL);
    length += head.length + body.length + OBJECT_TAIL.length;
  };
  const { file, changed, objects } = edit;
  const packed = new PackedObjects(roomFor(edit), (number, place) => row(number, 2, packNumber, place));
  const write = (number: number, body: string | Buffer | undefined) => {
    if (body === undefined) return;
    if (typeof body === 'string' ? !body.endsWith('endstream') : !endsStream(body, body.length))
      packed.add(number, body);
    else add(number, typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
  };
  for (const number of objects.numbers) {
    const [start, end] = [objects.starts[number] as number, objects.ends[number] as number];
    if (changed.has(number)) write(number, changed.get(number));
    else if (endsStream(file.bytes, end)) add(number, file.bytes.subarray(start, end));
    else packed.copy(number, file.bytes, start, end);
  }
  for (const [number, body] of changed) if (!((objects.ends[number] as number) > 0)) write(number, body);
  add(packNumber, packed.toStream());
  row(tableNumber, 1, length, 0);
  const rows = zlib.run(differencesOfRows(table, ROW_BYTES));
  const id = createHash('md5')
    .update(rows)
    .update(parts.at(-2) as Buffer)
    .digest('hex')
    .toUpperCase();
  const head =
    `${tableNumber} 0 obj\n<</Type /XRef\n/Size ${tableNumber + 1}\n/W [1 4 3]\n/Root ${edit.file.catalog} 0 R\n` +
    `/Info ${edit.file.info} 0 R\n` +
    `/ID [<${id}> <${id}>]\n/Filter /FlateDecode\n/DecodeParms <</Predictor 12\n/Columns ${ROW_BYTES}>>\n` +
    `/Length ${rows.length}>> stream\n`;
  const tail = `\nendstream\nendobj\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(head), rows, Buffer.from(tail)]);
}

const OBJECT_TAIL = Buffer.from('\nendobj\n');

/** Whether a stream ends at a position. */
function endsStream(bytes: Buffer, end: number): boolean {
  if (bytes[end - 1] !== LAST_OF_STREAM) return false;
  const start = end - STREAM_END.length;
  return start >= 0 && bytes.compare(STREAM_END, 0, STREAM_END.length, start, end) === 0;
}

/** Returns an upper bound of the bytes of all objects. */
function roomFor({ file, changed, objects }: PdfEdit): number {
  let room = objects.numbers.length + file.bytes.length;
  for (const body of changed.values()) room += 1 + (body?.length ?? 0);
  return room;
}

const LINE_FEED = 0x0a;

/** Collects objects that are no streams into one. A string has one byte per character. */
class PackedObjects {
  readonly #bytes: Buffer;
  readonly #seen: (number: number, place: number) => void;
  #size = 0;
  #count = 0;
  #index = '';

  /** `seen` receives the index of each object. */
  constructor(room: number, seen: (number: number, place: number) => void) {
    this.#bytes = Buffer.allocUnsafe(room);
    this.#seen = seen;
  }

  add(number: number, body: string | Buffer): void {
    this.#begin(number);
    const bytes = this.#bytes;
    const size = typeof body === 'string' ? bytes.write(body, this.#size, 'latin1') : body.copy(bytes, this.#size);
    this.#end(size);
  }

  copy(number: number, source: Buffer, start: number, end: number): void {
    this.#begin(number);
    this.#end(source.copy(this.#bytes, this.#size, start, end));
  }

  #begin(number: number): void {
    this.#index += `${number} ${this.#size} `;
    this.#seen(number, this.#count);
    this.#count += 1;
  }

  #end(size: number): void {
    this.#size += size;
    this.#bytes[this.#size] = LINE_FEED;
    this.#size += 1;
  }

  toStream(): Buffer {
    const index = Buffer.from(`${this.#index.slice(0, -1)}\n`);
    const source = Buffer.concat([index, this.#bytes.subarray(0, this.#size)]);
    const data = zlib.run(source);
    return Buffer.concat([
      Buffer.from(
        `<</Type /ObjStm\n/N ${this.#count}\n/First ${index.length}\n/Filter /FlateDecode\n` +
          `/Length ${data.length}>> stream\n`,
      ),
      data,
      Buffer.from('\nendstream'),
    ]);
  }
}
