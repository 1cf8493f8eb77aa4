import { crc32, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodeGrayscalePng } from './grayscalePng.ts';

/** The chunks of a PNG, each of which says truly how long it is and what its sum is. */
function chunksOf(png: Uint8Array): (readonly [type: string, data: Buffer])[] {
  const bytes = Buffer.from(png);
  expect(bytes.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n');
  const chunks: (readonly [string, Buffer])[] = [];
  for (let offset = 8; offset < bytes.length;) {
    const end = offset + 8 + bytes.readUInt32BE(offset);
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(offset + 4, end)));
    chunks.push([bytes.toString('latin1', offset + 4, offset + 8), bytes.subarray(offset + 8, end)]);
    offset = end + 4;
  }
  return chunks;
}

it.each([
  [3, 2, [0, 50, 100, 150, 200, 255]],
  [1, 1, [7]],
  [300, 1, Array.from({ length: 300 }, (_, index) => index % 256)],
])('an image of %i by %i points is a PNG of one grey byte a point, row by row', (width, height, grey) => {
  const chunks = chunksOf(encodeGrayscalePng(width, height, Uint8Array.from(grey)));
  expect(chunks.map(([type]) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
  const [header, rows, end] = chunks.map(([, data]) => data) as [Buffer, Buffer, Buffer];
  expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([width, height]);
  // Eight bits of grey, packed, filtered and interlaced in the only ways that there are, the last of which is not.
  expect([...header.subarray(8)]).toEqual([8, 0, 0, 0, 0]);
  const unpacked = [...inflateSync(rows)];
  const drawn = Array.from({ length: height }, (_, y) => unpacked.slice(y * (width + 1), (y + 1) * (width + 1)));
  expect(drawn).toEqual(Array.from({ length: height }, (_, y) => [0, ...grey.slice(y * width, (y + 1) * width)]));
  expect([unpacked.length, end.length]).toEqual([(width + 1) * height, 0]);
});
