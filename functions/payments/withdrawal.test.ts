import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEGAL_FACTS } from '../../shared/site/legal.ts';
import { isWithinWithdrawalPeriod, calculateMonthWithdrawal, calculatePackWithdrawal } from './withdrawal.ts';

const DAY = 86_400_000;
const paidAt = '2026-11-20T10:00:00.000Z';
const after = (days: number) => new Date(Date.parse(paidAt) + days * DAY);
const pack = { credits: 15, used: 0, takenBack: 0, amountCents: 499, refundedCents: 0, paidAt };

describe('who withdraws from a pack', () => {
  it('gets what was not used, and no credit is both used and refunded', () => {
    expect(calculatePackWithdrawal(pack, after(1))).toEqual({ cents: 499, credits: 15 });
    expect(calculatePackWithdrawal({ ...pack, used: 4 }, after(1))).toEqual({ cents: 366, credits: 11 });
    expect(calculatePackWithdrawal({ ...pack, used: 15 }, after(1))).toEqual({ refused: 'nothing_unused' });
    expect(calculatePackWithdrawal({ ...pack, takenBack: 15, refundedCents: 499 }, after(1))).toEqual({
      refused: 'nothing_unused',
    });
  });

  it('gets no more than the credits that are left are worth, and nothing less than a cent', () => {
    expect(calculatePackWithdrawal({ ...pack, takenBack: 5 }, after(1))).toEqual({ cents: 333, credits: 10 });
    expect(calculatePackWithdrawal({ ...pack, refundedCents: 498 }, after(1))).toEqual({ cents: 1, credits: 15 });
    expect(calculatePackWithdrawal({ ...pack, refundedCents: 499 }, after(1))).toEqual({ refused: 'nothing_unused' });
  });

  it('has the days of the law, to the millisecond, and more where the law protects', () => {
    const end = after(LEGAL_FACTS.cancellation.days);
    expect(isWithinWithdrawalPeriod(paidAt, new Date(end.getTime() - 1))).toBe(true);
    expect(isWithinWithdrawalPeriod(paidAt, end)).toBe(false);
    expect(isWithinWithdrawalPeriod(paidAt, end, true)).toBe(true);
    expect(calculatePackWithdrawal(pack, end)).toEqual({ refused: 'too_late' });
    expect(isWithinWithdrawalPeriod(paidAt, new Date('2027-03-20T09:59:59.999Z'), true)).toBe(true);
    expect(isWithinWithdrawalPeriod(paidAt, new Date('2027-03-20T10:00:00Z'), true)).toBe(false);
  });

  it('never gets more than is left after what was used, whatever went back before', () => {
    const paid = fc.record({
      credits: fc.integer({ min: 1, max: 40 }),
      amountCents: fc.integer({ min: 1, max: 2_000 }),
      usedPart: fc.double({ min: 0, max: 1, noNaN: true }),
      backPart: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(paid, fc.nat(2_000), ({ credits, amountCents, usedPart, backPart }, refunded) => {
        const used = Math.floor(credits * usedPart);
        const takenBack = Math.floor((credits - used) * backPart);
        const refundedCents = Math.min(refunded, amountCents);
        const found = calculatePackWithdrawal(
          { credits, used, takenBack, amountCents, refundedCents, paidAt },
          after(2),
        );
        if ('refused' in found) return;
        expect(Number.isInteger(found.cents)).toBe(true);
        expect(found.credits + used + takenBack).toBe(credits);
        expect(refundedCents + found.cents + Math.floor((amountCents * used) / credits)).toBeLessThanOrEqual(
          amountCents,
        );
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('who withdraws from premium', () => {
  const month = {
    amountCents: 999,
    refundedCents: 0,
    paidAt,
    paidThrough: after(30).toISOString(),
    bonusUsed: 0,
    creditCents: 39.8,
  };
  it('gets the part of the month that is to come, less the bonus that was used', () => {
    expect(calculateMonthWithdrawal(month, after(0))).toEqual({ cents: 999, credits: 0 });
    expect(calculateMonthWithdrawal(month, after(10))).toEqual({ cents: 666, credits: 0 });
    expect(calculateMonthWithdrawal({ ...month, bonusUsed: 10 }, after(0))).toEqual({ cents: 601, credits: 0 });
    expect(calculateMonthWithdrawal({ ...month, bonusUsed: 10, refundedCents: 900 }, after(0))).toEqual({
      cents: 99,
      credits: 0,
    });
    expect(calculateMonthWithdrawal(month, after(14))).toEqual({ refused: 'too_late' });
    expect(calculateMonthWithdrawal(month, after(31), true)).toEqual({ refused: 'nothing_unused' });
  });

  it('gets a cent, and nothing where nothing is left beside the bonus, or no month was paid', () => {
    const most = { ...month, refundedCents: 998 };
    expect(calculateMonthWithdrawal(most, after(0))).toEqual({ cents: 1, credits: 0 });
    expect(calculateMonthWithdrawal({ ...most, refundedCents: 999 }, after(0))).toEqual({ refused: 'nothing_unused' });
    expect(calculateMonthWithdrawal({ ...month, paidThrough: paidAt }, after(0))).toEqual({
      refused: 'nothing_unused',
    });
  });
});
