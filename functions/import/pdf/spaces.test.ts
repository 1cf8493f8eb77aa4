import { describe, expect, it } from 'vitest';
import type { Glyph } from '../page/glyph.ts';
import { NO_RULES, type Rule } from '../page/pageGlyphs.ts';
import { withoutNamedPoints } from './pointedLetters.ts';
import { markRuledGaps } from './ruledGaps.ts';
import { markDrawnSpaces } from './spaces.ts';

const glyph = (text: string, x: number, y = 100, width = 5): Glyph => ({ text, x, y, width, size: 10, bold: false });

const spaced = (glyphs: readonly Glyph[], ...spaces: readonly (readonly [x: number, y: number])[]) =>
  markDrawnSpaces(
    glyphs,
    spaces.map(([x, y]) => ({ x, y })),
  ).flatMap(({ text, hasSpaceBefore }) => (hasSpaceBefore ? [text] : []));

describe('a space that is drawn', () => {
  const row = [glyph('c', 20), glyph('a', 0), glyph('b', 10)];

  it('is before the next letter from the left, in whichever order they are drawn', () => {
    expect(spaced(row, [6, 100])).toEqual(['b']);
    expect(spaced(row, [17, 100], [6, 100])).toEqual(['c', 'b']);
    expect(spaced(row, [-3, 100], [40, 100], [12, 100])).toEqual([]);
  });

  it('stands between two letters, at neither’s edge, and half a point off their line at the most', () => {
    expect([5, 5.1, 9.9, 10].map((x) => spaced([glyph('a', 0), glyph('b', 10)], [x, 100]).length)).toEqual([
      0, 1, 1, 0,
    ]);
    for (const line of [99.6, 100.4, 100.6])
      expect(
        [-0.5, -0.45, 0.45, 0.5].map(
          (by) => spaced([glyph('a', 0, line), glyph('b', 10, line)], [7, line + by]).length,
        ),
      ).toEqual([0, 1, 1, 0]);
    expect(spaced([glyph('a', 0), glyph('b', 10, 100.5)], [7, 100.3])).toEqual(['b']);
    expect(spaced([glyph('a', 0), glyph('b', 10, 100.6)], [7, 100.3])).toEqual([]);
  });
});

const parted = (glyphs: readonly Glyph[], ...upright: readonly Rule[]) =>
  markRuledGaps(glyphs, { ...NO_RULES, upright }).flatMap(({ text, hasRuleBefore }) => (hasRuleBefore ? [text] : []));

const chips = (right: number, left: number) => [
  { left: -2, right, top: 90, bottom: 110 },
  { left, right: 17, top: 90, bottom: 110 },
];

const isParted = (right: number, left: number) =>
  markRuledGaps([glyph('a', 0), glyph('b', 10)], NO_RULES, chips(right, left))[1]?.hasRuleBefore === true;

const rule = (x: number, from = 80, to = 120): Rule => ({ at: x, from, to });

describe('an upright rule', () => {
  it('parts the words at its sides, in whichever order they are drawn', () => {
    expect(parted([glyph('c', 20), glyph('b', 10), glyph('a', 0)], rule(7))).toEqual(['b']);
    expect(parted([glyph('a', 0), glyph('b', 10)], rule(5))).toEqual(['b']);
    expect(parted([glyph('a', 0), glyph('b', 10)], rule(10))).toEqual(['b']);
    expect(parted([glyph('a', 0), glyph('b', 10)], rule(4.9), rule(10.1))).toEqual([]);
  });

  it('parts no letters of a word, and no line that it does not pass', () => {
    expect([6.6, 6.7].map((x) => parted([glyph('a', 0), glyph('b', x)], rule(5.5)).length)).toEqual([0, 1]);
    const words = [glyph('a', 0), glyph('b', 10)];
    // The middle of its letters is three tenths of the size above the line.
    expect([96.9, 97, 97.1].map((from) => parted(words, rule(7, from)).length)).toEqual([1, 0, 0]);
    expect([96.9, 97, 97.1].map((to) => parted(words, rule(7, 0, to)).length)).toEqual([0, 0, 1]);
  });

  it('changes nothing else, and a page without rules stays as it is', () => {
    const words = [glyph('a', 0), glyph('b', 10)];
    expect(markRuledGaps(words, NO_RULES)).toBe(words);
    expect(markRuledGaps(words, NO_RULES, [{ left: 0, right: 5, top: 90, bottom: 110 }])).toBe(words);
    expect(markRuledGaps(words, { ...NO_RULES, upright: [rule(7)] })).toEqual([
      words[0],
      { ...words[1], hasRuleBefore: true },
    ]);
  });

  it('of two boxes beside each other parts their words, half a point over their sides', () => {
    expect([isParted(4.5, 10.5), isParted(4.4, 10.5), isParted(4.5, 10.6)]).toEqual([true, false, false]);
    expect([isParted(7, 6.5), isParted(7, 6.4)]).toEqual([true, false]);
  });
});

const textsOf = (...glyphs: readonly Glyph[]) => withoutNamedPoints(glyphs).map(({ text }) => text);

describe('a point that is named with its letter', () => {
  const named = (x: number, y = 100, width = 0) => glyph('ר\u05b8', x, y, width);

  it('is no letter of its own', () => {
    expect(textsOf(glyph('ר', 10), named(12), glyph('ג', 5))).toEqual(['ר', 'ג']);
    expect(textsOf(glyph('ר', 10), named(12, 100, 0.5))).toEqual(['ר', 'ר\u05b8']);
    expect(textsOf(glyph('א', 10), glyph('\u05b8', 12, 100, 0))).toEqual(['א', '\u05b8']);
  });

  it.each([
    ['over it, drawn behind it', [glyph('Q', 10), named(12)], true],
    ['over it, drawn before it', [named(12), glyph('Q', 10)], true],
    ['half of the size beside it', [glyph('Q', 10), named(19.9)], true],
    ['further beside it', [glyph('Q', 10), named(20)], false],
    ['half of the size before it', [glyph('Q', 10), named(5.1)], true],
    ['further before it', [glyph('Q', 10), named(5)], false],
    ['in another line', [glyph('Q', 10), named(12, 101)], false],
    ['over what takes no room', [glyph('Q', 10, 100, 0), named(12)], false],
    ['over a letter of Hebrew', [glyph('ש', 10), named(12)], false],
    ['not next to it', [glyph('Q', 10), glyph('ש', 16), named(12)], false],
  ])('makes of what stands %s a letter that nothing names, or does not', (_, glyphs, isUnread) => {
    expect(textsOf(...glyphs).includes('\ufffd')).toBe(isUnread);
  });
});
