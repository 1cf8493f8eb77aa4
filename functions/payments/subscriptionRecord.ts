import { PREMIUM_PLAN } from '../../shared/payments/plans.ts';
import type { PayPalMoney } from '../platform/paypal/types.ts';
import { toCents, CURRENCY } from './orderRecord.ts';

/**
 * The monthly price to which a payer agreed. It is valid as long as the subscription lasts, whatever the price list
 * says later.
 */
export interface SubscriptionAgreement {
  /** The provider's plan. */
  readonly planId: string;
  /** Decimal. */
  readonly amount: string;
  readonly currency: string;
}

/**
 * A subscription as it is stored, `SUBSCRIPTION#<id>` of its owner, with its payments and as long as they: what was
 * agreed when it was made, and every status the provider gave it.
 */
export interface SubscriptionRecord extends SubscriptionAgreement {
  readonly userId: string;
  readonly entry: string;
  readonly subscriptionId: string;
  readonly status: string;
  readonly states: readonly { readonly status: string; readonly at: string }[];
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Time of the last payment that premium was granted for. ISO 8601, UTC. */
  readonly grantedFor?: string;
  /** A payment without an owner is claimed for a refund: nothing is granted any more. */
  readonly returningAt?: string;
}

export const subscriptionSortKey = (id: string) => `SUBSCRIPTION#${id}`;

/** Returns the terms of a new subscription to that plan; also used for rows from before agreements were kept. */
export const currentAgreement = (planId: string): SubscriptionAgreement => ({
  planId,
  amount: PREMIUM_PLAN.priceUSD.toFixed(2),
  currency: CURRENCY,
});

/** Whether this amount was agreed to. */
export const isAgreedPrice = (money: PayPalMoney | undefined, { amount, currency }: SubscriptionAgreement) =>
  money !== undefined && money.currency_code === currency && toCents(money) === toCents({ value: amount });

/** The row of a subscription that was just made and waits for approval. */
export function newSubscriptionRecord(
  userId: string,
  id: string,
  agreed: SubscriptionAgreement,
  time: Date,
): SubscriptionRecord {
  const [timestamp, status] = [time.toISOString(), 'APPROVAL_PENDING'];
  return {
    userId,
    entry: subscriptionSortKey(id),
    subscriptionId: id,
    ...agreed,
    status,
    states: [{ status, at: timestamp }],
    createdAt: timestamp,
    updatedAt: timestamp,
  };
}

/**
 * The update that records a status in a subscription's row, and the payment that premium is granted for; a missing row
 * is created with the current agreement.
 */
export function subscriptionStatusUpdate(
  table: string,
  userId: string,
  id: string,
  { planId, amount, currency }: SubscriptionAgreement,
  status: string,
  time: Date,
  grantedFor?: string,
) {
  const timestamp = time.toISOString();
  const granted = grantedFor === undefined ? {} : { grantedFor };
  const made = { subscriptionId: id, planId, amount, currency, createdAt: timestamp };
  return {
    TableName: table,
    Key: { userId, entry: subscriptionSortKey(id) },
    UpdateExpression: [
      'SET #status = :status, updatedAt = :createdAt, states = list_append(if_not_exists(states, :none), :states)',
      ...Object.keys(made).map((name) => `${name} = if_not_exists(${name}, :${name})`),
      ...Object.keys(granted).map((name) => `${name} = :${name}`),
    ].join(', '),
    ...(grantedFor !== undefined && { ConditionExpression: 'attribute_not_exists(returningAt)' }),
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': status,
      ':none': [],
      ':states': [{ status, at: timestamp }],
      ...Object.fromEntries(Object.entries({ ...made, ...granted }).map(([name, value]) => [`:${name}`, value])),
    },
  };
}
