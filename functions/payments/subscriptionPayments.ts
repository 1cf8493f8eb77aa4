import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { withActivity } from '../../shared/profile.ts';
import { clock } from '../data/clock.ts';
import type { ledger } from '../data/ledger.ts';
import { paymentEntry, type PaymentRecord } from '../data/paymentRecords.ts';
import type { PayPal } from '../data/paypal.ts';
import type { Money } from '../data/paypalTypes.ts';
import { bookedRows } from './books.ts';
import { claimSale, giveBackSale } from './giveBack.ts';

const DAY_MS = 86_400_000;
/** Days for which the provider lists payments in one answer. */
const LISTED_DAYS = 31;
/** Months back that are looked at when none of their payments were heard of. */
const MOST_MONTHS = 12;
/** Statuses of a payment that was made, whatever became of the money later. */
const PAID = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** What transactions and receipts call it. */
export const ITEM = 'premium';

/** A payment of a subscription as it was written down. */
export interface SubscriptionPayment extends PaymentRecord {
  readonly paidAt: string;
  readonly subscriptionId: string;
}

type Listed = Awaited<ReturnType<PayPal['subscriptionPayments']>>[number];

/** The payments of subscriptions: each written down once with its receipt's number. `wentBack` is told of each that went back whole. */
export function subscriptionPayments(database: DynamoDBDocumentClient, table: string, provider: PayPal, credits: Pick<ReturnType<typeof ledger>, 'recordOnce'>, wentBack: (userId: string, paymentId: string) => Promise<unknown>) {
  return { recordPayments, returnPayments, paymentOf };

  /**
   * Writes down the payments up to the `last` that are not written down yet: those of the month before it, and as long as a
   * month had one that was new, of the month before that.
   */
  function recordPayments(userId: string, id: string, last: string): Promise<void> {
    return eachMonth(id, last, async (payment) => {
      const added = await recordPayment(userId, id, payment);
      if (payment.status === 'REFUNDED') await wentBack(userId, payment.id);
      return added;
    });
  }

  /** Gives back, from the `last` on, what was paid for a subscription that nobody has; answers what the provider would not give back. */
  async function returnPayments(userId: string, id: string, last: string): Promise<readonly string[]> {
    const owed: string[] = [];
    await eachMonth(id, last, async (payment) => {
      if (payment.status !== 'COMPLETED' || (await paymentOf(userId, payment.id))) return false;
      if (!(await claimSale(database, table, { userId, subscriptionId: id, paidAt: payment.time }, clock()))) return false;
      if (!(await giveBackSale(provider, payment.id))) owed.push(payment.id);
      return true;
    });
    return owed;
  }

  /** Does something with each payment of the month before the `last`, and of earlier ones as long as there was something to do. */
  async function eachMonth(id: string, last: string, work: (payment: Listed) => Promise<boolean>): Promise<void> {
    let to = new Date(Date.parse(last) + DAY_MS);
    for (let month = 0; month < MOST_MONTHS; month += 1) {
      const from = new Date(to.getTime() - LISTED_DAYS * DAY_MS);
      // oxlint-disable-next-line no-await-in-loop -- an earlier month is asked for only if it may hold something
      const listed = await provider.subscriptionPayments(id, from, to);
      let worked = false;
      for (const payment of listed.filter(({ status }) => PAID.includes(status))) {
        // oxlint-disable-next-line no-await-in-loop -- numbers of receipts follow each other
        worked = (await work(payment)) || worked;
      }
      if (!worked) return;
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

  async function paymentOf(userId: string, paymentId: string): Promise<SubscriptionPayment | undefined> {
    const { Item } = await database.send(new GetCommand({ TableName: table, Key: { userId, entry: paymentEntry(paymentId) }, ConsistentRead: true }));
    return Item as SubscriptionPayment | undefined;
  }
}
