import { expect, it } from 'vitest';
import { backgroundColorAt } from './backgroundColor.ts';

const area = (fill: string | undefined, left = 0, right = 100) => ({ left, right, top: 0, bottom: 100, fill });

it('what is behind a text is paper, the area painted there, or not known where areas differ', () => {
  expect(backgroundColorAt([], 50, 50)).toBe('#ffffff');
  expect(backgroundColorAt([area('#2f4858')], 50, 50)).toBe('#2f4858');
  expect(backgroundColorAt([area('#2f4858')], 150, 50)).toBe('#ffffff');
  expect(backgroundColorAt([area('#2f4858'), area('#ffffff')], 50, 50)).toBeUndefined();
  expect(backgroundColorAt([area(undefined)], 50, 50)).toBeUndefined();
});
