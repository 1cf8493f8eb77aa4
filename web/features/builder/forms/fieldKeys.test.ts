import { describe, expect, it } from 'vitest';
import { parseDate } from '../../../../shared/dates/parseDate.ts';
import { separateTypedDate } from './fieldKeys.ts';

/** What a field holds after keys were pressed one by one; `<` deletes the last character. */
function type(keys: string, from = ''): string {
  let value = from;
  for (const key of keys) value = separateTypedDate(value, key === '<' ? value.slice(0, -1) : value + key);
  return value;
}

describe('a date typed on a keyboard of digits', () => {
  it.each([
    ['032019', '03/2019', '2019-03'],
    ['122019', '12/2019', '2019-12'],
    ['32019', '3/2019', '2019-03'],
    ['0319', '03/19', '2019-03'],
    ['2019', '2019', '2019'],
    ['1998', '1998', '1998'],
  ])('%s becomes %s', (keys, shown, read) => {
    expect(type(keys)).toBe(shown);
    expect(parseDate(shown)).toBe(read);
  });

  it('keeps what people separate by themselves, and every other way to write a date', () => {
    for (const [keys, shown] of [
      ['03/2019', '03/2019'],
      ['03.2019', '03/2019'],
      ['03-2019', '03/2019'],
      ['3/2019', '3/2019'],
      ['2019-03', '2019-03'],
      ['15.3.2019', '15.3.2019'],
      ['12 March 2019', '12 March 2019'],
      ['Mar 2019', 'Mar 2019'],
      ['מרץ 2019', 'מרץ 2019'],
    ] as const)
      expect(type(keys)).toBe(shown);
    expect(parseDate(type('12.3.2019'))).toBe('2019-03');
  });

  it('puts nothing back that is deleted, and goes on where one types again', () => {
    expect(type('03<')).toBe('03');
    expect(type('03<<')).toBe('0');
    expect(type('03<2019')).toBe('03/2019');
    expect(type('032019<<<<<')).toBe('03');
  });

  it('a pasted date is separated too, and one in the middle of which somebody types is left alone', () => {
    expect(separateTypedDate('', '032019')).toBe('03/2019');
    expect(separateTypedDate('', '2019-03')).toBe('2019-03');
    expect(separateTypedDate('03/219', '03/2019')).toBe('03/2019');
  });
});
