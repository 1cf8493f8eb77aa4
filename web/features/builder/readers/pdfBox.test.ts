import { describe, expect, it } from 'vitest';
import { measureFonts, textByPdfBox, type FontMeasures } from './pdfBox.ts';
import type { DrawnGlyph } from './pdfGlyphs.ts';

/** Letters as a page draws them: each so wide and so far from the end of the one before; `down` from the first. */
interface LetterOnPage extends Partial<Pick<DrawnGlyph, 'font' | 'size' | 'scale'>> {
  readonly text: string;
  readonly gap?: number;
  readonly width?: number;
  readonly down?: number;
}

function draw(letters: readonly LetterOnPage[]): DrawnGlyph[] {
  let end = 0;
  return letters.map(({ text, gap = 0, width = 5, down = 0, font = 'f', size = 10, scale = 1 }) => {
    const x = end + gap;
    end = x + width;
    return { text, font, size, scale, x, end, y: -down };
  });
}
const FONTS = new Map<string, FontMeasures>([
  ['f', { blank: 0.25 }],
  ['wide', { blank: 0.5 }],
  ['low', { blank: 0.25, box: 1 }],
  ['edge', { blank: 0.25, box: 1.38 }],
]);
const read = (...letters: readonly LetterOnPage[]) => textByPdfBox(draw(letters), FONTS);

describe('a gap between two letters is a blank', () => {
  it.each<readonly [what: string, from: number, first: Partial<LetterOnPage>, second: Partial<LetterOnPage>]>([
    ['from half of the font’s blank', 1.25, {}, {}],
    ['in a larger size from more', 2.5, { size: 20, width: 10 }, { size: 20, width: 10 }],
    ['and where the page is scaled', 2.5, { scale: 2, width: 10 }, { scale: 2, width: 10 }],
    ['between two sizes from between both', 1.875, {}, { size: 20, width: 10 }],
    ['for narrow letters from a third of their width', 0.6, { width: 2 }, { width: 2 }],
    ['for a narrow letter after a wide one from that of both', 0.9, { width: 5 }, { width: 1 }],
    ['but of its own width in another font', 0.3, {}, { font: 'g', width: 1 }],
    ['in a font with a wide blank by the letters', 1.5, { font: 'wide' }, { font: 'wide' }],
    ['in a font without one by a usual blank', 1.25, { font: 'g' }, { font: 'g' }],
  ])('%s', (_, from, first, second) => {
    const readAt = (gap: number) => read({ text: 'a', ...first }, { text: 'b', ...second, gap });
    expect([readAt(from + 0.0005), readAt(from + 0.0015)]).toEqual(['ab', 'a b']);
  });

  it('and none beside one that is drawn', () => {
    expect(read({ text: 'a' }, { text: ' ', width: 2.5 }, { text: 'b', gap: 4 })).toBe('a b');
  });
});

const low = (down: number) => read({ text: 'a', font: 'low' }, { text: 'b', font: 'low', down });
const tiny = (down: number) => read({ text: 'a', size: 0.1, down: 9 }, { text: 'b', size: 0.1, down: 9 + down });
const rising = (width: number) =>
  read({ text: 'a', width, gap: 10 }, { text: 'b', width, down: -6 }, { text: 'c', width, down: -12 });

describe('a letter is on the line of the one before', () => {
  it.each<readonly [what: string, most: number, letter: Partial<LetterOnPage>]>([
    ['as far as a capital is high', 6.55, {}],
    ['in a larger size further', 13.1, { size: 20, width: 10 }],
    ['where the page is scaled, too', 13.1, { scale: 2, width: 10 }],
    ['in a font with a low box nearer', 5, { font: 'low' }],
    ['in a font whose box is twice as high as its capitals, or higher, not further', 6.55, { font: 'edge' }],
  ])('%s, up and down', (_, most, letter) => {
    const readAt = (down: number) => read({ text: 'a', ...letter }, { text: 'b', ...letter, down });
    expect([readAt(most - 0.1), readAt(most + 0.1), readAt(0.1 - most), readAt(-0.1 - most)]).toEqual([
      'ab',
      'a\nb',
      'ab',
      'a\nb',
    ]);
  });

  it('up to its height exactly, and wherever on the page, by a tenth at least', () => {
    expect([low(5), low(-5)]).toEqual(['ab', 'ab']);
    expect([tiny(0.0999), tiny(-0.0999), tiny(0.1001), tiny(-0.1001)]).toEqual(['ab', 'ab', 'a\nb', 'a\nb']);
  });

  it('which rises with each wide step, and not with narrow ones', () => {
    expect([rising(5), rising(3)]).toEqual(['abc', 'ab\nc']);
  });
});

const twice = (x: number, y: number, text = 'a', width = 5) => {
  const [first] = draw([{ text, width }]) as [DrawnGlyph];
  return textByPdfBox([first, { ...first, x, end: x + width, y }], FONTS);
};

it('what is drawn again nearly at its place is shown once', () => {
  expect([twice(0, 0), twice(1.6, 0), twice(-1.6, 0), twice(0, 1.6), twice(1.6, -1.6)]).toEqual(Array(5).fill('a'));
  expect([twice(1.7, 0), twice(0, 1.7), twice(0, 30)]).toEqual(['aa', 'aa', 'a\na']);
  // A third of a letter; the next one from there on, and not the one before.
  expect([twice(2, 0, 'a', 6), twice(-2, 0, 'a', 6), twice(1.7, 0, 'ab', 10)]).toEqual(['a', 'aa', 'abab']);
});

it('forms of letters are letters, and Hebrew that is stored as it is seen is turned with its brackets', () => {
  expect(read({ text: 'ﬁ' }, { text: 'x' })).toBe('fix');
  expect(read(...['(', 'ג', 'ב', 'א', ')'].map((text) => ({ text })))).toBe('(אבג)');
  expect(textByPdfBox([], FONTS)).toBe('');
});

it('a font’s blank is as wide as the first that is drawn, as a share of its size', () => {
  const glyphs = draw([
    { text: ' ', width: 0 },
    { text: 'a' },
    { text: ' ', width: 3, scale: 2 },
    { text: ' ', width: 9 },
    { text: 'b', font: 'g' },
  ]);
  const measured = measureFonts(glyphs, (font) => (font === 'g' ? 1.2 : undefined));
  expect([...measured]).toEqual([
    ['f', { box: undefined, blank: 0.15 }],
    ['g', { box: 1.2 }],
  ]);
});
