import { expect, it } from 'vitest';
import type { Glyph } from '../page/glyph.ts';
import { NO_RULES, type Rectangle } from '../page/pageGlyphs.ts';
import { markRuledGaps } from './ruledGaps.ts';

/** Letters of a line, 5 points each; a space has no glyph. */
const line = (text: string, y = 100): Glyph[] =>
  Array.from(text).flatMap((char, at) =>
    char === ' ' ? [] : [{ text: char, x: 40 + at * 5, y, width: 5, size: 10, bold: false }],
  );
/** A box around a range of letters. */
const around = (from: number, to: number, [top, bottom] = [90, 103]): Rectangle => ({
  left: 38 + from * 5,
  right: 42 + to * 5,
  top,
  bottom,
});
const partsOf = (text: string, chips: readonly Rectangle[]) =>
  markRuledGaps(line(text), NO_RULES, chips)
    .map(({ text: char, hasRuleBefore }) => (hasRuleBefore ? `|${char}` : char))
    .join('');

it('words in boxes beside each other are texts of their own, however near', () => {
  expect(partsOf('SQL Team work Go', [around(0, 3), around(4, 13), around(14, 16)])).toBe('SQL|Teamwork|Go');
});

it('a box around words of a sentence parts nothing, nor do boxes above it, or one around all of it', () => {
  expect(partsOf('Led a team of 12', [around(6, 10)])).toBe('Ledateamof12');
  expect(partsOf('Led a team of 12', [around(0, 5, [70, 83]), around(6, 10, [70, 83])])).toBe('Ledateamof12');
  expect(partsOf('SQL Go', [around(0, 6), around(0, 3), around(4, 6)])).toBe('SQL|Go');
});
