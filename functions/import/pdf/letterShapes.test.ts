import { describe, expect, it } from 'vitest';
import type { Glyph } from '../page/glyph.ts';
import { agreementOf, lettersOver, stepsOf, type DrawnLetter } from './letterShapes.ts';
import { IDENTITY, type Matrix } from './matrix.ts';
import { countShapes, outlineBelow, shownText, type Outline } from './outlines.ts';

const glyph = (text: string, x: number, width = 6): Glyph => ({ text, x, y: 100, width, size: 10, bold: false });
/** A shape of four corners with its left upper corner there. */
const square = (left: number, top: number, side = 4) =>
  [0, left, top, 1, left + side, top, 1, left + side, top + side, 1, left, top + side, 4] as const;
/** A letter that is drawn by a number: the same one alike. */
const letter = (text: string, shape: number): DrawnLetter => ({ text, shape: [shape, 0, 1, 1] });

describe('a path', () => {
  it('has steps with their points on the page', () => {
    const twice: Matrix = [2, 0, 0, 2, 10, 0];
    expect([...stepsOf([0, 1, 2, 1, 3, 4, 2, 1, 1, 2, 2, 3, 3, 3, 5, 5, 6, 6, 4], twice)]).toEqual([
      [0, [[12, 4]]],
      [1, [[16, 8]]],
      [
        2,
        [
          [12, 2],
          [14, 4],
          [16, 6],
        ],
      ],
      [
        3,
        [
          [20, 10],
          [22, 12],
        ],
      ],
      [4, []],
    ]);
    for (const none of [null, undefined, 5, 'x', {}]) expect([...stepsOf(none, IDENTITY)]).toEqual([]);
    expect([...stepsOf([9, 0, 1, 2], IDENTITY)]).toEqual([
      [9, []],
      [0, [[1, 2]]],
    ]);
    expect([...stepsOf([0], IDENTITY)]).toEqual([[0, [[0, 0]]]]);
    expect([...stepsOf([0, 7], IDENTITY)]).toEqual([[0, [[7, 0]]]]);
  });

  it('has as many shapes as it is begun anew, unless it is a box or a line', () => {
    expect(countShapes(square(0, 0))).toBe(0);
    expect(countShapes([...square(0, 0), ...square(9, 0)])).toBe(2);
    expect(countShapes([0, 1, 1, 1, 2, 2, 1, 3, 3, 1, 4, 4, 1, 5, 5, 4])).toBe(1);
    expect(countShapes(undefined)).toBe(0);
  });
});

describe('a shape is that of the letter over it', () => {
  it('whose middle is nearest, in parts of the size, from its own left and the baseline', () => {
    const path = [...square(51, 90), ...square(52, 85, 1), ...square(57, 90)];
    expect(lettersOver({ path, matrix: IDENTITY }, [glyph('i', 50), glyph('a', 56)])).toEqual([
      { text: 'i', shape: [0, -1, 0.4, -1, 0.4, -0.6, 0, -0.6, 0.1, -1.5, 0.2, -1.5, 0.2, -1.4, 0.1, -1.4] },
      { text: 'a', shape: [0, -1, 0.4, -1, 0.4, -0.6, 0, -0.6] },
    ]);
  });

  it('and none where it is a point, or nothing is over it', () => {
    expect(lettersOver({ path: [0, 51, 90, 4], matrix: IDENTITY }, [glyph('i', 50)])).toEqual([]);
    expect(lettersOver({ path: square(51, 90), matrix: IDENTITY }, [])).toEqual([]);
    expect(lettersOver({ path: [1, 51, 90, 4], matrix: IDENTITY }, [glyph('i', 50)])).toEqual([]);
  });
});

describe('letters and their shapes', () => {
  it.each([
    ['agree where the same have the same', 'aabb', [1, 1, 2, 2], 'agrees'],
    ['agree where two of five are drawn twice', 'aabcd', [1, 1, 2, 3, 4], 'agrees'],
    ['are not known where fewer are', 'aabcde', [1, 1, 2, 3, 4, 5], 'unknown'],
    ['are not known where one is drawn in two ways', 'aab', [1, 2, 3], 'unknown'],
    ['differ where one shape has two names', 'aabbcb', [1, 1, 2, 2, 1, 2], 'differs'],
    ['differ also of letters that no font draws like others', 'mmnnkn', [1, 1, 2, 2, 1, 2], 'differs'],
    ['agree where fonts draw two alike', 'Il1O0', [1, 1, 1, 2, 2], 'agrees'],
    ['agree where one is a wide form of the other', 'aａ', [1, 1], 'agrees'],
    ['are not known where there are none', '', [], 'unknown'],
  ] as const)('%s', (_, text, shapes, agreement) => {
    expect(agreementOf(Array.from(text, (char, index) => letter(char, shapes[index] ?? 0)))).toBe(agreement);
  });

  it('are drawn alike within three hundredths of the size, point by point', () => {
    expect(agreementOf([letter('a', 1), letter('b', 1.029)])).toBe('differs');
    expect(agreementOf([letter('a', 1), letter('b', 1.03)])).toBe('unknown');
    expect(agreementOf([letter('a', 1), { text: 'b', shape: [1, 0] }])).toBe('unknown');
  });
});

const outlineAt = (left: number, right: number, shapes = 3, [top, bottom] = [92, 100]): Outline => ({
  area: { left, right, top: top ?? 0, bottom: bottom ?? 0, fill: '#000000' },
  shapes,
  path: { path: [], matrix: IDENTITY },
  covered: [],
});

describe('a text that is drawn as one shape', () => {
  it.each([
    ['over it', outlineAt(50, 68), true],
    ['nearly beside it', outlineAt(58.9, 68), true],
    ['beside it', outlineAt(59, 68), false],
    ['nearly behind it', outlineAt(20, 47.1), true],
    ['behind it', outlineAt(20, 47), false],
    ['in a line below it', outlineAt(50, 68, 3, [100, 108]), false],
    ['just above its foot', outlineAt(50, 68, 3, [86, 94.1]), true],
    ['above its foot', outlineAt(50, 68, 3, [86, 94]), false],
    ['as high as a page', outlineAt(50, 68, 3, [84, 101]), false],
    ['nearly so', outlineAt(50, 68, 3, [84.1, 101]), true],
  ])('is that of a letter %s', (_, outline, isIt) => {
    // Its middle is at 53.
    expect(outlineBelow([outline], glyph('a', 50))).toBe(isIt ? outline : undefined);
  });

  it('is the one that a letter is most within, of several', () => {
    const [wide, near] = [outlineAt(30, 54), outlineAt(40, 90)];
    expect(outlineBelow([wide, near], glyph('a', 50))).toBe(near);
    expect(outlineBelow([], glyph('a', 50))).toBeUndefined();
  });

  it.each([
    ['as wide as it', outlineAt(50, 62), true],
    ['nearly as wide', outlineAt(44.1, 67.9), true],
    ['that begins elsewhere', outlineAt(44, 62), false],
    ['that ends elsewhere', outlineAt(50, 68), false],
    ['of four shapes for five letters', outlineAt(50, 62, 1.6), true],
    ['of fewer', outlineAt(50, 62, 1), false],
    ['of five for each', outlineAt(50, 62, 10), true],
    ['of more', outlineAt(50, 62, 11), false],
  ])('is shown where the letters over it are of a shape %s', (_, outline, isShown) => {
    const covered = [glyph('a', 50), glyph('b', 56)];
    expect(shownText({ ...outline, covered })).toEqual(
      isShown ? covered.map((letter) => ({ ...letter, bold: true })) : [],
    );
    expect(shownText(outline)).toEqual([]);
  });
});
