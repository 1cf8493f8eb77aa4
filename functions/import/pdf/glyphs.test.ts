import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { visibleGlyphs } from './glyphs.ts';
import { IDENTITY } from './matrix.ts';

it('marks of order and the space at the end of a word are no characters of their own', () => {
  const shown = ['\u05d1 ', '\u200f\u200e', 'A', '\u200f\u200e ', 'B'].map((unicode) => ({ unicode, width: 500 }));
  const { glyphs } = visibleGlyphs(
    {
      fnArray: [OPS.beginText, OPS.setFont, OPS.moveText, OPS.showText],
      argsArray: [[], ['F1', 10], [50, 50], [shown]],
    },
    IDENTITY,
    500,
    500,
    () => ({ bold: false, unit: 0.001 }),
  );
  expect(glyphs.map(({ text }) => text)).toEqual(['\u05d1', 'A', 'B']);
});
