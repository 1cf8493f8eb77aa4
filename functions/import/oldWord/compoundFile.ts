import { RefusedFile } from '../page/refusedFile.ts';
import { partOf } from './fileParts.ts';

/**
 * Returns the stream of a name at the root, empty if there is none. Embedded documents have streams of the same names,
 * which are ignored. A stream that is not asked for is not read, so it may be damaged.
 */
export type CompoundStreams = (name: string) => Buffer;

/** Byte offsets in the header. */
const HEADER = { sectorShift: 30, smallShift: 32, directory: 48, smallest: 56, smallTable: 60, more: 68, tables: 76 };
/** How many sectors of the sector table the header names; further ones form a chain. */
const TABLES_IN_HEADER = 109;
/** Higher sector numbers are signs: the end of a chain, or no sector. */
const NO_SECTOR = 0xff_ff_ff_fa;
const ENTRY_BYTES = 128;
const [STREAM, ROOT] = [2, 5];
const NOTHING = Buffer.alloc(0);
/** Most entries of the root that are read; a document with a hundred objects has as many. */
const MAX_ENTRIES = 2_000;

/**
 * Opens the wrapping of old Word files (OLE compound file): a small file system of chained sectors. No stream can be
 * larger than the file. Throws {@link RefusedFile}, also if there are more streams than documents have.
 */
export function readCompoundFile(file: Buffer): CompoundStreams {
  const shift = file.readUInt16LE(HEADER.sectorShift);
  const smallShift = file.readUInt16LE(HEADER.smallShift);
  if ((shift !== 9 && shift !== 12) || smallShift !== 6) throw new RefusedFile('damaged_pdf');
  const sectorBytes = 1 << shift;
  /** The last sector of a truncated file may be shorter. */
  const sectorAt = (sector: number) => {
    const start = (sector + 1) * sectorBytes;
    return partOf(file, start, Math.min(sectorBytes, file.length - start));
  };
  const next = readSectorTable(file, sectorBytes);
  const chain = (start: number) => Buffer.concat(follow(start, next).map(sectorAt));

  const entries = readEntries(chain(file.readUInt32LE(HEADER.directory)));
  const [root] = entries;
  if (root?.kind !== ROOT) throw new RefusedFile('damaged_pdf');
  const small = root.size > 0 ? chain(root.start) : NOTHING;
  const smallStart = file.readUInt32LE(HEADER.smallTable);
  const smallNext = smallStart >= NO_SECTOR ? [] : numbersOf(chain(smallStart));
  const smallest = file.readUInt32LE(HEADER.smallest);
  const smallSectorAt = (sector: number) => partOf(small, sector << smallShift, 1 << smallShift);

  const read = ({ start, size }: DirectoryEntry) => {
    if (size === 0) return NOTHING;
    return partOf(size < smallest ? Buffer.concat(follow(start, smallNext).map(smallSectorAt)) : chain(start), 0, size);
  };
  const streams = entriesWithin(root, entries).filter(({ kind }) => kind === STREAM);
  return (name) => {
    // The format ignores the case of names.
    const entry = streams.find((stream) => stream.name.toUpperCase() === name.toUpperCase());
    return entry ? read(entry) : NOTHING;
  };
}

/** Returns the next sector of each sector. */
function readSectorTable(file: Buffer, sectorBytes: number): number[] {
  const tables = Array.from({ length: TABLES_IN_HEADER }, (_, index) => file.readUInt32LE(HEADER.tables + 4 * index));
  const most = Math.ceil(file.length / sectorBytes);
  const perSector = sectorBytes / 4 - 1;
  let more = file.readUInt32LE(HEADER.more);
  for (let seen = 0; more < NO_SECTOR; seen += 1) {
    if (seen > most) throw new RefusedFile('damaged_pdf');
    const sector = partOf(file, (more + 1) * sectorBytes, sectorBytes);
    for (let index = 0; index < perSector; index += 1) tables.push(sector.readUInt32LE(4 * index));
    more = sector.readUInt32LE(4 * perSector);
  }
  const used = tables.filter((sector) => sector < NO_SECTOR);
  if (used.length > most) throw new RefusedFile('damaged_pdf');
  return used.flatMap((sector) => numbersOf(partOf(file, (sector + 1) * sectorBytes, sectorBytes)));
}

const numbersOf = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length >> 2 }, (_, index) => bytes.readUInt32LE(4 * index));

/** Returns the sectors of a stream in order. Throws if one repeats, because the chain would never end. */
function follow(start: number, next: readonly number[]): number[] {
  const sectors = new Set<number>();
  for (let sector = start; sector < NO_SECTOR; sector = next[sector] ?? NO_SECTOR) {
    if (sectors.has(sector)) throw new RefusedFile('damaged_pdf');
    sectors.add(sector);
  }
  return [...sectors];
}

function readEntries(directory: Buffer) {
  return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) => {
    const entry = partOf(directory, index * ENTRY_BYTES, ENTRY_BYTES);
    const nameBytes = Math.min(64, Math.max(2, entry.readUInt16LE(64))) - 2;
    return {
      name: entry.toString('utf16le', 0, nameBytes),
      kind: entry.readUInt8(66),
      /** Indexes of its neighbours in the tree, and of the root of the entries inside it. */
      before: entry.readUInt32LE(68),
      after: entry.readUInt32LE(72),
      within: entry.readUInt32LE(76),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}

type DirectoryEntry = ReturnType<typeof readEntries>[number];

/** Returns the entries inside an entry, which form a tree. */
function entriesWithin({ within }: DirectoryEntry, entries: readonly DirectoryEntry[]): DirectoryEntry[] {
  const reached = new Set<DirectoryEntry>();
  const open = [within];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index];
    if (!entry || reached.has(entry)) continue;
    if (reached.size >= MAX_ENTRIES) throw new RefusedFile('pdf_too_large');
    reached.add(entry);
    open.push(entry.before, entry.after);
  }
  return [...reached];
}
