import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readFontText } from './fontText.ts';

const MAP = deflateSync('2 beginbfchar\n<0000> <0020>\n<0001> <05D0>\n<0002> <05D1>\nendbfchar');

it('has a code of whole width for each glyph, the same one each time, and its own where that is whole', () => {
  const font = readFontText(MAP, '/W [0 [250 500.4 612.5]]', '');
  expect([0, 1, 2, 1].map((code) => font.whole(code))).toEqual([0, 3, 4, 3]);
  expect([font.width(3), font.text(3)]).toEqual([500, '\u05d0']);
  expect([font.width(4), font.text(4)]).toEqual([613, '\u05d1']);
  // An added code, and one that the font does not have.
  expect(font.whole(3)).toBe(3);
  expect(font.whole(font.alias(1, 'x', 10.5))).toBe(6);
  expect(font.aliases.map(({ glyph }) => glyph)).toEqual([1, 2, 1, 1]);
  expect(font.whole(900)).toBe(900);
});
