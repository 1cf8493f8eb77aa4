import { DAY_MS } from '../platform/time.ts';
import { PREMIUM_PLAN } from './plans.ts';
import type { StoredSubscription, SubscriptionView } from './subscription.ts';

/** Statuses in which the provider goes on to take payments, or may begin to. */
const BILLABLE_STATUSES = ['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED'];

/** Whether a subscription may still cost its owner money. */
export const isBillable = ({ status }: Pick<StoredSubscription, 'status'>) => BILLABLE_STATUSES.includes(status);

/**
 * Returns when premium ends, undefined if it never began: with the paid term; for a subscription that renews some days
 * later, in which the provider takes the next payment or tries again. While a dispute is open, it counts as ended.
 */
export function premiumEnd({
  status,
  paidThrough,
  voided,
  disputed,
}: Pick<StoredSubscription, 'status' | 'paidThrough' | 'voided' | 'disputed'>): string | undefined {
  if (disputed !== undefined) return disputed;
  if (paidThrough === undefined || status !== 'ACTIVE' || voided !== undefined) return paidThrough;
  return new Date(Date.parse(paidThrough) + PREMIUM_PLAN.graceDays * DAY_MS).toISOString();
}

/** The premium fields of a stored profile. */
export interface StoredPremium {
  readonly subscription?: StoredSubscription;
  /** When premium ends (`premiumEnd`): what conditions of writes compare with. ISO 8601, UTC. */
  readonly premiumUntil?: string;
}

/** Whether a profile is premium at `now`. */
export function isPremiumAt({ premiumUntil }: Pick<StoredPremium, 'premiumUntil'>, now: Date): boolean {
  return premiumUntil !== undefined && Date.parse(premiumUntil) > now.getTime();
}

/** Returns the profile's plan: no limit of résumés while premium lasts, and the plan's own limit afterwards. */
export function premiumView(
  stored: StoredPremium & { readonly maxStorageSlots: number | null },
  now: Date,
): { isPremium: boolean; maxStorageSlots: number | null; subscription?: SubscriptionView } {
  const isPremium = isPremiumAt(stored, now);
  const subscription = stored.subscription && subscriptionView(stored.subscription, isPremium);
  return {
    isPremium,
    maxStorageSlots: isPremium ? null : stored.maxStorageSlots,
    ...(subscription && { subscription }),
  };
}

/**
 * The subscription as its owner sees it; undefined until it was approved. One that may still cost money never counts as
 * ended.
 */
function subscriptionView(
  { status, paidThrough, failedPayments, voided, disputed }: StoredSubscription,
  isPremium: boolean,
): SubscriptionView | undefined {
  if (paidThrough === undefined) return status === 'ACTIVE' ? { status: 'pending' } : undefined;
  if (!isPremium && status === 'ACTIVE' && voided === undefined)
    return { status: disputed === undefined ? 'overdue' : 'disputed', paidThrough };
  if (!isPremium) return { status: 'expired', paidThrough };
  if (status !== 'ACTIVE') return { status: 'cancelled', paidThrough };
  return { status: failedPayments > 0 ? 'failed' : 'active', paidThrough };
}
