import { createDeflate, createInflate, deflateSync, inflateSync } from 'node:zlib';
import { array, assert, integer, property, tuple, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReusedZlib, unpack } from './reusedZlib.ts';

/** Data that compresses well, up to several times the bytes written at once. */
const data = tuple(uint8Array({ minLength: 1, maxLength: 400 }), integer({ min: 1, max: 1_500 })).map(
  ([bytes, times]) => Buffer.concat(Array.from({ length: times }, () => bytes)),
);

describe('one state of zlib', () => {
  it('is what stands under the streams of this Node', () => {
    for (const stream of [createDeflate(), createInflate()])
      expect(stream).toMatchObject({
        _handle: { reset: expect.any(Function), writeSync: expect.any(Function) },
        _writeState: expect.any(Uint32Array),
      });
  });

  it('packs and unpacks whatever comes after each other as a new one does', () => {
    const deflate = new ReusedZlib('deflate', { level: 3 });
    assert(
      property(array(data, { maxLength: 6 }), (pieces) => {
        for (const piece of pieces) {
          const packed = deflate.run(piece);
          expect(inflateSync(packed).equals(piece)).toBe(true);
          expect(unpack(packed, piece.length).equals(piece)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('gives results that later ones leave as they are', () => {
    const [one, other] = [Buffer.alloc(9_000, 'one'), Buffer.alloc(9_000, 'other')];
    const first = unpack(deflateSync(one), 9_000);
    unpack(deflateSync(other), 9_000);
    expect(first.equals(one)).toBe(true);
  });

  it('throws for what is cut off, damaged or too long, and goes on', () => {
    const piece = Buffer.alloc(600_000, 'content ');
    const packed = deflateSync(piece);
    const damaged = Buffer.from(packed).fill(0xff, 2, 40);
    for (const wrong of [packed.subarray(0, -6), damaged, Buffer.from('no stream'), Buffer.alloc(0)]) {
      expect(() => unpack(wrong, 1_000_000)).toThrow('not packed');
      expect(unpack(packed, 1_000_000).equals(piece)).toBe(true);
    }
    expect(() => unpack(packed, 599_999)).toThrow('more than 599999 bytes');
    expect(unpack(packed, 600_000).equals(piece)).toBe(true);
  });
});
