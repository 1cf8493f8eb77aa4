import { describe, expect, it } from 'vitest';
import type { Glyph } from '../page/glyph.ts';
import type { TurnedText } from '../page/pageGlyphs.ts';
import { inMainDirection } from './mainDirection.ts';
import { degreesOf, isFaintOn } from './turn.ts';
import { TurnedGlyphs } from './turnedText.ts';

const glyphs = (count: number): Glyph[] =>
  Array.from({ length: count }, (_, index) => ({ text: 'a', x: 5 * index, y: 100, width: 5, size: 10, bold: false }));

const isTurned = (upright: number, ...texts: readonly TurnedText[]) =>
  inMainDirection({
    width: 595,
    height: 842,
    glyphs: glyphs(upright),
    turned: texts,
    boxes: [],
    rules: { upright: [], level: [] },
  }).width === 842;

const turned = (count: number, degrees = 90, watermark: readonly Glyph[] = []): TurnedText => ({
  degrees,
  width: 842,
  height: 595,
  glyphs: glyphs(count),
  watermark,
});

describe('a page is turned', () => {
  it('where a hundred letters, and twice as many as are upright, stand so', () => {
    expect([
      isTurned(0, turned(100)),
      isTurned(0, turned(99)),
      isTurned(49, turned(100)),
      isTurned(50, turned(100)),
    ]).toEqual([true, false, true, false]);
    expect([90, 180, 270, 91, 323].map((degrees) => isTurned(0, turned(200, degrees)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(isTurned(0, turned(3, 45), turned(150))).toBe(true);
  });

  it('with its rules and boxes left out, and what else stood turned kept, watermarks of its own direction too', () => {
    const [mark] = glyphs(1);
    const [main, other] = [turned(150, 90, [mark as Glyph]), turned(3, 45)];
    const page = inMainDirection({
      width: 595,
      height: 842,
      glyphs: [],
      turned: [other, main],
      boxes: [{ left: 0, right: 9, top: 0, bottom: 9 }],
      rules: { upright: [{ at: 1, from: 0, to: 9 }], level: [] },
    });
    expect(page).toEqual({
      width: 842,
      height: 595,
      glyphs: main.glyphs,
      boxes: [],
      rules: { upright: [], level: [] },
      turned: [other, { ...main, glyphs: [] }],
    });
  });
});

const sine = (part: number) => [Math.sqrt(1 - part * part), part, part, -Math.sqrt(1 - part * part), 0, 0] as const;

describe('a text is turned', () => {
  it('from a tenth of its length off its line, and then by as much', () => {
    expect([0.1, -0.1, 0.09].map((part) => degreesOf(sine(part), 10, 1))).toEqual([0, 0, 0]);
    expect(degreesOf(sine(0.11), 10, 1)).toBeCloseTo(6.3, 1);
    expect(degreesOf(sine(-0.11), 10, 1)).toBeCloseTo(353.7, 1);
  });

  it.each([
    [0.39, undefined, undefined, true],
    [0.4, undefined, undefined, false],
    [1, '#ffffff', '#b9b9b9', true],
    [1, '#ffffff', '#b8b8b8', false],
    [0.5, '#ffffff', '#737373', true],
    [0.5, '#ffffff', '#727272', false],
    [1, '#ffffff', undefined, false],
  ])('and faint by how it is drawn: %d of %s, %s', (alpha, behind, fill, isFaint) => {
    expect(isFaintOn(behind, fill, alpha)).toBe(isFaint);
  });
});

/** A letter that begins there, as long as it is high, in a direction. */
function directionsOf(
  letters: readonly (readonly [text: string, degrees: number, size?: number, isFaint?: boolean, x?: number])[],
  upright: readonly Glyph[] = [],
) {
  const turned = new TurnedGlyphs();
  for (const [text, degrees, size = 10, isFaint = false, x = 50] of letters) {
    const angle = (degrees * Math.PI) / 180;
    const end = { x: x + size * Math.cos(angle), y: 300 + size * Math.sin(angle) };
    turned.add(turned.measure({ text, size, bold: false }, { x, y: 300 }, end, degrees), isFaint);
  }
  expect(turned.count).toBe(letters.length);
  return turned
    .byDirection(600, 800, upright)
    .map(({ degrees, glyphs: own, watermark }) => [
      degrees,
      own.map(({ text }) => text).join(''),
      watermark.map(({ text }) => text).join(''),
    ]);
}

const near = (value: number) => expect.closeTo(value, 6) as number;

describe('texts of other directions', () => {
  it('are one where each is a degree from the next, and all are within three', () => {
    expect(
      directionsOf([
        ['a', 90],
        ['b', 91],
        ['c', 92],
        ['d', 93],
        ['e', 94],
      ]),
    ).toEqual([
      [92, 'abcd', ''],
      [94, 'e', ''],
    ]);
    expect(
      directionsOf([
        ['a', 90],
        ['b', 91.1],
      ]),
    ).toHaveLength(2);
  });

  it('come with the most letters first, each in the order that they are drawn, rare ones together', () => {
    expect(
      directionsOf([
        ['a', 90],
        ['b', 180],
        ['c', 90],
      ]),
    ).toEqual([
      [90, 'ac', ''],
      [180, 'b', ''],
    ]);
    const many = Array.from({ length: 14 }, (_, index) => [String.fromCharCode(97 + index), 10 * index + 20] as const);
    const directions = directionsOf(many);
    expect(directions).toHaveLength(13);
    expect(directions.at(-1)?.[1]).toBe('mn');
  });

  it('are told in whole degrees below a full turn', () => {
    expect(directionsOf([['a', 359.6]])).toEqual([[0, 'a', '']]);
    expect(directionsOf([['a', 90.4]])).toEqual([[90, 'a', '']]);
  });

  it.each([
    ['slanted and faint', 45, 10, true, 50, 'mark'],
    ['along the page and faint', 95, 10, true, 50, 'text'],
    ['slanted by six degrees, and faint', 96, 10, true, 50, 'mark'],
    ['slanted, large and over text', 45, 26, false, 50, 'mark'],
    ['slanted, not much larger than text', 45, 25, false, 50, 'text'],
    ['slanted, large and beside text', 45, 26, false, 300, 'text'],
    ['along the page, large and over text', 90, 26, false, 50, 'text'],
  ] as const)('mark the page or say something: what is %s', (_, degrees, size, isFaint, x, what) => {
    const upright = glyphs(30).map((each) => ({ ...each, y: 310 }));
    expect(directionsOf([['a', degrees, size, isFaint, x]], upright)).toEqual([
      what === 'mark' ? [degrees, '', 'a'] : [degrees, 'a', ''],
    ]);
  });

  it.each([
    ['on its right', 310, false, 100],
    ['on its left', 310, false, -120],
    ['that touches its foot', 326, true],
    ['below it', 331, false],
    ['that touches its head', 286, true],
    ['above it', 285, false],
  ])('mark the page where they are large and lie over text: over a line %s', (_, y, isMark, by = 0) => {
    const upright = glyphs(30).map((each) => ({ ...each, x: each.x + by, y }));
    expect(directionsOf([['a', 45, 26]], upright)).toEqual([isMark ? [45, '', 'a'] : [45, 'a', '']]);
  });

  it('that are slanted have their letters on a page around the slanted one', () => {
    const turned = new TurnedGlyphs();
    const root = Math.SQRT1_2;
    const end = { x: 50 + 10 * root, y: 300 + 10 * root };
    turned.add(turned.measure({ text: 'a', size: 10, bold: false }, { x: 50, y: 300 }, end, 45), false);
    const [text] = turned.byDirection(600, 800, []);
    const [letter] = text?.glyphs ?? [];
    // Its corners are the ends of the page's two diagonals, seen along them.
    expect([text?.width, text?.height].map((side) => side?.toFixed(1))).toEqual([
      (1_400 * root).toFixed(1),
      (1_400 * root).toFixed(1),
    ]);
    expect([letter?.x, letter?.y, letter?.width].map((place) => place?.toFixed(1))).toEqual([
      (350 * root).toFixed(1),
      (850 * root).toFixed(1),
      '10.0',
    ]);
  });

  it('have their letters on a page that is turned with them', () => {
    const turned = new TurnedGlyphs();
    turned.add(turned.measure({ text: 'a', size: 10, bold: true }, { x: 100, y: 300 }, { x: 100, y: 290 }, 270), false);
    const [up] = turned.byDirection(600, 800, []);
    expect([up?.width, up?.height].map((side) => Math.round(side ?? 0))).toEqual([800, 600]);

    expect(up?.glyphs).toEqual([
      {
        text: 'a',
        x: near(500),
        y: near(100),
        width: near(10),
        size: 10,
        bold: true,
        box: { x: near(92.2), y: near(290), width: near(10), height: near(10) },
      },
    ]);
  });
});
