import { expect, it } from 'vitest';
import { withComposedLetters } from './composedLetters.ts';
import type { Glyph } from '../page/glyph.ts';

const glyph = (text: string, x: number, width = 5, y = 100): Glyph => ({ text, x, y, width, size: 10, bold: false });
const read = (...glyphs: Glyph[]) => withComposedLetters(glyphs).map(({ text }) => text);

it('an accent over a letter is one with it, drawn before it or behind, and higher over a capital', () => {
  expect(read(glyph('B', 0), glyph('¨', 5), glyph('u', 5.2), glyph('r', 10))).toEqual(['B', 'ü', 'r']);
  expect(read(glyph('´', 0.4, 5, 97.5), glyph('E', 0, 6), glyph('v', 6))).toEqual(['É', 'v']);
  expect(read(glyph('c', 0), glyph('¸', 0.2), glyph('a', 5))).toEqual(['ç', 'a']);
  expect(read(glyph('´', 5), glyph('ı', 5.6, 3), glyph('n', 9))).toEqual(['í', 'n']);
  expect(read(glyph('n', 0), glyph('\u0303', 5, 0), glyph('o', 5))).toEqual(['ñ', 'o']);
});

it('a sign beside a letter, over another line, or over a letter that has no such accent stays a sign', () => {
  expect(read(glyph('x', 0), glyph('^', 5), glyph('y', 10))).toEqual(['x', '^', 'y']);
  expect(read(glyph('¨', 0, 5, 80), glyph('a', 0))).toEqual(['¨', 'a']);
  expect(read(glyph('¸', 0), glyph('b', 0))).toEqual(['¸', 'b']);
  expect(read(glyph('~', 0), glyph('/', 5), glyph('m', 10))).toEqual(['~', '/', 'm']);
});
