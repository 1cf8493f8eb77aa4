import { expect, it } from 'vitest';
import { animatedWebp, type WebpFrame } from './animatedWebp.ts';

/** Returns a still file with these chunks. Each has an odd length, so a padding byte follows it. */
const still = (...names: string[]) => {
  const chunks = names.map((name) => Buffer.concat([Buffer.from(name), Buffer.from([3, 0, 0, 0, 7, 8, 9, 0])]));
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const head = Buffer.alloc(8, 'RIFF');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};

/** The chunks of a file by their names, without the bytes that make a length even. */
function readChunks(file: Buffer, from: number): { name: string; content: Buffer }[] {
  const found = [];
  for (let at = from; at < file.length;) {
    const length = file.readUInt32LE(at + 4);
    found.push({ name: file.toString('latin1', at, at + 4), content: file.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return found;
}

it('a moving picture has its size, plays once, and holds each frame with its place and its time', () => {
  const frames: WebpFrame[] = [
    { x: 0, y: 0, width: 300, height: 70_000, milliseconds: 500, image: still('VP8X', 'ALPH', 'VP8 ', 'EXIF') },
    { x: 640, y: 20, width: 3, height: 1, milliseconds: 90, image: still('VP8L') },
  ];
  const file = animatedWebp(1_120, 70_000, frames);
  expect([file.toString('latin1', 0, 4), file.readUInt32LE(4), file.toString('latin1', 8, 12)]).toEqual([
    'RIFF',
    file.length - 8,
    'WEBP',
  ]);
  const chunks = readChunks(file, 12);
  expect(chunks.map(({ name }) => name)).toEqual(['VP8X', 'ANIM', 'ANMF', 'ANMF']);
  const [header, animation, ...shown] = chunks.map(({ content }) => content);
  expect([header?.[0], header?.readUIntLE(4, 3), header?.readUIntLE(7, 3)]).toEqual([0x02, 1_119, 69_999]);
  expect(animation?.readUInt16LE(4)).toBe(1);
  expect(shown.map((content) => [0, 3, 6, 9, 12].map((at) => content.readUIntLE(at, 3)))).toEqual([
    [0, 0, 299, 69_999, 500],
    [320, 10, 2, 0, 90],
  ]);
  // Without blending, and of a still file only what holds the picture.
  expect(shown.map((content) => [content[15], readChunks(content, 16).map(({ name }) => name)])).toEqual([
    [0x02, ['ALPH', 'VP8 ']],
    [0x02, ['VP8L']],
  ]);
});
