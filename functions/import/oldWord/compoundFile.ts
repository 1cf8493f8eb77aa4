import { TooMuchText } from '../page/blockBuilder.ts';
import { ByteView, DamagedFile } from './byteView.ts';

/**
 * The stream of a name, empty where there is none; those at the root alone, as what is embedded in a document has
 * streams of the same names. One that is not asked for is not read, and may be damaged.
 */
export type CompoundStreams = (name: string) => Uint8Array;

/** Where its parts are said, in bytes from the beginning. */
const HEADER = { sectorShift: 30, smallShift: 32, directory: 48, smallest: 56, smallTable: 60, more: 68, tables: 76 };
/** Sectors of the table of sectors that the header names; others name each other. */
const TABLES_IN_HEADER = 109;
/** From here on a number of a sector is a sign: the end, or none. */
const NO_SECTOR = 0xff_ff_ff_fa;
const ENTRY_BYTES = 128;
const [STREAM, ROOT] = [2, 5];
/** Entries of the root that are looked at: a document with a hundred objects has as many. */
const MAX_ENTRIES = 2_000;

/**
 * Opens the wrapping that files of the old Word are in (OLE, compound file): a small file system of sectors that name
 * those after them. No stream takes more than the file has. Throws {@link DamagedFile}, and {@link TooMuchText} where
 * there are more streams than documents have.
 */
export function readCompoundFile(bytes: Uint8Array): CompoundStreams {
  const file = new ByteView(bytes);
  const shift = file.u16(HEADER.sectorShift);
  const smallShift = file.u16(HEADER.smallShift);
  if ((shift !== 9 && shift !== 12) || smallShift !== 6) throw new DamagedFile();
  const sectorBytes = 1 << shift;
  /** The last sector of a file that was cut at its end may be shorter. */
  const sectorAt = (sector: number) => {
    const start = (sector + 1) * sectorBytes;
    return file.slice(start, Math.min(sectorBytes, file.length - start));
  };
  const next = readSectorTable(file, sectorBytes);
  const chain = (start: number) => join(follow(start, next).map(sectorAt));

  const entries = readEntries(new ByteView(chain(file.u32(HEADER.directory))));
  const [root] = entries;
  if (root?.kind !== ROOT) throw new DamagedFile();
  const small = new ByteView(root.size > 0 ? chain(root.start) : new Uint8Array());
  const smallStart = file.u32(HEADER.smallTable);
  const smallNext = smallStart >= NO_SECTOR ? [] : numbersOf(chain(smallStart));
  const smallest = file.u32(HEADER.smallest);
  const smallSectorAt = (sector: number) => small.slice(sector << smallShift, 1 << smallShift);

  const read = ({ start, size }: DirectoryEntry) => {
    if (size === 0) return new Uint8Array();
    const whole = size < smallest ? join(follow(start, smallNext).map(smallSectorAt)) : chain(start);
    if (whole.length < size) throw new DamagedFile();
    return whole.subarray(0, size);
  };
  const streams = entriesWithin(root, entries).filter(({ kind }) => kind === STREAM);
  return (name) => {
    // By the format names differ by more than the case of their letters.
    const entry = streams.find((stream) => stream.name.toUpperCase() === name.toUpperCase());
    return entry ? read(entry) : new Uint8Array();
  };
}

/** Which sector follows each. */
function readSectorTable(file: ByteView, sectorBytes: number): number[] {
  const tables = Array.from({ length: TABLES_IN_HEADER }, (_, index) => file.u32(HEADER.tables + 4 * index));
  const most = Math.ceil(file.length / sectorBytes);
  const perSector = sectorBytes / 4 - 1;
  let more = file.u32(HEADER.more);
  for (let seen = 0; more < NO_SECTOR; seen += 1) {
    if (seen > most) throw new DamagedFile();
    const sector = file.part((more + 1) * sectorBytes, sectorBytes);
    for (let index = 0; index < perSector; index += 1) tables.push(sector.u32(4 * index));
    more = sector.u32(4 * perSector);
  }
  const used = tables.filter((sector) => sector < NO_SECTOR);
  if (used.length > most) throw new DamagedFile();
  return used.flatMap((sector) => numbersOf(file.slice((sector + 1) * sectorBytes, sectorBytes)));
}

const numbersOf = (bytes: Uint8Array): number[] => {
  const view = new ByteView(bytes);
  return Array.from({ length: bytes.length >> 2 }, (_, index) => view.u32(4 * index));
};

/** The sectors of a stream, in order; one that comes twice would go on for ever. */
function follow(start: number, next: readonly number[]): number[] {
  const sectors = new Set<number>();
  for (let sector = start; sector < NO_SECTOR; sector = next[sector] ?? NO_SECTOR) {
    if (sectors.has(sector)) throw new DamagedFile();
    sectors.add(sector);
  }
  return [...sectors];
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

function readEntries(directory: ByteView) {
  return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) => {
    const entry = directory.part(index * ENTRY_BYTES, ENTRY_BYTES);
    const nameBytes = Math.min(64, Math.max(2, entry.u16(64))) - 2;
    return {
      name: Buffer.from(entry.slice(0, nameBytes)).toString('utf16le'),
      kind: entry.u8(66),
      /** The entries beside it, and the first within it. */
      before: entry.u32(68),
      after: entry.u32(72),
      within: entry.u32(76),
      start: entry.u32(116),
      size: entry.u32(120),
    };
  });
}

type DirectoryEntry = ReturnType<typeof readEntries>[number];

/** The entries within one, which name each other as a tree. */
function entriesWithin({ within }: DirectoryEntry, entries: readonly DirectoryEntry[]): DirectoryEntry[] {
  const reached = new Set<DirectoryEntry>();
  const open = [within];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index];
    if (!entry || reached.has(entry)) continue;
    if (reached.size >= MAX_ENTRIES) throw new TooMuchText();
    reached.add(entry);
    open.push(entry.before, entry.after);
  }
  return [...reached];
}
