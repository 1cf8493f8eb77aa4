import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { DamagedFile, type ByteView } from './byteView.ts';

/** The stories of a file, in the order in which their text follows each other, by where their length is said. */
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
export type StoryName = keyof typeof STORY_LENGTHS;

/** Tables of a file, by where their place and length are said. */
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
export type OldWordTable = keyof typeof TABLES;

/** Beginning of a file of Word 97 to 2003, and of what Word 6 and 95 wrote in the same wrapping. */
const MAGIC = { word: 0xa5_ec, word6: 0xa5_dc };
/** Versions from that of Word 97 on; before, places and texts are others. */
const WORD_97 = 0xc1;
const [ENCRYPTED, SECOND_TABLES] = [0x1_00, 0x2_00];

/** What a file says of itself at its beginning. */
export interface FileInformation {
  /** Name of the stream that holds its tables. */
  readonly tableStream: '0Table' | '1Table';
  /** Where a story's text begins and ends, in characters from the beginning of all. */
  readonly stories: Readonly<Record<StoryName, { readonly start: number; readonly end: number }>>;
  /** A table of the table stream; empty where the file has none. */
  readonly table: (name: OldWordTable, tables: ByteView) => ByteView;
  /** What stands behind a table, up to the end of the table stream. */
  readonly behind: (name: OldWordTable, tables: ByteView) => ByteView;
}

/** Reads the beginning of the stream FlowDocument; the error that says why a file of that kind is not read. */
export function readFileInformation(word: ByteView): FileInformation | { readonly error: ErrorCode } {
  // An archive of anything else in the same wrapping.
  if (word.length === 0) return { error: 'only_pdf' };
  const magic = word.u16(0);
  if (magic !== MAGIC.word && magic !== MAGIC.word6) throw new DamagedFile();
  const flags = word.u16(10);
  if (flags & ENCRYPTED) return { error: 'password_protected' };
  if (magic === MAGIC.word6 || word.u16(2) < WORD_97) return { error: 'old_word_file' };
  let position = 0;
  const stories = Object.entries(STORY_LENGTHS).map(([name, place]) => {
    const start = position;
    position += word.u32(place);
    return [name, { start, end: position }] as const;
  });
  return {
    tableStream: flags & SECOND_TABLES ? '1Table' : '0Table',
    stories: Object.fromEntries(stories) as FileInformation['stories'],
    table: (name, tables) => tables.part(word.u32(TABLES[name]), word.u32(TABLES[name] + 4)),
    behind(name, tables) {
      const end = word.u32(TABLES[name]) + word.u32(TABLES[name] + 4);
      return tables.part(end, tables.length - end);
    },
  };
}
