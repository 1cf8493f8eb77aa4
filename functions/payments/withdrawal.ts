import { DAY_MS } from '../../shared/platform/time.ts';
import { LEGAL_FACTS } from '../../shared/site/legal.ts';

/** Money is counted in cents here, so that sums are exact. */
export interface PaidPack {
  /** Credits of the pack. */
  readonly credits: number;
  /** Credits that are spent, or reserved for a use that is under way. */
  readonly used: number;
  /** Credits that refunds have revoked already. */
  readonly takenBack: number;
  readonly amountCents: number;
  /** Refunded already. */
  readonly refundedCents: number;
  /** When it was paid. ISO 8601, UTC. */
  readonly paidAt: string;
}

/** A month of premium that was paid. */
export interface PaidMonth {
  readonly amountCents: number;
  readonly refundedCents: number;
  /** ISO 8601, UTC. */
  readonly paidAt: string;
  /** End of what the payment pays for. ISO 8601, UTC. */
  readonly paidThrough: string;
  /** Credits of the bonus that were spent, or are reserved. */
  readonly bonusUsed: number;
  /** Price of one credit at purchase, at which used bonus credits are valued. */
  readonly creditCents: number;
}

/**
 * The result for a buyer who withdraws: `cents` for the unused part, for which `credits` are revoked. `too_late`: the
 * legal period is over; `nothing_unused`: everything was used or refunded already.
 */
export type Withdrawal =
  | { readonly cents: number; readonly credits: number }
  | { readonly refused: 'too_late' | 'nothing_unused' };

/**
 * Whether the law's time to withdraw still runs: some days for everybody, some months for whom section 14C1 protects.
 */
export function isWithinWithdrawalPeriod(paidAt: string, now: Date, isProtected = false): boolean {
  const end = new Date(paidAt);
  if (isProtected) end.setUTCMonth(end.getUTCMonth() + LEGAL_FACTS.cancellation.monthsOfProtected);
  else end.setTime(end.getTime() + LEGAL_FACTS.cancellation.days * DAY_MS);
  return now.getTime() < end.getTime();
}

/**
 * Returns what may be refunded of a pack (docs/decisions/0018-refunds.md): the price of the unused credits, rounded up
 * to a cent, but never more than what is left of the payment after the used ones. No cancellation fee is taken.
 */
export function calculatePackWithdrawal(
  { credits, used, takenBack, amountCents, refundedCents, paidAt }: PaidPack,
  now: Date,
  isProtected = false,
): Withdrawal {
  if (!isWithinWithdrawalPeriod(paidAt, now, isProtected)) return { refused: 'too_late' };
  const unused = Math.max(0, credits - used - takenBack);
  const left = amountCents - refundedCents - Math.floor((amountCents * used) / credits);
  const cents = Math.min(Math.ceil((amountCents * unused) / credits), left);
  return unused === 0 || cents <= 0 ? { refused: 'nothing_unused' } : { cents, credits: unused };
}

/**
 * Returns what may be refunded of a month of premium: its remaining part, minus the price of used bonus credits.
 * `credits` is 0, because remaining bonus credits are revoked with premium.
 */
export function calculateMonthWithdrawal(
  { amountCents, refundedCents, paidAt, paidThrough, bonusUsed, creditCents }: PaidMonth,
  now: Date,
  isProtected = false,
): Withdrawal {
  if (!isWithinWithdrawalPeriod(paidAt, now, isProtected)) return { refused: 'too_late' };
  const [from, to] = [Date.parse(paidAt), Date.parse(paidThrough)];
  const unused = to > from ? Math.min(1, Math.max(0, (to - now.getTime()) / (to - from))) : 0;
  const cents = Math.min(
    Math.ceil(amountCents * unused) - Math.ceil(bonusUsed * creditCents),
    amountCents - refundedCents,
  );
  return cents <= 0 ? { refused: 'nothing_unused' } : { cents, credits: 0 };
}
