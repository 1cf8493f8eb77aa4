import type { CreditGrant } from '../../shared/credits/creditGrants.ts';

/** The balance from which a person's uses of AI are paid (AI-06, AI-07): one free use, then credit grants. */
export interface CreditAccount {
  readonly lots: readonly CreditGrant[];
  /** Whether the free first use is spent. */
  readonly hasUsedAi: boolean;
}

/** Whether there is anything to pay a use with. */
export const canSpend = (account: CreditAccount, now: Date): boolean => findPayingGrant(account, now) !== undefined;

/**
 * Spends one use: the free first one, else a credit of the grant that expires first. `charged` is the grant, or `null`
 * for the free use.
 */
export function spendCredit(
  account: CreditAccount,
  now: Date,
): { readonly account: CreditAccount; readonly charged: string | null } | { readonly refused: 'not_enough_credits' } {
  const lotId = findPayingGrant(account, now);
  if (lotId === undefined) return { refused: 'not_enough_credits' };
  const lots = account.lots.map((lot) => (lot.id === lotId ? { ...lot, remaining: lot.remaining - 1 } : lot));
  return { account: prune({ lots, hasUsedAi: account.hasUsedAi || lotId === null }, now), charged: lotId };
}

/** Adds a grant. */
export function addGrant(account: CreditAccount, lot: CreditGrant, now: Date): CreditAccount {
  return prune({ ...account, lots: [...account.lots, lot] }, now);
}

/** Revokes up to `credits` of a grant (after a refund): what is left of it. `taken` says how many. */
export function revokeFromGrant(
  account: CreditAccount,
  lotId: string,
  credits: number,
  now: Date,
): { readonly account: CreditAccount; readonly taken: number } {
  const lot = account.lots.find((each) => each.id === lotId);
  const taken = lot ? Math.max(0, Math.min(credits, lot.remaining)) : 0;
  const lots = account.lots.map((each) => (each.id === lotId ? { ...each, remaining: each.remaining - taken } : each));
  return { account: prune({ ...account, lots }, now), taken };
}

/** The grant that pays the next use: `null` the free one, undefined none. Earliest expiry first. */
function findPayingGrant({ lots, hasUsedAi }: CreditAccount, now: Date): string | null | undefined {
  if (!hasUsedAi) return null;
  return lots
    .filter((lot) => Date.parse(lot.expiresAt) > now.getTime() && lot.remaining > 0)
    .toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt))[0]?.id;
}

/** Without empty or expired grants. */
function prune(account: CreditAccount, now: Date): CreditAccount {
  const lots = account.lots.filter((lot) => lot.remaining > 0 && Date.parse(lot.expiresAt) > now.getTime());
  return { ...account, lots };
}
