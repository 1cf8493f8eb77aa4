import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { prescan } from './prescan.ts';

const MB = 1_000_000;
const stream = (content: Buffer | string, dictionary = '<</Filter/FlateDecode>>') =>
  Buffer.concat([
    Buffer.from(`4 0 obj\n${dictionary}\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const fileOf = (...parts: readonly (Buffer | string)[]) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts.map((part) => Buffer.from(part))]);
const isTooLarge = (...parts: readonly (Buffer | string)[]) => 'error' in prescan(fileOf(...parts));
const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes, 'q Q '));

const streams = (count: number) => Buffer.alloc(25 * count, '<<>> stream\nx\nendstream\n ');

const again = (count: number) => `[${'7 0 R '.repeat(count + 1)}]`;

const links = (count: number) => '/Rect[0 0 9 9] '.repeat(count);

describe('a file is too large', () => {
  it('where what draws a page unpacks to more than 6 MB, and anything else to more than 20', () => {
    expect([isTooLarge(stream(packed(6 * MB))), isTooLarge(stream(packed(6 * MB + 1)))]).toEqual([false, true]);
    const seven = packed(7 * MB);
    for (const what of [
      '/FontFile 1',
      '/Length1 1',
      '/Subtype/Type1C',
      '/Subtype/CIDFontType0C',
      '/Subtype/OpenType',
      '/Type/ObjStm',
      '/Type/XRef',
    ])
      expect([what, isTooLarge(stream(seven, `<<${what}>>`))]).toEqual([what, false]);
    expect(isTooLarge(stream(packed(20 * MB + 1), '<</Type/ObjStm>>'))).toBe(true);
    expect(isTooLarge(stream(seven, '<</Type/ObjStmX>>'))).toBe(true);
  });

  it('where all of it together unpacks to more than 60 MB', () => {
    const third = stream(packed(20 * MB), '<</Type/ObjStm>>');
    expect([isTooLarge(third, third, third), isTooLarge(third, third, third, stream(packed(1)))]).toEqual([
      false,
      true,
    ]);
  });

  it('by what is packed as objects are, whose numbers and places look like another way of packing', () => {
    const heads = Array.from({ length: 100 }, (_, index) => `${index + 10} ${index * 40} `).join('');
    const objects = (text: string) => stream(deflateSync(`${heads}${text}`), '<</Type/ObjStm/Filter/FlateDecode>>');
    expect(isTooLarge(objects('<</Rect[0 0 9 9]>>'.repeat(4_000)))).toBe(false);
    expect(isTooLarge(objects('<</Rect[0 0 9 9]>>'.repeat(4_001)))).toBe(true);
    expect(isTooLarge(objects(`<</Annots[${'7 0 R '.repeat(20_002)}]>>`))).toBe(true);
  });

  it('where it has more links, fields and notes than any form, counted by their places', () => {
    expect([isTooLarge(links(4_000)), isTooLarge(links(4_001))]).toEqual([false, true]);
    expect(isTooLarge(links(2_000), stream(deflateSync(links(2_001))))).toBe(true);
    expect(isTooLarge(links(2_000), stream(deflateSync(links(2_000))))).toBe(false);
    // What is not packed is in the file already.
    expect(isTooLarge(stream(links(4_000), '<<>>'))).toBe(false);
  });

  it('where it refers more often to what a list has already', () => {
    expect([isTooLarge(again(20_000)), isTooLarge(again(20_001))]).toEqual([false, true]);
    expect(isTooLarge(again(20_000), stream(deflateSync(again(1))))).toBe(true);
    expect(isTooLarge('[7 0 R]'.repeat(30_000))).toBe(false);
    expect(isTooLarge(`[${'7 0 R  7  0\nR '.repeat(10_001)}]`)).toBe(true);
  });

  it('where it has more streams than thirty pages have', { tags: 'exhaustive' }, () => {
    expect([isTooLarge(streams(20_000)), isTooLarge(streams(20_001))]).toEqual([false, true]);
  });
});

const largestOf = (...parts: readonly Buffer[]) => prescan(fileOf(...parts));

const image = (width: number | string, height: number | string) =>
  stream('x', `<</Subtype/Image/Width ${width}/Height ${height}>>`);

describe('of a file that may be read is told', () => {
  it('how many points its largest image has, which is not unpacked', () => {
    expect(largestOf(image(100, 20), image(300, 10), image(50, 7))).toEqual({ largest: 3_000 });
    expect(largestOf(stream(packed(30 * MB), '<</Subtype /Image /Width 5 /Height 4>>'))).toEqual({ largest: 20 });
    expect(largestOf(stream('x', '<</Subtype/Image/Width 5>>'))).toEqual({ largest: 0 });
    expect(largestOf()).toEqual({ largest: 0 });
  });

  it('whatever ends its lines', () => {
    const crlf = Buffer.concat([
      Buffer.from('4 0 obj <</Filter/FlateDecode>>\r\nstream\r\n'),
      packed(7 * MB),
      Buffer.from('\r\nendstream'),
    ]);
    expect(isTooLarge(crlf)).toBe(true);
    expect(isTooLarge(Buffer.concat([Buffer.from('<<>>stream\n'), packed(7 * MB)]))).toBe(true);
  });
});
