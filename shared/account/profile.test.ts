import { describe, expect, it } from 'vitest';
import { createCreditGrant } from '../credits/creditGrants.ts';
import { FREE_PLAN } from '../payments/plans.ts';
import { addActivity, createProfile, toProfileView, type Activity } from './profile.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const identity = { uid: 'u1', email: 'd@example.com', displayName: 'דנה', photoURL: '' };
const activity = (paymentId: string): Activity => ({
  type: 'purchase',
  description: 'pack:small',
  amount: 1.99,
  timestamp: now.toISOString(),
  paymentId,
});

describe('a new profile', () => {
  it('[DATA-02] has the free credits and room, and nothing used', () => {
    const time = now.toISOString();
    expect(toProfileView(createProfile(identity, 'mark', now), now)).toMatchObject({
      aiCredits: 2,
      maxStorageSlots: 2,
      isPremium: false,
      hasUsedAi: false,
    });
    expect(createProfile(identity, 'mark', now)).toEqual({
      ...identity,
      createdAt: time,
      lastLogin: time,
      updatedAt: time,
      lots: [createCreditGrant('welcome', FREE_PLAN.aiCredits, 'welcome', now)],
      maxStorageSlots: FREE_PLAN.maxStorageSlots,
      resumeCount: 0,
      hasUsedAi: false,
      usedTrials: [],
      recentActivity: [],
      version: 1,
      tombstone: 'mark',
    });
  });

  it('of somebody who had an account before has no second free use', () => {
    const again = createProfile(identity, 'mark', now, { usedTrials: ['pdf'] });
    expect(again).toMatchObject({ lots: [], hasUsedAi: true, usedTrials: ['pdf'] });
  });
});

const lot = (id: string, remaining: number, expiresAt: string) => ({
  ...createCreditGrant(id, 5, 'pack:small', now),
  remaining,
  expiresAt,
});

describe('a profile as its owner sees it', () => {
  it('has the credits that can be spent, the next to expire first', () => {
    const lots = [
      lot('later', 3, '2027-11-20T10:00:00.000Z'),
      lot('ended', 4, now.toISOString()),
      lot('spent', 0, '2027-01-01T00:00:00.000Z'),
      lot('sooner', 1, '2027-02-01T00:00:00.000Z'),
    ];
    const view = toProfileView({ ...createProfile(identity, 'mark', now), lots }, now);
    expect(view.aiCredits).toBe(4);
    expect(view.creditLots).toEqual([
      { remaining: 1, expiresAt: '2027-02-01T00:00:00.000Z' },
      { remaining: 3, expiresAt: '2027-11-20T10:00:00.000Z' },
    ]);
  });

  it('says premium while it is paid, and nothing of what only the server keeps', () => {
    const stored = { ...createProfile(identity, 'mark', now), openOrders: [{ orderId: 'o', createdAt: '' }] };
    expect(toProfileView({ ...stored, premiumUntil: '2026-11-20T10:00:00.001Z' }, now)).toMatchObject({
      isPremium: true,
      maxStorageSlots: null,
    });
    const view = toProfileView({ ...stored, premiumUntil: now.toISOString() }, now);
    expect(view).toMatchObject({ isPremium: false, maxStorageSlots: FREE_PLAN.maxStorageSlots });
    for (const kept of ['lots', 'openOrders', 'version', 'tombstone', 'premiumUntil', 'subscription'])
      expect(view).not.toHaveProperty(kept);
  });
});

it('activities are the last fifty, the newest first', () => {
  expect(addActivity([activity('old')], activity('new')).map(({ paymentId }) => paymentId)).toEqual(['new', 'old']);
  const many = Array.from({ length: 50 }, (_, index) => activity(`${index}`));
  const after = addActivity(many, activity('new')).map(({ paymentId }) => paymentId);
  expect([after.length, after[0], after.at(-1)]).toEqual([50, 'new', '48']);
});
