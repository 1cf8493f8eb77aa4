import { describe, expect, it } from 'vitest';
import { readFontText } from './fontText.ts';
import type { Placed } from './placed.ts';
import type { TextRun } from './textRuns.ts';
import { WordWriter } from './writeWords.ts';
import { deflateSync } from 'node:zlib';

/** A font of a space and of letters that are as wide as half of its size. */
function anyFont() {
  const map = deflateSync(
    '5 beginbfchar\n<0000> <0020>\n<0001> <05D0>\n<0002> <05D1>\n<0003> <0041>\n<0004> <0042>\nendbfchar',
  );
  return readFontText(map, '/W [0 [500 500 500 500 500]]', '');
}

const RUN = { font: '/F1', size: 10, slant: 0, y: 100 } as TextRun;
const CODES = { ' ': 0, א: 1, ב: 2, A: 3, B: 4 } as const;
const placed = (text: keyof typeof CODES, x: number): Placed => ({ code: CODES[text], x, text, width: 500 });
/** `אב אב AB` as placed on the page, in logical order: words in order, letters from left to right. */
const PLACES = [90, 95, 85, 75, 80, 70, 60, 65];
const LINE = Array.from('בא בא AB', (text, index) => placed(text as keyof typeof CODES, PLACES[index] ?? 0));

/** Returns the position of each operator and the glyphs it shows. */
const operators = (source: string) =>
  [...source.matchAll(/1 0 0 -1 (\S+) 100 Tm\n(.*) (?:TJ|Tj)\n/g)].map(([, x, shown = '']) => ({
    x: Number(x),
    codes: [...shown.matchAll(/<([0-9A-F]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
  }));

/** The operators of the line, with their texts and widths. */
function writtenLine(words = new WordWriter(100, 10), font = anyFont()) {
  return operators(words.write(LINE, RUN, 100, font)).map(({ x, codes }) => ({
    x,
    texts: codes.map((code) => font.text(Number.parseInt(code, 16))).join(''),
    width: codes.reduce((sum, code) => sum + font.width(Number.parseInt(code, 16)), 0),
  }));
}

describe('words in operators of their own', () => {
  it('[PDF-05] begin at one place behind the first, so that PDFium leaves their order', () => {
    const shown = writtenLine().filter(({ width }) => width > 0);
    expect(shown.map(({ texts }) => texts)).toEqual(['בא', ' בא', ' AB']);
    expect(shown.map(({ x }) => x)).toEqual([90, 103, 103]);
  });

  it('[PDF-05] have a mark from the left before each that has no width: PDFBox keeps their order', () => {
    expect(writtenLine().map(({ texts, width }) => (width > 0 ? 'word' : texts))).toEqual([
      '\u200e',
      'word',
      '\u200e',
      'word',
      '\u200e',
      'word',
      '\u200f',
    ]);
  });

  it('[PDF-05] begin with blanks that differ, or PDFium would leave them out within seven glyphs', () => {
    const [font, words] = [anyFont(), new WordWriter(100, 10)];
    // The first word of the first line has none.
    words.write(LINE, RUN, 100, font);
    const codes = operators(words.write(LINE, RUN, 100, font)).filter(({ codes: all }) => all.length > 1);
    const blanks = codes
      .map(({ codes: [first] }) => first)
      .filter((code) => font.text(Number.parseInt(code ?? '', 16)) === ' ');
    expect(blanks.length).toBe(3);
    expect(new Set(blanks).size).toBe(3);
  });

  it('[PDF-05] leave a run of Latin words in one operator', () => {
    const latin = [placed('A', 60), placed(' ', 65), placed('B', 70)];
    const [, first] = operators(new WordWriter(100, 10).write(latin, RUN, 100, anyFont()));
    expect(first?.codes).toEqual(['0003', '0000', '0004']);
  });
});

it.each([
  // With a size of ten points: the distance between the end of a word and the next word.
  ['stays one operator where its words stand as they are read', 70, ['AA AA']],
  ['stays one where they are less than eight tenths of the size apart', 72.9, ['AA AA']],
  ['is parted where they are eight tenths of the size apart', 73, ['AA', ' AA']],
  ['is parted where the next one begins before the end of the one before', 59.9, ['AA', ' AA']],
])('[PDF-05] a line of Latin words %s', (_, x, expected) => {
  const font = anyFont();
  const glyphs = [placed('A', 55), placed('A', 60), placed(' ', 65), placed('A', x), placed('A', x + 5)];
  const words = operators(new WordWriter(100, 10).write(glyphs, RUN, 100, font)).map(({ codes }) =>
    codes.map((code) => font.text(Number.parseInt(code, 16))).join(''),
  );
  expect(words.filter((text) => /A/.test(text))).toEqual(expected);
});

it('[PDF-05] marks the beginning of what runs from the left before a word from the right', () => {
  const font = anyFont();
  const glyphs = [placed('A', 60), placed('B', 65), placed(' ', 55), placed('א', 45), placed('ב', 50)];
  const marks = [
    ...new WordWriter(100, 10).write(glyphs, RUN, 100, font).matchAll(/1 0 0 -1 (\S+) 100 Tm\n<(.{4})> Tj/g),
  ];
  expect(marks.map(([, x, code = '']) => [font.text(Number.parseInt(code, 16)), Number(x)])).toEqual([
    ['\u200e', 103],
    ['\u200f', 59.98],
    ['\u200e', 103],
    ['\u200f', 102.98],
  ]);
});

const space = (x: number): Placed => ({ code: 0, x, text: '\u200f\u200e ', width: 500 });

it('[PDF-05] has spaces with marks far enough behind the word for pdf.js, each in another place', () => {
  const font = anyFont();
  const glyphs = [placed('א', 90), space(85), placed('ב', 80), space(75), placed('א', 70), space(65), placed('ב', 60)];
  const source = new WordWriter(100, 10).write(glyphs, RUN, 100, font);
  // Operators begin at 103; a space with marks stands 1.2 of the size behind the end of the line, which is at 100.
  const places = [...source.matchAll(/1 0 0 -1 (\S+) 100 Tm\n\[<(.{4})>? ?([^<]*)<?(.{4})/g)].map(
    ([, from, blank = '', shift, code = '']) => {
      const width = font.width(Number.parseInt(blank, 16));
      const x = Number(from) + ((width - Number(shift)) * 10) / 1_000;
      return [font.text(Number.parseInt(code, 16)), Math.round(x * 100) / 100];
    },
  );
  expect(places.slice(1)).toEqual([
    ['\u200e\u200f\u200e ', 112.8],
    ['\u200e\u200f\u200e ', 113.6],
    ['\u200e\u200f\u200e ', 112],
  ]);
});

it('[PDF-05] begins with a blank where the first glyph stands beyond the end, as the mark of an item does', () => {
  const font = anyFont();
  const first = (x: number) => operators(new WordWriter(100, 10).write([placed('A', x)], RUN, 100, font))[1]?.codes;
  expect([first(103), first(104)?.map((code) => font.text(Number.parseInt(code, 16)))]).toEqual([['0003'], [' ', 'A']]);
});
