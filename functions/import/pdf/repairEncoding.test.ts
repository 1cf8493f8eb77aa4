import { describe, expect, it } from 'vitest';
import type { Glyph } from '../page/glyph.ts';
import { restoreLostBytes, restoreSwappedBytes } from './repairEncoding.ts';

const glyphs = (text: string): Glyph[] =>
  Array.from(text).flatMap((char, at) =>
    char === ' ' ? [] : [{ text: char, x: 40 + at * 5, y: 100, width: 5, size: 10, bold: false }],
  );
const mended = (text: string) =>
  restoreLostBytes(glyphs(text))
    .map((glyph) => glyph.text)
    .join('');

describe('Hebrew letters whose low byte alone is left', () => {
  it('are letters again beside others of their word, from the right as from the left', () => {
    expect(mended('שàי פרå-כהß')).toBe('שניפרץ-כהן');
    expect(mended('ויæו ÝàÞר')).toBe('ויצוםנמר');
  });

  it('are so alone where a page has many, and no Latin letter or digit beside them', () => {
    expect(mended('שàי פרå-כהß קוסØÞיקה ויæו 3×4 àÞß café Øre')).toBe('שניפרץ-כהןקוסטמיקהויצו3×4נמןcaféØre');
  });

  it('stay what they are beside Latin letters, apart from Hebrew, and where there is none', () => {
    for (const text of ['שלום café', 'שלום × עולם', 'Málaga àé']) expect(mended(text)).toBe(text.replaceAll(' ', ''));
  });
});

it('the letters of a ligature whose bytes were turned around are themselves again, and Chinese stays Chinese', () => {
  expect(['昀氀', '昀椀', '昀昀椀', '昀', '日本', 'fl', ''].map(restoreSwappedBytes)).toEqual([
    'fl',
    'fi',
    'ffi',
    '昀',
    '日本',
    'fl',
    '',
  ]);
});
