import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addGrant,
  releaseReservation,
  reserveCredit,
  RESERVATION_SECONDS,
  commitReservation,
  revokeFromGrant,
  type CreditAccount,
} from './creditAccount.ts';
import { auditCredits, type GrantLogRow, type UsageLogRow } from './creditAudit.ts';
import { addMonths, creditBalance, createCreditGrant } from './creditGrants.ts';

const start = new Date('2026-11-20T10:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const fresh: CreditAccount = {
  lots: [createCreditGrant('welcome', 2, 'welcome', start)],
  reservations: [],
  hasUsedAi: false,
};

function use(account: CreditAccount, id: string, now: Date) {
  const held = reserveCredit(account, id, now);
  if (!('account' in held)) throw new Error(`cannot reserve: ${JSON.stringify(held)}`);
  const settled = commitReservation(held.account, id, now);
  if ('refused' in settled) throw new Error(settled.refused);
  return settled;
}

describe('a credit account', () => {
  it('[AI-06] [AI-07] [AI-10] gives a new user three uses in all, the first of them free', () => {
    const balances: number[] = [];
    let account = fresh;
    for (const id of ['a', 'b', 'c']) {
      ({ account } = use(account, id, start));
      balances.push(creditBalance(account.lots, start));
      expect(account.hasUsedAi).toBe(true);
    }
    expect(balances).toEqual([2, 1, 0]);
    expect(reserveCredit(account, 'd', start)).toEqual({ refused: 'no_credits' });
  });

  it('spends what expires first, whatever the order it came in', () => {
    const account = {
      lots: [createCreditGrant('young', 1, 'pack:small', later(60)), createCreditGrant('old', 1, 'premium', start)],
      reservations: [],
      hasUsedAi: true,
    };
    expect(use(account, 'a', later(120)).charged).toBe('old');
  });

  it('never spends an expired credit, and drops it with the next write', () => {
    const past = addMonths(start, 12);
    const account = { ...fresh, hasUsedAi: true };
    expect(reserveCredit(account, 'a', past)).toEqual({ refused: 'no_credits' });
    expect(addGrant(account, createCreditGrant('new', 5, 'pack:small', past), past).lots.map(({ id }) => id)).toEqual([
      'new',
    ]);
  });

  it('lets a credit that was reserved in time be spent although its lot expired meanwhile', () => {
    const end = new Date(addMonths(start, 12).getTime() - 5_000);
    const held = reserveCredit({ ...fresh, hasUsedAi: true }, 'a', end) as { account: CreditAccount };
    expect(commitReservation(held.account, 'a', new Date(end.getTime() + 10_000))).toMatchObject({
      charged: 'welcome',
      account: { lots: [] },
    });
  });

  it('forgets a reservation that has expired: it was no use', () => {
    const one = { lots: [createCreditGrant('l', 1, 'operator', start)], reservations: [], hasUsedAi: true };
    const held = reserveCredit(one, 'a', start) as { account: CreditAccount };
    expect(reserveCredit(held.account, 'b', later(1))).toEqual({ refused: 'not_enough_credits' });
    expect(reserveCredit(held.account, 'b', later(RESERVATION_SECONDS))).toHaveProperty('account');
    expect(creditBalance(held.account.lots, later(RESERVATION_SECONDS))).toBe(1);
  });

  it('takes back no more than is left and not reserved', () => {
    const held = reserveCredit({ ...fresh, hasUsedAi: true }, 'a', start) as { account: CreditAccount };
    const back = revokeFromGrant(held.account, 'welcome', 5, start);
    expect(back.taken).toBe(1);
    expect(commitReservation(back.account, 'a', start)).toMatchObject({ charged: 'welcome' });
    expect(revokeFromGrant(fresh, 'unknown', 5, start).taken).toBe(0);
  });
});

type Step =
  | { readonly do: 'reserve' | 'settle' | 'release'; readonly id: string }
  | { readonly do: 'grant'; readonly credits: number }
  | { readonly do: 'takeBack'; readonly lot: number; readonly credits: number }
  | { readonly do: 'wait'; readonly seconds: number };

const requestIds = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constantFrom('reserve' as const, 'settle' as const, 'release' as const),
        id: requestIds,
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('grant' as const), credits: fc.integer({ min: 1, max: 4 }) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('takeBack' as const),
        lot: fc.nat(5),
        credits: fc.integer({ min: 1, max: 4 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        seconds: fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 500 * 86_400 })),
      }),
    },
  ),
  { maxLength: 80 },
);

describe('over any history', () => {
  it('rows add up to lots, nothing is negative, the free use happens once, and what is reserved is there', () => {
    fc.assert(
      fc.property(steps, (history) => {
        let now = start;
        let account: CreditAccount = fresh;
        const grants: GrantLogRow[] = [{ lotId: 'welcome', amount: 2, expiresAt: addMonths(start, 12).toISOString() }];
        const uses: UsageLogRow[] = [];
        for (const step of history) {
          if (step.do === 'wait') now = new Date(now.getTime() + step.seconds * 1_000);
          else if (step.do === 'grant') {
            const lot = createCreditGrant(`lot-${grants.length}`, step.credits, 'operator', now);
            grants.push({ lotId: lot.id, amount: lot.granted, expiresAt: lot.expiresAt });
            account = addGrant(account, lot, now);
          } else if (step.do === 'takeBack') {
            const lotId = grants[step.lot % grants.length]?.lotId as string;
            const back = revokeFromGrant(account, lotId, step.credits, now);
            if (back.taken > 0)
              grants.push({
                lotId,
                amount: -back.taken,
                expiresAt: grants.find((row) => row.lotId === lotId)?.expiresAt as string,
              });
            account = back.account;
          } else if (step.do === 'reserve') {
            const held = reserveCredit(account, step.id, now);
            if ('account' in held) account = held.account;
          } else if (step.do === 'release') account = releaseReservation(account, step.id, now);
          else {
            const before = creditBalance(account.lots, now);
            const settled = commitReservation(account, step.id, now);
            if (!('refused' in settled)) {
              uses.push({ lotId: settled.charged });
              account = settled.account;
              expect(before - creditBalance(account.lots, now)).toBeLessThanOrEqual(1);
            }
          }
          expect(account.lots.every((lot) => lot.remaining >= 0 && lot.remaining <= lot.granted)).toBe(true);
          const live = account.reservations.filter(({ until }) => Date.parse(until) > now.getTime());
          for (const lot of account.lots)
            expect(live.filter(({ lotId }) => lotId === lot.id).length).toBeLessThanOrEqual(lot.remaining);
          expect(live.filter(({ lotId }) => lotId === null).length).toBeLessThanOrEqual(account.hasUsedAi ? 0 : 1);
          expect(auditCredits({ ...account, grants, uses }, now)).toEqual([]);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['a credit that vanished', { lots: [], uses: [] }, 'lot_missing'],
    [
      'a credit from nowhere',
      { lots: [createCreditGrant('welcome', 2, 'welcome', start), createCreditGrant('x', 1, 'x', start)], uses: [] },
      'lot_without_grant',
    ],
    [
      'a use that was not taken',
      { lots: [createCreditGrant('welcome', 2, 'welcome', start)], uses: [{ lotId: 'welcome' }] },
      'remaining_differs',
    ],
    [
      'a lot spent twice',
      { lots: [], uses: [{ lotId: 'welcome' }, { lotId: 'welcome' }, { lotId: 'welcome' }] },
      'overspent',
    ],
    [
      'two free uses',
      { lots: [createCreditGrant('welcome', 2, 'welcome', start)], uses: [{ lotId: null }, { lotId: null }] },
      'free_use_twice',
    ],
  ])('the audit finds %s', (_, { lots, uses }, rule) => {
    const grants = [{ lotId: 'welcome', amount: 2, expiresAt: addMonths(start, 12).toISOString() }];
    expect(auditCredits({ lots, uses, grants, hasUsedAi: true }, start)).toEqual([expect.objectContaining({ rule })]);
  });
});
