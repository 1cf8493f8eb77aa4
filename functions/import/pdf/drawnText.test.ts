import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { visibleGlyphs } from './glyphs.ts';
import type { Font } from './graphicsState.ts';

type Operator = readonly [operator: number, ...args: unknown[]];
const FONTS: Readonly<Record<string, Font>> = { F: { bold: false, unit: 0.001 }, B: { bold: true, unit: 0.002 } };

/** What is seen of a page of 600 by 800 points, measured from its lower left corner. */
const draw = (...operators: readonly Operator[]) =>
  visibleGlyphs(
    { fnArray: operators.map(([operator]) => operator), argsArray: operators.map(([, ...args]) => args) },
    [1, 0, 0, -1, 0, 800],
    600,
    800,
    (name) => FONTS[name],
  );
const FONT: Operator = [OPS.setFont, 'F', 10];
/** Letters half as wide as the size; a number moves what follows it back by thousandths of the size. */
const show = (...items: readonly (string | number)[]): Operator => [
  OPS.showText,
  items.flatMap((item): unknown[] =>
    typeof item === 'number'
      ? [item]
      : Array.from(item, (unicode) => ({ unicode, width: 500, isSpace: unicode === ' ' })),
  ),
];
const move = (x: number, y: number): Operator => [OPS.moveText, x, y];
/** Each letter with its left, its baseline from above, its width and its size, in tenths of a point. */
const lettersOf = (...operators: readonly Operator[]) =>
  draw([OPS.beginText], FONT, ...operators).glyphs.map(({ text, x, y, width, size }) => [
    text,
    ...[x, y, width, size].map((points) => Math.round(points * 10) / 10),
  ]);
const placesOf = (...operators: readonly Operator[]) => lettersOf(...operators).map((letter) => letter.slice(0, 3));
const leftsOf = (...operators: readonly Operator[]) => lettersOf(...operators).map(([, x]) => x);

const boldOf = (...operators: readonly Operator[]) =>
  draw([OPS.beginText], FONT, move(50, 700), ...operators, show('a')).glyphs.map(({ bold, width }) => [bold, width]);

describe('a letter stands', () => {
  it('behind the one before it, by that one’s width and what the file sets between them', () => {
    expect(lettersOf(move(50, 700), show('ab'))).toEqual([
      ['a', 50, 100, 5, 10],
      ['b', 55, 100, 5, 10],
    ]);
    expect(leftsOf(move(50, 700), show('a', -200, 'b', 100, 'c'))).toEqual([50, 57, 61]);
    expect(leftsOf(move(50, 700), show('a', -10_000, 'b'))).toEqual([50, 155]);
    expect(leftsOf(move(50, 700), [OPS.setCharSpacing, 1.5], show('ab'))).toEqual([50, 56.5]);
    expect(leftsOf(move(50, 700), [OPS.setWordSpacing, 3], show('a b'))).toEqual([50, 63]);
  });

  it('in a text that is stretched by as much, with all that is between letters', () => {
    const stretched = [
      [OPS.setHScale, 50],
      [OPS.setCharSpacing, 2],
      [OPS.setWordSpacing, 4],
    ] as const;
    expect(lettersOf(move(50, 700), ...stretched, show('a ', -200, 'b'))).toEqual([
      ['a', 50, 100, 2.5, 10],
      ['b', 60, 100, 2.5, 10],
    ]);
  });

  it('where its line was moved to, each move from the line before', () => {
    expect(placesOf(move(50, 700), show('a'), move(10, -20), show('b'))).toEqual([
      ['a', 50, 100],
      ['b', 60, 120],
    ]);
    const next: Operator = [OPS.nextLine];
    expect(placesOf(move(50, 700), [OPS.setLeading, 14], next, show('a'), next, show('b'))).toEqual([
      ['a', 50, 114],
      ['b', 50, 128],
    ]);
    expect(placesOf(move(50, 700), [OPS.setLeadingMoveText, 5, -12], show('a'), next, show('b'))).toEqual([
      ['a', 55, 112],
      ['b', 55, 124],
    ]);
    expect(placesOf(move(50, 700), show('a'), [OPS.beginText], move(70, 600), show('b'))).toEqual([
      ['a', 50, 100],
      ['b', 70, 200],
    ]);
  });

  it('above its line by its rise, and by its matrix, however that is given', () => {
    expect(placesOf(move(50, 700), [OPS.setTextRise, 4], show('a'))).toEqual([['a', 50, 96]]);
    for (const matrix of [[[2, 0, 0, 2, 50, 700]], [2, 0, 0, 2, 50, 700]])
      expect(lettersOf([OPS.setTextMatrix, ...matrix], show('ab'))).toEqual([
        ['a', 50, 100, 10, 20],
        ['b', 60, 100, 10, 20],
      ]);
  });

  it('in the coordinates that hold where it is drawn, and that are left again', () => {
    const twice: Operator = [OPS.transform, 2, 0, 0, 2, 10, 0];
    const word = [move(50, 300), show('a')] as const;
    expect(lettersOf(twice, ...word)).toEqual([['a', 110, 200, 10, 20]]);
    for (const [enter, leave] of [
      [[[OPS.save], twice], [OPS.restore]],
      [[[OPS.paintFormXObjectBegin, [2, 0, 0, 2, 10, 0]]], [OPS.paintFormXObjectEnd]],
      [[[OPS.beginGroup, {}], twice], [OPS.endGroup]],
    ] as const)
      expect(lettersOf(...enter, ...word, leave, [OPS.beginText], move(50, 700), show('b'))).toEqual([
        ['a', 110, 200, 10, 20],
        ['b', 50, 100, 5, 10],
      ]);
    expect(placesOf([OPS.paintFormXObjectBegin, null], ...word)).toEqual([['a', 50, 500]]);
  });

  it('bold by its font, or filled and stroked, in a font that is there', () => {
    expect(boldOf()).toEqual([[false, 5]]);
    expect(boldOf([OPS.setFont, 'B', 10])).toEqual([[true, 10]]);
    expect(boldOf([OPS.setTextRenderingMode, 2])).toEqual([[true, 5]]);
    expect(boldOf([OPS.setFont, 'none', 10])).toEqual([]);
  });
});

const seen = (...operators: readonly Operator[]) => lettersOf(...operators, show('a')).length === 1;

describe('a letter is seen', () => {
  it.each([
    [[0, 700], true],
    [[-5, 700], true],
    [[-5.1, 700], false],
    [[600, 700], true],
    [[600.1, 700], false],
    [[50, 800], true],
    [[50, 800.1], false],
    [[50, -10], true],
    [[50, -10.1], false],
  ] as const)('on the page alone: at %j %s', ([x, y], isSeen) => {
    expect(seen(move(x, y))).toBe(isSeen);
  });

  it.each([
    [[-2.1, 400], true],
    [[-2.3, 400], false],
    [[607.7, 400], true],
    [[607.9, 400], false],
    [[300, 799.9], true],
    [[300, 800.1], false],
    [[300, -4.9], true],
    [[300, -5.1], false],
  ] as const)('where any of it is on the page, turned upwards: at %j %s', ([x, y], isSeen) => {
    const turn: Operator = [OPS.setTextMatrix, [0, 1, -1, 0, x, y]];
    expect(draw([OPS.beginText], FONT, turn, show('a')).turned.length === 1).toBe(isSeen);
  });

  it('from a size that people read', () => {
    expect([2.5, 2.49, 0].map((size) => seen([OPS.setFont, 'F', size], move(50, 700)))).toEqual([true, false, false]);
    expect(seen([OPS.setFont, 'F', 10], [OPS.setTextMatrix, [0.2, 0, 0, 0.2, 50, 700]])).toBe(false);
    expect(seen([OPS.setFont, 'F', -10], [OPS.setTextMatrix, [-1, 0, 0, -1, 50, 700]])).toBe(true);
  });

  it('in another colour than what is behind it, which may be a pattern', () => {
    const place = move(50, 700);
    expect(seen(place, [OPS.setFillRGBColor, '#ffffff'])).toBe(false);
    expect(seen(place, [OPS.setFillRGBColor, '#f9fafb'])).toBe(false);
    expect(seen(place, [OPS.setFillRGBColor, '#f8ffff'])).toBe(true);
    expect(seen(place, [OPS.setFillRGBColor, 255, 254.6, 255])).toBe(false);
    expect(seen(place, [OPS.setFillRGBColor, 255, 255, 255, 0])).toBe(false);
    expect(seen(place, [OPS.setFillRGBColor, 5, 5, 5])).toBe(true);
    expect(seen(place, [OPS.setFillRGBColor, '#ffffff'], [OPS.setFillColorN, 'P'])).toBe(true);
    const square: Operator = [OPS.constructPath, OPS.fill, [[0, 0, 0, 1, 9, 0]], [40, 690, 60, 720]];
    const navy: Operator = [OPS.setFillRGBColor, '#1f2a44'];
    expect(seen(navy, square, place)).toBe(false);
    expect(seen(navy, square, place, [OPS.setFillRGBColor, '#ffffff'])).toBe(true);
    expect(seen(navy, [OPS.constructPath, OPS.eoFill, ...square.slice(2)], place)).toBe(true);
    expect(seen(navy, [OPS.shadingFill, 'S'], place)).toBe(true);
  });

  it.each([
    [0.08, true],
    [0.079, false],
  ])('where it is not too faint: %d', (alpha, isSeen) => {
    expect(seen(move(50, 700), [OPS.setGState, [['ca', alpha]]])).toBe(isSeen);
  });

  it('unless it is drawn in a way that draws nothing', () => {
    const modes = [0, 1, 2, 3, 4, 5, 6, 7].filter((mode) => seen(move(50, 700), [OPS.setTextRenderingMode, mode]));
    expect(modes).toEqual([0, 1, 2, 4, 5, 6]);
  });
});

it('of a page no more letters are read than any résumé has, upright and turned together', () => {
  const many = 'a'.repeat(20_000);
  const begin: readonly Operator[] = [[OPS.beginText], [OPS.setFont, 'F', 3], [OPS.setHScale, 0.01], move(50, 700)];
  expect(draw(...begin, show(many, many)).glyphs).toHaveLength(30_000);
  const { glyphs, turned } = draw(...begin, show(many), [OPS.setTextMatrix, [0, 1, -1, 0, 300, 300]], show(many));
  expect([glyphs.length, turned[0]?.glyphs.length]).toEqual([20_000, 10_000]);
});

it('a path that does not cut leaves what is drawn after it whole, and one that is none draws nothing', () => {
  const page: Operator = [OPS.constructPath, OPS.fill, [[]], [0, 0, 600, 800]];
  const purple: Operator = [OPS.setFillRGBColor, '#7a3b69'];
  const path: Operator = [OPS.constructPath, OPS.endPath, [[]], [0, 0, 10, 10]];
  expect(lettersOf(purple, path, page, move(50, 700), show('a'))).toEqual([]);
  expect(draw([OPS.constructPath, OPS.stroke, null, [0, 0, 90, 90]]).rules).toEqual({ upright: [], level: [] });
  expect(draw([OPS.constructPath, OPS.fill, null, null]).boxes).toEqual([]);
});

it('turned text is seen by its colour and that of the box at its middle', () => {
  const box: readonly Operator[] = [
    [OPS.setFillRGBColor, '#1f2a44'],
    [OPS.constructPath, OPS.fill, [[]], [290, 398, 305, 407]],
  ];
  const isSeen = (color: string, y = 400) => {
    const text: readonly Operator[] = [
      [OPS.setFillRGBColor, color],
      [OPS.setTextMatrix, [0, 1, -1, 0, 300, y]],
      show('a'),
    ];
    return draw(...box, [OPS.beginText], FONT, ...text).turned.length === 1;
  };
  expect([isSeen('#ffffff'), isSeen('#1f2a44')]).toEqual([true, false]);
  expect([isSeen('#ffffff', 410), isSeen('#1f2a44', 410)]).toEqual([false, true]);
});

it('what is drawn is cut by either rule of a path', () => {
  const page: Operator = [OPS.constructPath, OPS.fill, [[]], [0, 0, 600, 800]];
  const purple: Operator = [OPS.setFillRGBColor, '#7a3b69'];
  for (const clip of [OPS.clip, OPS.eoClip]) {
    const cut: readonly Operator[] = [
      purple,
      [OPS.save],
      [clip],
      [OPS.constructPath, OPS.endPath, [[]], [0, 600, 100, 800]],
      page,
      [OPS.restore],
    ];
    expect([
      lettersOf(...cut, move(50, 700), show('a')).length,
      lettersOf(...cut, move(50, 500), show('a')).length,
    ]).toEqual([0, 1]);
  }
});

const spacesOf = (...operators: readonly Operator[]) => {
  const { glyphs, turned } = draw([OPS.beginText], FONT, ...operators, show('a b', -100, 'c'));
  return [...glyphs, ...turned.flatMap((text) => text.glyphs)].map(({ hasSpaceBefore = false }) => hasSpaceBefore);
};

it('a space that is drawn is known to the letter behind it, upright and turned', () => {
  expect(spacesOf(move(50, 700))).toEqual([false, true, false]);
  expect(spacesOf([OPS.setTextMatrix, [0, 1, -1, 0, 50, 300]])).toEqual([false, true, false]);
});

it('what is no text item, or not of this reader, is passed over', () => {
  const odd: Operator = [OPS.showText, [null, 'x', { unicode: 'a', width: 500 }, {}, { unicode: 'b' }]];
  expect(leftsOf(move(50, 700), odd)).toEqual([50, 55]);
  expect(draw([OPS.showText], [OPS.setFillRGBColor, 'x', 'y'], [99_999]).glyphs).toEqual([]);
});

it('what a page saves more often than any program does is not kept, and the page is read all the same', () => {
  const saves = Array.from({ length: 600 }, (): Operator => [OPS.save]);
  const restores = Array.from({ length: 600 }, (): Operator => [OPS.restore]);
  const moved: Operator = [OPS.transform, 1, 0, 0, 1, 100, 0];
  expect(placesOf(...saves, moved, ...restores, move(50, 700), show('a'))).toEqual([['a', 50, 100]]);
  expect(placesOf([OPS.restore], moved, move(50, 700), show('a'))).toEqual([['a', 150, 100]]);
});
