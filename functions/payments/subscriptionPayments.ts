import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { addActivity } from '../../shared/account/profile.ts';
import { clock } from '../platform/clock.ts';
import type { createLedger } from '../credits/ledger.ts';
import { paymentSortKey, type PaymentRecord } from './paymentRecords.ts';
import type { PayPalClient } from '../platform/paypal/client.ts';
import type { PayPalMoney } from '../platform/paypal/types.ts';
import { nextBookkeepingRows } from './bookkeeping.ts';
import { claimSaleRefund, issueSaleRefund } from './issueRefund.ts';

const DAY_MS = 86_400_000;
/** Days for which the provider lists payments in one answer. */
const LISTING_DAYS = 31;
/** Months back that are looked at when none of their payments were heard of. */
const MAX_MONTHS = 12;
/** Statuses of a payment that was made, whatever became of the money later. */
const PAID_STATUSES = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** What transactions and receipts call it. */
export const PREMIUM_ITEM = 'premium';

/** A payment of a subscription as it was written down. */
export interface SubscriptionPayment extends PaymentRecord {
  readonly paidAt: string;
  readonly subscriptionId: string;
}

type ListedPayment = Awaited<ReturnType<PayPalClient['subscriptionPayments']>>[number];

/**
 * The payments of subscriptions: each written down once with its receipt's number. `wentBack` is told of each that went
 * back whole.
 */
export function createSubscriptionPayments(
  database: DynamoDBDocumentClient,
  table: string,
  provider: PayPalClient,
  credits: Pick<ReturnType<typeof createLedger>, 'recordOnce'>,
  wentBack: (userId: string, paymentId: string) => Promise<unknown>,
) {
  return { recordPayments, refundPayments, readPayment };

  /**
   * Writes down the payments up to the `last` that are not written down yet: those of the month before it, and as long
   * as a month had one that was new, of the month before that.
   */
  function recordPayments(userId: string, id: string, last: string): Promise<void> {
    return eachMonth(id, last, async (payment) => {
      const added = await recordPayment(userId, id, payment);
      if (payment.status === 'REFUNDED') await wentBack(userId, payment.id);
      return added;
    });
  }

  /**
   * Gives back, from the `last` on, what was paid for a subscription that nobody has; answers what the provider would
   * not give back.
   */
  async function refundPayments(userId: string, id: string, last: string): Promise<readonly string[]> {
    const owed: string[] = [];
    await eachMonth(id, last, async (payment) => {
      if (payment.status !== 'COMPLETED' || (await readPayment(userId, payment.id))) return false;
      if (!(await claimSaleRefund(database, table, { userId, subscriptionId: id, paidAt: payment.time }, clock())))
        return false;
      if (!(await issueSaleRefund(provider, payment.id))) owed.push(payment.id);
      return true;
    });
    return owed;
  }

  /**
   * Does something with each payment of the month before the `last`, and of earlier ones as long as there was something
   * to do.
   */
  async function eachMonth(
    id: string,
    last: string,
    work: (payment: ListedPayment) => Promise<boolean>,
  ): Promise<void> {
    let to = new Date(Date.parse(last) + DAY_MS);
    for (let month = 0; month < MAX_MONTHS; month += 1) {
      const from = new Date(to.getTime() - LISTING_DAYS * DAY_MS);
      // oxlint-disable-next-line no-await-in-loop -- an earlier month is asked for only if it may hold something
      const listed = await provider.subscriptionPayments(id, from, to);
      let worked = false;
      for (const payment of listed.filter(({ status }) => PAID_STATUSES.includes(status))) {
        // oxlint-disable-next-line no-await-in-loop -- numbers of receipts follow each other
        worked = (await work(payment)) || worked;
      }
      if (!worked) return;
      to = from;
    }
  }

  /** Whether it was new. */
  async function recordPayment(
    userId: string,
    subscriptionId: string,
    {
      id: paymentId,
      time: paidAt,
      amount,
    }: { readonly id: string; readonly time: string; readonly amount: PayPalMoney },
  ): Promise<boolean> {
    if (await readPayment(userId, paymentId)) return false;
    await credits.recordOnce(userId, paymentSortKey(paymentId), async (profile, time) => {
      const { record, items } = await nextBookkeepingRows(
        database,
        table,
        {
          userId,
          paymentId,
          kind: 'premium',
          item: PREMIUM_ITEM,
          amount: Number(amount.value),
          currency: amount.currency_code,
        },
        time,
      );
      const activity = {
        type: 'purchase' as const,
        description: PREMIUM_ITEM,
        amount: Number(amount.value),
        timestamp: time.toISOString(),
        paymentId,
      };
      return {
        profile: { recentActivity: addActivity(profile.recentActivity, activity) },
        marker: { ...record, paidAt, subscriptionId },
        items,
      };
    });
    return true;
  }

  async function readPayment(userId: string, paymentId: string): Promise<SubscriptionPayment | undefined> {
    const { Item } = await database.send(
      new GetCommand({ TableName: table, Key: { userId, entry: paymentSortKey(paymentId) }, ConsistentRead: true }),
    );
    return Item as SubscriptionPayment | undefined;
  }
}
