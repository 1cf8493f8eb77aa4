import { describe, expect, it } from 'vitest';
import { compareDates, findPeriods, isDuration, isOngoing, noteDateOrder } from './periods.ts';

describe('periods', () => {
  it('are read in the order of days and months that their document has', () => {
    noteDateOrder(['12/31/2019']);
    expect(findPeriods('03/04/2019')).toMatchObject([{ start: '2019-03' }]);
    noteDateOrder(['31/12/2019']);
    expect(findPeriods('03/04/2019')).toMatchObject([{ start: '2019-04' }]);
    noteDateOrder([]);
    expect(findPeriods('03/04/2019')).toMatchObject([{ start: '2019-04' }]);
  });

  it('go on where a text says so alone', () => {
    expect(['היום', 'to date', 'present', 'presently busy'].map(isOngoing)).toEqual([true, true, true, false]);
  });

  it.each([
    ['7 years 2 months', true],
    ['(3 yrs)', true],
    ['2+ שנים', true],
    [' שנתיים ', true],
    ['חצי שנה', true],
    ['3 years and 2 months', true],
    ['3 years of looms', false],
    ['years', false],
  ])('have a length: %s is one, %s', (text, is) => {
    expect(isDuration(text)).toBe(is);
  });

  it('are compared by what both say', () => {
    expect(compareDates('2019', '2019-05')).toBe(0);
    expect(compareDates('2019-04', '2019-05')).toBeLessThan(0);
    expect(compareDates('2020', '2019-05')).toBeGreaterThan(0);
  });
});
