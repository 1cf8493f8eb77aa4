import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Glyph } from '../page/glyph.ts';
import { visibleGlyphs, type PageSurroundings } from './glyphs.ts';
import type { Matrix } from './matrix.ts';
import { extractGlyphs } from './pdfDocument.ts';
import { typedTextOf } from './typedText.ts';

/** A page of 600 by 800 points with its origin at the lower left corner. */
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

/** Returns a typed text that no program has drawn, with this background. */
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

it('a ticked box of a form is no letter, and what follows it is text', () => {
  const box = annotation(10, 10, ...show('3', 2, 2));
  expect(textOf(read([...box, ...annotation(10, 50, ...show('4', 2, 2))], { ticks: new Set(['b']) }))).toBe('34');
  expect(textOf(read([...box, ...show('רישיון', 10, 90)], { ticks: new Set(['a']) }))).toBe('רישיון');
});

it('letters of an icon font are pictures, but those that stand before items', () => {
  expect(textOf(read([...show('e', 10, 10), ...show('○', 10, 50)], {}, true))).toBe('○');
});

/** Returns a page with these annotations, a visible layer (8) and a hidden one (9). */
const pageWith = (...annotations: string[]) =>
  Buffer.from(
    [
      '1 0 obj <</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[8 0 R 9 0 R]/D<</OFF[9 0 R]>>>>>> endobj',
      '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
      `3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Annots[${annotations.join(' ')}]>> endobj`,
      '4 0 obj <</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>> endobj',
      '5 0 obj <</Type/XObject/Subtype/Form/BBox[0 0 20 20]/Resources<</Font<</Z 4 0 R>>>>/Length 30>> stream',
      'BT /Z 12 Tf 2 2 Td (3) Tj ET  ',
      'endstream endobj',
      '8 0 obj <</Type/OCG/Name(on)>> endobj 9 0 obj <</Type/OCG/Name(off)>> endobj',
      'trailer <</Root 1 0 R>>',
    ].reduce((file, line) => `${file}${line}\n`, '%PDF-1.7\n'),
  );
const written = (text: string, y: number, layerOf: number) =>
  `<</Type/Annot/Subtype/FreeText/Rect[10 ${y} 300 ${y + 20}]/Contents(${text})/DA(/Helv 10 Tf)/OC ${layerOf} 0 R>>`;
const link = (layerOf: number) =>
  `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://layer${layerOf}.example/)>>/OC ${layerOf} 0 R>>`;

it('what somebody typed, and links, on a layer that is off are not there; those on one that is on are', async () => {
  const read = await extractGlyphs(
    new Uint8Array(pageWith(written('Noa', 700, 8), written('secret', 600, 9), link(8), link(9))),
  );
  if ('error' in read) throw new Error(read.error);
  expect(read.pages.map(({ glyphs }) => textOf(glyphs))).toEqual(['Noa']);
  expect(read.links).toEqual(['https://layer8.example/']);
});

it('the tick of a form is no 3 of the page', async () => {
  const box = '<</Type/Annot/Subtype/Widget/FT/Btn/T(a)/V/Yes/AS/Yes/Rect[10 10 30 30]/AP<</N<</Yes 5 0 R>>>>>>';
  const read = await extractGlyphs(new Uint8Array(pageWith(box, written('Noa', 700, 8))));
  expect('error' in read ? read.error : textOf(read.pages[0]?.glyphs ?? [])).toBe('Noa');
});

it('a page with more of them than any form has is refused: what is behind them is not cut in silence', async () => {
  const fields = [...Array<string>(2_000).fill(link(8)), written('Noa', 700, 8)];
  expect(await extractGlyphs(new Uint8Array(pageWith(...fields)))).toEqual({ error: 'pdf_too_large' });
});
