import { describe, expect, it } from 'vitest';
import type { Glyph } from '../page/glyph.ts';
import { readFrom, readFromLeft, shownBy, unitsOf } from './setFromLeft.ts';

/** Letters of 50 points in type of 100, each so many points behind the one before it. */
function set(text: string, gapBefore: (index: number) => number = () => 0): Glyph[] {
  let end = 400;
  return Array.from(text).map((char, index) => {
    const glyph = { text: char, x: end + gapBefore(index), y: 1000, width: 50, size: 100, bold: false };
    end = glyph.x + 50;
    return glyph;
  });
}
const seen = (text: string) => Array.from(text).toReversed().join('');

const unitsWith = (gap: number) => unitsOf(set('abc', (index) => (index === 2 ? gap : 0)));

describe('what a part of a row shows', () => {
  it('has a space where its letters are further apart than in a word, or the file draws one', () => {
    expect([shownBy(unitsWith(16)), shownBy(unitsWith(17))]).toEqual(['abc', 'ab c']);
    const drawn = set('abc').map((glyph) => (glyph.text === 'c' ? { ...glyph, hasSpaceBefore: true } : glyph));
    expect(shownBy(unitsOf(drawn))).toBe('ab c');
  });

  it('says how far each of its signs is from the next', () => {
    expect(unitsWith(16).map(({ advance }) => advance)).toEqual([50, 66, 50]);
    expect(unitsWith(17).map(({ advance }) => advance)).toEqual([50, 50, 17, 50]);
    // What reaches over the next letter is no gap.
    expect(unitsWith(-10).map(({ advance }) => advance)).toEqual([50, 50, 50]);
  });

  it('has one sign for each glyph, whatever letters that has', () => {
    const [first] = set('a') as [Glyph];
    const shown = (text: string) => shownBy(unitsOf([{ ...first, text }]));
    expect([shown('ffi'), shown('🔗'), shown('')]).toEqual(['f', '\ufffc', '\ufffc']);
  });
});

describe('a line that is set from one side', () => {
  it('is read in its order, with brackets turned where they are of Hebrew', () => {
    expect(readFrom(`(${seen('פייבר')}) Fiverr`, 'rtl').text).toBe('Fiverr (פייבר)');
    expect(readFrom(`Fiverr ${seen('פייבר')}`, 'ltr').text).toBe('Fiverr פייבר');
    expect(readFrom('ab', 'ltr').indices).toEqual([0, 1]);
  });

  it('has figures before Hebrew with it where that leaves more in order', () => {
    // They stand behind it: the earlier year comes first.
    expect(readFromLeft(`2016 - 2013 ${seen('חיפה')}`).text).toBe('חיפה 2013 - 2016');
    expect(readFromLeft(`2013 - 2016 ${seen('חיפה')}`).text).toBe('2013 - 2016 חיפה');
  });

  it.each([
    ['חיפה •', 1],
    ['.חיפה', 2],
    ['חיפה ,עכו', 1],
    ['ב חיפה', 1],
    ['Go-ב', 1],
    ['תקציב ₪', 1],
    ['היום – 2019', 1],
    ['חיפה, עכו – 2019', 0],
  ])('is in disorder by what no text has: %s', (text, disorder) => {
    expect(readFrom(text, 'ltr', 'x'.repeat(text.length)).disorder).toBe(disorder);
  });
});
