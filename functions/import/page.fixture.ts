import * as fc from 'fast-check';
import type { Glyph } from './pdf/glyph.ts';
import type { PageGlyphs } from './pdf/pdfDocument.ts';

/** A text on a page, its left edge in points, its row of 16 points, its size. */
export type PageText = readonly [text: string, x: number, row: number, size?: number];

/** A page with texts, every letter half as wide as it is high. */
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

/** Texts at any place of a page, also over each other. */
export const anyPage = fc.record({
  direction: fc.constantFrom(undefined, 'ltr' as const, 'rtl' as const),
  glyphs: fc
    .array(
      fc.tuple(anyText, fc.constantFrom(40, 200, 330), fc.integer({ min: 2, max: 50 }), fc.constantFrom(9, 10, 16)),
      { maxLength: 25 },
    )
    .map((texts) => pageOf(texts).glyphs),
});
