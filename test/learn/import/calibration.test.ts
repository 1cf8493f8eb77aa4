import { expect, it } from 'vitest';
import { askedBelow, countSure, drawSets, sureFrom, type Judged } from './calibration.ts';

/** Files of a set, each with twenty values of which the last so many are wrong, with the shares given. */
const files = (set: string, count: number, wrong: number, share: number, shareOfWrong: number): Judged[] =>
  Array.from({ length: count }, (_, file) =>
    Array.from({ length: 20 }, (_value, at): Judged => {
      const right = at < 20 - wrong;
      return { set, file: `${set}${file}`, version: 0, right, share: right ? share : shareOfWrong };
    }),
  ).flat();

it('what is shown as sure begins above the values that are wrong', () => {
  const values = [...files('a', 30, 1, 0.99, 0.7), ...files('b', 30, 2, 0.98, 0.8)];
  const from = sureFrom(values);
  expect(from).toBeGreaterThan(0.8);
  expect(from).toBeLessThanOrEqual(0.98);
  expect(countSure(values, from)).toEqual({ values: 1_200, sure: 1_110, wrong: 0 });
});

it('one set with too many wrong values raises the share for all, however few there are in all sets together', () => {
  const clean = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].flatMap((set) => files(set, 40, 0, 0.97, 0));
  const strange = files('n', 10, 1, 0.99, 0.96);
  const pooled = countSure([...clean, ...strange], 0.9);
  expect(pooled.wrong / pooled.sure).toBeLessThan(0.002);
  expect(sureFrom([...clean, ...strange])).toBeGreaterThan(0.96);
  expect(sureFrom(clean)).toBe(0.5);
});

it('mistakes that come in clusters weigh more than the same number of single ones', () => {
  const single = [...files('a', 40, 1, 0.99, 0.9), ...files('b', 360, 0, 0.99, 0)];
  const clusters = [...files('a', 2, 20, 0.99, 0.9), ...files('b', 398, 0, 0.99, 0)];
  expect(countSure(single, 0.5).wrong).toBe(countSure(clusters, 0.5).wrong);
  expect(drawSets(clusters)(0.5)).toBeGreaterThan(1.5 * drawSets(single)(0.5));
});

it('a set with few enough wrong values, all of one file, is not shown as sure where the next set may have more', () => {
  const values = [...files('a', 1, 20, 0.99, 0.9), ...files('a_', 59, 0, 0.99, 0)].map((one) => ({ ...one, set: 'a' }));
  const { sure, wrong } = countSure(values, 0.9);
  expect(wrong).toBeLessThan(0.02 * sure);
  expect(sureFrom(values)).toBeGreaterThan(0.9);
});

it('one value of a file is asked about, the least likely, and none that is sure', () => {
  const values = [...files('a', 10, 1, 0.99, 0.7), ...files('b', 10, 3, 0.99, 0.8)];
  // Ten of the likelihood 0.7, and ten of thirty with 0.8: there are twenty files.
  expect(askedBelow(values, 0.95)).toBe(0.8);
  expect(askedBelow(files('a', 10, 0, 0.99, 0), 0.95)).toBe(0.95);
});
