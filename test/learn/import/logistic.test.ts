import { expect, it } from 'vitest';
import { TRUST_SIGNS } from '../../../functions/import/understand/trustSigns.ts';
import { fit, type Example } from './logistic.ts';
import { solve } from './solve.ts';

it('equations are solved', () => {
  const matrix = [Float64Array.of(4, 1, 0), Float64Array.of(1, 3, 1), Float64Array.of(0, 1, 2)];
  expect([...solve(matrix, Float64Array.of(6, 10, 8))].map((one) => Math.round(one * 1e6) / 1e6)).toEqual([1, 2, 3]);
});

/** So many values with or without the first sign, of which so many are right. */
const values = (has: boolean, count: number, right: number): Example[] =>
  Array.from({ length: count }, (_, at) => ({
    signs: TRUST_SIGNS.map((_sign, index) => (index === 0 && has ? 1 : 0)),
    right: at < right,
    counts: 1,
  }));

it('weights are the odds that values with a sign are right against those without', () => {
  const { bias, weights } = fit([...values(false, 10_000, 5_000), ...values(true, 10_000, 9_000)]);
  const [first = '', second = ''] = TRUST_SIGNS.map(({ name }) => name);
  expect(bias).toBeCloseTo(0, 1);
  expect(weights[first]).toBeCloseTo(Math.log(9), 1);
  expect(weights[second]).toBe(0);
});

it('a value that counts half is as half a value', () => {
  const half = [...values(false, 400, 300), ...values(true, 400, 380)].map((one) => ({ ...one, counts: 0.5 }));
  expect(fit(half)).toEqual(fit([...values(false, 200, 150), ...values(true, 200, 190)]));
});

it('a doubt weighs nothing where values that have it were right more often', () => {
  const at = TRUST_SIGNS.findIndex(({ isDoubt }) => isDoubt);
  const doubted = values(true, 400, 400).map((one) => ({
    ...one,
    signs: one.signs.map((_, of) => (of === at ? 1 : 0)),
  }));
  const { bias, weights } = fit([...values(false, 400, 300), ...doubted]);
  expect(weights[TRUST_SIGNS[at]?.name ?? '']).toBe(0);
  expect(bias).toBeGreaterThan(Math.log(3));
});
