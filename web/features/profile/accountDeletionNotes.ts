import { LEGAL_FACTS } from '../../../shared/site/legal.ts';
import type { Profile } from '../../../shared/account/profile.ts';

/** Effects of deleting the account on money and credits, shown before; a field is absent if there is no effect. */
export interface AccountDeletionFacts {
  /** Unused credits. */
  readonly credits?: number;
  /**
   * `cancelled`: a running subscription is ended; `ended`: it was cancelled before, and its remaining time is lost.
   * `until`: it is paid until then.
   */
  readonly premium?: { readonly kind: 'cancelled' | 'ended'; readonly until?: string };
  /**
   * A payment within the law's withdrawal period: the purchase may be withdrawn from (docs/decisions/0018-refunds.md).
   */
  readonly withdrawable?: true;
}

const DAY_MS = 86_400_000;
/** Subscription statuses in which nothing would be charged any more. */
const ENDED_STATUSES: readonly string[] = ['cancelled', 'expired'];

/** Returns the facts about losses for a person who deletes the account. `now` in milliseconds. */
export function accountDeletionFacts(
  { aiCredits, subscription, recentActivity }: Pick<Profile, 'aiCredits' | 'subscription' | 'recentActivity'>,
  now: number,
): AccountDeletionFacts {
  const paidUntil = subscription?.paidThrough;
  const until = paidUntil !== undefined && Date.parse(paidUntil) > now ? { until: paidUntil } : {};
  const runs = subscription !== undefined && !ENDED_STATUSES.includes(subscription.status);
  const since = now - LEGAL_FACTS.cancellation.days * DAY_MS;
  // A refund is an activity of the same payment: a full refund leaves nothing to withdraw from.
  const left = new Map<string, number>();
  for (const { paymentId, amount } of recentActivity) left.set(paymentId, (left.get(paymentId) ?? 0) + amount);
  const withdrawable = recentActivity.some(
    ({ timestamp, amount, paymentId }) =>
      amount > 0 && Date.parse(timestamp) > since && (left.get(paymentId) ?? 0) > 0.001,
  );
  return {
    ...(aiCredits > 0 && { credits: aiCredits }),
    ...(runs && { premium: { kind: 'cancelled', ...until } }),
    ...(subscription?.status === 'cancelled' && 'until' in until && { premium: { kind: 'ended', ...until } }),
    ...(withdrawable && { withdrawable }),
  };
}
