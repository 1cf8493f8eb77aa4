import { createHash } from 'node:crypto';
import { differencesOfRows } from './packStream.ts';
import type { PdfEdit } from './pdfEdit.ts';
import { ReusedZlib } from './reusedZlib.ts';

/** Fast and nearly as small as what takes three times as long: objects repeat the same words. */
const zlib = new ReusedZlib('deflate', { level: 3 });
const STREAM_END = Buffer.from('endstream');
/** The last byte of it, which few other objects end with. */
const LAST_OF_STREAM = 'm'.charCodeAt(0);
const HEADER = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');
/** Bytes of a row of the table: kind, position or number of the stream, generation or place in the stream. */
const ROW_BYTES = 8;

/**
 * The file with its changes, written anew: what is no stream stands packed in one, which halves the file, and nothing
 * of what was replaced or removed is left in it. An identifier of the contents stands in the trailer.
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

/** Whether what ends there is a stream. */
function endsStream(bytes: Buffer, end: number): boolean {
  if (bytes[end - 1] !== LAST_OF_STREAM) return false;
  const start = end - STREAM_END.length;
  return start >= 0 && bytes.compare(STREAM_END, 0, STREAM_END.length, start, end) === 0;
}

/** Bytes that all objects take at most, each with what follows it. */
function roomFor({ file, changed, objects }: PdfEdit): number {
  let room = objects.numbers.length + file.bytes.length;
  for (const body of changed.values()) room += 1 + (body?.length ?? 0);
  return room;
}

const LINE_FEED = 0x0a;

/** Objects that are no streams, in one; a text has one byte for each character. */
class PackedObjects {
  readonly #bytes: Buffer;
  readonly #seen: (number: number, place: number) => void;
  #size = 0;
  #count = 0;
  #index = '';

  /** `seen` is told in which place an object stands. */
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
