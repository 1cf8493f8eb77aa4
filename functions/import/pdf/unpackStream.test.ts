import { brotliCompressSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpackStream } from './unpackStream.ts';

const DRAWING = Buffer.from('BT /F 10 Tf (Dana) Tj ET');
const unpacked = (packed: Buffer | string, { most = 1_000, names = true } = {}) =>
  unpackStream(typeof packed === 'string' ? Buffer.from(packed) : packed, most, names)
    ?.at(-1)
    ?.toString();
const hex = (bytes: Buffer) => `${bytes.toString('hex')}>`;

describe('a stream is unpacked', () => {
  it.each([
    ['of Flate', deflateSync(DRAWING)],
    ['of Flate without its end', deflateSync(DRAWING).subarray(0, -4)],
    ['in hexadecimal', hex(DRAWING)],
    [
      'in hexadecimal in lines, with signs that are none',
      hex(DRAWING)
        .toUpperCase()
        .replaceAll(/(.{20})/g, '$1\r\n'),
    ],
    ['in hexadecimal without an end', DRAWING.toString('hex')],
    ['in hexadecimal with more behind its end', `${hex(DRAWING)}2020`],
    ['of Brotli', brotliCompressSync(DRAWING)],
    ['in four layers', hex(deflateSync(Buffer.from(hex(deflateSync(DRAWING)))))],
  ])('%s', (_, packed) => {
    expect(unpacked(packed)).toBe(DRAWING.toString());
  });

  it('in five signs for four bytes', () => {
    // Of a text in an encyclopaedia of 1651, its first words.
    expect(unpacked('9jqo^BlbD-BleB1DJ+*+F(f,q~>')).toBe('Man is distinguished');
    expect(unpacked('9jqo^\nBlbD- BleB1DJ+*+F(f,q~>more')).toBe('Man is distinguished');
    expect(unpackStream(Buffer.from('z9jqo^~>'), 99, false)).toEqual([Buffer.from('\0\0\0\0Man ')]);
    // What five signs say beyond four bytes is left out.
    expect(unpackStream(Buffer.from('s8W-!s8W-"~>'), 99, false)?.[0]).toEqual(
      Buffer.from([255, 255, 255, 255, 0, 0, 0, 0]),
    );
    expect(unpackStream(Buffer.from('9jqo^63~>'), 99, false)?.[0]?.subarray(0, 5).toString()).toBe('Man B');
  });

  it('no further than four layers', () => {
    let packed: Buffer = DRAWING;
    for (let layer = 0; layer < 5; layer += 1) packed = deflateSync(packed);
    expect(unpackStream(packed, 1_000, false)?.[3]).toEqual(deflateSync(DRAWING));
    expect(unpackStream(packed, 1_000, false)).toHaveLength(4);
  });
});

it('a stream that looks like another one once it is unpacked is told as both', () => {
  // As objects begin that are packed together: with their numbers and places.
  const objects = '10 0 11 40 12 80 13 120 14 160 15 200 16 240 17 280 18 320 19 360 20 400 <</Rect[0 0 9 9]>>';
  expect(unpackStream(deflateSync(objects), 1_000, true)?.[0]?.toString()).toBe(objects);
  expect(unpackStream(deflateSync(Buffer.alloc(500, ' ')), 1_000, true)?.[0]).toHaveLength(500);
});

describe('a stream is left as it is', () => {
  it.each([
    ['that is a drawing', DRAWING],
    ['that is empty', Buffer.alloc(0)],
    ['that begins as Flate and is none', Buffer.from([0x78, 0x9c, 0xff, 2, 3])],
    ['whose first bytes only look so', Buffer.from([0x78, 0x9d, 1, 2, 3])],
    ['of another window than there is', Buffer.from([0x88, 0x1c, 1, 2, 3])],
  ])('%s', (_, bytes) => {
    expect(unpackStream(bytes, 1_000, true)).toEqual([]);
  });

  it('that only a try would tell, where its dictionary names no way', () => {
    const packed = brotliCompressSync(DRAWING);
    expect(unpackStream(packed, 1_000, false)).toEqual([]);
  });

  it('in five signs without an end, as a drawing has them', () => {
    const bytes = Buffer.from('9jqo^BlbD-BleB1DJ+*+F(f,q');
    expect(unpackStream(bytes, 1_000, false)).toEqual([]);
  });

  it('that is large and not packed at all', () => {
    const plain = Buffer.alloc(2_000, '%');
    expect(unpackStream(plain, 1_000, false)).toEqual([]);
  });
});

describe('a stream that comes to more than may be is none', () => {
  const text = Buffer.alloc(1_000, 'Bread and butter, ');
  it.each([
    ['of Flate', deflateSync(text)],
    ['of Flate without its end', deflateSync(text).subarray(0, -4)],
    ['of Brotli', brotliCompressSync(text)],
    ['in hexadecimal', Buffer.from(hex(text))],
  ])('%s', (_, packed) => {
    expect(unpackStream(packed, 1_000, true)?.at(-1)?.length).toBe(1_000);
    expect(unpackStream(packed, 999, true)).toBeUndefined();
  });
});
