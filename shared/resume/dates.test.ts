import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './anyResume.fixture.ts';
import { parseDate, saysPresent } from '../dates/parseDate.ts';
import { findPeriods } from '../dates/period.ts';
import { isPresent, PRESENT, UNTIL } from '../dates/presentWords.ts';
import { PRESENT_WORDS, UNTIL_WORDS } from '../dates/words.ts';
import { endsBeforeStart, formatDate, formatRange, PRESENT_LABEL } from './dates.ts';

describe('reading dates', () => {
  it.each([
    ['2019', '2019'],
    [' 2019 ', '2019'],
    ['03/2019', '2019-03'],
    ['3/2019', '2019-03'],
    ['3.2019', '2019-03'],
    ['03.2019', '2019-03'],
    ['3-2019', '2019-03'],
    ['3 / 2019', '2019-03'],
    ['2019-03', '2019-03'],
    ['2019/3', '2019-03'],
    ['2019.12', '2019-12'],
    ['3/19', '2019-03'],
    ["3/'19", '2019-03'],
    ['12.98', '1998-12'],
    ['2019-03-15', '2019-03'],
    ['2019-03-15T10:00:00Z', '2019-03'],
    ['15/03/2019', '2019-03'],
    ['15.3.2019', '2019-03'],
    ['מרץ 2019', '2019-03'],
    ['במרץ 2019', '2019-03'],
    ['מרס 2019', '2019-03'],
    ['15 במרץ 2019', '2019-03'],
    ['ספט׳ 2019', '2019-09'],
    ["אוק' 2019", '2019-10'],
    ['מאי 2020', '2020-05'],
    ['ינואר, 2020', '2020-01'],
    ['דצמבר 19', '2019-12'],
    ['Mar 2019', '2019-03'],
    ['March 2019', '2019-03'],
    ['mar. 2019', '2019-03'],
    ['Sept 2019', '2019-09'],
    ['March, 2019', '2019-03'],
    ["Mar '19", '2019-03'],
    ['15 March 2019', '2019-03'],
    ['March 15, 2019', '2019-03'],
    ['MAY 2020', '2020-05'],
    ['\u200f03/2019\u200e', '2019-03'],
  ])('reads "%s" as %s', (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  it.each([
    '',
    'היום',
    '13/2019',
    '0/2019',
    '2019-13',
    '1776',
    '20190',
    '3',
    'summer 2019',
    'במ 2019',
    'Ma 2019',
    '2019-2021',
    '03/2019 – 04/2020',
    '054-1234567',
    'Marsupial 2019',
  ])('does not read "%s" as a date', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  it('reads what it wrote, and any text without throwing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2099 }), fc.option(fc.integer({ min: 1, max: 12 })), (year, month) => {
        const date = month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
        expect(parseDate(date)).toBe(date);
        expect(parseDate(formatDate(date))).toBe(date);
      }),
    );
    fc.assert(fc.property(anyText, (text) => /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/.test(parseDate(text) ?? '2019')));
  });

  it.each(['היום', 'עד היום', 'כיום', 'הווה', 'Present', 'current', ' NOW '])('takes "%s" for the present', (text) => {
    expect(isPresent(text)).toBe(true);
  });

  it('is the same in a field and in a text, in every word of the one list', () => {
    const ofProduct = new Set([...PRESENT.split('|'), ...UNTIL.split('|')]);
    for (const word of PRESENT_WORDS)
      for (const until of ['', ...UNTIL_WORDS]) {
        const text = `${until} ${word}`.trim();
        const isOfProduct = ofProduct.has(word) && (until === '' || ofProduct.has(until));
        expect([text, isPresent(text), isPresent(text.toUpperCase())]).toEqual([text, isOfProduct, isOfProduct]);
        expect([text, saysPresent(text)]).toEqual([text, true]);
        expect(findPeriods(`2019 – ${text}`)).toMatchObject([{ start: '2019', end: '', current: true }]);
      }
  });

  it.each(['', '2019', 'יום', 'presently unemployed'])('does not take "%s" for the present', (text) => {
    expect(isPresent(text)).toBe(false);
  });
});

describe('writing dates', () => {
  it.each([
    ['2019-03', '03/2019'],
    ['2019', '2019'],
    [' אביב 2019 ', 'אביב 2019'],
    ['', ''],
  ])('writes "%s" as "%s"', (value, text) => {
    expect(formatDate(value)).toBe(text);
  });

  it('writes months in English where no language is given', () => {
    expect([formatDate('2019-03', 'words'), formatDate('2019-03', 'short')]).toEqual(['March 2019', 'Mar 2019']);
  });

  it.each([
    ['numbers', 'en', '03/2019'],
    ['short', 'en', 'Mar 2019'],
    ['words', 'en', 'March 2019'],
    ['words', 'he', 'מרץ 2019'],
    ['year', 'he', '2019'],
  ] as const)('writes a month as %s (%s): %s', (style, language, text) => {
    expect(formatDate('2019-03', style, language)).toBe(text);
    expect(formatRange('2019-03', '2020-03', false, language, style)).toBe(`${text} – ${text.replace('19', '20')}`);
    // What is no month stays in every style.
    expect(formatDate('2019', style, language)).toBe('2019');
  });

  it.each([
    ['2019-03', '2021-05', false, 'en', '03/2019 – 05/2021'],
    ['2019', '', false, 'he', '2019'],
    ['', '2021', false, 'he', '2021'],
    ['', '', false, 'he', ''],
    ['2019', '2019', false, 'he', '2019'],
  ] as const)('writes the range of "%s" and "%s"', (start, end, current, language, text) => {
    expect(formatRange(start, end, current, language)).toBe(text);
  });

  it.each([
    ['2020-01', '2018', true],
    ['2020-05', '2020-04', true],
    ['2020', '2019-12', true],
    ['2020-05', '2020', false],
    ['2020', '2020-01', false],
    ['2018', '2020', false],
    ['2020', '', false],
    ['קיץ 2020', '2018', false],
  ])('takes the range of "%s" and "%s" as reversed: %s', (start, end, reversed) => {
    expect(endsBeforeStart(start, end)).toBe(reversed);
  });

  it('[TPL-05] writes the present label in place of the end of what goes on, in the résumé’s language', () => {
    expect(formatRange('2019-03', '', true, 'he')).toBe('03/2019 – היום');
    expect(formatRange('2019-03', '2020-01', true, 'en')).toBe('03/2019 – Present');
    expect(formatRange('', '', true, 'he')).toBe(PRESENT_LABEL.he);
  });
});
