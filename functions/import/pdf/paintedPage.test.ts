import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { withinClip, colorDifference, isWithin } from './backgroundColor.ts';
import { visibleGlyphs } from './glyphs.ts';
import { areaOf, PaintedPage, sidesOf } from './paintedPage.ts';
import { GraphicsStack } from './graphicsState.ts';
import { IDENTITY, multiply, toMatrix, transformPoint, type Matrix } from './matrix.ts';

type Operator = readonly [operator: number, ...args: unknown[]];
/** A page of 200 by 100 points. */
const draw = (...operators: readonly Operator[]) =>
  visibleGlyphs(
    { fnArray: operators.map(([operator]) => operator), argsArray: operators.map(([, ...args]) => args) },
    [1, 0, 0, -1, 0, 100],
    200,
    100,
    () => ({ bold: false, unit: 0.001 }),
  );
/** An image, of which the reader leaves its coordinates alone. */
const image = (left: number, bottom: number, width: number, height: number): Operator[] => [
  [OPS.save],
  [OPS.transform, width, 0, 0, height, left, bottom],
  [OPS.restore],
];

const coverageOf = (...operators: readonly Operator[]) => draw(...operators).imageCoverage;

const within = (...inner: readonly Operator[]): Operator[] => [
  [OPS.save],
  [OPS.transform, 100, 0, 0, 50, 0, 0],
  ...inner,
  [OPS.restore],
];

describe('of a page images cover', () => {
  it.each([
    ['their part', image(20, 10, 100, 50), 0.25],
    ['the part that is on the page', image(-50, -50, 100, 100), 0.125],
    ['and on it at the other corner', image(150, 50, 100, 100), 0.125],
    ['each its own', [...image(0, 0, 50, 100), ...image(100, 0, 50, 100)], 0.5],
    ['no more than all of it', [...image(0, 0, 200, 100), ...image(0, 0, 200, 100)], 1],
    ['nothing beside the page', image(300, 0, 100, 100), 0],
    ['nothing where they are no higher than a line', image(0, 0, 200, 1.5), 0],
    ['nothing where they are no wider than a line', image(0, 0, 1.5, 100), 0],
    ['its strips', image(0, 0, 200, 2), 0.02],
    ['the part of one that stands upside down', image(0, 100, 100, -50), 0.25],
  ])('%s', (_, operators, share) => {
    expect(coverageOf(...operators)).toBeCloseTo(share, 6);
  });

  it('nothing where something is drawn in those coordinates, or they are as before', () => {
    expect(coverageOf(...within([OPS.constructPath, OPS.fill, [[]], [0, 0, 1, 1]]))).toBe(0);
    expect(coverageOf(...within([OPS.setFont, 'F', 10], [OPS.showText, [{ unicode: 'a', width: 500 }]]))).toBe(0);
    expect(coverageOf(...within([OPS.shadingFill]))).toBe(0);
    expect(coverageOf([OPS.save], [OPS.restore])).toBe(0);
    // A path that only cuts draws nothing.
    expect(coverageOf(...within([OPS.constructPath, OPS.endPath, [[]], [0, 0, 1, 1]]))).toBeCloseTo(0.25);
    // One is counted once, whatever is left around it.
    expect(coverageOf([OPS.save], ...within(), [OPS.restore])).toBeCloseTo(0.25);
    expect(coverageOf([OPS.transform, 200, 0, 0, 50, 0, 0])).toBeCloseTo(0.5);
  });

  it('what is behind a text in a way that is not known', () => {
    const white: Operator[] = [
      [OPS.setFont, 'F', 10],
      [OPS.setFillRGBColor, '#ffffff'],
      [OPS.moveText, 20, 20],
    ];
    const text: Operator = [OPS.showText, [{ unicode: 'a', width: 500 }]];
    expect(draw(...white, text).glyphs).toEqual([]);
    expect(draw(...image(0, 0, 100, 50), ...white, text).glyphs).toHaveLength(1);
    expect(draw(...image(100, 0, 100, 50), ...white, text).glyphs).toEqual([]);
  });
});

const state = () => new GraphicsStack(IDENTITY).state;

describe('an area', () => {
  it('that is filled through is not known to be behind a text', () => {
    const page = new PaintedPage(200, 100);
    const clear = () => ({ ...state(), alpha: 0.99 });
    page.fill(clear(), [0, 0, 50, 50], '#000000');
    page.fill(state(), [0, 0, 50], '#000000');
    expect(page.colorAt(10, 10)).toBe('#ffffff');
    page.fill(state(), [0, 0, 50, 50], '#000000');
    expect([page.colorAt(0, 50), page.colorAt(50.1, 10), page.colorAt(10, -0.1)]).toEqual([
      '#000000',
      '#ffffff',
      '#ffffff',
    ]);
  });

  it('that is shaded is the whole page, to its corners', () => {
    const page = new PaintedPage(200, 100);
    page.shade();
    const [inside, outside] = [
      [page.colorAt(0, 0), page.colorAt(200, 100)],
      [page.colorAt(200.1, 50), page.colorAt(50, 100.1)],
    ];
    expect([inside, outside]).toEqual([
      [undefined, undefined],
      ['#ffffff', '#ffffff'],
    ]);
  });

  it('is within what cuts it, and has its sides by its coordinates', () => {
    const area = { left: 0, right: 100, top: 0, bottom: 50, fill: '#123456' };
    expect(withinClip(area, undefined)).toEqual(area);
    expect(withinClip(area, { left: 10, right: 90, top: 5, bottom: 45 })).toEqual({
      left: 10,
      right: 90,
      top: 5,
      bottom: 45,
      fill: '#123456',
    });
    expect(withinClip(area, { left: -10, right: 190, top: -5, bottom: 145 })).toEqual(area);
    expect(areaOf({ ...state(), matrix: [2, 0, 0, -1, 10, 100] }, [0, 0, 20, 30], undefined)).toEqual({
      left: 10,
      right: 50,
      top: 70,
      bottom: 100,
      fill: undefined,
    });
    expect([sidesOf([1, 2, 3, 4]), sidesOf([1, 2, 3]), sidesOf(null), sidesOf(Float32Array.of(0, 0, 0, 0))]).toEqual([
      [1, 2, 3, 4],
      undefined,
      undefined,
      [0, 0, 0, 0],
    ]);
  });

  it('holds the letters whose middles are in it', () => {
    const letter = { text: 'a', x: 10, y: 50, width: 6, size: 9, bold: false };
    const around = { left: 13, right: 13, top: 47, bottom: 47 };
    expect(isWithin(letter, around)).toBe(true);
    for (const side of [{ left: 13.1 }, { right: 12.9 }, { top: 47.1 }, { bottom: 46.9 }])
      expect(isWithin(letter, { left: 0, right: 99, top: 0, bottom: 99, ...side })).toBe(false);
  });

  it('differs from another in the colour that differs most', () => {
    expect(colorDifference('#102030', '#102030')).toBe(0);
    expect(colorDifference('#ff2030', '#002131')).toBe(255);
    expect(colorDifference('#102030', '#112a30')).toBe(10);
    expect(colorDifference('#102030', '#112a50')).toBe(32);
  });
});

describe('a map of coordinates', () => {
  it('does the inner one first', () => {
    const [outer, inner]: readonly [Matrix, Matrix] = [
      [2, 3, 5, 7, 11, 13],
      [17, 19, 23, 29, 31, 37],
    ];
    const both = multiply(outer, inner);
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
    ] as const)
      expect(transformPoint(both, x, y)).toEqual(transformPoint(outer, ...transformPoint(inner, x, y)));
    expect(transformPoint([2, 3, 5, 7, 11, 13], 100, 1_000)).toEqual([5_211, 7_313]);
    expect(multiply(IDENTITY, both)).toEqual(both);
  });

  it('is six numbers of whatever list, and none of anything else', () => {
    expect(toMatrix(new Float32Array([1, 2, 3, 4, 5, 6]))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(toMatrix([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, 3, 4, 5, 6]);
    for (const value of [null, undefined, 5, 'x', [], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, NaN]])
      expect(toMatrix(value)).toEqual(IDENTITY);
  });
});
