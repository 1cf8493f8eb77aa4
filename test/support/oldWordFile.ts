/** A part of the text of a file of the old Word, as a fast save leaves it. */
export interface SavedPiece {
  readonly text: string;
  /** One byte a character (windows-1252) instead of two. */
  readonly western?: true;
  /** Properties at the piece: the short form, or the odd number that names a list of `saved`. */
  readonly properties?: number;
}

const SECTOR = 512;
const [END, TABLE_SECTOR, FREE] = [0xff_ff_ff_fe, 0xff_ff_ff_fd, 0xff_ff_ff_ff];
/** Below it a stream would stand among the small ones. */
const SMALLEST = 4_096;
/** Where the text begins. */
const TEXT = 1_024;

/**
 * A file of the old Word (Word 97) with these pieces, which stand in it in the opposite order; `saved` are lists of
 * properties that pieces name. It has no styles, tables or boxes: what Word would open too, but no more.
 */
export function oldWordFile(pieces: readonly SavedPiece[], saved: readonly Buffer[] = []): Buffer {
  const texts = pieces.map(({ text, western }) => Buffer.from(text, western ? 'latin1' : 'utf16le'));
  const places: number[] = [];
  let place = TEXT;
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    places[at] = place;
    place += texts[at]?.length ?? 0;
  }
  const characters = pieces.reduce((sum, { text }) => sum + text.length, 0);

  const entries = Buffer.alloc(4 * (pieces.length + 1) + 8 * pieces.length);
  let character = 0;
  for (const [at, { text, western, properties = 0 }] of pieces.entries()) {
    const entry = 4 * (pieces.length + 1) + 8 * at;
    const from = places[at] ?? 0;
    entries.writeUInt32LE(western ? 0x40_00_00_00 + 2 * from : from, entry + 2);
    entries.writeUInt16LE(properties, entry + 6);
    character += text.length;
    entries.writeUInt32LE(character, 4 * at + 4);
  }
  const lists = saved.map((list) => Buffer.concat([Buffer.from([1, list.length, 0]), list]));
  const head = Buffer.from([2, 0, 0, 0, 0]);
  head.writeUInt32LE(entries.length, 1);
  const table = Buffer.concat([...lists, head, entries]);

  const start = Buffer.alloc(TEXT);
  start.writeUInt16LE(0xa5_ec, 0);
  start.writeUInt16LE(0xc1, 2);
  start.writeUInt32LE(characters, 0x4c);
  start.writeUInt32LE(table.length, 0x1_a6);
  const word = Buffer.concat([start, ...texts.toReversed()]);
  return compoundFile([
    ['WordDocument', word],
    ['0Table', table],
  ]);
}

/** Streams as sectors that follow each other, behind a header and the table of sectors. */
function compoundFile(streams: readonly (readonly [name: string, bytes: Buffer])[]): Buffer {
  const whole = streams.map(([name, bytes]) => [name, padded(bytes, Math.max(bytes.length, SMALLEST))] as const);
  const used = 1 + whole.reduce((sum, [, { length }]) => sum + length / SECTOR, 0);
  const tables = Math.ceil((used + 109) / 128);
  const next = Buffer.alloc(tables * SECTOR, 0xff);
  for (let at = 0; at < tables; at += 1) next.writeUInt32LE(TABLE_SECTOR, 4 * at);
  next.writeUInt32LE(END, 4 * tables);

  const directory = Buffer.alloc(SECTOR);
  writeEntry(directory, 0, { name: 'Root Entry', kind: 5, within: 1, start: END, size: 0 });
  let sector = tables + 1;
  for (const [at, [name, bytes]] of whole.entries()) {
    const isLast = at === whole.length - 1;
    writeEntry(directory, at + 1, {
      name,
      kind: 2,
      start: sector,
      size: bytes.length,
      ...(!isLast && { after: at + 2 }),
    });
    for (let left = bytes.length / SECTOR; left > 0; left -= 1) {
      next.writeUInt32LE(left === 1 ? END : sector + 1, 4 * sector);
      sector += 1;
    }
  }
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tables, 44);
  header.writeUInt32LE(tables, 48);
  header.writeUInt32LE(SMALLEST, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  for (let at = 0; at < tables; at += 1) header.writeUInt32LE(at, 76 + 4 * at);
  return Buffer.concat([header, next, directory, ...whole.map(([, bytes]) => bytes)]);
}

interface Entry {
  readonly name: string;
  readonly kind: number;
  readonly start: number;
  readonly size: number;
  readonly after?: number;
  readonly within?: number;
}

function writeEntry(directory: Buffer, index: number, { name, kind, start, size, after, within }: Entry): void {
  const entry = directory.subarray(128 * index, 128 * (index + 1));
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(2 * name.length + 2, 64);
  entry.writeUInt8(kind, 66);
  for (const [at, value] of [FREE, after ?? FREE, within ?? FREE].entries()) entry.writeUInt32LE(value, 68 + 4 * at);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
}

const padded = (bytes: Buffer, length: number): Buffer => Buffer.concat([bytes], Math.ceil(length / SECTOR) * SECTOR);
