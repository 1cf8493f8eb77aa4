import { DAY_MS } from '../../shared/platform/time.ts';
import { addMonths } from '../../shared/credits/creditGrants.ts';
import { PREMIUM_PLAN } from '../../shared/payments/plans.ts';
import { isPremiumAt } from '../../shared/payments/premiumTerm.ts';
import type { StoredSubscription } from '../../shared/payments/subscription.ts';
import type { StoredProfile } from '../../shared/account/profile.ts';
import type { PayPalSubscription } from '../platform/paypal/types.ts';
import { isAgreedPrice, type SubscriptionAgreement } from './subscriptionRecord.ts';

/** Whether a subscription that a profile holds leaves no room for another: it renews, or what was paid lasts. */
export function blocksNewSubscription(
  profile: Pick<StoredProfile, 'premiumUntil'>,
  { status, voided }: StoredSubscription,
  time: Date,
): boolean {
  return (status === 'ACTIVE' && voided === undefined) || isPremiumAt(profile, time);
}

/**
 * Returns the end of the paid term: a month after the last payment, if it was the agreed one; for a subscription that
 * renews in time, the day of the next payment, which comes sooner after a late one. Once nothing renews, the former end
 * stays.
 */
export function computePaidThrough(
  { status, billing_info: billing }: PayPalSubscription,
  held: StoredSubscription | undefined,
  agreed: SubscriptionAgreement,
): string | undefined {
  const last = billing?.last_payment;
  if (!last || !isAgreedPrice(last.amount, agreed)) return held?.paidThrough;
  if (held?.voided !== undefined && isLastPaymentVoided({ billing_info: billing }, held.voided))
    return held.paidThrough;
  if (status === 'ACTIVE' && billing.next_billing_time !== undefined && !billing.failed_payments_count)
    return toIsoTime(billing.next_billing_time);
  if (held?.paidThrough !== undefined && Date.parse(held.paidThrough) > Date.parse(last.time)) return held.paidThrough;
  return addMonths(new Date(last.time), PREMIUM_PLAN.months).toISOString();
}

/** The provider's lists may differ by seconds on when a payment was made; the next one is a month later. */
export const PAYMENT_TIME_TOLERANCE_MS = DAY_MS;

/** Whether nothing was paid since the refunded payment, which was made at `voided`. */
export function isLastPaymentVoided(
  { billing_info: billing }: Pick<PayPalSubscription, 'billing_info'>,
  voided: string,
): boolean {
  const last = billing?.last_payment;
  return last === undefined || Date.parse(last.time) < Date.parse(voided) + PAYMENT_TIME_TOLERANCE_MS;
}

const toIsoTime = (time: string) => new Date(time).toISOString();
