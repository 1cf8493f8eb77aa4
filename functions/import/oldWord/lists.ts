import { countLists, type ListLevel, type ListLevels, type ListMarks } from '../page/lists.ts';
import { RefusedFile } from '../page/refusedFile.ts';
import { partOf } from './fileParts.ts';

/** Bytes of a list, of a level without its text, and of an override: a list with changes, for a paragraph. */
const [LIST_BYTES, LEVEL_BYTES, OVERRIDE_BYTES] = [28, 28, 16];
const LEVELS = 9;
/** Most letters of a level's text, such as `(1)`, which is written before each paragraph of the list. */
const MAX_TEXT = 255;
/** Number formats by the names that today's Word files use; all others are digits. */
const FORMATS: Readonly<Record<number, string>> = {
  3: 'upperLetter',
  4: 'lowerLetter',
  23: 'bullet',
  45: 'hebrew1',
  47: 'hebrew2',
  255: 'none',
};

/**
 * Returns the marks of lists by the list number of a paragraph. The levels of all lists follow the table of lists, so
 * the whole rest of the stream is needed.
 */
export function readListMarks(lists: Buffer, behindLists: Buffer, overrides: Buffer): ListMarks {
  const levels = lists.length < 2 ? new Map<number, ListLevels>() : readLists(lists, behindLists);
  const count = overrides.length < 4 ? 0 : Math.min(overrides.readUInt32LE(0), (overrides.length - 4) / OVERRIDE_BYTES);
  return countLists((id) => {
    const index = Number(id) - 1;
    return index >= 0 && index < count ? levels.get(overrides.readInt32LE(4 + index * OVERRIDE_BYTES)) : undefined;
  });
}

/** Returns the levels of each list, by its id. */
function readLists(lists: Buffer, behind: Buffer): ReadonlyMap<number, ListLevels> {
  const levelsById = new Map<number, ListLevels>();
  const count = Math.min(lists.readUInt16LE(0), Math.floor((lists.length - 2) / LIST_BYTES));
  let offset = 0;
  for (let index = 0; index < count; index += 1) {
    const list = partOf(lists, 2 + index * LIST_BYTES, LIST_BYTES);
    const isSimple = (list.readUInt8(26) & 1) !== 0;
    const levels = new Map<number, ListLevel>();
    for (let level = 0; level < (isSimple ? 1 : LEVELS); level += 1) {
      const { bytes, ...listLevel } = readLevel(behind, offset);
      levels.set(level, listLevel);
      offset += bytes;
    }
    levelsById.set(list.readInt32LE(0), levels);
  }
  return levelsById;
}

function readLevel(stream: Buffer, offset: number): ListLevel & { readonly bytes: number } {
  // Between a level and its text are two lists of properties, whose lengths the level gives.
  const textAt = offset + LEVEL_BYTES + stream.readUInt8(offset + 24) + stream.readUInt8(offset + 25);
  const length = stream.readUInt16LE(textAt);
  if (length > MAX_TEXT) throw new RefusedFile('damaged_pdf');
  const text = partOf(stream, textAt + 2, 2 * length).toString('utf16le');
  return {
    start: stream.readInt32LE(offset),
    format: FORMATS[stream.readUInt8(offset + 4)] ?? 'decimal',
    // A character code below 9 in the text stands for the number of that level.
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    text: text.replace(/[\0-\u0008]/g, (level) => `%${level.charCodeAt(0) + 1}`),
    bytes: textAt + 2 + 2 * length - offset,
  };
}
