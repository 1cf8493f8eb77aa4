import { expect, it } from 'vitest';
import { PROPERTY } from './properties.ts';
import { readCharacters, readParagraphs } from './propertyPages.ts';

const bytes = (write: (into: Buffer) => void, length: number) => {
  const buffer = Buffer.alloc(length);
  write(buffer);
  return buffer;
};
/** One page, the second of the stream, for offsets 100 to 200. */
const table = bytes((into) => {
  into.writeUInt32LE(100, 0);
  into.writeUInt32LE(200, 4);
  into.writeUInt32LE(1, 8);
}, 12);
const page = (list: readonly number[], place: number) =>
  bytes((into) => {
    into.writeUInt32LE(100, 512);
    into.writeUInt32LE(150, 516);
    into.writeUInt8(place / 2, 520);
    Buffer.from(list).copy(into, 512 + place);
    into.writeUInt8(1, 1_023);
  }, 1_024);

it('a paragraph whose properties are too long for a page has them in the stream Data', () => {
  const data = bytes((into) => Buffer.from([3, 0, 0x17, 0x24, 1]).copy(into, 8), 13);
  for (const number of [0x46, 0x45]) {
    // Four and a half words: the style, then the offset of the list.
    const at = readParagraphs(table, page([5, 7, 0, number, 0x66, 8, 0, 0, 0, 0], 100), data);
    expect(at(120)).toEqual({ found: { style: 7, properties: new Map([[PROPERTY.rowEnd, 1]]) }, end: 150 });
  }
});

it('a place in no part looks as usual, up to the next part', () => {
  const at = readCharacters(table, page([3, 0x35, 0x08, 1], 100));
  expect([at(50), at(120), at(150), at(300)]).toEqual([
    { found: new Map(), end: 100 },
    { found: new Map([[PROPERTY.bold, 1]]), end: 150 },
    { found: new Map(), end: 200 },
    { found: new Map(), end: Infinity },
  ]);
});
