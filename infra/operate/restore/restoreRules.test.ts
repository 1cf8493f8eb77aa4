import { expect, it } from 'vitest';
import { fateOf, RESTORE_RULES, type RestorableRow } from './restoreRules.ts';

const KNOWN = { hasOwner: true, mark: undefined, lacking: undefined, now: new Date('2026-11-20T08:00:00Z') };
const fate = (row: RestorableRow, standing: RestorableRow) => fateOf(RESTORE_RULES.creditLogs, row, standing, KNOWN);
const counter = (last: number) => ({ userId: 'RECEIPTS#', entry: 'COUNTER', last });

it('the counter of receipts never goes back: a number that was given is not given again', () => {
  expect(fate(counter(7), counter(9))).toBe('newer');
  expect(fate(counter(7), counter(7))).toBe('same');
  // People have bought since the rows were lost, and the counter began again.
  expect(fate(counter(700), counter(2))).toBe('older');
});

it('a row without such a number is not written over, whatever differs', () => {
  const payment = { userId: 'somebody', entry: 'PAYMENT#1', number: 7 };
  expect(fate(payment, { ...payment })).toBe('same');
  expect(fate(payment, { ...payment, refunded: 3 })).toBe('newer');
  expect(fate(payment, { ...payment, version: 1 })).toBe('newer');
});
