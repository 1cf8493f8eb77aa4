import * as fc from 'fast-check';
import type { Glyph } from './page/glyph.ts';
import type { PageGlyphs, TurnedText } from './page/pageGlyphs.ts';

/** A text on a page: its left edge in points, its row (16 points each) and its size. */
export type PageText = readonly [text: string, x: number, row: number, size?: number];

/** Returns a page with these texts. Every letter is half as wide as it is high. */
export const pageOf = (texts: readonly PageText[]): PageGlyphs => ({
  width: 595,
  height: 842,
  glyphs: texts.flatMap(([text, x, row, size = 10]) =>
    Array.from(text).flatMap((char, at): Glyph[] =>
      char === ' '
        ? []
        : [{ text: char, x: x + at * size * 0.5, y: row * 16, width: size * 0.5, size, bold: size > 12 }],
    ),
  ),
});

/** Returns the same texts turned by 90 degrees: they run down the page. */
export const turnedBy90 = (texts: readonly PageText[]): TurnedText => ({
  degrees: 90,
  width: 842,
  height: 595,
  glyphs: pageOf(texts).glyphs.map((glyph) => ({
    ...glyph,
    box: { x: 595 - glyph.y - 0.22 * glyph.size, y: glyph.x, width: glyph.size, height: glyph.width },
  })),
  watermark: [],
});

const anyText = fc.constantFrom(
  'Experience',
  'Skills',
  'השכלה',
  'Dana Levi',
  'dana@example.com | 054-1234567',
  'Cook, Blue Door, 2019 - 2021',
  'מנהל חנות | שופרסל | 2015 - היום',
  'Led a team of twelve people and more',
  'ת.ז. 312345674',
  'Python, Python, SQL',
  'English - fluent',
  '• Built things',
  'Page 1 of 2',
  'linkedin.com/in/dana-',
  'levi',
);

const anyTexts = (from: number, to: number, maxLength: number) =>
  fc.array(
    fc.tuple(anyText, fc.constantFrom(40, 200, 330), fc.integer({ min: from, max: to }), fc.constantFrom(9, 10, 16)),
    { maxLength },
  );

/** Texts anywhere on a page, overlapping or turned. */
export const anyPage = fc.record({
  direction: fc.constantFrom(undefined, 'ltr' as const, 'rtl' as const),
  glyphs: anyTexts(2, 50, 25).map((texts) => pageOf(texts).glyphs),
  turned: anyTexts(2, 35, 4).map((texts) => (texts.length > 0 ? [turnedBy90(texts)] : [])),
});
