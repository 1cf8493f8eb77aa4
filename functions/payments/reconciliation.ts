import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isBillable } from '../../shared/payments/premiumTerm.ts';
import { DAY_MS } from '../../shared/platform/time.ts';
import { queryRows } from '../platform/dynamodb/queryAll.ts';
import { ordersPartition, SUBSCRIPTIONS_PARTITION } from './bookkeeping.ts';
import { handlePayPalEvent, isRefundEvent, reconcileOrder, reconcileSubscription } from './payPalEvents.ts';
import type { PayPalContext } from './payPalContext.ts';
import {
  isDueForCheck,
  mayChange,
  orderReportState,
  subscriptionReportState,
  COMPLETED_NOT_GRANTED,
} from './reconciliationRules.ts';

/**
 * Ages in days of the orders that are checked: daily for a week, so that the next run makes up for a failed one. Later
 * refunds are found in the provider's events, and by a few later checks when its webhook is not set up.
 */
const CHECKED_ORDER_AGES = [0, 1, 2, 3, 4, 5, 6, 7, 14, 30, 60, 90, 120, 180];
/** Days of the provider's events that each nightly run goes through; the provider keeps thirty. */
const CHECKED_EVENT_DAYS = 7;

/** A difference from the provider's state that was corrected. */
export interface ReconciliationRepair {
  readonly what: 'order' | 'subscription' | 'event';
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** A payment that an operator must look at. */
export interface UnresolvedPayment {
  readonly id: string;
  /**
   * Paid by an account that is gone, or beside another subscription, and the refund was refused; not what was ordered
   * or agreed; or withdrawn from, and the refund was refused.
   */
  readonly why: 'nobodys' | 'mismatch' | 'withdrawn';
}

export interface ReconciliationReport {
  readonly checked: number;
  readonly repaired: readonly ReconciliationRepair[];
  readonly unresolved: readonly UnresolvedPayment[];
  /** Ids that could not be checked, or whose effect could not be stored. */
  readonly failed: readonly string[];
  /** Whether the time was enough. */
  readonly finished: boolean;
}

/**
 * Compares what we hold with what the provider says, and puts it right: paid and not granted, approved and never
 * captured, granted and refunded, subscriptions out of step. It reconciles exactly as webhooks do (idempotent), so that
 * running it twice, or beside them, does no harm. `goesOn` says whether there is time for another.
 *
 * Calls of the provider for each order: 8 in its first week and 6 later; of events one for each hundred, and a few for
 * each refund.
 */
export async function reconcileAll(
  database: DynamoDBDocumentClient,
  table: string,
  context: PayPalContext,
  { now, goesOn = () => true }: { readonly now: Date; readonly goesOn?: () => boolean },
): Promise<ReconciliationReport> {
  const repaired: ReconciliationRepair[] = [];
  const unresolved: UnresolvedPayment[] = [];
  const failed: string[] = [];
  let checked = 0;
  let finished = true;

  for (const age of CHECKED_ORDER_AGES)
    await each(rows(ordersPartition(daysAgo(age))), ({ payer, entry }) =>
      checkOrder(payer, entry.slice('ORDER#'.length), age),
    );
  await each(rows(SUBSCRIPTIONS_PARTITION), ({ payer, entry }) => checkSubscription(payer, entry));
  await attempt('events', () => each(context.provider.events(daysAgo(CHECKED_EVENT_DAYS), now), checkEvent));
  return { checked, repaired, unresolved, failed, finished };

  async function each<One>(all: AsyncIterable<One>, check: (one: One) => Promise<void>): Promise<void> {
    for await (const one of all) {
      if (!goesOn()) {
        finished = false;
        return;
      }
      await check(one);
    }
  }

  async function checkOrder(payer: string, orderId: string, age: number): Promise<void> {
    const before = await context.orders.read(payer, orderId);
    if (!before || !mayChange(before, age)) return;
    await attempt(orderId, async () => {
      await reconcileOrder(orderId, context);
      const after = await context.orders.read(payer, orderId);
      note('order', orderId, orderReportState(before), after ? orderReportState(after) : 'gone');
      if (after && orderReportState(after) === COMPLETED_NOT_GRANTED) unresolved.push({ id: orderId, why: 'nobodys' });
      if (after?.withdrawal && after.status === 'COMPLETED') unresolved.push({ id: orderId, why: 'withdrawn' });
      if (after?.status === 'MISMATCH' && after.captureId !== undefined)
        unresolved.push({ id: orderId, why: 'mismatch' });
    });
  }

  async function checkSubscription(payer: string, id: string): Promise<void> {
    const before = (await context.subscriptions.read(payer))?.subscription;
    const held = before?.id === id ? before : undefined;
    if (held && !isDueForCheck(held, now)) return;
    await attempt(id, async () => {
      const found = await reconcileSubscription(id, context);
      const profile = await context.subscriptions.read(payer);
      const after = profile?.subscription?.id === id ? profile.subscription : undefined;
      if (held || after) note('subscription', id, subscriptionReportState(held), subscriptionReportState(after));
      if (found.state === 'settled' && found.mispriced) unresolved.push({ id, why: 'mismatch' });
      const owed = 'unrefundedPayments' in found ? found.unrefundedPayments : [];
      for (const payment of owed) unresolved.push({ id: payment, why: 'nobodys' });
      // Nothing can come of it any more.
      if (owed.length === 0 && (found.state === 'foreign' || !after || !isBillable(after)))
        await database.send(
          new DeleteCommand({ TableName: table, Key: { userId: SUBSCRIPTIONS_PARTITION, entry: id } }),
        );
    });
  }

  /** A refund, however old the payment, whose webhook did not arrive. */
  async function checkEvent(event: Parameters<typeof handlePayPalEvent>[0]): Promise<void> {
    if (!isRefundEvent(event)) return;
    await attempt(event.id, async () => {
      if ((await handlePayPalEvent(event, context)) === 'went_back')
        note('event', event.id, 'not heard', event.event_type);
    });
  }

  /** A failure does not stop the checks of the others. */
  async function attempt(id: string, work: () => Promise<void>): Promise<void> {
    checked += 1;
    try {
      await work();
    } catch {
      failed.push(id);
    }
  }

  function note(what: ReconciliationRepair['what'], id: string, from: string, to: string): void {
    if (from !== to) repaired.push({ what, id, from, to });
  }

  function daysAgo(days: number): Date {
    return new Date(now.getTime() - days * DAY_MS);
  }

  function rows(partition: string): AsyncGenerator<{ readonly payer: string; readonly entry: string }> {
    return queryRows(database, { table, userId: partition, consistent: false });
  }
}
