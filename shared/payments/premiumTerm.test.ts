import { describe, expect, it } from 'vitest';
import { PREMIUM_PLAN } from './plans.ts';
import { premiumEnd, premiumView } from './premiumTerm.ts';
import type { StoredSubscription } from './subscription.ts';

const DAY = 86_400_000;
const now = new Date('2026-03-01T00:00:00.000Z');
const days = (count: number) => new Date(now.getTime() + count * DAY).toISOString();
const held = (changes: Partial<StoredSubscription> = {}): StoredSubscription => ({
  id: 'I-1',
  status: 'ACTIVE',
  paidThrough: days(10),
  failedPayments: 0,
  ...changes,
});
const viewOf = (subscription: StoredSubscription | undefined, at = now) => {
  const premiumUntil = subscription && premiumEnd(subscription);
  return premiumView(
    { maxStorageSlots: 2, ...(subscription && { subscription }), ...(premiumUntil !== undefined && { premiumUntil }) },
    at,
  );
};
const free = { isPremium: false, maxStorageSlots: 2 };

describe('premium', () => {
  it('[PREM-04] is unlimited while it lasts, and the plan’s own limit before and afterwards', () => {
    expect(viewOf(undefined)).toEqual(free);
    expect(viewOf(held())).toEqual({
      isPremium: true,
      maxStorageSlots: null,
      subscription: { status: 'active', paidThrough: days(10) },
    });
    expect(viewOf(held({ status: 'CANCELLED' }), new Date(days(10)))).toEqual({
      ...free,
      subscription: { status: 'expired', paidThrough: days(10) },
    });
  });

  it('[PREM-03] once cancelled ends with what is paid for, to the millisecond', () => {
    for (const status of ['CANCELLED', 'SUSPENDED', 'EXPIRED']) {
      expect(viewOf(held({ status }), new Date(Date.parse(days(10)) - 1))).toMatchObject({
        isPremium: true,
        subscription: { status: 'cancelled' },
      });
      expect(viewOf(held({ status }), new Date(days(10)))).toMatchObject({
        isPremium: false,
        subscription: { status: 'expired' },
      });
    }
  });

  it('[PREM-02] that renews goes on for the days of grace, and says when a payment failed', () => {
    const late = new Date(days(10 + PREMIUM_PLAN.graceDays - 1));
    expect(viewOf(held(), late)).toMatchObject({ isPremium: true, subscription: { status: 'active' } });
    expect(viewOf(held({ failedPayments: 1 }), late)).toMatchObject({
      isPremium: true,
      subscription: { status: 'failed' },
    });
    expect(viewOf(held({ failedPayments: 2 }), new Date(days(10 + PREMIUM_PLAN.graceDays)))).toMatchObject({
      isPremium: false,
    });
    // The provider tries three times, five days apart.
    expect(PREMIUM_PLAN.graceDays).toBeGreaterThan(10);
  });

  it('that was never paid, or whose payment went back, is none', () => {
    const { paidThrough: _none, ...unpaid } = held();
    expect(viewOf({ ...unpaid, status: 'APPROVAL_PENDING' })).toEqual(free);
    expect(viewOf({ ...unpaid, status: 'CANCELLED' })).toEqual(free);
    expect(viewOf(held({ voided: days(-20), paidThrough: days(0) }))).toMatchObject({
      isPremium: false,
      subscription: { status: 'expired' },
    });
  });

  it('[PREM-03] that may still cost money never counts as ended: unpaid, long overdue or disputed', () => {
    const { paidThrough: _none, ...unpaid } = held();
    expect(viewOf(unpaid)).toEqual({ ...free, subscription: { status: 'pending' } });
    expect(viewOf(held({ failedPayments: 1 }), new Date(days(40)))).toEqual({
      ...free,
      subscription: { status: 'overdue', paidThrough: days(10) },
    });
    expect(premiumEnd(held({ disputed: days(-20) }))).toBe(days(-20));
    expect(viewOf(held({ disputed: days(-20) }))).toEqual({
      ...free,
      subscription: { status: 'disputed', paidThrough: days(10) },
    });
    // Nothing more is taken: it may be bought again.
    expect(viewOf(held({ status: 'SUSPENDED' }), new Date(days(40)))).toMatchObject({
      subscription: { status: 'expired' },
    });
  });
});
