import { findPeriods, type Period } from '../../../../shared/dates/period.ts';

/** A period that is all of a text, except for the signs around it; undefined if it says more. */
export function wholePeriod(text: string): Period | undefined {
  const [period, ...more] = findPeriods(text);
  const isWhole =
    period && more.length === 0 && !/[\p{L}\p{N}]/u.test(text.slice(0, period.from) + text.slice(period.to));
  return isWhole ? period : undefined;
}
