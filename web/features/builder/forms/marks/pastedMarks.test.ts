import { describe, expect, it } from 'vitest';
import { readUnderscores } from './pastedMarks.ts';

describe('pasted underscores', () => {
  it.each([
    ['Wrote for _Nature_ and __two__ others', 'Wrote for *Nature* and __two__ others'],
    ['__Led a team__ of 5', '**Led a team** of 5'],
    ['___both___, (_in brackets_).', '***both***, (*in brackets*).'],
    ['כתבתי ב־_הארץ_ וב-_Science_', 'כתבתי ב־*הארץ* וב-*Science*'],
    ['_with **bold** in it_', '*with **bold** in it*'],
    ['- _first_\n- _second_', '- *first*\n- *second*'],
  ])('become stars where they set words off: %s', (pasted, kept) => {
    expect(readUnderscores(pasted)).toBe(kept);
  });

  it.each([
    'snake_case_name',
    'a _private field',
    '__init__ and __main__',
    '_my_list_',
    'x_1 + y_2',
    '5 _ 3 _ 2',
    'https://a.b/_c_/?_d_=1',
    '[site](https://a.b/_c_)',
    '_one\ntwo_',
    '_____',
    '*_x_*',
    String.raw`\_kept_`,
  ])('stay where they are no marks: %s', (text) => {
    expect(readUnderscores(text)).toBe(text);
  });

  it('are read in linear time', () => {
    for (const part of ['_a ', '__', '_a_', 'a_', ' _ ', '://_', 'https', 'x'])
      expect(readUnderscores(part.repeat(30_000)).length).toBeGreaterThan(0);
  });
});
