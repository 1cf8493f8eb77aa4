import { describe, expect, it } from 'vitest';
import { includedVat, vatAt, vatFaults, type VatPeriod } from './vat.ts';

const PERIODS: readonly VatPeriod[] = [
  { from: '2026-06-01', percent: 18 },
  { from: '2025-02-01', percent: 'exempt' },
];

describe('VAT', () => {
  it.each([
    ['2025-01-31T21:59:59Z', undefined],
    // Midnight in Israel, where winter is two hours ahead and summer three.
    ['2025-01-31T22:00:00Z', 'exempt'],
    ['2026-05-31T20:59:59Z', 'exempt'],
    ['2026-05-31T21:00:00Z', 18],
    ['2027-01-01T00:00:00Z', 18],
  ])('at %s is %s, by the day in Israel', (moment, percent) => {
    expect(vatAt(PERIODS, moment)).toBe(percent);
  });

  it('is the part of a price that includes it, in cents', () => {
    expect([includedVat(11.8, 18), includedVat(4.99, 18), includedVat(9.9, 17)]).toEqual([1.8, 0.76, 1.44]);
  });

  it('that is filled in wrongly is named', () => {
    expect(vatFaults(PERIODS)).toEqual([]);
    expect(vatFaults([])).toEqual(['says nothing, and receipts neither']);
    const rates = [0, 0.5, 99.9, 100].map((percent) => vatFaults([{ from: '2026-01-01', percent }]).length);
    expect(rates).toEqual([1, 0, 0, 1]);
    expect(vatFaults([{ from: '2026-1-1', percent: 0 }])).toEqual([
      '"2026-1-1" is not a day like 2026-01-31',
      '0 is not a rate in percent',
    ]);
    expect(vatFaults([{ from: '2026-13-01', percent: 18 }])).toHaveLength(1);
  });
});
