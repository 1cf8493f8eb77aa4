import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Glyph } from '../page/glyph.ts';
import { visibleGlyphs, type PageSurroundings } from './glyphs.ts';
import type { Matrix } from './matrix.ts';
import { typedTextOf } from './typedText.ts';

/** A page of 600 by 800 points, whose coordinates begin at its lower left corner. */
const VIEWPORT: Matrix = [1, 0, 0, -1, 0, 800];
type Operator = readonly [operator: number, args?: readonly unknown[]];

const show = (text: string, x: number, y: number): Operator[] => [
  [OPS.beginText],
  [OPS.setFont, ['f', 10]],
  [OPS.moveText, [x, y]],
  [OPS.showText, [Array.from(text, (unicode) => ({ unicode, width: 500 }))]],
  [OPS.endText],
];
const fill = (box: readonly number[], color = '#ffffff'): Operator[] => [
  [OPS.setFillRGBColor, [color]],
  [OPS.constructPath, [OPS.fill, [[0, 0, 0, 1, 1, 1, 4]], box]],
  [OPS.setFillRGBColor, ['#000000']],
];
const annotation = (x: number, y: number, ...content: Operator[]): Operator[] => [
  [OPS.beginAnnotation, ['a', [x, y, x + 100, y + 20], [1, 0, 0, 1, x, y], [1, 0, 0, 1, 0, 0], false]],
  ...content,
  [OPS.endAnnotation, []],
];
const layer = (name: string, ...content: Operator[]): Operator[] => [
  [OPS.beginMarkedContentProps, ['OC', { id: name }]],
  ...content,
  [OPS.endMarkedContent],
];
function read(operators: readonly Operator[], surroundings?: PageSurroundings, isIcons = false) {
  const list = { fnArray: operators.map(([operator]) => operator), argsArray: operators.map(([, args]) => args) };
  const fontOf = () => ({ bold: false, unit: 0.001, isIcons });
  return visibleGlyphs(list, VIEWPORT, 600, 800, fontOf, surroundings).glyphs;
}
const textOf = (glyphs: readonly Glyph[]) => glyphs.map(({ text }) => text).join('');

/** A text that nobody has drawn, with such a background. */
const typedOn = (color: unknown) =>
  [{ subtype: 'FreeText', rect: [0, 690, 200, 720], contentsObj: { str: '052' }, color }].flatMap(
    (one) => typedTextOf(one) ?? [],
  );

describe('an annotation of a PDF', () => {
  it('stands where its rectangle is, whatever was set before it, and leaves what follows as it was', () => {
    const glyphs = read([
      [OPS.transform, [2, 0, 0, 2, 50, 50]],
      ...annotation(100, 700, ...show('a', 2, 5)),
      ...show('b', 10, 10),
    ]);
    expect(glyphs.map(({ text, x, y }) => [text, x, y])).toEqual([
      ['a', 102, 95],
      ['b', 70, 730],
    ]);
  });

  it('covers what is below it, as far as nothing shines through; a page draws its own boxes from behind', () => {
    const box = fill([0, 0, 100, 20]);
    const old = [...show('050', 105, 705), ...show('kept', 300, 705)];
    expect(textOf(read([...old, ...annotation(100, 700, ...box, ...show('052', 2, 5))]))).toBe('kept052');
    const shining: Operator[] = [[OPS.setGState, [[['BM', 'multiply']]]], ...box];
    expect(textOf(read([...old, ...annotation(100, 700, ...shining)]))).toBe('050kept');
    expect(textOf(read([...old, ...annotation(100, 700, [OPS.setGState, [[['ca', 0.5]]]], ...box)]))).toBe('050kept');
    expect(textOf(read([...old, ...fill([100, 700, 200, 720])]))).toBe('050kept');
  });

  it('that nothing was drawn for covers what is below it, where it has a background', () => {
    const page = show('050', 2, 700);
    const seen = (color: unknown) => textOf(read(page, { typed: typedOn(color) }));
    expect([seen(new Uint8ClampedArray([255, 255, 255])), seen(null)]).toEqual(['052', '050052']);
  });

  it('that nothing was drawn for is drawn as readers do, from its side', () => {
    const typed = typedTextOf({
      subtype: 'FreeText',
      hasAppearance: false,
      rect: [100, 700, 200, 720],
      contentsObj: { str: 'נועה 12\nNoa' },
      defaultAppearanceData: { fontSize: 10 },
    });
    const glyphs = read([], { typed: typed ? [typed] : [] });
    const lines = Map.groupBy(glyphs, ({ y }) => y);
    expect(
      [...lines.values()].map((line) => [
        textOf(line.toSorted((one, other) => one.x - other.x)),
        line.some(({ x }) => x >= 190),
      ]),
    ).toEqual([
      ['12העונ', true],
      ['Noa', false],
    ]);
  });

  it.each([
    ['drawn', { subtype: 'FreeText', hasAppearance: true, contentsObj: { str: 'x' } }],
    ['hidden', { subtype: 'FreeText', annotationFlags: 2, contentsObj: { str: 'x' } }],
    ['not to be viewed', { subtype: 'FreeText', annotationFlags: 4 + 32, contentsObj: { str: 'x' } }],
    ['no text', { subtype: 'Widget', fieldType: 'Btn', fieldValue: 'Yes' }],
    ['a note that opens', { subtype: 'Text', contentsObj: { str: 'call back' } }],
    ['of another kind than it says', { subtype: 'Widget', fieldType: 'Tx', fieldValue: ['a'] }],
    ['nowhere', { subtype: 'FreeText', rect: 'x', contentsObj: { str: 'x' } }],
  ])('that is %s is not drawn again', (_, one) => {
    expect(typedTextOf({ rect: [0, 0, 10, 10], ...one })).toBeUndefined();
  });
});

const isShown = (one: unknown) => (one as { id: string }).id !== 'off';

it('a layer that is off is not read, with all that is within it; what follows is', () => {
  const within = layer('off', ...layer('on', ...show('secret', 10, 10)), ...fill([0, 0, 600, 800], '#000000'));
  expect(textOf(read([...within, ...layer('on', ...show('seen', 10, 50))], { isShown }))).toBe('seen');
});

it('letters of an icon font are pictures, but those that stand before items', () => {
  expect(textOf(read([...show('e', 10, 10), ...show('○', 10, 50)], {}, true))).toBe('○');
});
