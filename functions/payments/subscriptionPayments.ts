import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { takeBack } from '../../shared/credits/account.ts';
import { PREMIUM_PLAN } from '../../shared/plans.ts';
import type { StoredSubscription } from '../../shared/premiumTerm.ts';
import { withActivity, type StoredProfile } from '../../shared/profile.ts';
import { accountOf, type Change, type ledger } from '../data/ledger.ts';
import { grantRow } from '../data/ledgerRows.ts';
import type { PayPal } from '../data/paypal.ts';
import type { Money } from '../data/paypalTypes.ts';
import { endSubscription } from '../data/subscriptionEnd.ts';
import { bookedRows, paymentEntry, refundNoted } from './books.ts';
import { CURRENCY } from './orderRow.ts';
import { isVoided } from './subscriptionTerm.ts';

const DAY_MS = 86_400_000;
/** Days for which the provider lists payments in one answer. */
const LISTED_DAYS = 31;
/** Months back that are looked at when none of their payments were heard of. */
const MOST_MONTHS = 12;
/** Statuses of a payment that was made, whatever became of the money later. */
const PAID = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** What transactions and receipts call it. */
export const ITEM = 'premium';
export const bonusLot = (subscriptionId: string) => `lot-${subscriptionId}`;

/** A payment of a subscription as it was written down. */
interface PaymentRecord {
  readonly paidAt: string;
  readonly subscriptionId: string;
  /** Dollars. */
  readonly amount: number;
  /** Dollars that went back since. */
  readonly refunded?: number;
}

/** The payments of subscriptions: each written down once with its receipt's number, and what became of the money. */
export function subscriptionPayments(database: DynamoDBDocumentClient, table: string, provider: PayPal, credits: Pick<ReturnType<typeof ledger>, 'recordOnce' | 'recordWithoutProfile'>) {
  return { recordPayments, voidPayment };

  /**
   * Writes down the payments up to the `last` that are not written down yet: those of the month before it, and as long as a
   * month had one that was new, of the month before that.
   */
  async function recordPayments(userId: string, id: string, last: string): Promise<void> {
    let to = new Date(Date.parse(last) + DAY_MS);
    for (let month = 0; month < MOST_MONTHS; month += 1) {
      const from = new Date(to.getTime() - LISTED_DAYS * DAY_MS);
      // oxlint-disable-next-line no-await-in-loop -- an earlier month is asked for only if it may hold something
      const listed = await provider.subscriptionPayments(id, from, to);
      let added = false;
      for (const payment of listed.filter(({ status }) => PAID.includes(status))) {
        // oxlint-disable-next-line no-await-in-loop -- numbers of receipts follow each other
        added = (await recordPayment(userId, id, payment)) || added;
        // oxlint-disable-next-line no-await-in-loop
        if (payment.status === 'REFUNDED') await voidPayment(userId, payment.id);
      }
      if (!added) return;
      to = from;
    }
  }

  /** Whether it was new. */
  async function recordPayment(userId: string, subscriptionId: string, { id: paymentId, time: paidAt, amount }: { readonly id: string; readonly time: string; readonly amount: Money }): Promise<boolean> {
    if (await paymentOf(userId, paymentId)) return false;
    await credits.recordOnce(userId, paymentEntry(paymentId), async (profile, time) => {
      const { record, items } = await bookedRows(database, table, { userId, paymentId, kind: 'premium', item: ITEM, amount: Number(amount.value), currency: amount.currency_code }, time);
      const activity = { type: 'purchase' as const, description: ITEM, amount: Number(amount.value), timestamp: time.toISOString(), paymentId };
      return { profile: { recentActivity: withActivity(profile.recentActivity, activity) }, marker: { ...record, paidAt, subscriptionId }, items };
    });
    return true;
  }

  async function paymentOf(userId: string, paymentId: string): Promise<PaymentRecord | undefined> {
    const { Item } = await database.send(new GetCommand({ TableName: table, Key: { userId, entry: paymentEntry(paymentId) }, ConsistentRead: true }));
    return Item as PaymentRecord | undefined;
  }

  /**
   * A payment of a subscription went back, all of it or, with `part`, some: what all of it paid for is over, what is left of
   * the bonus goes back, and no further payment is taken; where it was not the last, what a later one pays for stays. Once
   * for the whole, and once for each part.
   */
  async function voidPayment(userId: string, paymentId: string, part?: { readonly id: string; readonly amount: number }): Promise<void> {
    const payment = await paymentOf(userId, paymentId);
    if (!payment) return;
    const whole = part === undefined || part.amount >= payment.amount - 0.001;
    const refundId = whole ? `${paymentId}-all` : part.id;
    let isOver = false;
    const work = async (profile: StoredProfile | undefined, time: Date): Promise<Change | undefined> => {
      const before = (await paymentOf(userId, paymentId))?.refunded ?? 0;
      const amount = Math.round((whole ? payment.amount - before : Math.min(part.amount, payment.amount - before)) * 100) / 100;
      // The whole was noted before its parts were heard of.
      if (!whole && amount <= 0) return undefined;
      const { record, items: booked } = await bookedRows(database, table, { userId, paymentId: part?.id ?? refundId, kind: 'refund', item: ITEM, amount: -amount, currency: CURRENCY, of: paymentId }, time);
      const items = [...booked, ...refundNoted(table, userId, paymentId, amount)];
      if (!profile) return { marker: record, items };
      const recentActivity = withActivity(profile.recentActivity, { type: 'purchase', description: ITEM, amount: -amount, timestamp: time.toISOString(), paymentId });
      const held = profile.subscription;
      const present = whole && held?.id === payment.subscriptionId ? await provider.subscription(held.id) : undefined;
      isOver = present !== undefined && isVoided(present, payment.paidAt);
      if (!held || !isOver) return { profile: { recentActivity }, marker: record, items };
      const { account, taken } = takeBack(accountOf(profile), bonusLot(held.id), PREMIUM_PLAN.bonusCredits, time);
      const ended: StoredSubscription = { ...held, voided: payment.paidAt, paidThrough: earlier(held.paidThrough, time.toISOString()) };
      const row = grantRow({ userId, lotId: bonusLot(held.id), amount: -taken, expiresAt: time.toISOString(), source: 'refund', paymentId, id: refundId, time });
      return { account, profile: { recentActivity, subscription: ended, premiumUntil: ended.paidThrough as string }, marker: { ...record, taken }, items: [...(taken > 0 ? [{ Put: { TableName: table, Item: row } }] : []), ...items] };
    };
    const outcome = await credits.recordOnce(userId, `EVENT#refund-${refundId}`, work);
    // The account is gone, its payment records are not.
    if ('refused' in outcome) await credits.recordWithoutProfile(userId, `EVENT#refund-${refundId}`, (time) => work(undefined, time));
    if (isOver) await endSubscription(provider, payment.subscriptionId, 'A payment was given back');
  }
}

const earlier = (one: string | undefined, other: string) => (one !== undefined && Date.parse(one) < Date.parse(other) ? one : other);
