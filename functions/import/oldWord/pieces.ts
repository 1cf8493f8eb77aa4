import { RefusedFile } from '../page/refusedFile.ts';
import { partOf } from './fileParts.ts';
import { NO_PROPERTIES, overlay, PROPERTY, readProperties, type Properties } from './properties.ts';
import type { StorySpan } from './fileInformation.ts';
import { countParts, firstBehind, type AtPlace } from './propertyPages.ts';

const [PROPERTIES, TABLE] = [1, 2];
const PIECE_BYTES = 8;
/** The bit of a piece's place that says that its characters have one byte, and that the place is twice as far. */
const WESTERN = 0x40_00_00_00;
/** Properties that stand in a piece's entry itself, by their number there. */
const SHORT_NUMBERS: Readonly<Record<number, number>> = {
  0x41: PROPERTY.deleted,
  0x55: PROPERTY.bold,
  0x56: PROPERTY.italic,
  0x5c: PROPERTY.hidden,
};

/** A text of one look, and where its first character is. */
export interface StoryPart {
  readonly text: string;
  readonly start: number;
  readonly place: number;
  readonly bytes: 1 | 2;
  readonly properties: Properties;
}

/**
 * Reads the table of pieces, before which the properties of fast saves stand: parts of a file's text that stand in one
 * place each, and together are the text as it is now.
 */
export function readPieces(table: Buffer) {
  const saved: Properties[] = [];
  let offset = 0;
  for (; table.readUInt8(offset) === PROPERTIES; offset += 3 + table.readUInt16LE(offset + 1))
    saved.push(readProperties(partOf(table, offset + 3, table.readUInt16LE(offset + 1))));
  if (table.readUInt8(offset) !== TABLE) throw new RefusedFile('damaged_pdf');
  const pieces = partOf(table, offset + 5, table.readUInt32LE(offset + 1));
  const count = countParts(pieces, PIECE_BYTES);
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [pieces.readUInt32LE(4 * index), pieces.readUInt32LE(4 * index + 4)];
    if (end < start) throw new RefusedFile('damaged_pdf');
    const entry = 4 * (count + 1) + PIECE_BYTES * index;
    const place = pieces.readUInt32LE(entry + 2);
    const isWestern = (place & WESTERN) !== 0;
    const far = place & (WESTERN - 1);
    return {
      // In characters from the beginning of all text; its place in bytes of the stream.
      start,
      end,
      place: isWestern ? far >> 1 : far,
      bytes: isWestern ? (1 as const) : (2 as const),
      properties: pieceProperties(pieces.readUInt16LE(entry + 6), saved),
    };
  });
}

type StoredPiece = ReturnType<typeof readPieces>[number];

/** A number with a value of its own, or the number of what stands before the table. */
function pieceProperties(value: number, saved: readonly Properties[]): Properties {
  if (value === 0) return NO_PROPERTIES;
  if (value & 1) return saved[value >> 1] ?? NO_PROPERTIES;
  const id = SHORT_NUMBERS[(value >> 1) & 0x7f];
  return id === undefined ? NO_PROPERTIES : new Map([[id, value >> 8]]);
}

const DECODERS = { 1: new TextDecoder('windows-1252'), 2: new TextDecoder('utf-16le', { ignoreBOM: true }) } as const;

/**
 * Tells the text between two characters, by parts of one look. Throws {@link RefusedFile} where the file does not have
 * all of it: what is missing would be lost without a word.
 */
export function visitText(
  {
    word,
    pieces,
    propertiesAt,
  }: {
    readonly word: Buffer;
    readonly pieces: readonly StoredPiece[];
    readonly propertiesAt: AtPlace<Properties>;
  },
  { start: from, end: to }: StorySpan,
  visit: (part: StoryPart) => void,
): void {
  let reached = from;
  const first = firstBehind(pieces.length, from, (index) => pieces[index]?.end ?? 0);
  for (let index = first; reached < to; index += 1) {
    const piece = pieces[index];
    if (!piece || piece.start > reached) throw new RefusedFile('damaged_pdf');
    const end = Math.min(piece.end, to);
    while (reached < end) {
      const place = piece.place + (reached - piece.start) * piece.bytes;
      const look = propertiesAt(place);
      // A look that ends where it begins is damaged; the text goes on all the same.
      const count = Math.max(1, Math.min(end - reached, Math.ceil((look.end - place) / piece.bytes)));
      const text = DECODERS[piece.bytes].decode(partOf(word, place, count * piece.bytes));
      const properties = overlay(look.found, piece.properties);
      visit({ text, start: reached, place, bytes: piece.bytes, properties });
      reached += count;
    }
  }
}
