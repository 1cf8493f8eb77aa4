import { expect, it } from 'vitest';
import { degreesOf, isFaintOn } from './turn.ts';

it('text from the left is not turned, however the file says so', () => {
  expect(degreesOf([1, 0, 0, -1, 0, 0], 10, 1)).toBe(0);
  // A negative size in a mirrored space.
  expect(degreesOf([-1, 0, 0, 1, 0, 0], -10, 1)).toBe(0);
  // A scan that was straightened by hand.
  expect(degreesOf([0.997, 0.07, 0.07, -0.997, 0, 0], 10, 1)).toBe(0);
  // Mirrored, as some programs write right-to-left letters.
  expect(degreesOf([-1, 0, 0, -1, 0, 0], 10, 1)).toBe(0);
  expect(degreesOf([1, 0, 0, -1, 0, 0], 10, -1)).toBe(0);
  expect(degreesOf([1, 0, 0, 1, 0, 0], -10, 1)).toBe(0);
  expect(degreesOf([0, 0, 0, 0, 0, 0], 10, 1)).toBe(0);
});

it('turned text says by how much, clockwise', () => {
  expect(degreesOf([0, 1, 1, 0, 0, 0], 10, 1)).toBe(90);
  expect(degreesOf([-1, 0, 0, 1, 0, 0], 10, 1)).toBe(180);
  expect(degreesOf([0, -1, -1, 0, 0, 0], 10, 1)).toBe(270);
  expect(degreesOf([1, -1, -1, -1, 0, 0], 10, 1)).toBeCloseTo(315);
  expect(degreesOf([0, -1, -1, 0, 0, 0], -10, 1)).toBe(90);
});

it('faint is what is nearly transparent, or a shade of what is behind it', () => {
  expect(isFaintOn('#ffffff', '#e4e4e4', 1)).toBe(true);
  expect(isFaintOn('#ffffff', '#808080', 1)).toBe(false);
  expect(isFaintOn('#ffffff', '#ff8080', 1)).toBe(false);
  expect(isFaintOn('#ffffff', '#808080', 0.5)).toBe(true);
  expect(isFaintOn(undefined, '#e4e4e4', 1)).toBe(false);
  expect(isFaintOn(undefined, undefined, 0.3)).toBe(true);
  expect(isFaintOn('#202020', '#404040', 1)).toBe(true);
});
