import { RefusedFile } from '../page/refusedFile.ts';
import { partOf } from './fileParts.ts';
import { NO_PROPERTIES, overlay, PROPERTY, readProperties, type Properties } from './properties.ts';
import type { StorySpan } from './fileInformation.ts';
import { countParts, firstBehind, type AtPlace } from './propertyPages.ts';

const [PROPERTIES, TABLE] = [1, 2];
const PIECE_BYTES = 8;
/** A bit of a piece's position: its characters have one byte, and the position is doubled. */
const WESTERN = 0x40_00_00_00;
/** Properties that a piece's entry holds directly, by their short number. */
const SHORT_NUMBERS: Readonly<Record<number, number>> = {
  0x41: PROPERTY.deleted,
  0x55: PROPERTY.bold,
  0x56: PROPERTY.italic,
  0x5c: PROPERTY.hidden,
};

/** A text of one look, and the position of its first character. */
export interface StoryPart {
  readonly text: string;
  readonly start: number;
  readonly place: number;
  readonly bytes: 1 | 2;
  readonly properties: Properties;
}

/**
 * Reads the table of pieces and the properties of fast saves before it. Each piece is a stretch of the stored bytes; in
 * order they make up the current text.
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
      // `start` and `end` count characters from the beginning of all text; `place` is a byte offset in the stream.
      start,
      end,
      place: isWestern ? far >> 1 : far,
      bytes: isWestern ? (1 as const) : (2 as const),
      properties: pieceProperties(pieces.readUInt16LE(entry + 6), saved),
    };
  });
}

type StoredPiece = ReturnType<typeof readPieces>[number];

/** Returns a piece's properties: a short number with its value, or the index of a list before the table. */
function pieceProperties(value: number, saved: readonly Properties[]): Properties {
  if (value === 0) return NO_PROPERTIES;
  if (value & 1) return saved[value >> 1] ?? NO_PROPERTIES;
  const id = SHORT_NUMBERS[(value >> 1) & 0x7f];
  return id === undefined ? NO_PROPERTIES : new Map([[id, value >> 8]]);
}

const DECODERS = { 1: new TextDecoder('windows-1252'), 2: new TextDecoder('utf-16le', { ignoreBOM: true }) } as const;

/**
 * Calls `visit` for the text between two characters, in parts of one look. Throws {@link RefusedFile} if the file lacks
 * some of it, which would otherwise be lost silently.
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
      // A look without length is damaged; the text continues all the same.
      const count = Math.max(1, Math.min(end - reached, Math.ceil((look.end - place) / piece.bytes)));
      const text = DECODERS[piece.bytes].decode(partOf(word, place, count * piece.bytes));
      const properties = overlay(look.found, piece.properties);
      visit({ text, start: reached, place, bytes: piece.bytes, properties });
      reached += count;
    }
  }
}
