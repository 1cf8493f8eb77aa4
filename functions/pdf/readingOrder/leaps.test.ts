import { describe, expect, it } from 'vitest';
import { partLine } from './leaps.ts';

/** Returns glyphs half as wide as their size, at these positions. */
const glyphs = (rows: readonly (readonly [text: string, x: number, width?: number])[]) =>
  rows.map(([text, x, width = 500]) => ({ code: 0, text, x, width }));

const textsOf = (rows: Parameters<typeof glyphs>[0]) =>
  partLine(glyphs(rows), 10).map((part) => part.glyphs.map(({ text }) => text).join(''));

describe('a glyph that leaps', () => {
  it('[PDF-05] is a sign at the right of several words, and no letter that goes on with its word', () => {
    // `at גב אה, x` in a left-to-right line: the second Hebrew word is drawn left of the first.
    const words = [['t', 0] as const, [' ', 5] as const, ['ב', 25] as const, ['ג', 30] as const, [' ', 20] as const];
    expect(textsOf([...words, ['ה', 10], ['א', 15], [',', 35], [' ', 40], ['x', 45]])).toEqual(['t בג ', 'הא', ', x']);
    expect(
      textsOf([
        ['a', 0],
        ['b', 5.9],
        ['c', 10],
      ]),
    ).toEqual(['abc']);
    // A tenth of the size is no gap.
    expect(
      [6, 6.1].map((x) =>
        textsOf([
          ['a', 0],
          ['b', x],
        ]),
      ),
    ).toEqual([['ab'], ['a', 'b']]);
  });

  it('[PDF-05] is none behind a space, nor where a mark stands between the space and it', () => {
    expect(
      textsOf([
        ['א', 0],
        [' ', 20],
        ['x', 40],
      ]),
    ).toEqual(['א x']);
    expect(
      textsOf([
        ['א', 0],
        [' ', 20],
        ['\u200f\u200e', 20, 0],
        ['(', 40],
      ]),
    ).toEqual(['א \u200f\u200e(']);
    // A glyph that stands for a sign and a space.
    expect(
      textsOf([
        ['א ', 0],
        ['x', 40],
      ]),
    ).toEqual(['א x']);
  });

  it('[PDF-05] is one behind a mark that stands at the left of the words', () => {
    expect(
      textsOf([
        ['א', 20],
        ['\u200f\u200e', 0, 0],
        ["'", 15],
      ]),
    ).toEqual(['א\u200f\u200e', "'"]);
  });
});
