import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addGrant, canSpend, revokeFromGrant, spendCredit, type CreditAccount } from './creditAccount.ts';
import { auditCredits, type GrantLogRow, type UsageLogRow } from './creditAudit.ts';
import { addMonths, creditBalance, createCreditGrant } from '../../shared/credits/creditGrants.ts';

const start = new Date('2026-11-20T10:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const fresh: CreditAccount = {
  lots: [createCreditGrant('welcome', 2, 'welcome', start)],
  hasUsedAi: false,
};

function use(account: CreditAccount, now: Date) {
  const spent = spendCredit(account, now);
  if ('refused' in spent) throw new Error(spent.refused);
  return spent;
}

describe('a credit account', () => {
  it('[AI-06] [AI-07] [AI-10] gives a new user three uses in all, the first of them free', () => {
    const balances: number[] = [];
    let account = fresh;
    for (let time = 0; time < 3; time += 1) {
      expect(canSpend(account, start)).toBe(true);
      ({ account } = use(account, start));
      balances.push(creditBalance(account.lots, start));
      expect(account.hasUsedAi).toBe(true);
    }
    expect(balances).toEqual([2, 1, 0]);
    expect(canSpend(account, start)).toBe(false);
    expect(spendCredit(account, start)).toEqual({ refused: 'not_enough_credits' });
  });

  it('spends what expires first, whatever the order it came in', () => {
    const account = {
      lots: [createCreditGrant('young', 1, 'pack:small', later(60)), createCreditGrant('old', 1, 'premium', start)],
      hasUsedAi: true,
    };
    expect(use(account, later(120)).charged).toBe('old');
  });

  it('never spends an expired credit, and drops it with the next write', () => {
    const past = addMonths(start, 12);
    const account = { ...fresh, hasUsedAi: true };
    expect(spendCredit(account, past)).toEqual({ refused: 'not_enough_credits' });
    expect(addGrant(account, createCreditGrant('new', 5, 'pack:small', past), past).lots.map(({ id }) => id)).toEqual([
      'new',
    ]);
  });

  it('takes back no more than is left', () => {
    const { account } = use({ ...fresh, hasUsedAi: true }, start);
    const back = revokeFromGrant(account, 'welcome', 5, start);
    expect([back.taken, back.account.lots]).toEqual([1, []]);
    expect(revokeFromGrant(fresh, 'unknown', 5, start).taken).toBe(0);
  });
});

type Step =
  | { readonly do: 'spend' }
  | { readonly do: 'grant'; readonly credits: number }
  | { readonly do: 'takeBack'; readonly lot: number; readonly credits: number }
  | { readonly do: 'wait'; readonly seconds: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('spend' as const) }) },
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
  it('rows add up to lots, nothing is negative, and the free use happens once', () => {
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
          } else {
            const before = creditBalance(account.lots, now);
            const spent = spendCredit(account, now);
            expect('refused' in spent).toBe(!canSpend(account, now));
            if (!('refused' in spent)) {
              uses.push({ lotId: spent.charged });
              account = spent.account;
              expect(before - creditBalance(account.lots, now)).toBe(spent.charged === null ? 0 : 1);
            }
          }
          expect(account.lots.every((lot) => lot.remaining >= 0 && lot.remaining <= lot.granted)).toBe(true);
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
