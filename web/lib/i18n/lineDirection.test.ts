import { expect, it } from 'vitest';
import { lineDirection } from './lineDirection.ts';

it.each([
  ['B.Sc. בהנדסת תוכנה', 'rtl', 'rtl'],
  ['מפתחת Backend', 'rtl', 'rtl'],
  ['Senior Developer (C++)', 'rtl', 'auto'],
  ['2019', 'rtl', 'auto'],
  ['הטכניון, Haifa', 'ltr', 'ltr'],
  ['טכניון', 'ltr', 'auto'],
] as const)('"%s" within %s is %s', (text, base, direction) => {
  expect(lineDirection(text, base)).toBe(direction);
});
