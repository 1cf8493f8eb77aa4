import { describe, expect, it } from 'vitest';
import type { Glyph } from '../page/glyph.ts';
import { NO_RULES, type Rectangle } from '../page/pageGlyphs.ts';
import { boxesAmong, chipsAmong } from './drawnBoxes.ts';
import { bulletsAmong } from './drawnBullets.ts';
import { RuleCollector } from './drawnRules.ts';
import { IDENTITY } from './matrix.ts';

const box = (left: number, right: number, top: number, bottom: number): Rectangle => ({ left, right, top, bottom });

const isBox = (width: number, height: number) => boxesAmong([box(10, 10 + width, 10, 10 + height)]).length === 1;

describe('a shape is a box', () => {
  it('from the height of two lines and the width of a word', () => {
    expect([isBox(50, 20), isBox(49.9, 20), isBox(50, 19.9)]).toEqual([true, false, false]);
  });

  it('once, the last of those alike', () => {
    const boxes = [
      box(10, 100, 10, 60),
      box(10.4, 100, 10, 60),
      box(10, 100, 10, 61),
      box(10, 101, 10, 60),
      box(11, 100, 10, 60),
    ];
    expect(boxesAmong(boxes)).toEqual([boxes[1], ...boxes.slice(2)]);
  });

  it('between two upright strokes that begin and end alike, whichever is drawn first', () => {
    const strokes = [box(149, 150, 10, 60), box(10, 11, 10, 60), box(300, 301, 10, 60)];
    expect(boxesAmong(strokes)).toEqual([box(10, 150, 10, 60), box(149, 301, 10, 60)]);
    expect(boxesAmong([box(0, 5.9, 10, 60), box(60, 61, 10, 60)])).toHaveLength(1);
    expect(boxesAmong([box(0, 6, 10, 60), box(60, 61, 10, 60)])).toEqual([]);
    expect(boxesAmong([box(0, 1, 10, 60), box(48, 49.9, 10, 60)])).toEqual([]);
  });
});

const isChip = (width: number, height: number) => chipsAmong([box(0, width, 0, height)]).length === 1;

it('a box around words of a line is as high as letters, and no higher than two lines', () => {
  expect([isChip(6, 6), isChip(5.9, 6), isChip(6, 5.9), isChip(90, 32), isChip(90, 32.1)]).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(chipsAmong(Array.from({ length: 500 }, () => box(0, 9, 0, 9)))).toHaveLength(400);
});

/** A mark of those sides whose middle stands there. */
const mark = (x: number, y: number, width = 3, height = width) =>
  box(x - width / 2, x + width / 2, y - height / 2, y + height / 2);

const rule = (at: number, from = 0, to = 200) => ({ ...NO_RULES, upright: [{ at, from, to }] });

const line = (text: string, x: number, y = 100): Glyph[] =>
  Array.from(text, (char, index) => ({ text: char, x: x + 5 * index, y, width: 5, size: 10, bold: false }));

const isBullet = (shape: Rectangle, glyphs = line('Led', 55), rules = NO_RULES, more: readonly Rectangle[] = []) =>
  bulletsAmong([shape, ...more], glyphs, rules).length === 1;

describe('a mark is a bullet', () => {
  it.each([
    ['as small as may be', mark(45, 96.8, 1.4), true],
    ['smaller', mark(45, 96.8, 1.3), false],
    ['as large as may be', mark(45, 96.8, 7), true],
    ['larger', mark(45, 96.8, 7.1), false],
    ['somewhat wider than high', mark(45, 96.8, 3.8, 3), true],
    ['wider', mark(45, 96.8, 4, 3), false],
    ['higher', mark(45, 96.8, 3, 4), false],
    ['near the middle of letters', mark(45, 96.8 + 2.3), true],
    ['below it', mark(45, 96.8 + 2.5), false],
    ['a bit above it', mark(45, 96.8 - 2.3), true],
    ['above it', mark(45, 96.8 - 2.5), false],
    ['just near its text', mark(27.6, 96.8), true],
    ['not near it', mark(27.4, 96.8), false],
  ])('%s, or not', (_, shape, isIt) => {
    expect(isBullet(shape)).toBe(isIt);
  });

  it('with the baseline and the size of its text, where it is drawn', () => {
    expect(bulletsAmong([mark(45, 96.8, 4)], line('Led', 55), NO_RULES)).toEqual([
      { text: '•', x: 43, y: 100, width: 4, size: 10, bold: false, isDrawnMark: true },
    ]);
    expect(bulletsAmong([], line('Led', 55), NO_RULES)).toEqual([]);
    expect(bulletsAmong([mark(45, 96.8)], [], NO_RULES)).toEqual([]);
  });

  it('where other text is three times its size away, and where digits alone follow it', () => {
    const shape = mark(45, 96.8);
    // Another column ends at 13.5, thirty points before the mark.
    expect(isBullet(shape, [...line('a', 8.5), ...line('Led', 55)])).toBe(true);
    expect(isBullet(shape, [...line('a', 9), ...line('Led', 55)])).toBe(false);
    expect(isBullet(shape, line('2019', 55))).toBe(true);
    expect(isBullet(shape, line('2019', 20))).toBe(true);
  });

  it('on the side on which its line begins: of Hebrew on the right, in spite of a Latin word', () => {
    const behind = mark(76, 96.8);
    expect([isBullet(behind, line('תלהינ', 48)), isBullet(behind, line('Cooks', 48))]).toEqual([true, false]);
    expect(isBullet(behind, line('Word תלה', 34))).toBe(true);
    expect(isBullet(behind, line('Worlds תה', 29))).toBe(false);
    expect(isBullet(mark(45, 96.8), line('תלהינ', 55))).toBe(false);
  });

  it('and none in a row of marks, or on a line that goes through it', () => {
    const shape = mark(45, 96.8);
    const led = line('Led', 55);
    const far = (x: number, y = 96.8) => [mark(x, y)];
    // Another's left is 30 points behind its right.
    expect(bulletsAmong([shape, ...far(12.1)], led, NO_RULES)).toEqual([]);
    expect(bulletsAmong([shape, ...far(11.9)], led, NO_RULES)).toHaveLength(1);
    expect(bulletsAmong([shape, ...far(77.9)], led, NO_RULES)).toEqual([]);
    expect(bulletsAmong([shape, ...far(78.1)], led, NO_RULES)).toHaveLength(1);
    expect(bulletsAmong([shape, ...far(40, 98)], led, NO_RULES)).toHaveLength(2);

    const seen = [rule(43.1), rule(46.9), rule(43), rule(47), rule(45, 96.8), rule(45, 0, 96.8)].map((rules) =>
      isBullet(shape, led, rules),
    );
    expect(seen).toEqual([false, false, true, true, true, true]);
  });
});

const closed = (left: number, right: number, top: number, bottom: number) =>
  [0, left, top, 1, right, top, 1, right, bottom, 1, left, bottom, 4] as const;

const rulesOf = (path: readonly number[], isStroked: boolean) => {
  const rules = new RuleCollector();
  rules.add(path, IDENTITY, isStroked);
  return rules.all();
};

const countOf = (path: readonly number[], isStroked: boolean) => {
  const { upright, level } = rulesOf(path, isStroked);
  return [upright.length, level.length];
};

describe('a straight line of a page', () => {
  it('has its middle and its ends', () => {
    expect(rulesOf([0, 50, 90, 1, 50, 10], true)).toEqual({ upright: [{ at: 50, from: 10, to: 90 }], level: [] });
    expect(rulesOf(closed(10, 90, 50, 52), false)).toEqual({ upright: [], level: [{ at: 51, from: 10, to: 90 }] });
  });

  it.each([
    ['a stroke that leans a little', [0, 50, 10, 1, 50.3, 90], true, [1, 0]],
    ['one that leans', [0, 50, 10, 1, 50.4, 90], true, [0, 0]],
    ['one as short as may be', [0, 50, 10, 1, 50, 15], true, [1, 0]],
    ['a shorter one', [0, 50, 10, 1, 50, 14.9], true, [0, 0]],
    ['a level one that leans a little', [0, 10, 50, 1, 90, 50.3], true, [0, 1]],
    ['a box as thick as may be', closed(50, 53, 10, 90), false, [1, 0]],
    ['a thicker one', closed(50, 53.1, 10, 90), false, [0, 0]],
    ['a level box as thick as may be', closed(10, 90, 50, 53), false, [0, 1]],
    ['a frame as thick as may be', [...closed(10, 90, 10, 90), ...closed(13, 87, 13, 87)], false, [2, 2]],
    ['a frame without a border at one side', [...closed(10, 90, 10, 90), ...closed(10, 87, 13, 87)], false, [2, 2]],
    ['a thicker frame', [...closed(10, 90, 10, 90), ...closed(13.1, 87, 13, 87)], false, [0, 0]],
    ['a box around another', [...closed(10, 90, 10, 90), ...closed(9, 91, 9, 91)], false, [0, 0]],
    [
      'a frame with something in it',
      [...closed(10, 90, 10, 90), ...closed(11, 89, 11, 89), ...closed(40, 60, 40, 60)],
      false,
      [0, 0],
    ],
    ['a path with a round side', [0, 50, 10, 3, 50, 20, 50, 90], true, [0, 0]],
    ['a path that is begun nowhere', [1, 50, 10, 1, 50, 90], true, [0, 0]],
    ['two strokes of one path', [0, 50, 10, 1, 50, 90, 0, 10, 50, 1, 90, 50], true, [1, 1]],
  ] as const)('is %s, or not', (_, path, isStroked, counts) => {
    expect(countOf(path, isStroked)).toEqual(counts);
  });
});
