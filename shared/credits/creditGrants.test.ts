import { describe, expect, it } from 'vitest';
import { addMonths, creditBalance, createCreditGrant } from './creditGrants.ts';

const now = new Date('2026-11-20T10:00:00Z');

describe('credit grants', () => {
  it('[CRED-02] count until 12 months after their issue and no longer', () => {
    const grant = createCreditGrant('lot-1', 5, 'pack:small', now);
    expect(grant.expiresAt).toBe('2027-11-20T10:00:00.000Z');
    expect(creditBalance([grant], new Date('2027-11-20T09:59:59.999Z'))).toBe(5);
    expect(creditBalance([grant], new Date('2027-11-20T10:00:00Z'))).toBe(0);
  });

  it('add up what is left in unexpired grants', () => {
    const old = { ...createCreditGrant('lot-0', 9, 'premium', new Date('2025-01-01T00:00:00Z')) };
    const used = { ...createCreditGrant('lot-1', 5, 'pack:small', now), remaining: 2 };
    expect(creditBalance([old, used, createCreditGrant('lot-2', 2, 'welcome', now)], now)).toBe(4);
  });
});

describe('addMonths', () => {
  it.each([
    ['2027-01-31T08:00:00.000Z', 1, '2027-02-28T08:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
    ['2026-12-15T00:00:00.000Z', 1, '2027-01-15T00:00:00.000Z'],
  ])('%s + %i months = %s', (from, months, to) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(to);
  });
});
