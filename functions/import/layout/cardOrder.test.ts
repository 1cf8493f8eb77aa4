import { expect, it } from 'vitest';
import { inReadingOrder } from './cardOrder.ts';

const item = (name: string, left: number, top: number, height = 40) => ({
  name,
  box: { left, right: left + 100, top, bottom: top + height },
});
const order = (items: readonly ReturnType<typeof item>[], direction: 'ltr' | 'rtl') =>
  inReadingOrder(items, direction)
    .map(({ name }) => name)
    .join('');

it('a grid is read row by row, each by the direction', () => {
  const grid = [item('a', 0, 0), item('b', 110, 0, 30), item('c', 0, 50), item('d', 110, 50)];
  expect(order(grid.toReversed(), 'ltr')).toBe('abcd');
  expect(order(grid, 'rtl')).toBe('badc');
});

it('stacks whose cards end at other heights are read column by column', () => {
  const stacks = [item('a', 0, 0, 80), item('b', 0, 90), item('c', 110, 0), item('d', 110, 50, 80)];
  expect(order(stacks.toReversed(), 'ltr')).toBe('abcd');
  expect(order(stacks, 'rtl')).toBe('cdab');
});

it('boxes that no cut parts are read from the top', () => {
  const wheel = [item('b', 60, 0), item('a', 0, -20), item('c', 20, 30)];
  expect(order(wheel, 'ltr')).toBe('abc');
});
