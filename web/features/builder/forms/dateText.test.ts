import { describe, expect, it } from 'vitest';
import { parseDate, saysPresent } from '../../../../shared/dates/parseDate.ts';
import { dateLeft, isUnread, typedDate } from './dateText.ts';

describe('a date whose field is left', () => {
  it.each([
    ['03/2019', '2019-03'],
    [' 03/2019/ ', '2019-03'],
    ['2019/', '2019'],
    ['מרץ 2019', '2019-03'],
    ['קיץ 2020', 'קיץ 2020'],
    ['  ', ''],
    ['today', 'today'],
    ['ועד היום', 'ועד היום'],
  ])('is stored as it is kept, and as it was typed where nothing reads it: “%s”', (typed, stored) => {
    expect(dateLeft(typed, false, { parseDate, saysPresent })).toBe(stored);
  });

  it.each([
    ['today', null],
    [' ועד היום ', null],
    ["aujourd'hui", null],
    ['2019', '2019'],
    ['', ''],
  ])('goes on where the entry has that: “%s”', (typed, stored) => {
    expect(dateLeft(typed, true, { parseDate, saysPresent })).toBe(stored);
  });

  it('stays as it was typed before its readers are there; that it goes on is known even then', () => {
    expect([dateLeft(' 3.2019/ ', true), dateLeft('היום', true), dateLeft('היום', false)]).toEqual([
      '3.2019',
      null,
      'היום',
    ]);
  });
});

it.each([
  ['', false],
  ['  ', false],
  ['2019-03', false],
  ['2019', false],
  ['היום', false],
  ['קיץ 2020', true],
  ['03/2019', true],
])('“%s” is said to stand as it was written: %s', (value, isSaid) => {
  expect(isUnread(value)).toBe(isSaid);
});

it('keys at the end are separated, and none within the text; nothing invisible is kept', () => {
  expect(typedDate('0', { value: '03', selectionStart: 2 })).toBe('03/');
  expect(typedDate('0', { value: '03', selectionStart: 1 })).toBe('03');
  expect(typedDate('', { value: '2019\u0000', selectionStart: null })).toBe('2019');
});
