import { describe, expect, it } from 'vitest';
import type { StoredSubscription } from '../../shared/payments/subscription.ts';
import type { PayPalSubscription } from '../platform/paypal/types.ts';
import { newOrderRecord, findPack } from './orderRecord.ts';
import { isDueForCheck, mayChange, orderReportState, subscriptionReportState } from './reconciliationRules.ts';
import { currentAgreement } from './subscriptionRecord.ts';
import { blocksNewSubscription, computePaidThrough, isLastPaymentVoided } from './subscriptionTerm.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const AGREED = currentAgreement('P-1');
const held: StoredSubscription = { id: 'I-1', status: 'ACTIVE', failedPayments: 0 };
type Billing = NonNullable<PayPalSubscription['billing_info']>;
const PAID = { amount: { currency_code: 'USD', value: '9.99' }, time: '2026-11-10T10:00:00Z' };
const NEXT = '2026-12-08T10:00:00Z';
const present = (billing?: Billing, status = 'ACTIVE'): PayPalSubscription => ({
  id: 'I-1',
  plan_id: 'P-1',
  status,
  ...(billing && { billing_info: billing }),
});

describe('what is paid for', () => {
  it.each<readonly [what: string, Billing | undefined, status: string, through: string | undefined]>([
    ['is nothing before the first payment', undefined, 'ACTIVE', undefined],
    ['lasts until the day of the next one', { last_payment: PAID, next_billing_time: NEXT }, 'ACTIVE', '2026-12-08'],
    ['lasts a month where none is to come', { last_payment: PAID }, 'ACTIVE', '2026-12-10'],
    ['lasts a month once it is cancelled', { last_payment: PAID, next_billing_time: NEXT }, 'CANCELLED', '2026-12-10'],
    [
      'lasts a month while the next one fails',
      { last_payment: PAID, next_billing_time: NEXT, failed_payments_count: 1 },
      'ACTIVE',
      '2026-12-10',
    ],
    [
      'is nothing for another price than was agreed',
      { last_payment: { ...PAID, amount: { currency_code: 'USD', value: '9.98' } } },
      'ACTIVE',
      undefined,
    ],
    [
      'is nothing for another currency',
      { last_payment: { ...PAID, amount: { currency_code: 'EUR', value: '9.99' } } },
      'ACTIVE',
      undefined,
    ],
  ])('%s', (_, billing, status, through) => {
    expect(computePaidThrough(present(billing, status), undefined, AGREED)?.slice(0, 10)).toBe(through);
  });

  it('stays as it was known where nothing renews, and ends by the payment where that came later', () => {
    const known = { ...held, paidThrough: '2026-12-15T10:00:00.000Z' };
    expect(computePaidThrough(present({ last_payment: PAID }, 'CANCELLED'), known, AGREED)).toBe(known.paidThrough);
    const before = { ...held, paidThrough: '2026-11-08T10:00:00.000Z' };
    expect(computePaidThrough(present({ last_payment: PAID }), before, AGREED)).toBe('2026-12-10T10:00:00.000Z');
    expect(computePaidThrough(present(), known, AGREED)).toBe(known.paidThrough);
  });

  it('ended with a payment that went back, until another is made', () => {
    const voided = { ...held, voided: '2026-11-10T10:00:07Z', paidThrough: '2026-11-11T00:00:00.000Z' };
    const renewing = { last_payment: PAID, next_billing_time: NEXT };
    expect(computePaidThrough(present(renewing), voided, AGREED)).toBe(voided.paidThrough);
    const earlier = { ...voided, voided: '2026-10-10T10:00:00Z' };
    expect(computePaidThrough(present(renewing), earlier, AGREED)).toBe('2026-12-08T10:00:00.000Z');
  });

  it('was the last payment if none came a day later: lists may differ by seconds', () => {
    const since = (time?: string) =>
      isLastPaymentVoided(present(time === undefined ? {} : { last_payment: { ...PAID, time } }), PAID.time);
    expect([since(), since(PAID.time), since('2026-11-10T10:00:30Z'), since('2026-12-10T10:00:00Z')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

it.each([
  ['renews', held, undefined, true],
  ['was cancelled and is paid for', { ...held, status: 'CANCELLED' }, '2026-12-01T00:00:00.000Z', true],
  ['was cancelled and is over', { ...held, status: 'CANCELLED' }, '2026-11-01T00:00:00.000Z', false],
  ['waits for approval', { ...held, status: 'APPROVAL_PENDING' }, undefined, false],
  ['renews, and whose payment went back', { ...held, voided: '2026-11-10T10:00:00Z' }, undefined, false],
] as const)('a subscription that %s leaves room for another or not', (_, subscription, until, blocks) => {
  const profile = until === undefined ? {} : { premiumUntil: until };
  expect(blocksNewSubscription(profile, subscription, NOW)).toBe(blocks);
});

describe('the nightly run', () => {
  const order = newOrderRecord('dana', 'O1', findPack('small'), NOW);
  const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);

  it('looks at an order while it may still be paid, and at one with money in it until that has ended', () => {
    expect([mayChange(order, days(3)), mayChange(order, days(4))]).toEqual([true, false]);
    const staked = { ...order, stakedAt: NOW.toISOString() };
    expect(mayChange(staked, days(100))).toBe(true);
    const ended = ['REFUNDED', 'REVERSED', 'DENIED'].map((status) => mayChange({ ...staked, status }, NOW));
    expect(ended).toEqual([false, false, false]);
  });

  it('looks at a subscription around the day of its payment, where one failed, and else once a week', () => {
    const paid = { ...held, paidThrough: days(20).toISOString() };
    const looks = (subscription: StoredSubscription, count: number) => isDueForCheck(subscription, days(count));
    const week = [0, 1, 2, 3, 4, 5, 6].filter((count) => looks(paid, count));
    expect(week).toHaveLength(1);
    expect(looks(paid, (week[0] ?? 0) + 7)).toBe(true);
    expect([17.5, 19, 25].map((count) => looks(paid, count))).toEqual([true, true, true]);
    const always = [{ status: 'SUSPENDED' }, { failedPayments: 1 }].map((change) =>
      [0, 1, 2, 3, 4, 5, 6].every((count) => looks({ ...paid, ...change }, count)),
    );
    expect(always).toEqual([true, true]);
    expect([0, 1, 2].every((count) => looks(held, count))).toBe(true);
  });

  it('says about a payment what an operator has to know', () => {
    expect(orderReportState({ ...order, status: 'COMPLETED' })).toBe('COMPLETED, not granted');
    expect(orderReportState({ ...order, status: 'COMPLETED', grantedAt: '' })).toBe('COMPLETED');
    expect(orderReportState({ ...order, status: 'DENIED' })).toBe('DENIED');
    expect([undefined, held, { ...held, paidThrough: 'T' }].map(subscriptionReportState)).toEqual([
      'none',
      'ACTIVE through nothing',
      'ACTIVE through T',
    ]);
  });
});
