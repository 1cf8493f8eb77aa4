import { describe, expect, it } from 'vitest';
import type { Activity } from '../../../shared/account/profile.ts';
import type { SubscriptionView } from '../../../shared/payments/subscription.ts';
import { accountDeletionFacts } from './accountDeletionNotes.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = (days: number) => new Date(now + days * 86_400_000).toISOString();
const paid = (days: number, amount = 4.99): Activity => ({
  type: 'purchase',
  description: 'pack:medium',
  amount,
  timestamp: day(days),
  paymentId: 'CAPTURE',
});
const of = (aiCredits: number, subscription?: SubscriptionView, recentActivity: readonly Activity[] = []) =>
  accountDeletionFacts({ aiCredits, recentActivity: [...recentActivity], ...(subscription && { subscription }) }, now);

describe('what leaving takes', () => {
  it('is nothing for a person who has nothing', () => {
    expect(of(0)).toEqual({});
    expect(of(0, { status: 'expired', paidThrough: day(-3) }, [paid(-20)])).toEqual({});
  });

  it('is every unused credit, and premium that runs or is paid for', () => {
    expect(of(7, { status: 'active', paidThrough: day(10) })).toEqual({
      credits: 7,
      premium: { kind: 'cancelled', until: day(10) },
    });
    for (const status of ['pending', 'overdue', 'disputed', 'failed'] as const)
      expect(of(0, { status, paidThrough: day(-1) })).toEqual({ premium: { kind: 'cancelled' } });
    expect(of(0, { status: 'pending' })).toEqual({ premium: { kind: 'cancelled' } });
    expect(of(0, { status: 'cancelled', paidThrough: day(3) })).toEqual({ premium: { kind: 'ended', until: day(3) } });
  });

  it('may be withdrawn from before, where it was paid within the days of the law and did not go back', () => {
    expect(of(0, undefined, [paid(-13.9)])).toEqual({ withdrawable: true });
    expect(of(0, undefined, [paid(-14)])).toEqual({});
    expect(of(0, undefined, [paid(-1, -4.99), paid(-2)])).toEqual({});
    expect(of(0, undefined, [paid(-1, -1), paid(-2)])).toEqual({ withdrawable: true });
  });
});
