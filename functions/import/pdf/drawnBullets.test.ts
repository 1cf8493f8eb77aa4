import { expect, it } from 'vitest';
import { bulletsAmong } from './drawnBullets.ts';
import { NO_RULES } from '../page/pageGlyphs.ts';
import type { Glyph } from '../page/glyph.ts';

const SIZE = 10;
/** A line of letters of five points, from the left. */
const line = (text: string, x: number, y: number): Glyph[] =>
  Array.from(text, (letter, at) => ({ text: letter, x: x + 5 * at, y, width: 5, size: SIZE, bold: false })).filter(
    (glyph) => glyph.text !== ' ',
  );
const dot = (x: number, baseline: number, side = 3) => ({
  left: x,
  right: x + side,
  top: baseline - 4.7,
  bottom: baseline - 4.7 + side,
});
const bulletsOf = (dots: readonly ReturnType<typeof dot>[], glyphs: readonly Glyph[], rules = NO_RULES) =>
  bulletsAmong(dots, glyphs, rules).map(({ x, y, text }) => [text, x, y]);

it('a mark at the beginning of a line is a bullet, from the left and from the right', () => {
  expect(bulletsOf([dot(40, 100)], line('Led a team', 55, 100))).toEqual([['•', 40, 100]]);
  expect(bulletsOf([dot(180, 100)], line('תוצ להי', 130, 100))).toEqual([['•', 180, 100]]);
  // In two columns each text has its own bullet.
  const both = [...line('Excel', 55, 100), ...line('Led a team', 315, 100)];
  expect(bulletsOf([dot(40, 100), dot(300, 100)], both)).toHaveLength(2);
});

it.each([
  ['behind its line', [dot(110, 100)], line('Excel or so', 50, 100)],
  ['far from all text', [dot(40, 100)], line('Led', 90, 100)],
  ['above the line', [dot(40, 92)], line('Led', 55, 100)],
  ['a box', [dot(30, 100, 12)], line('Led', 55, 100)],
  ['one of a measure', [dot(40, 100), dot(46, 100), dot(52, 100)], line('Excel', 60, 100)],
])('a mark %s is none', (_, dots, glyphs) => {
  expect(bulletsOf(dots, glyphs)).toEqual([]);
});

it('a dot on the line of a timeline is none', () => {
  const rules = { upright: [{ at: 41.5, from: 50, to: 300 }], level: [] };
  expect(bulletsOf([dot(40, 100)], line('Nurse', 55, 100), rules)).toEqual([]);
});
