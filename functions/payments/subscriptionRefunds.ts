import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { premiumEnd } from '../../shared/payments/premiumTerm.ts';
import type { StoredSubscription } from '../../shared/payments/subscription.ts';
import { addActivity, type StoredProfile } from '../../shared/account/profile.ts';
import type { GrantLedger, LedgerChange } from '../credits/grantLedger.ts';
import type { PayPalClient } from '../platform/paypal/client.ts';
import { revokeBonus, revokedBonusItems } from './bonusCredits.ts';
import { endSubscription } from './endSubscription.ts';
import { nextBookkeepingRows, recordRefundItems } from './bookkeeping.ts';
import { CURRENCY } from './orderRecord.ts';
import { PREMIUM_ITEM, type SubscriptionPayment } from './subscriptionPayments.ts';
import { isLastPaymentVoided } from './subscriptionTerm.ts';

/** A dispute about a payment; `won`: it was decided in our favour, or withdrawn. */
export interface Dispute {
  readonly id: string;
  readonly won: boolean;
}

/** Effects of refunds and disputes on premium. Each returns whether it was new. */
export function createSubscriptionRefunds(
  database: DynamoDBDocumentClient,
  table: string,
  provider: PayPalClient,
  credits: Pick<GrantLedger, 'recordOnce' | 'recordWithoutProfile'>,
  paymentOf: (userId: string, paymentId: string) => Promise<SubscriptionPayment | undefined>,
) {
  return { voidPayment, disputePayment };

  /**
   * A payment of a subscription was refunded, all of it or, with `part`, some. After a whole refund, its paid time is
   * over, the rest of the bonus is revoked, and no further payment is taken; if a later payment exists, the time it
   * pays for stays. Applied once for the whole (also reached by the last of its parts), and once for each part.
   */
  async function voidPayment(
    userId: string,
    paymentId: string,
    part?: { readonly id: string; readonly amount: number },
  ): Promise<boolean> {
    const payment = await paymentOf(userId, paymentId);
    if (!payment) return false;
    if (part !== undefined && (await isNoted(userId, part.id))) return false;
    const whole = part === undefined || part.amount + (payment.refunded ?? 0) >= payment.amount - 0.001;
    const refundId = whole ? `${paymentId}-all` : part.id;
    let isOver = false;
    const work = async (profile: StoredProfile | undefined, time: Date): Promise<LedgerChange | undefined> => {
      const before = (await paymentOf(userId, paymentId))?.refunded ?? 0;
      const amount =
        Math.round((whole ? payment.amount - before : Math.min(part.amount, payment.amount - before)) * 100) / 100;
      // The whole refund was recorded before its parts.
      if (!whole && amount <= 0) return undefined;
      const { record, items: booked } =
        amount > 0
          ? await nextBookkeepingRows(
              database,
              table,
              {
                userId,
                paymentId: part?.id ?? refundId,
                kind: 'refund',
                item: PREMIUM_ITEM,
                amount: -amount,
                currency: CURRENCY,
                of: paymentId,
              },
              time,
            )
          : { record: {}, items: [] };
      const items = amount > 0 ? [...booked, ...recordRefundItems(table, userId, paymentId, amount)] : [];
      if (!profile) return { marker: record, items };
      const recentActivity =
        amount > 0
          ? addActivity(profile.recentActivity, {
              type: 'purchase',
              description: PREMIUM_ITEM,
              amount: -amount,
              timestamp: time.toISOString(),
              paymentId,
            })
          : profile.recentActivity;
      const held = profile.subscription;
      isOver = whole && (await isLast(held, payment));
      if (!held || !isOver) return { profile: { recentActivity }, marker: record, items };
      const { account, taken } = revokeBonus(profile, held.id, time);
      const { disputed: _decided, ...kept } = held;
      const ended: StoredSubscription = {
        ...kept,
        voided: payment.paidAt,
        paidThrough: earlierTime(held.paidThrough, time.toISOString()),
      };
      return {
        account,
        profile: { recentActivity, subscription: ended, premiumUntil: ended.paidThrough as string },
        marker: { ...record, taken },
        items: [
          ...revokedBonusItems(table, { userId, subscriptionId: held.id, taken, paymentId, id: refundId, time }),
          ...items,
        ],
      };
    };
    const outcome = await credits.recordOnce(userId, `EVENT#refund-${refundId}`, work);
    // The account is gone, its payment records are not.
    const isNew =
      'refused' in outcome
        ? await credits.recordWithoutProfile(userId, `EVENT#refund-${refundId}`, (time) => work(undefined, time))
        : outcome.granted;
    if (isOver) await endSubscription(provider, payment.subscriptionId, 'A payment was given back');
    return isNew;
  }

  /**
   * A dispute about a payment is opened or decided. While it is open, the time that the payment pays for is suspended:
   * it continues once we have won, and ends with the money otherwise. If a later payment was made, that one counts.
   */
  async function disputePayment(userId: string, paymentId: string, { id, won }: Dispute): Promise<boolean> {
    const payment = await paymentOf(userId, paymentId);
    if (!payment) return false;
    const work =
      (rests: boolean) =>
      async (profile: StoredProfile): Promise<LedgerChange> => {
        const noted = { marker: { of: paymentId }, items: [] };
        const held = profile.subscription;
        if (!held || held.voided !== undefined || !(await isLast(held, payment))) return noted;
        const { disputed: _before, ...kept } = held;
        const subscription: StoredSubscription = rests ? { ...kept, disputed: payment.paidAt } : kept;
        return { ...noted, profile: { subscription, premiumUntil: premiumEnd(subscription) as string } };
      };
    const begun = await credits.recordOnce(userId, `EVENT#dispute-${id}`, work(true));
    const ended = won ? await credits.recordOnce(userId, `EVENT#dispute-${id}-won`, work(false)) : begun;
    return [begun, ended].some((outcome) => 'granted' in outcome && outcome.granted);
  }

  /** Whether that part was recorded before. */
  async function isNoted(userId: string, refundId: string): Promise<boolean> {
    const { Item } = await database.send(
      new GetCommand({ TableName: table, Key: { userId, entry: `EVENT#refund-${refundId}` }, ConsistentRead: true }),
    );
    return Item !== undefined;
  }

  /** Whether it was the last payment of the subscription that is held. */
  async function isLast(
    held: StoredSubscription | undefined,
    { subscriptionId, paidAt }: SubscriptionPayment,
  ): Promise<boolean> {
    return held?.id === subscriptionId && isLastPaymentVoided(await provider.subscription(held.id), paidAt);
  }
}

const earlierTime = (one: string | undefined, other: string) =>
  one !== undefined && Date.parse(one) < Date.parse(other) ? one : other;
