import { expect, it } from 'vitest';
import { contrast, darkenToRead, MIN_CONTRAST, mixWithWhite } from './contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // As the calculators of WCAG say.
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#00ff00', '#000000', 15.3],
  ['#0000ff', '#ffffff', 8.59],
  ['#0a0a0a', '#000000', 1.06],
])('the contrast of %s and %s is %d', (hex, other, ratio) => {
  expect(contrast(hex, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, hex)).toBe(contrast(hex, other));
});

it.each([
  ['#000000', 0, '#ffffff'],
  ['#000000', 1, '#000000'],
  ['#000000', 0.2, '#cccccc'],
  ['#ff8000', 0.5, '#ffc080'],
])('%s with a part of %d on white is %s', (hex, part, mixed) => {
  expect(mixWithWhite(hex, part)).toBe(mixed);
});

it('a colour is made only as dark as it takes to be read, and keeps its hue', () => {
  expect(darkenToRead('#767676', '#ffffff')).toBe('#767676');
  const darker = darkenToRead('#ffcc00', '#ffffff');
  expect(contrast(darker, '#ffffff')).toBeGreaterThanOrEqual(MIN_CONTRAST);
  expect(contrast(darker, '#ffffff')).toBeLessThan(MIN_CONTRAST + 0.1);
  expect(darker).toMatch(/^#[4-9a]\w[4-9]\w00$/);
});
