import { expect, it } from 'vitest';
import learned from './trust.json' with { type: 'json' };
import { TRUST_SIGNS, trustOf, type ValueSeen } from './trust.ts';

const CLEAR: ValueSeen = {
  field: 'title',
  text: 'Sous Chef',
  sure: 0.99,
  least: 0.99,
  parts: 1,
  byRules: 'same',
  isOneDate: false,
  isAlone: false,
  isUsual: true,
  strays: 0,
};
const PERIOD: ValueSeen = { ...CLEAR, field: 'startDate', text: '2019' };
/** Confidence from which the review shows a value as sure. */
const SURE = 0.85;

it('every sign says what it tells, shows it, is between none and one, and has a learned weight', () => {
  expect(new Set(TRUST_SIGNS.map(({ name }) => name)).size).toBe(TRUST_SIGNS.length);
  expect(Object.keys(learned.weights)).toEqual(TRUST_SIGNS.map(({ name }) => name));
  for (const { name, says, example, of } of TRUST_SIGNS) {
    expect(says, name).toMatch(/^\S.{5,}$/u);
    expect(example, name).toMatch(/^.+ → [\d.]+$/u);
    for (const seen of [CLEAR, PERIOD, { ...CLEAR, sure: 0.4 }, { ...CLEAR, sure: 1 }]) {
      expect(of(seen), name).toBeGreaterThanOrEqual(0);
      expect(of(seen), name).toBeLessThanOrEqual(1);
    }
  }
});

it('a clear value that the rules read too is sure, and each doubt about one makes it less so', () => {
  expect(trustOf(CLEAR)).toBeGreaterThanOrEqual(SURE);
  expect(trustOf(PERIOD)).toBeGreaterThanOrEqual(SURE);
  const doubts: Partial<ValueSeen>[] = [
    { sure: 0.6, least: 0.6 },
    { byRules: 'other' },
    { strays: 1 },
    { isUsual: false },
    { isAlone: true },
  ];
  for (const doubt of doubts) expect(trustOf({ ...CLEAR, ...doubt })).toBeLessThan(trustOf(CLEAR));
});

it('one date is no period of a job as sure as two, and two that stand apart are no surer than one', () => {
  expect(trustOf({ ...PERIOD, isOneDate: true })).toBeLessThan(trustOf(PERIOD));
  // Since entries are looked at whole, parting says next to nothing: what is learned of it is about 0.
  expect(trustOf({ ...PERIOD, parts: 2 })).toBeLessThan(trustOf(PERIOD) + 0.005);
});

it('is a share, whatever is seen', () => {
  const worst = {
    ...CLEAR,
    sure: 0.4,
    least: 0.4,
    byRules: 'other',
    isAlone: true,
    isUsual: false,
    strays: 3,
  } as const;
  expect(trustOf(worst)).toBeGreaterThanOrEqual(0);
  expect(trustOf({ ...CLEAR, sure: 1, least: 1 })).toBeLessThanOrEqual(0.99);
});
