import { describe, expect, it } from 'vitest';
import type { TextRun } from './textRuns.ts';
import { decimal, decimalOf, writeText } from './writeText.ts';

const glyph = (code: number, x: number, text = 'a') => ({ code, x, text, width: 500 });

describe('a number of parts of a hundred thousand', () => {
  it('is written as the engine writes it', () => {
    const parts = [
      0, 1, -1, 9, 10, 99_999, 100_000, 100_001, -100_010, 120_000, 99_000, 1_000, 4_370_805_961, 1e13, 3e15,
    ];
    for (let value = 7; value < 1e12; value = Math.ceil(value * 1.37)) parts.push(value, -value, value * 10);
    for (const value of parts) expect(decimalOf(value)).toBe(String(value / 1e5));
  });
});

it.each([
  [0, '0'],
  [100, '100'],
  [-7, '-7'],
  [12.5, '12.5'],
  [0.1 + 0.2, '0.3'],
  [30.000_006, '30.00001'],
  [0.000_014, '0.00001'],
  // Never with an exponent, which the format does not know.
  [1e-7, '0'],
  [123_456.789, '123456.789'],
])('the number %d is written as %s', (value, source) => {
  expect(decimal(value)).toBe(source);
});

describe('a text operator', () => {
  const run = { font: '/F1', size: 10, slant: 0 } as TextRun;

  it('shifts only what does not stand where the glyph before it ends', () => {
    const source = writeText([glyph(1, 20), glyph(2, 25), glyph(3, 30.5), glyph(4, 20)], run, 100);
    expect(source).toBe('BT\n/F1 10 Tf\n1 0 0 -1 20 100 Tm\n[<00010002> -50 <0003> 1550 <0004>] TJ\nET\n');
  });

  it('has a shift more behind a mark, which pdf.js leaves out', () => {
    const source = writeText([{ ...glyph(1, 20, '\u200f'), width: 0 }, glyph(2, 30)], run, 100);
    expect(source).toContain('[<0001> .00001 -1000 <0002>] TJ');
  });

  it('[PDF-05] takes back the width of a mark before it moves on, as pdf.js leaves out both', () => {
    const source = writeText([{ ...glyph(1, 920, '\u200c'), width: 900_000 }, glyph(2, 30)], run, 100);
    expect(source).toContain('[<0001> 900000 89000 <0002>] TJ');
  });

  it('is none without glyphs', () => expect(writeText([], run, 100)).toBe(''));
});
