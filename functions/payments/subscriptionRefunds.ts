import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { premiumEnd } from '../../shared/payments/premiumTerm.ts';
import type { StoredSubscription } from '../../shared/payments/subscription.ts';
import type { StoredProfile } from '../../shared/account/profile.ts';
import type { GrantLedger, LedgerChange } from '../credits/grantLedger.ts';
import type { PayPalClient } from '../platform/paypal/client.ts';
import { revokeBonus, revokedBonusItems } from './bonusCredits.ts';
import { endSubscription } from './endSubscription.ts';
import { nextBookkeepingRows, recordRefundItems } from './bookkeeping.ts';
import { CURRENCY } from './orderRecord.ts';
import { withPurchase } from './paymentRecords.ts';
import { PREMIUM_ITEM, type SubscriptionPayment } from './subscriptionPayments.ts';
import { isLastPaymentVoided } from './subscriptionTerm.ts';

/** A dispute about a payment; `won`: it was decided in our favour, or withdrawn. */
export interface Dispute {
  readonly id: string;
  readonly won: boolean;
}

/** A refund of a part of a payment, by the provider's id; `amount` in dollars. */
interface RefundedPart {
  readonly id: string;
  readonly amount: number;
}

/** A refund that is being recorded; `id` is its idempotency key. */
interface Refund {
  readonly userId: string;
  readonly paymentId: string;
  readonly id: string;
  readonly isWhole: boolean;
  readonly part: RefundedPart | undefined;
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
  async function voidPayment(userId: string, paymentId: string, part?: RefundedPart): Promise<boolean> {
    const payment = await paymentOf(userId, paymentId);
    if (!payment) return false;
    if (part !== undefined && (await isNoted(userId, part.id))) return false;
    const isWhole = part === undefined || part.amount + (payment.refunded ?? 0) >= payment.amount - 0.001;
    const refund = { userId, paymentId, id: isWhole ? `${paymentId}-all` : part.id, isWhole, part };
    let isOver = false;
    const work = async (profile: StoredProfile | undefined, time: Date): Promise<LedgerChange | undefined> => {
      const amount = await amountOf(refund, payment);
      // The whole refund was recorded before its parts.
      if (!isWhole && amount <= 0) return undefined;
      const { record, items } = await bookRefund(refund, amount, time);
      if (!profile) return { marker: record, items };
      const { recentActivity } = profile;
      const purchase = { item: PREMIUM_ITEM, amount: -amount, paymentId };
      const activity = amount > 0 ? withPurchase(profile, purchase, time) : { recentActivity };
      const noted = { profile: activity, marker: record, items };
      const held = profile.subscription;
      isOver = isWhole && (await isLast(held, payment));
      return held && isOver ? withPremiumEnded(table, noted, profile, held, payment, refund, time) : noted;
    };
    const marker = `EVENT#refund-${refund.id}`;
    const outcome = await credits.recordOnce(userId, marker, work);
    // The account is deleted, but its payment records remain.
    const isNew =
      'refused' in outcome
        ? await credits.recordWithoutProfile(userId, marker, (time) => work(undefined, time))
        : outcome.granted;
    if (isOver) await endSubscription(provider, payment.subscriptionId, 'A payment was given back');
    return isNew;
  }

  /** Dollars of a refund that are not booked yet. */
  async function amountOf({ userId, paymentId, isWhole, part }: Refund, { amount }: SubscriptionPayment) {
    const before = (await paymentOf(userId, paymentId))?.refunded ?? 0;
    const due = isWhole || !part ? amount - before : Math.min(part.amount, amount - before);
    return Math.round(due * 100) / 100;
  }

  /** The rows that book a refund of so many dollars; none for nothing. */
  async function bookRefund(
    { userId, paymentId, id, part }: Refund,
    amount: number,
    time: Date,
  ): ReturnType<typeof nextBookkeepingRows> {
    if (amount <= 0) return { record: {}, items: [] };
    const booked = {
      userId,
      paymentId: part?.id ?? id,
      kind: 'refund' as const,
      item: PREMIUM_ITEM,
      amount: -amount,
      currency: CURRENCY,
      of: paymentId,
    };
    const { record, items } = await nextBookkeepingRows(database, table, booked, time);
    return { record, items: [...items, ...recordRefundItems(table, userId, paymentId, amount)] };
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

/** The change with premium ended, because the payment that it lasts by went back: the rest of the bonus is revoked. */
function withPremiumEnded(
  table: string,
  noted: LedgerChange,
  profile: StoredProfile,
  held: StoredSubscription,
  { paidAt }: SubscriptionPayment,
  { userId, paymentId, id }: Refund,
  time: Date,
): LedgerChange {
  const { account, taken } = revokeBonus(profile, held.id, time);
  const { disputed: _decided, ...kept } = held;
  const paidThrough = earlierTime(held.paidThrough, time.toISOString());
  const revoked = revokedBonusItems(table, { userId, subscriptionId: held.id, taken, paymentId, id, time });
  return {
    account,
    profile: { ...noted.profile, subscription: { ...kept, voided: paidAt, paidThrough }, premiumUntil: paidThrough },
    marker: { ...noted.marker, taken },
    items: [...revoked, ...noted.items],
  };
}

const earlierTime = (a: string | undefined, b: string) => (a !== undefined && Date.parse(a) < Date.parse(b) ? a : b);
