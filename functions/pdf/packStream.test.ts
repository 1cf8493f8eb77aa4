import { inflateSync } from 'node:zlib';
import { assert, integer, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRows, packStream } from './packStream.ts';

function unpack(source: Buffer): { readonly dictionary: string; readonly data: Buffer } {
  const [head = '', dictionary = ''] = /^(<<.*?>>) stream\n(?=.*\nendstream$)/s.exec(source.toString('latin1')) ?? [];
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  expect(source.length).toBe(head.length + length + '\nendstream'.length);
  return { dictionary, data: inflateSync(source.subarray(head.length, head.length + length)) };
}

/** Undoes PNG's predictor "up" (RFC 2083, 6.4). */
function undoUp(data: Buffer, columns: number): Buffer {
  const rows: number[][] = [];
  for (let at = 0; at < data.length; at += columns + 1) {
    expect(data[at]).toBe(2);
    const above = rows.at(-1);
    rows.push([...data.subarray(at + 1, at + 1 + columns)].map((byte, index) => (byte + (above?.[index] ?? 0)) & 0xff));
  }
  return Buffer.from(rows.flat());
}

describe('a packed stream', () => {
  it('holds its data', () => {
    assert(
      property(uint8Array({ maxLength: 5_000 }), (bytes) => {
        expect(unpack(packStream(Buffer.from(bytes))).data).toEqual(Buffer.from(bytes));
      }),
    );
  });

  it('of rows holds their data, by a predictor that its dictionary names', () => {
    assert(
      property(integer({ min: 1, max: 9 }), uint8Array({ maxLength: 900 }), (columns, bytes) => {
        const rows = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % columns)));
        const { dictionary, data } = unpack(packRows(rows, columns));
        expect(dictionary).toContain(`/DecodeParms <</Predictor 12\n/Columns ${columns}>>`);
        expect(undoUp(data, columns)).toEqual(rows);
      }),
    );
  });

  it('of rows that grow evenly is small, as is the map of glyphs of a font', () => {
    const glyphs = Buffer.from(Uint16Array.from({ length: 600 }, (_, code) => code).buffer).swap16();
    expect(packRows(glyphs, 2).length * 4).toBeLessThan(packStream(glyphs).length);
  });
});
