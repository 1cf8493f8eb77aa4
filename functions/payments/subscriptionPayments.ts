import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DAY_MS } from '../../shared/platform/time.ts';
import { clock } from '../platform/clock.ts';
import type { GrantLedger } from '../credits/grantLedger.ts';
import { paymentSortKey, withPurchase, type PaymentRecord } from './paymentRecords.ts';
import type { PayPalClient } from '../platform/paypal/client.ts';
import type { PayPalMoney } from '../platform/paypal/types.ts';
import { nextBookkeepingRows } from './bookkeeping.ts';
import { claimSaleRefund, issueSaleRefund } from './issueRefund.ts';

/** Days for which the provider lists payments in one answer. */
const LISTING_DAYS = 31;
/** Months to go back when none of their payments are recorded. */
const MAX_MONTHS = 12;
/** Statuses of a payment that was made, whatever became of the money later. */
const PAID_STATUSES = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** Its name in transactions and receipts. */
export const PREMIUM_ITEM = 'premium';

/** A payment of a subscription as it was written down. */
export interface SubscriptionPayment extends PaymentRecord {
  readonly paidAt: string;
  readonly subscriptionId: string;
}

type ListedPayment = Awaited<ReturnType<PayPalClient['subscriptionPayments']>>[number];

/** The payments of subscriptions: each written down once with its receipt's number. */
export function createSubscriptionPayments(
  database: DynamoDBDocumentClient,
  table: string,
  provider: PayPalClient,
  credits: Pick<GrantLedger, 'recordOnce'>,
) {
  return { recordPayments, refundPayments, readPayment };

  /**
   * Records the payments up to the `last` that are not recorded yet: those of the month before it, and as long as a
   * month had a new one, of the month before that. Yields the id of each that was refunded completely, after it is
   * recorded and before the next one is.
   */
  async function* recordPayments(userId: string, id: string, last: string): AsyncGenerator<string> {
    for await (const month of monthsBefore(id, last)) {
      let isAnyNew = false;
      for (const payment of month) {
        // oxlint-disable-next-line no-await-in-loop -- numbers of receipts follow each other
        isAnyNew = (await recordPayment(userId, id, payment)) || isAnyNew;
        if (payment.status === 'REFUNDED') yield payment.id;
      }
      if (!isAnyNew) return;
    }
  }

  /**
   * Refunds, from the `last` backwards, the payments of a subscription without an owner; returns the refunds that the
   * provider refused.
   */
  async function refundPayments(userId: string, id: string, last: string): Promise<readonly string[]> {
    const owed: string[] = [];
    for await (const month of monthsBefore(id, last)) {
      let isAnyClaimed = false;
      for (const payment of month) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: each is claimed and given back by itself
        if (!(await claimRefund(userId, id, payment))) continue;
        isAnyClaimed = true;
        // oxlint-disable-next-line no-await-in-loop
        if (!(await issueSaleRefund(provider, payment.id))) owed.push(payment.id);
      }
      if (!isAnyClaimed) break;
    }
    return owed;
  }

  /** Claims a payment for a refund; true when this call is to issue it. */
  async function claimRefund(userId: string, subscriptionId: string, payment: ListedPayment): Promise<boolean> {
    if (payment.status !== 'COMPLETED' || (await readPayment(userId, payment.id))) return false;
    return claimSaleRefund(database, table, { userId, subscriptionId, paidAt: payment.time }, clock());
  }

  /** The payments of the month before the `last`, then those of each month before that, as they are asked for. */
  async function* monthsBefore(id: string, last: string): AsyncGenerator<readonly ListedPayment[]> {
    let to = new Date(Date.parse(last) + DAY_MS);
    for (let month = 0; month < MAX_MONTHS; month += 1) {
      const from = new Date(to.getTime() - LISTING_DAYS * DAY_MS);
      // oxlint-disable-next-line no-await-in-loop -- an earlier month is asked for only if it may hold something
      const listed = await provider.subscriptionPayments(id, from, to);
      yield listed.filter(({ status }) => PAID_STATUSES.includes(status));
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
      const payment = { paymentId, item: PREMIUM_ITEM, amount: Number(amount.value) };
      const booked = { userId, ...payment, kind: 'premium' as const, currency: amount.currency_code };
      const { record, items } = await nextBookkeepingRows(database, table, booked, time);
      const marker = { ...record, paidAt, subscriptionId };
      return { profile: withPurchase(profile, payment, time), marker, items };
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
