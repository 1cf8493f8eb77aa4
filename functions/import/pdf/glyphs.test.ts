import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { visibleGlyphs } from './glyphs.ts';
import { IDENTITY } from './matrix.ts';

it('marks of order and the space at the end of a word are no characters of their own', () => {
  const shown = ['\u05d1 ', '\u200f\u200e', '\u202c', '\u2066A', '\u200f\u200e ', 'B'].map((unicode) => ({
    unicode,
    width: 500,
  }));
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

it('places where a word may break are none of it, the hyphen that is drawn at one is', () => {
  expect(shownAfter([], 'cer\u200bti\u2060fi\ufeffed')).toEqual(['certified']);
  expect(shownAfter([], 'certi\u00ad')).toEqual(['certi\u2010']);
});

/** Returns the visible part of letters that are drawn after these operators. */
function shownAfter(operators: readonly (readonly [operator: number, ...args: unknown[]])[], text = 'Draft') {
  const letters = Array.from(text, (unicode) => ({ unicode, width: 500 }));
  const all = [[OPS.beginText], [OPS.setFont, 'F1', 10], ...operators, [OPS.showText, letters]] as const;
  const { glyphs, turned } = visibleGlyphs(
    { fnArray: all.map(([operator]) => operator), argsArray: all.map(([, ...args]) => args) },
    [1, 0, 0, -1, 0, 500],
    500,
    500,
    () => ({ bold: false, unit: 0.001 }),
  );
  return [
    textOf(glyphs),
    ...turned.map(({ degrees, glyphs: own, watermark }) => [degrees, textOf(own), textOf(watermark)]),
  ];
}
const textOf = (some: readonly { readonly text: string }[]) => some.map((glyph) => glyph.text).join('');
const opacity = (alpha: number) => [OPS.setGState, [['ca', alpha]]] as const;

it('what is drawn in a group is as transparent as the group', () => {
  expect(shownAfter([[OPS.moveText, 50, 50], opacity(0.05), [OPS.beginGroup, {}], opacity(1)])).toEqual(['']);
  expect(shownAfter([[OPS.moveText, 50, 50], opacity(0.2), [OPS.beginGroup, {}], opacity(0.2)])).toEqual(['']);
  expect(
    shownAfter([[OPS.moveText, 50, 50], opacity(0.05), [OPS.beginGroup, {}], [OPS.endGroup], opacity(0.5)]),
  ).toEqual(['Draft']);
});

it.each([
  [0, [1, 0, 0, 1]],
  [90, [0, -1, 1, 0]],
  [180, [-1, 0, 0, -1]],
  [270, [0, 1, -1, 0]],
] as const)('text turned by %i degrees is read in its direction', (degrees, matrix) => {
  const found = shownAfter([[OPS.setTextMatrix, [...matrix, 250, 250]]]);
  expect(found).toEqual(degrees === 0 ? ['Draft'] : ['', [degrees, 'Draft', '']]);
});

it('text that is hidden is hidden when it is turned too', () => {
  const turned = [OPS.setTextMatrix, [0, 1, -1, 0, 250, 250]] as const;
  expect(shownAfter([turned, opacity(0.05)])).toEqual(['']);
  expect(shownAfter([turned, [OPS.setTextRenderingMode, 3]])).toEqual(['']);
  expect(shownAfter([turned, [OPS.setFillRGBColor, '#ffffff']])).toEqual(['']);
  expect(shownAfter([[OPS.setTextMatrix, [0, 1, -1, 0, 600, 250]]])).toEqual(['']);
});

it('faint text is a watermark where it is slanted, and text where it runs along an edge', () => {
  const slanted = [OPS.setTextMatrix, [0.8, 0.6, -0.6, 0.8, 250, 250]] as const;
  expect(shownAfter([slanted, [OPS.setFillRGBColor, '#dddddd']])).toEqual(['', [323, '', 'Draft']]);
  expect(shownAfter([slanted, opacity(0.3)])).toEqual(['', [323, '', 'Draft']]);
  expect(shownAfter([slanted])).toEqual(['', [323, 'Draft', '']]);
  expect(
    shownAfter([
      [OPS.setTextMatrix, [0, 1, -1, 0, 250, 250]],
      [OPS.setFillRGBColor, '#dddddd'],
    ]),
  ).toEqual(['', [270, 'Draft', '']]);
});

const box = (left: number, bottom: number, right: number, top: number) => [left, bottom, right, top];
const page = [OPS.constructPath, OPS.fill, [], box(0, 0, 500, 500)] as const;
const cut = (...sides: readonly number[]) => [[OPS.clip], [OPS.constructPath, OPS.endPath, [], sides]] as const;
const purple = [OPS.setFillRGBColor, '#7a3b69'] as const;

it('text of the colour of a box is seen beside it, where the page was filled within the box', () => {
  const filled = [[OPS.save], purple, ...cut(...box(20, 20, 60, 480)), page, [OPS.restore], purple] as const;
  expect(shownAfter([...filled, [OPS.moveText, 200, 200]])).toEqual(['Draft']);
  expect(shownAfter([...filled, [OPS.moveText, 25, 200]])).toEqual(['']);
  // A clip within another shows only what is in both; restoring the outer state ends both.
  const twice = [[OPS.save], purple, ...cut(...box(20, 20, 60, 480)), ...cut(...box(0, 300, 500, 500)), page] as const;
  expect(shownAfter([...twice, [OPS.restore], purple, [OPS.moveText, 25, 200]])).toEqual(['Draft']);
  expect(shownAfter([...twice, [OPS.restore], purple, [OPS.moveText, 25, 400]])).toEqual(['']);
  expect(shownAfter([...filled, page, [OPS.moveText, 200, 200]])).toEqual(['']);
});
