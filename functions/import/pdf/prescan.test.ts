import { brotliCompressSync, constants, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { measureGrowth, MAX_LINEAR_GROWTH } from '../../../test/support/growth.ts';
import { prescan } from './prescan.ts';

const pdf = (stream: Buffer, dictionary = '<</Filter/FlateDecode>>') =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n4 0 obj\n${dictionary}\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const links = (count: number) => Buffer.from('<</Type/Annot/Subtype/Link/Rect[0 0 9 9]>> '.repeat(count));
const ascii85 = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / 4) }, (_, at) => {
    const four = Buffer.alloc(4);
    bytes.copy(four, 0, at * 4);
    const value = four.readUInt32BE();
    return [85 ** 4, 85 ** 3, 85 ** 2, 85, 1].map((one) => String.fromCharCode(33 + (Math.floor(value / one) % 85)));
  })
    .flat()
    .join('');
/** Encodings of streams besides Flate, or around it. */
const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
const PACKED: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  Brotli: brotli,
  'Brotli in Flate': (bytes) => deflateSync(brotli(bytes)),
  'Flate in hexadecimal': (bytes) => Buffer.from(`${deflateSync(bytes).toString('hex')}>`),
  'Flate in ASCII85': (bytes) => Buffer.from(`${ascii85(deflateSync(bytes))}~>`),
};
/** Returns why a file is not parsed; undefined if it is. */
function refusal(file: Uint8Array) {
  const scanned = prescan(file);
  return 'error' in scanned ? scanned.error : undefined;
}
/** Returns a file with very many streams. */
const many = (stream: string | Buffer) => {
  const one = Buffer.concat([Buffer.from('<<>>stream\n'), Buffer.from(stream), Buffer.from('\nendstream ')]);
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(230_000 * one.length, one)]);
};

const references = (...numbers: number[]) => Buffer.from(`/Annots [${numbers.map((n) => `${n} 0 R`).join(' ')}]`);
const someOf = (count: number, of: number) => references(...Array.from({ length: count }, (_, n) => n % of));

const packed = (list: Buffer) => pdf(deflateSync(list), '<</Type/ObjStm/Filter/FlateDecode>>');
const plain = (list: Buffer) => Buffer.concat([Buffer.from('%PDF-1.7\n'), list]);

describe('before a file is read', () => {
  it('one that a page names again and again is counted each time, packed or not', () => {
    for (const file of [packed, plain]) {
      expect(refusal(file(someOf(100_000, 1)))).toBe('pdf_too_large');
      expect(refusal(file(someOf(100_000, 50)))).toBe('pdf_too_large');
      // All objects of a long document, and texts that are in several pieces each.
      expect(refusal(file(someOf(30_000, 30_000)))).toBeUndefined();
      expect(refusal(file(someOf(9_000, 3_000)))).toBeUndefined();
    }
  });

  it('small files that unpack to large ones are too large, through several layers and behind a hidden filter', () => {
    const bomb = deflateSync(Buffer.alloc(30_000_000, ' '));
    expect(refusal(pdf(bomb))).toBe('pdf_too_large');
    expect(refusal(pdf(deflateSync(bomb)))).toBe('pdf_too_large');
    expect(refusal(pdf(bomb, '<</Fl#74er 7 0 R>>'))).toBe('pdf_too_large');
    expect(refusal(pdf(deflateSync(Buffer.alloc(100_000, ' '))))).toBeUndefined();
  });

  it.each(Object.entries(PACKED))('so are those that are packed in the other ways of the parser: %s', (_, pack) => {
    expect(refusal(pdf(pack(Buffer.alloc(30_000_000, ' ')), '<</Fl#74er 7 0 R>>'))).toBe('pdf_too_large');
    expect(refusal(pdf(pack(links(100_000)), `<</Filter 9 0 R${' '.repeat(3_000)}/Type/ObjStm>>`))).toBe(
      'pdf_too_large',
    );
    expect(refusal(pdf(pack(Buffer.alloc(100_000, ' '))))).toBeUndefined();
  });

  it('a hundred thousand links, fields and notes are too many, also where they are packed', () => {
    const file = (count: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), links(count)]);
    expect([refusal(file(100_000)), refusal(pdf(deflateSync(links(100_000)), '<</Type/ObjStm>>'))]).toEqual([
      'pdf_too_large',
      'pdf_too_large',
    ]);
    expect([refusal(file(1_000)), refusal(pdf(deflateSync(links(1_000))))]).toEqual([undefined, undefined]);
  });

  it(
    'hundreds of thousands of empty streams are too large, and so are those that unpack to nothing',
    { tags: 'exhaustive' },
    () => {
      expect(refusal(many(''))).toBe('pdf_too_large');
      expect(refusal(many(deflateSync('')))).toBe('pdf_too_large');
    },
  );

  it('takes as long as the file is long, however many streams and words that look like one are in it', () => {
    const parts = {
      streams: '<<>>stream\nx\nendstream ',
      'streams without an end': '<<>>stream\n',
      'ends alone': 'endstream ',
    };
    for (const [what, part] of Object.entries(parts)) {
      const file = Buffer.from(`%PDF-1.7\n${part.repeat(19_900)}`);
      expect([
        what,
        measureGrowth((size) => prescan(file.subarray(0, Math.min(file.length, part.length * size)))) <
          MAX_LINEAR_GROWTH,
      ]).toEqual([what, true]);
    }
  });

  it('what a stream says of itself stands behind the one before it: a bomb behind a picture is no picture', () => {
    const picture = '4 0 obj\n<</Subtype/Image>>\nstream\nx\nendstream\nendobj\n';
    const bomb = Buffer.concat([
      Buffer.from(`%PDF-1.7\n${picture}5 0\nobj\n<<>>\nstream\n`),
      deflateSync(Buffer.alloc(30_000_000, ' ')),
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    expect(refusal(bomb)).toBe('pdf_too_large');
  });
});
