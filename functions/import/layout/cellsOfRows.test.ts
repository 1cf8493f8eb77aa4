import { describe, expect, it } from 'vitest';
import type { Glyph } from '../page/glyph.ts';
import { groupIntoRows, splitAtGaps, splitAtSize, splitIntoCells, toCell, unreadableShare } from './cells.ts';

/** Letters of 50 points in type of 100, each behind the one before it by so many points. */
function set(text: string, gapBefore: (index: number) => number = () => 0, more: Partial<Glyph> = {}): Glyph[] {
  let end = 400;
  return Array.from(text).map((char, index) => {
    const glyph = { text: char, x: end + gapBefore(index), y: 1000, width: 50, size: 100, bold: false, ...more };
    end = glyph.x + glyph.width;
    return glyph;
  });
}
const glyph = (text: string, x: number, more: Partial<Glyph> = {}): Glyph => ({
  text,
  x,
  y: 1000,
  width: 50,
  size: 100,
  bold: false,
  ...more,
});
/** A gap before some letters, another before all others. */
const gapAt =
  (places: number | readonly number[], gap: number, others = 0) =>
  (index: number) =>
    [places].flat().includes(index) ? gap : others;
const told = (parts: readonly (readonly Glyph[])[]) => parts.map((part) => part.map(({ text }) => text).join(''));
const textOf = (glyphs: readonly Glyph[]) => toCell(glyphs, 'ltr').text;

describe('a row', () => {
  it('has what stands on one baseline, from the left', () => {
    const glyphs = [glyph('b', 600), glyph('c', 400, { y: 1030 }), glyph('a', 400, { y: 1029 })];
    expect(told(groupIntoRows(glyphs))).toEqual(['ab', 'c']);
    // The smaller of two sizes tells how far apart baselines are.
    expect(told(groupIntoRows([glyph('a', 400), glyph('b', 600, { y: 1029, size: 90 })]))).toEqual(['a', 'b']);
  });

  it('has what is drawn twice once, and bold', () => {
    const [row = []] = groupIntoRows([glyph('a', 400), glyph('b', 450), glyph('a', 411), glyph('b', 461)]);
    expect(row.map(({ text, bold, x }) => [text, bold, x])).toEqual([
      ['a', true, 400],
      ['b', true, 450],
    ]);
    // Further away it is another letter, and so is another of narrow ones.
    expect(told(groupIntoRows([glyph('a', 400), glyph('a', 412)]))).toEqual(['aa']);
    // The last three letters may be the first of the two.
    const among = (between: string) =>
      told(groupIntoRows(Array.from(`a${between}a`).map((text, index) => glyph(text, 400 + 2 * index))));
    expect([among('bc'), among('bcd')]).toEqual([['abc'], ['abcda']]);
    const narrow = (width: number) => told(groupIntoRows([400, 410].map((x) => glyph('l', x, { width }))));
    expect([narrow(15), narrow(16)]).toEqual([['ll'], ['l']]);
  });

  it('has no sign that names nothing, but for bullets of fonts of symbols', () => {
    const glyphs = ['\uf095', '\uf0b7', 'a', '\0', 'ffis', 'abcde'].map((text, index) => glyph(text, 100 * index));
    expect(told(groupIntoRows(glyphs))).toEqual(['\uf0b7affis']);
    expect(told(groupIntoRows(glyphs, true))).toEqual(['\uf095\uf0b7a\0ffisabcde']);
  });
});

describe('a row is cut', () => {
  it('at gaps that are wider than its letters allow, and at rules', () => {
    expect(told(splitAtGaps(set('abc', gapAt(2, 50)), 0.5))).toEqual(['abc']);
    expect(told(splitAtGaps(set('abc', gapAt(2, 51)), 0.5))).toEqual(['ab', 'c']);
    const ruled = set('abc').map((each) => (each.text === 'b' ? { ...each, hasRuleBefore: true } : each));
    expect(told(splitAtGaps(ruled, 0.5))).toEqual(['a', 'bc']);
    // What a wide letter reaches over is no gap.
    expect(told(splitAtGaps([glyph('W', 400, { width: 300 }), glyph('i', 450), glyph('x', 730)], 0.5))).toEqual([
      'Wix',
    ]);
  });

  it('into cells where more is between them than a space', () => {
    expect(told(splitIntoCells(set('abcdef', gapAt(3, 95))))).toEqual(['abcdef']);
    expect(told(splitIntoCells(set('abcdef', gapAt(3, 96))))).toEqual(['abc', 'def']);
  });

  it('further apart where its letters stand apart, unless they are apart as cells are', () => {
    expect(told(splitIntoCells(set('abcdef', gapAt(3, 125, 30))))).toEqual(['abcdef']);
    expect(told(splitIntoCells(set('abcdef', gapAt(3, 126, 30))))).toEqual(['abc', 'def']);
    expect(told(splitIntoCells(set('abcdef', gapAt(3, 96, 70))))).toEqual(['abc', 'def']);
    // Three letters tell nothing of how a row is set.
    expect(told(splitIntoCells(set('abc', gapAt(2, 120, 30))))).toEqual(['ab', 'c']);
    expect(told(splitIntoCells(set('abcd', gapAt(3, 120, 30))))).toEqual(['abcd']);
  });

  it('where all of its type is so much larger than what follows a space behind', () => {
    const sizes = new Map([
      ['L', 150],
      ['m', 140],
      ['s', 100],
    ]);
    const cut = (text: string, gap = 20) =>
      told(
        splitAtSize(Array.from(text).map((char, index) => glyph(char, index * (50 + gap), { size: sizes.get(char)! }))),
      );
    expect([cut('LLss'), cut('ssLL'), cut('LLss', 17)]).toEqual([
      ['LL', 'ss'],
      ['ss', 'LL'],
      ['LL', 'ss'],
    ]);
    // Not so much larger; capitals among small ones; a letter that touches the next.
    expect([cut('mmss'), cut('LsLs'), cut('LLss', 16)]).toEqual([['mmss'], ['LsLs'], ['LLss']]);
  });
});

const drawn = (gap: number, others = 0) =>
  set('abcdef', gapAt(3, gap, others)).map((each) => (each.text === 'd' ? { ...each, hasSpaceBefore: true } : each));
const weighted = (bold: readonly number[]) =>
  toCell(
    set('abcd', gapAt(2, 30)).map((each, index) => ({ ...each, bold: bold.includes(index) })),
    'ltr',
  );

describe('a cell', () => {
  it('has a space where its letters are further apart than in a word', () => {
    expect([textOf(set('abcdef', gapAt(3, 16))), textOf(set('abcdef', gapAt(3, 17)))]).toEqual(['abcdef', 'abc def']);
    expect(textOf(set('abcdef', gapAt(3, 46, 30)))).toBe('abcdef');
    expect(textOf(set('abcdef', gapAt(3, 47, 30)))).toBe('abc def');
  });

  it('has letters that stand as far apart as most do, where a font says too little of their widths', () => {
    // Half of the gaps are narrow: the wider ones are within words as well.
    expect(textOf(set('abcdefghijk', (index) => (index % 2 === 0 ? 30 : 6)))).toBe('abcdefghijk');
    expect(textOf(set('abcdefghijk', (index) => (index % 2 === 0 ? 30 : 5)))).toBe('ab cd ef gh ij k');
  });

  it('has a space where the file draws one, but for letters that touch', () => {
    expect([textOf(drawn(6)), textOf(drawn(7))]).toEqual(['abcdef', 'abc def']);
    // Letters that are set apart are no further from each other there.
    expect([textOf(drawn(36, 30)), textOf(drawn(37, 30))]).toEqual(['abcdef', 'abc def']);
  });

  it('has narrower spaces where its words were pushed together to fit, and it is long enough to tell', () => {
    const words = 'thestaffoftheinstitute';
    const pushed = (gap: number, others = 0, text = words) => textOf(set(text, gapAt([3, 8], gap, others)));
    expect(pushed(11)).toBe('the staff oftheinstitute');
    expect(pushed(11, 0, words.slice(0, 18))).toBe('the staff oftheinsti');
    // No wider than between letters; one alone; letters that stand apart themselves; a short text.
    expect(pushed(10)).toBe(words);
    expect(textOf(set(words, gapAt(3, 11)))).toBe(words);
    expect(pushed(11, 6)).toBe(words);
    expect(pushed(11, 2)).toBe(words);
    expect(pushed(11, 0.5)).toBe(words);
    expect(pushed(11, 0, words.slice(0, 17))).toBe(words.slice(0, 17));
    // Where one is as wide as others have, the narrow ones are none.
    expect(textOf(set(words, (index) => (index === 10 ? 30 : gapAt([3, 8], 11)(index))))).toBe(
      'thestaffof theinstitute',
    );
  });

  it('is plain: no vowel points, ligatures as letters, one sign for all bullets', () => {
    expect(textOf(set('\uf0b7'))).toBe('•');
    expect(textOf(set('ﬁre'))).toBe('fire');
    // A sign of two units is one.
    expect(toCell(set('🔗םולש'), 'rtl').text).toBe('שלום🔗');
    expect(toCell(set('םוֹלשָׁ'), 'rtl').text).toBe('שלום');
  });

  it('has its runs by their weight, a space with the text before it, and the weight of most of it', () => {
    expect(weighted([0, 1])).toMatchObject({
      runs: [
        { text: 'ab ', bold: true },
        { text: 'cd', bold: false },
      ],
      bold: false,
    });
    expect([weighted([0, 1, 2]).bold, weighted([0]).bold]).toEqual([true, false]);
  });

  it('stands where its letters do', () => {
    const glyphs = [glyph('a', 400, { size: 90 }), glyph('b', 450), glyph('c', 500, { size: 110, width: 70 })];
    expect(toCell(glyphs, 'ltr')).toMatchObject({ left: 400, right: 570, y: 1000, size: 100 });
    expect(toCell(glyphs, 'ltr').ink).toBeUndefined();
    expect(toCell(glyphs, 'ltr', 3).ink).toMatchObject([{ text: 'abc', page: 3, x: 400, width: 170 }]);
  });

  it.each([
    ['40% of %60', '40% of 60%'],
    ['(%40)', '(40%)'],
    ['%40%', '%40%'],
    ['AWS ,React', 'AWS, React'],
    ['++C and #C', 'C++ and C#'],
    ['x++C', 'x++C'],
    ['see .www.site.example', 'see www.site.example.'],
    ['Loom (.Ltd.Inc)', 'Loom (Ltd.Inc.)'],
  ])('has signs at the end they belong to: %s', (shown, text) => {
    expect(textOf(Array.from(shown).flatMap((char, index) => (char === ' ' ? [] : [glyph(char, 50 * index)])))).toBe(
      text,
    );
  });
});

describe('characters that name nothing', () => {
  const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.repeat(4);
  /** Their share of a page of letters with some signs in a row of their own. */
  const share = (signs: string, letters = LETTERS, more: Partial<Glyph> = {}) =>
    unreadableShare([...set(letters), ...set(signs, () => 0, { y: 2000, ...more })]);

  it('are ornaments where up to six of one width stand apart', () => {
    expect(share('\0\0\0\0\0\0')).toBe(0);
    expect(share('\0\0\0\0\0\0\0')).toBeCloseTo(7 / 111);
    const uneven = set('\0\0', () => 0, { y: 2000 }).map((each, index) => ({ ...each, width: 50 + index }));
    expect(unreadableShare([...set(LETTERS), ...uneven])).toBeCloseTo(2 / 106);
    expect(share('a\0')).toBeCloseTo(1 / 106);
  });

  it('are none where they are an eighth of all', () => {
    expect(share('\0\0\0', LETTERS.slice(0, 22))).toBeCloseTo(3 / 25);
    expect(share('\0\0\0', LETTERS.slice(0, 23))).toBe(0);
  });

  it('are letters of more than a ligature too', () => {
    expect(unreadableShare(set(LETTERS).map((each, index) => (index === 3 ? { ...each, text: 'abcd' } : each)))).toBe(
      0,
    );
    expect(
      unreadableShare(set(LETTERS).map((each, index) => (index === 3 ? { ...each, text: 'abcde' } : each))),
    ).toBeCloseTo(1 / 104);
  });
});
