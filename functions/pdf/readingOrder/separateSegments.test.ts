import { describe, expect, it } from 'vitest';
import { anyFont, operatorsOf, seen, segmentOf, type SegmentPlace, type Shown } from './lines.fixture.ts';
import { separateSegments } from './separateSegments.ts';
import type { Drawn } from './segments.ts';

/** A part of a line as it stands on the page, and its glyphs as they are drawn: of 5, each at its place. */
type Part = readonly [shown: Shown, place: SegmentPlace, drawn: readonly (readonly [text: string, x: number])[]];

/** The texts of the parts with the spaces that they were given, and those that stand behind a part, by its number. */
function separated(parts: readonly Part[], isMoved = false) {
  const font = anyFont();
  const segments = parts.map(([shown, place]) => segmentOf(shown, font, place));
  const drawn = parts.map(([, , glyphs]) =>
    glyphs.map(([text, x]): Drawn => ({ code: font.alias(0, text), x, text, width: /\p{Cf}/u.test(text) ? 0 : 500 })),
  );
  const spaces = separateSegments(segments, drawn, isMoved);
  // A glyph with a space has a code of its own for it.
  for (const { code, text } of drawn.flat()) expect(font.text(code)).toBe(text);
  return {
    texts: drawn.map((glyphs) => glyphs.map(({ text }) => seen(text)).join('|')),
    spaces: [...spaces].map(([index, source]) => `${index}: ${operatorsOf(source, font).join()}`),
  };
}

const latin = (x: number, place: SegmentPlace = {}): Part => [
  'AB',
  { x, ...place },
  [
    ['A', x],
    ['B', x + 5],
  ],
];
const hebrew = (x: number, place: SegmentPlace = {}): Part => [
  '~בא',
  { x, ...place },
  [
    ['ב', x],
    ['א', x + 5],
  ],
];

// Back by less than a fifth of the size it is one piece, of which four letters are turned at most.
const joined = (x: number): Part => [
  'ABCב',
  { x: 50 },
  [
    ['A', 50],
    ['B', 55],
    ['C', 60],
    ['D', 65],
    ['ב', x],
  ],
];

describe('[PDF-05] parts of a line, of which the next stands further back', () => {
  it('are parted by a space at the last letter, where pdf.js does not turn it', () => {
    expect(separated([latin(60), latin(20, { start: 100 })])).toEqual({ texts: ['A|B ', 'A|B'], spaces: [] });
    expect(separated([latin(60), hebrew(20, { start: 100 })]).texts).toEqual(['A|B ', 'ב|א']);
  });

  it('are parted within two hundredths of the size before its end', () => {
    // The first ends at 70.
    expect([69.7, 69.8, 69.9, 80].map((x) => separated([latin(60), latin(x, { start: 100 })]).texts[0])).toEqual([
      'A|B ',
      'A|B ',
      'A|B',
      'A|B',
    ]);
  });

  it('have the space in the next part, at the end of its first piece, where both are turned', () => {
    expect(separated([hebrew(60), hebrew(20, { start: 100 })])).toEqual({ texts: ['ב|א', 'ב|א '], spaces: [] });
    const back: Part = [
      '~הו דג',
      { x: 5, start: 100 },
      [
        ['ד', 20],
        ['ג', 25],
        [' ', 15],
        ['ה', 5],
        ['ו', 10],
      ],
    ];
    expect(separated([hebrew(60), back]).texts).toEqual(['ב|א', 'ד|ג | |ה|ו']);
    // A piece of one letter, and a piece that ends with a mark which is not seen.
    const short: Part = [
      '~ב א',
      { x: 5, start: 100 },
      [
        ['א', 20],
        ['\u200f', 20],
        ['ב', 5],
      ],
    ];
    expect(separated([hebrew(60), short]).texts).toEqual(['ב|א', 'א |‹|ב']);
  });

  it('have a space of their own behind the first, where neither can have it', () => {
    expect(separated([hebrew(60), latin(20, { start: 100 })])).toEqual({
      texts: ['ב|א', 'A|B'],
      spaces: ['0: ‹› @59.98'],
    });
  });

  it('go by the last piece of the one, and by the first of the other', () => {
    const mixed: Part = [
      'AB|~ בא',
      { x: 50 },
      [
        ['A', 60],
        ['B', 65],
        ['ב', 50],
        ['א', 55],
      ],
    ];
    expect(separated([mixed, latin(20, { start: 100 })]).spaces).toEqual(['0: ‹› @49.98']);
    expect([68, 67.999].map((x) => separated([joined(x), latin(20, { start: 100 })]).spaces.length)).toEqual([0, 1]);
  });

  it('pass over what is not seen: spaces and marks at their ends, and parts of nothing else', () => {
    const marked: Part = [
      'A ',
      { x: 60 },
      [
        ['A', 60],
        ['\u200e', 99],
        [' ', 65],
      ],
    ];
    const behind: Part = [
      'B',
      { x: 20, start: 200 },
      [
        ['\u200e', 99],
        ['B', 20],
      ],
    ];
    const blank: Part = [' ', { x: 90, start: 100 }, [[' ', 90]]];
    expect(separated([marked, blank, behind]).texts).toEqual(['A |›| ', ' ', '›|B']);
  });

  it('follow each other as they are printed, or as they are read where they are moved', () => {
    const parts = [latin(20, { start: 100 }), latin(60)];
    expect([separated(parts).texts, separated(parts, true).texts]).toEqual([
      ['A|B', 'A|B '],
      ['A|B', 'A|B'],
    ]);
  });

  it('are one word where they touch, with nothing between', () => {
    expect(separated([hebrew(60), hebrew(50, { start: 100, goesOn: true })]).texts).toEqual(['ב|א', 'ב|א']);
    const blank: Part = [' ', { x: 60, start: 50, goesOn: true }, [[' ', 60]]];
    expect(separated([hebrew(60), blank, hebrew(50, { start: 100, goesOn: true })]).texts).toEqual([
      'ב|א',
      ' ',
      'ב|א ',
    ]);
  });
});
