import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { addAliases, readFontText } from './fontText.ts';

const MAP = deflateSync('2 beginbfchar\n<0000> <0020>\n<0001> <05D0>\n<0002> <05D1>\nendbfchar\nendcmap');

it('has a code of whole width for each glyph, the same one each time, and its own where that is whole', () => {
  const font = readFontText(MAP, '/W [0 [250 500.4 612.5]]', '');
  expect([0, 1, 2, 1].map((code) => font.whole(code))).toEqual([0, 3, 4, 3]);
  expect([font.width(3), font.text(3)]).toEqual([500, '\u05d0']);
  expect([font.width(4), font.text(4)]).toEqual([613, '\u05d1']);
  // An added code, and a code that the font does not have.
  expect(font.whole(3)).toBe(3);
  expect(font.whole(font.alias(1, 'x', 10.5))).toBe(6);
  expect(font.aliases.map(({ glyph }) => glyph)).toEqual([1, 2, 1, 1]);
  expect(font.whole(900)).toBe(900);
});

/** Returns what Ghostscript 10.06 reads from such lists, by code: the first and second half of 32 bits. */
function readByGhostscript(map: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, from = '', , list = ''] of map.matchAll(/<(\w{4})> <(\w{4})> \[(.*)\]/g))
    for (const [index, [, units = '']] of [...list.matchAll(/<(\w+)>/g)].entries()) {
      const halves = [0, 0];
      for (let end = units.length, half = 1; end > 0; end -= 4, half = 1 - half)
        halves[half] = (halves[half] ?? 0) | Number.parseInt(units.slice(end - 4, end), 16);
      const text = String.fromCharCode(...halves.filter((value) => value > 0));
      texts.set(Number.parseInt(from, 16) + index, text);
    }
  return texts;
}

it('has marks that are marks, and no letters, once a file has gone through Ghostscript', () => {
  const font = readFontText(MAP, '', '');
  const added = ['\u05d0 ', '\u200e\u200c'.repeat(7), '\u200f'.repeat(5), '\u200f\u200e ', '\u200e\u200f\u200e '];
  const codes = added.map((text) => font.alias(1, text, 0));
  const read = readByGhostscript(addAliases(font).map);
  expect(codes.map((code) => read.get(code))).toEqual([
    '\u05d0 ',
    '\u200e\u200c',
    '\u200f\u200f',
    '\u200e\u202f',
    '\u200e\u202f',
  ]);
});

it('has lists whose codes have one higher byte, and a row for a code by itself', () => {
  const font = readFontText(MAP, '', '');
  const rowsUpTo = (code: number) => {
    while (font.alias(1, 'x', font.aliases.length) < code);
    return [...addAliases(font).map.matchAll(/begin(\w+)\n<(\w+)>/g)].slice(1).map(([, kind, from]) => [kind, from]);
  };
  expect(rowsUpTo(0xff)).toEqual([['bfrange', '0003']]);
  expect(rowsUpTo(0x100)).toEqual([
    ['bfrange', '0003'],
    ['bfchar', '0100'],
  ]);
  expect(rowsUpTo(0x101)).toEqual([
    ['bfrange', '0003'],
    ['bfrange', '0100'],
  ]);
});

const extentOf = (descriptor: string) => {
  const { ascent, descent } = readFontText(MAP, '', descriptor);
  return [ascent, descent];
};

it('reaches as far above and below its line as its descriptor says, or as most fonts do', () => {
  expect(extentOf('/Ascent 905 /Descent -212.5')).toEqual([0.905, 0.2125]);
  expect(extentOf('/Descent 200')).toEqual([0.95, 0.2]);
  expect(extentOf('/Ascent 800')).toEqual([0.8, 0.35]);
});

it('has the width that the font says, that of all where it says none, and what stands beyond its tables', () => {
  const font = readFontText(MAP, '/W [1 [250 612.5]] /DW 432', '');
  expect([0, 1, 2, 3, 77].map((code) => font.width(code))).toEqual([432, 250, 612.5, 432, 432]);
  expect([0, 1, 2, 3, 77].map((code) => font.text(code))).toEqual([' ', '\u05d0', '\u05d1', '', '']);
  expect(readFontText(MAP, '', '').width(1)).toBe(1000);
  expect(font.highestCode).toBe(2);
  const empty = readFontText(deflateSync('endcmap'), '', '');
  expect([empty.highestCode, empty.alias(0, ' ')]).toEqual([0, 1]);
});

it('has one code for a glyph with a text and a width, and writes which glyph and width each stands for', () => {
  const font = readFontText(MAP, '/W [0 [250 500 600]]', '');
  expect([
    font.alias(1, 'x'),
    font.alias(1, 'x'),
    font.alias(1, 'x', 0),
    font.alias(2, 'x'),
    font.alias(3, 'x'),
  ]).toEqual([3, 3, 4, 5, 3]);
  const { widths, glyphs, map } = addAliases(font);
  expect(widths).toBe(' 3 [500 0 600]');
  expect([...glyphs]).toEqual([0, 0, 0, 1, 0, 2, 0, 1, 0, 1, 0, 2]);
  expect(map).toContain('1 beginbfrange\n<0003> <0005> [<0078><0078><0078>]\nendbfrange\nendcmap');
});
