import type { CreditPack } from '../../shared/payments/plans.ts';

/** Events of one order of a pack, by its buyer, by us, by the provider and by time. */
export const ACTIONS = [
  'create',
  'approve',
  'capture',
  'grant',
  'use',
  'delete',
  'event',
  'reconcile',
  'withdraw',
  'refundAll',
  'refundPart',
] as const;
export type Action = (typeof ACTIONS)[number];

/** The observable state of a purchase; cents and credits. */
export interface Seen {
  /** Credits of the account; null once it is deleted. */
  readonly balance: number | null;
  readonly granted: boolean;
  readonly capturedCents: number;
  readonly refundedCents: number;
  /** Refunded amount that the product itself requested. */
  readonly refundedByUsCents: number;
}

/** A model of buying, using and refunding, without databases, calls or races. */
export interface Model extends Seen {
  readonly order: 'none' | 'created' | 'approved' | 'captured';
  readonly used: number;
  /** Credits that were revoked with a refund. */
  readonly taken: number;
  /** Refunds by the provider that are not reconciled yet, in cents. */
  readonly unseen: readonly number[];
  readonly withdrawn: boolean;
  /** All of the money was refunded, and that is recorded. */
  readonly over: boolean;
}

export const START: Model = {
  balance: 0,
  granted: false,
  capturedCents: 0,
  refundedCents: 0,
  refundedByUsCents: 0,
  order: 'none',
  used: 0,
  taken: 0,
  unseen: [],
  withdrawn: false,
  over: false,
};

/** The part of a payment that its operator refunds by hand, in cents. */
export const PART = 100;

export function next(before: Model, action: Action, pack: CreditPack): Model {
  const price = Math.round(pack.priceUSD * 100);
  switch (action) {
    case 'create':
      return before.order === 'none' && before.balance !== null ? { ...before, order: 'created' } : before;
    case 'approve':
      return before.order === 'created' ? { ...before, order: 'approved' } : before;
    case 'capture':
      return before.order === 'approved' ? { ...before, order: 'captured', capturedCents: price } : before;
    case 'grant':
    case 'reconcile':
      return settled(before, price, pack);
    case 'event':
      return before.order === 'approved' || before.order === 'captured' ? settled(before, price, pack) : before;
    case 'use':
      return (before.balance ?? 0) > 0
        ? { ...before, balance: (before.balance as number) - 1, used: before.used + 1 }
        : before;
    case 'delete':
      return { ...before, balance: null };
    case 'withdraw':
      return withdrawn(settled(before, price, pack), price, pack);
    case 'refundAll':
      return refunded(before, before.capturedCents - before.refundedCents);
    case 'refundPart':
      return before.capturedCents - before.refundedCents >= PART ? refunded(before, PART) : before;
  }
}

function refunded(before: Model, amount: number): Model {
  return amount > 0
    ? { ...before, refundedCents: before.refundedCents + amount, unseen: [...before.unseen, amount] }
    : before;
}

/**
 * Reconciliation: captures what is approved unless the account is deleted, grants once or refunds, and records the
 * provider's refunds.
 */
function settled(before: Model, price: number, pack: CreditPack): Model {
  let now = before;
  if (now.order === 'approved' && now.balance !== null) now = { ...now, order: 'captured', capturedCents: price };
  if (now.order !== 'captured') return now;
  const all = now.refundedCents >= now.capturedCents;
  if (!now.granted && !all && !now.over) {
    if (now.balance === null)
      return {
        ...now,
        refundedByUsCents: now.refundedByUsCents + now.capturedCents - now.refundedCents,
        refundedCents: now.capturedCents,
        unseen: [],
        over: true,
      };
    now = { ...now, granted: true, balance: now.balance + pack.credits };
  }
  for (const amount of now.unseen) {
    const due = all ? pack.credits : Math.floor((pack.credits * amount) / price);
    const taken = now.granted && now.balance !== null ? Math.min(due, now.balance) : 0;
    now = { ...now, taken: now.taken + taken, balance: now.balance === null ? null : now.balance - taken };
  }
  return { ...now, unseen: [], over: now.over || all };
}

/** Refunds the unused part, once, and revokes its credits. */
function withdrawn(before: Model, price: number, pack: CreditPack): Model {
  const unused = pack.credits - before.used - before.taken;
  const cents = Math.min(
    Math.ceil((price * unused) / pack.credits),
    price - before.refundedCents - Math.floor((price * before.used) / pack.credits),
  );
  if (!before.granted || before.withdrawn || before.over || unused <= 0 || cents <= 0) return before;
  const refundedCents = before.refundedCents + cents;
  return {
    ...before,
    withdrawn: true,
    taken: before.taken + unused,
    balance: before.balance === null ? null : 0,
    refundedCents,
    refundedByUsCents: before.refundedByUsCents + cents,
    over: refundedCents >= price,
  };
}
