import { readFileSync } from 'node:fs';

/** A font's directory and its table `cmap`: where the first record is, their length, and where each says its table. */
const DIRECTORY = { start: 12, length: 16, offset: 8 };
const MAPPINGS = { start: 4, length: 8, offset: 4 };

/** The code points that a TrueType file draws, by all tables of its `cmap` (formats 4 and 12). */
export function drawnBy(file: string): ReadonlySet<number> {
  const font = readFileSync(file);
  const drawn = new Set<number>();
  const cmap = font.subarray(tableAt(font));
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(MAPPINGS.start + index * MAPPINGS.length + MAPPINGS.offset));
    const format = table.readUInt16BE(0);
    for (const code of format === 4 ? codesOfSegments(table) : format === 12 ? codesOfGroups(table) : [])
      drawn.add(code);
  }
  return drawn;
}

function tableAt(font: Buffer): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = DIRECTORY.start + index * DIRECTORY.length;
    if (font.toString('latin1', record, record + 4) === 'cmap') return font.readUInt32BE(record + DIRECTORY.offset);
  }
  throw new Error('The font has no table cmap');
}

/** Format 4: segments of codes, with a difference to the glyph or a place in a list of glyphs; glyph 0 is the box. */
function* codesOfSegments(table: Buffer): Generator<number> {
  const twice = table.readUInt16BE(6);
  const starts = 16 + twice;
  for (let at = 0; at < twice; at += 2) {
    const [end, start] = [table.readUInt16BE(14 + at), table.readUInt16BE(starts + at)];
    const [delta, range] = [table.readUInt16BE(starts + twice + at), table.readUInt16BE(starts + 2 * twice + at)];
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = range === 0 ? code : table.readUInt16BE(starts + 2 * twice + at + range + (code - start) * 2);
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) yield code;
    }
  }
}

/** Format 12: groups of codes. */
function* codesOfGroups(table: Buffer): Generator<number> {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code += 1) yield code;
  }
}
