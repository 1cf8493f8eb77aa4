import { RefusedFile } from '../page/refusedFile.ts';
import type { CompoundStreams } from './compoundFile.ts';
import { partOf } from './fileParts.ts';

/** The stories of a file in the order of their texts, with the offset of each length. */
const STORY_LENGTHS = {
  body: 0x4c,
  footnotes: 0x50,
  headers: 0x54,
  macros: 0x58,
  annotations: 0x5c,
  endnotes: 0x60,
  boxes: 0x64,
  headerBoxes: 0x68,
} as const;
type StoryName = keyof typeof STORY_LENGTHS;

/** Beginning and end of a text, in characters from the beginning of all text. */
export interface StorySpan {
  readonly start: number;
  readonly end: number;
}

/** Tables of a file, with the offset of each table's position and length. */
const TABLES = {
  styles: 0xa2,
  headers: 0xf2,
  characters: 0xfa,
  paragraphs: 0x1_02,
  pieces: 0x1_a2,
  shapes: 0x1_da,
  headerShapes: 0x1_e2,
  boxes: 0x2_5a,
  headerBoxes: 0x2_6a,
  lists: 0x2_e2,
  listOverrides: 0x2_ea,
} as const;
type OldWordTable = keyof typeof TABLES;

/** First bytes of files of Word 97 to 2003, and of Word 6 and 95 in the same wrapping. */
const MAGIC = { word: 0xa5_ec, word6: 0xa5_dc };
/** The version of Word 97; earlier versions have other offsets and encodings. */
const WORD_97 = 0xc1;
const [ENCRYPTED, SECOND_TABLES] = [0x1_00, 0x2_00];

/**
 * Reads the header of a file at the beginning of its stream `WordDocument`. Throws {@link RefusedFile} with the reason
 * why such a file is not read.
 */
export function readFileInformation(stream: CompoundStreams) {
  const word = stream('WordDocument');
  // Another kind of file in the same wrapping.
  if (word.length === 0) throw new RefusedFile('only_pdf');
  const magic = word.readUInt16LE(0);
  if (magic !== MAGIC.word && magic !== MAGIC.word6) throw new RefusedFile('damaged_pdf');
  const flags = word.readUInt16LE(10);
  if (flags & ENCRYPTED) throw new RefusedFile('password_protected');
  if (magic === MAGIC.word6 || word.readUInt16LE(2) < WORD_97) throw new RefusedFile('old_word_file');
  let position = 0;
  const stories = Object.entries(STORY_LENGTHS).map(([name, place]) => {
    const start = position;
    position += word.readUInt32LE(place);
    return [name, { start, end: position }] as const;
  });
  const tables = stream(flags & SECOND_TABLES ? '1Table' : '0Table');
  const placeOf = (name: OldWordTable) => word.readUInt32LE(TABLES[name]);
  const lengthOf = (name: OldWordTable) => word.readUInt32LE(TABLES[name] + 4);
  return {
    word,
    stories: Object.fromEntries(stories) as Readonly<Record<StoryName, StorySpan>>,
    /** Returns a table of the file; empty if it has none. */
    table: (name: OldWordTable) => partOf(tables, placeOf(name), lengthOf(name)),
    /** Returns the bytes after a table, up to the end of all tables. */
    behind: (name: OldWordTable) => tables.subarray(placeOf(name) + lengthOf(name)),
  };
}
