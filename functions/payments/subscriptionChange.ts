import { isDeepStrictEqual } from 'node:util';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { addGrant } from '../credits/creditAccount.ts';
import { createCreditGrant } from '../../shared/credits/creditGrants.ts';
import { PREMIUM_PLAN } from '../../shared/payments/plans.ts';
import { premiumEnd } from '../../shared/payments/premiumTerm.ts';
import type { StoredSubscription } from '../../shared/payments/subscription.ts';
import { toCreditAccount } from '../credits/creditProfile.ts';
import type { LedgerChange } from '../credits/grantLedger.ts';
import { grantItem } from '../credits/ledgerRows.ts';
import type { PayPalSubscription } from '../platform/paypal/types.ts';
import { bonusGrantId } from './bonusCredits.ts';
import { PREMIUM_ITEM } from './subscriptionPayments.ts';
import {
  currentAgreement,
  isAgreedPrice,
  subscriptionStatusUpdate,
  type SubscriptionAgreement,
  type SubscriptionRecord,
} from './subscriptionRecord.ts';
import { computePaidThrough, isLastPaymentVoided } from './subscriptionTerm.ts';

/**
 * A subscription in its present state at the provider, in our terms; `mispriced`: its last payment is not what was
 * agreed to.
 */
export interface PresentSubscription {
  readonly subscription: StoredSubscription;
  readonly mispriced: boolean;
  /** The change to write; undefined if nothing is new. */
  readonly change: LedgerChange | undefined;
}

/**
 * Returns the changes for the provider's state of a subscription: the profile, the subscription's row, and the bonus
 * credits when it begins. `row` is undefined for a subscription from before agreements were kept.
 */
export function subscriptionChange(
  table: string,
  profile: StoredProfile,
  present: PayPalSubscription,
  row: SubscriptionRecord | undefined,
  time: Date,
): PresentSubscription {
  const held = profile.subscription?.id === present.id ? profile.subscription : undefined;
  const agreed = row ?? currentAgreement(present.plan_id);
  const subscription = presentSubscription(present, held, agreed, time);
  const last = present.billing_info?.last_payment;
  const mispriced = last !== undefined && !isAgreedPrice(last.amount, agreed);
  const isPaid = subscription.paidThrough !== undefined && !mispriced;
  // The grant is recorded in the same transaction: a payment is granted or refunded, never both.
  const grantedFor = isPaid && last !== undefined ? new Date(last.time).toISOString() : undefined;
  const premiumUntil = premiumEnd(subscription);
  const isSame = isDeepStrictEqual(subscription, held) && profile.premiumUntil === premiumUntil;
  // One from before agreements were kept gets its row as soon as the list is known to hold for it.
  const isNoted = row
    ? row.status === present.status && (grantedFor === undefined || row.grantedFor === grantedFor)
    : !isPaid;
  if (isSame && isNoted) return { subscription, mispriced, change: undefined };
  const { uid } = profile;
  const status = subscriptionStatusUpdate(table, uid, present.id, agreed, present.status, time, grantedFor);
  const change: LedgerChange = {
    profile: { subscription, ...(premiumUntil !== undefined && { premiumUntil }) },
    items: isNoted ? [] : [{ Update: status }],
  };
  const isNew = subscription.activatedAt !== undefined && held?.activatedAt === undefined;
  return { subscription, mispriced, change: isNew ? withBonus(table, profile, present.id, change, time) : change };
}

/** The subscription as the profile holds it from now on. It is active from the first payment that counts. */
function presentSubscription(
  present: PayPalSubscription,
  held: StoredSubscription | undefined,
  agreed: SubscriptionAgreement,
  time: Date,
): StoredSubscription {
  const paidThrough = computePaidThrough(present, held, agreed);
  const activatedAt = held?.activatedAt ?? (paidThrough === undefined ? undefined : time.toISOString());
  /** A payment that was refunded or is disputed stays so until another was made. */
  const stillSo = (name: 'voided' | 'disputed') =>
    held?.[name] !== undefined && isLastPaymentVoided(present, held[name]) && { [name]: held[name] };
  return {
    id: present.id,
    status: present.status,
    failedPayments: present.billing_info?.failed_payments_count ?? 0,
    ...(paidThrough !== undefined && { paidThrough }),
    ...stillSo('voided'),
    ...stillSo('disputed'),
    ...(activatedAt !== undefined && { activatedAt }),
  };
}

/** The change with the bonus credits of a subscription that begins, granted once for each. */
function withBonus(
  table: string,
  profile: StoredProfile,
  subscriptionId: string,
  change: LedgerChange,
  time: Date,
): LedgerChange {
  const { uid: userId } = profile;
  const lot = createCreditGrant(bonusGrantId(subscriptionId), PREMIUM_PLAN.bonusCredits, PREMIUM_ITEM, time);
  const { id: lotId, granted: amount, expiresAt } = lot;
  const ids = { userId, lotId, paymentId: subscriptionId, id: subscriptionId };
  const marker = {
    TableName: table,
    Item: { userId, entry: `EVENT#activation-${subscriptionId}` },
    ConditionExpression: 'attribute_not_exists(entry)',
  };
  return {
    ...change,
    account: addGrant(toCreditAccount(profile), lot, time),
    items: [
      ...change.items,
      grantItem(table, { ...ids, amount, expiresAt, source: PREMIUM_ITEM, time }),
      { Put: marker },
    ],
  };
}
