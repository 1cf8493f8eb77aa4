import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inMainDirection } from './mainDirection.ts';
import { TurnedGlyphs } from './turnedText.ts';
import { pageOf } from '../page.fixture.ts';

const [WIDTH, HEIGHT] = [595, 842];
type Drawn = readonly [text: string, degrees: number, x: number, y: number, size?: number];

/** The directions of texts whose letters begin at a place and are half as wide as high. */
function directions(texts: readonly Drawn[], upright = pageOf([]).glyphs, isFaint = false) {
  const turned = new TurnedGlyphs();
  for (const [text, degrees, x, y, size = 10] of texts)
    for (const [at, char] of Array.from(text).entries()) {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const point = (place: number) => ({ x: x + cos * place * 0.5 * size, y: y + sin * place * 0.5 * size });
      const one = turned.measure({ text: char, size, bold: false }, point(at), point(at + 1), degrees);
      turned.add(one, isFaint);
    }
  return turned.byDirection(WIDTH, HEIGHT, upright);
}
const textOf = (glyphs: readonly { readonly text: string }[]) => glyphs.map(({ text }) => text).join('');

it('a text stands on a page that is turned with it, and knows where it is drawn', () => {
  const [down] = directions([['Skills', 90, 50, 100]]);
  expect(down).toMatchObject({ degrees: 90 });
  expect([down?.width, down?.height].map((side) => Math.round(side ?? 0))).toEqual([HEIGHT, WIDTH]);
  const [first, second] = down?.glyphs ?? [];
  expect(first?.x).toBeCloseTo(100);
  expect(first?.y).toBeCloseTo(WIDTH - 50);
  expect(second?.x).toBeCloseTo(105);
  expect(first?.box).toEqual({
    x: expect.closeTo(47.8) as number,
    y: expect.closeTo(100) as number,
    width: expect.closeTo(10) as number,
    height: expect.closeTo(5) as number,
  });
});

it('every glyph is on one page, whatever the angles are', () => {
  const anyText = fc.tuple(
    fc.constantFrom('Skills', 'נועה', 'A'),
    fc.double({ min: 6, max: 354, noNaN: true }),
    fc.integer({ min: 0, max: WIDTH }),
    fc.integer({ min: 0, max: HEIGHT }),
    fc.constantFrom(8, 10, 60),
  );
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 60, size: 'max' }), fc.boolean(), (texts, isFaint) => {
      const found = directions(texts, pageOf([['Led the kitchen of the hotel', 40, 10]]).glyphs, isFaint);
      const all = found.flatMap(({ glyphs, watermark }) => [...glyphs, ...watermark]);
      expect(Array.from(textOf(all)).toSorted()).toEqual(texts.flatMap(([text]) => Array.from(text)).toSorted());
      expect(found.length).toBeLessThanOrEqual(13);
      expect(all.every(({ box }) => box !== undefined)).toBe(true);
    }),
  );
});

it('a narrow space that the file draws is known where the text is turned', () => {
  const turned = new TurnedGlyphs();
  for (const [text, y] of [
    ['A', 100],
    ['B', 106],
    ['C', 111],
  ] as const)
    turned.add(turned.measure({ text, size: 10, bold: false }, { x: 50, y }, { x: 50, y: y + 5 }, 90), false);
  turned.addSpace({ x: 50, y: 105.5 }, 90);
  turned.addSpace({ x: 50, y: 110.5 }, 270);
  const [down] = turned.byDirection(WIDTH, HEIGHT, []);
  expect(down?.glyphs.map(({ hasSpaceBefore }) => hasSpaceBefore)).toEqual([undefined, true, undefined]);
});

it('letters that are turned by nearly the same are one text', () => {
  expect(
    directions([
      ['Sk', 44.6, 50, 500],
      ['ills', 45.3, 60, 490],
    ]).map(({ glyphs }) => textOf(glyphs)),
  ).toEqual(['Skills']);
  expect(
    directions([
      ['Sk', 44, 50, 500],
      ['ills', 50, 60, 490],
    ]),
  ).toHaveLength(2);
});

it('a large slanted text is a watermark where it lies over the text, and else a text', () => {
  const { glyphs } = pageOf([['Led the kitchen of the hotel', 40, 10]]);
  const marks = (texts: readonly Drawn[]) => directions(texts, glyphs).map(({ watermark }) => textOf(watermark));
  expect(marks([['DRAFT', 315, 40, 250, 60]])).toEqual(['DRAFT']);
  expect(marks([['DRAFT', 315, 300, 800, 60]])).toEqual(['']);
  expect(marks([['DRAFT', 315, 60, 165, 12]])).toEqual(['']);
  expect(marks([['DRAFT', 90, 60, 120, 60]])).toEqual(['']);
});

it('a page is turned where most of its text is, and what is upright on it is beside that', () => {
  const [turned] = directions([['Builtthecontrolpanelofthewarehouserobs', 90, 50, 100]]);
  const { glyphs } = pageOf([['Page', 40, 2]]);
  const pageWith = (count: number) => ({
    width: WIDTH,
    height: HEIGHT,
    glyphs,
    turned: turned ? [{ ...turned, glyphs: Array.from({ length: count }, () => turned.glyphs).flat() }] : [],
  });
  const swapped = inMainDirection(pageWith(3));
  expect([swapped.width, swapped.height].map(Math.round)).toEqual([HEIGHT, WIDTH]);
  expect(swapped.glyphs).toHaveLength(3 * 38);
  expect(swapped.turned.map((one) => [one.degrees, textOf(one.glyphs)])).toEqual([[0, 'Page']]);
  expect(swapped.turned[0]?.glyphs[0]?.box).toEqual({ x: 40, y: 32 - 7.8, width: 5, height: 10 });
  const few = pageWith(1);
  expect(inMainDirection(few)).toBe(few);
});
