import { describe, expect, it } from 'vitest';
import type { Glyph } from '../page/glyph.ts';
import type { Cell } from '../page/cell.ts';
import { commonIndents, secondColumnStarts, splitMarginText, splitPeriodFromText } from './marginTexts.ts';

/** Letters of 5 points from a place on; a space is as wide. */
const set = (text: string, x: number): Glyph[] =>
  Array.from(text).flatMap((char, index) =>
    char === ' ' ? [] : [{ text: char, x: x + index * 5, y: 100, width: 5, size: 10, bold: false }],
  );
const told = (parts: readonly (readonly Glyph[])[] | undefined) =>
  parts?.map((part) => part.map(({ text }) => text).join(''));
const judge = {
  isHeading: ({ text }: Cell) => text === 'Skills' || text === 'שפות',
  isDate: ({ text }: Cell) => /^(?:\d{4}|\d{4} ?– ?\d{4})$/.test(text),
  isLabel: () => false,
};

const beside = (mark: string) =>
  secondColumnStarts(
    [0, 1].map(() => [set(mark, 40), set('Cook', 60)]),
    'ltr',
  );

describe('where the second texts of rows begin', () => {
  const rows = [
    [set('2019', 40), set('Cook', 100)],
    [set('2017', 40), set('Baker', 100.7)],
    [set('2015', 40), set('Host', 101.6)],
  ];

  it('is told where two rows have one there, not a point apart', () => {
    expect(secondColumnStarts(rows, 'ltr')).toEqual([100, 100.7]);
    expect(secondColumnStarts(rows.slice(0, 1), 'ltr')).toEqual([]);
  });

  it('is told from the right by where texts end', () => {
    // Texts of other lengths that end at 300 and 400: there they begin in Hebrew.
    const fromRight = [
      [set('חבט', 285), set('2019', 380)],
      [set('החבט', 280), set('2017', 380)],
    ];
    expect(secondColumnStarts(fromRight, 'rtl')).toEqual([300, 300]);
    expect(secondColumnStarts([[set('2019', 380)], [set('2017', 380)]], 'rtl')).toEqual([]);
  });

  it('is nowhere beside bullets and numbers of items', () => {
    expect([beside('•'), beside('1.'), beside('10.')]).toEqual([[], [], [60, 60]]);
  });
});

describe('a period that fills its column', () => {
  it('is cut where the texts of the next column begin, and nowhere else', () => {
    expect(told(splitPeriodFromText(set('2019-2021Cook', 40), [85], 'ltr'))).toEqual(['2019-2021', 'Cook']);
    expect(told(splitPeriodFromText(set('03/19-05/21Cook', 40), [95.7], 'ltr'))).toEqual(['03/19-05/21', 'Cook']);
    expect(splitPeriodFromText(set('2019-2021Cook', 40), [86], 'ltr')).toBeUndefined();
    expect(splitPeriodFromText(set('2019-2021Cook', 40), [40], 'ltr')).toBeUndefined();
  });

  it('is the right one of two texts from the right', () => {
    // `Cook 2019-2021`: what is seen at the right is read first.
    expect(told(splitPeriodFromText(set('חבט2019-2021', 40), [55], 'rtl'))).toEqual(['חבט', '2019-2021']);
    expect(splitPeriodFromText(set('2019-2021חבט', 40), [85], 'rtl')).toBeUndefined();
  });

  it('is no text without a year, no address, and none as long as a sentence', () => {
    expect(splitPeriodFromText(set('spring Cook', 40), [75], 'ltr')).toBeUndefined();
    expect(splitPeriodFromText(set('ann@2019.org Cook', 40), [105], 'ltr')).toBeUndefined();
    const cut = (text: string) => splitPeriodFromText(set(`${text} Cook`, 40), [45 + 5 * text.length], 'ltr');
    expect(told(cut('I worked there until 2019'))).toEqual(['Iworkedthereuntil2019', 'Cook']);
    expect(cut('I worked there up till 2019')).toBeUndefined();
  });

  it('has whole numbers and words on both sides', () => {
    expect(splitPeriodFromText(set('2019', 40), [50], 'ltr')).toBeUndefined();
    expect(splitPeriodFromText(set('2019 Cook', 40), [75], 'ltr')).toBeUndefined();
    // Where no letter touches the other, they are two words.
    const apart = [...set('2019 Co', 40), ...set('ok', 76)];
    expect(told(splitPeriodFromText(apart, [76], 'ltr'))).toEqual(['2019Co', 'ok']);
  });
});

const at = (...places: readonly number[]) => places.map((x) => [set('Cook', x)]);

describe('where lines begin', () => {
  it('is a place that three of them share', () => {
    expect(commonIndents(at(40, 40.3, 39.8, 120, 120), 'ltr')).toEqual([40]);
    expect(commonIndents([...at(40, 50, 60), []], 'ltr')).toEqual([]);
  });

  it('is where their first texts end, from the right', () => {
    const rows = ['חבט', 'החבט', 'חב'].map((text) => [set('a', 20), set(text, 300 - 5 * text.length)]);
    expect(commonIndents(rows, 'rtl')).toEqual([300]);
  });
});

const split = (left: string, right: string, gap: number, direction: 'ltr' | 'rtl' = 'ltr') => {
  const start = 40 + 5 * left.length + gap;
  const indent = direction === 'ltr' ? start : start - gap;
  return told(splitMarginText([...set(left, 40), ...set(right, start)], [indent], direction, judge));
};

describe('what stands in the margin of a text', () => {
  it('is a date a space before it', () => {
    expect(split('2019', 'Cook', 2)).toEqual(['2019', 'Cook']);
    expect(split('2019', 'Cook', 1)).toEqual(['2019Cook']);
    expect(split('Cook', '2019', 2)).toEqual(['Cook2019']);
  });

  it('is a heading only where more than a space parts it from the text', () => {
    expect(split('Skills', 'Bread', 6)).toEqual(['Skills', 'Bread']);
    expect(split('Skills', 'Bread', 4)).toEqual(['SkillsBread']);
  });

  it('stands at the right of it in Hebrew', () => {
    expect(split('חבט', '2019', 2, 'rtl')).toEqual(['חבט', '2019']);
    expect(split('2019', 'חבט', 2, 'rtl')).toEqual(['2019חבט']);
    expect(split('םחל', 'תופש', 6, 'rtl')).toEqual(['םחל', 'תופש']);
  });

  it('is nothing where no lines begin, and no half of a period', () => {
    expect(told(splitMarginText(set('2019 Cook', 40), [64], 'ltr', judge))).toEqual(['2019Cook']);
    expect(told(splitMarginText(set('2019 Cook', 40), [65.7], 'ltr', judge))).toEqual(['2019', 'Cook']);
    expect(told(splitMarginText(set('2019 – 2021', 40), [65], 'ltr', judge))).toEqual(['2019–2021']);
    expect(told(splitMarginText(set('2019 – 2021', 40), [75], 'ltr', judge))).toEqual(['2019–2021']);
    expect(told(splitMarginText(set('2019 – today', 40), [65], 'ltr', judge))).toEqual(['2019–today']);
  });
});
