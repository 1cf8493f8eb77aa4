import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isBillable } from '../../shared/payments/premiumTerm.ts';
import { DAY_MS } from '../../shared/platform/time.ts';
import { queryRows } from '../platform/dynamodb/queryAll.ts';
import { ordersPartition, SUBSCRIPTIONS_PARTITION } from './bookkeeping.ts';
import { reconcileOrder } from './orderEvents.ts';
import { handlePayPalEvent, isRefundEvent, reconcileSubscription } from './payPalEvents.ts';
import type { PayPalContext } from './payPalContext.ts';
import type { ReconciliationRepair, ReconciliationReport, UnresolvedPayment } from './reconciliationReport.ts';
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
  return new ReconciliationRun(database, table, context, now, goesOn).run();
}

/** One run of the reconciliation, with what it has found so far. */
class ReconciliationRun {
  readonly #database: DynamoDBDocumentClient;
  readonly #table: string;
  readonly #context: PayPalContext;
  readonly #now: Date;
  readonly #goesOn: () => boolean;
  readonly #repaired: ReconciliationRepair[] = [];
  readonly #unresolved: UnresolvedPayment[] = [];
  readonly #failed: string[] = [];
  #checked = 0;
  #finished = true;

  constructor(
    database: DynamoDBDocumentClient,
    table: string,
    context: PayPalContext,
    now: Date,
    goesOn: () => boolean,
  ) {
    this.#database = database;
    this.#table = table;
    this.#context = context;
    this.#now = now;
    this.#goesOn = goesOn;
  }

  async run(): Promise<ReconciliationReport> {
    for (const age of CHECKED_ORDER_AGES)
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the provider limits calls
      await this.#each(this.#rows(ordersPartition(this.#daysAgo(age))), ({ payer, entry }) =>
        this.#checkOrder(payer, entry.slice('ORDER#'.length), age),
      );
    await this.#each(this.#rows(SUBSCRIPTIONS_PARTITION), ({ payer, entry }) => this.#checkSubscription(payer, entry));
    await this.#attempt('events', () =>
      this.#each(this.#context.provider.events(this.#daysAgo(CHECKED_EVENT_DAYS), this.#now), (event) =>
        this.#checkEvent(event),
      ),
    );
    return {
      checked: this.#checked,
      repaired: this.#repaired,
      unresolved: this.#unresolved,
      failed: this.#failed,
      finished: this.#finished,
    };
  }

  async #each<One>(all: AsyncIterable<One>, check: (one: One) => Promise<void>): Promise<void> {
    for await (const one of all) {
      if (!this.#goesOn()) {
        this.#finished = false;
        return;
      }
      await check(one);
    }
  }

  async #checkOrder(payer: string, orderId: string, age: number): Promise<void> {
    const before = await this.#context.orders.read(payer, orderId);
    if (!before || !mayChange(before, age)) return;
    await this.#attempt(orderId, async () => {
      await reconcileOrder(orderId, this.#context);
      const after = await this.#context.orders.read(payer, orderId);
      this.#note('order', orderId, orderReportState(before), after ? orderReportState(after) : 'gone');
      if (after && orderReportState(after) === COMPLETED_NOT_GRANTED)
        this.#unresolved.push({ id: orderId, why: 'nobodys' });
      if (after?.withdrawal && after.status === 'COMPLETED') this.#unresolved.push({ id: orderId, why: 'withdrawn' });
      if (after?.status === 'MISMATCH' && after.captureId !== undefined)
        this.#unresolved.push({ id: orderId, why: 'mismatch' });
    });
  }

  async #checkSubscription(payer: string, id: string): Promise<void> {
    const before = (await this.#context.subscriptions.read(payer))?.subscription;
    const held = before?.id === id ? before : undefined;
    if (held && !isDueForCheck(held, this.#now)) return;
    await this.#attempt(id, async () => {
      const found = await reconcileSubscription(id, this.#context);
      const profile = await this.#context.subscriptions.read(payer);
      const after = profile?.subscription?.id === id ? profile.subscription : undefined;
      if (held || after) this.#note('subscription', id, subscriptionReportState(held), subscriptionReportState(after));
      if (found.state === 'settled' && found.mispriced) this.#unresolved.push({ id, why: 'mismatch' });
      const owed = 'unrefundedPayments' in found ? found.unrefundedPayments : [];
      for (const payment of owed) this.#unresolved.push({ id: payment, why: 'nobodys' });
      // Nothing can come of it any more.
      if (owed.length === 0 && (found.state === 'foreign' || !after || !isBillable(after)))
        await this.#database.send(
          new DeleteCommand({ TableName: this.#table, Key: { userId: SUBSCRIPTIONS_PARTITION, entry: id } }),
        );
    });
  }

  /** A refund, however old the payment, whose webhook did not arrive. */
  async #checkEvent(event: Parameters<typeof handlePayPalEvent>[0]): Promise<void> {
    if (!isRefundEvent(event)) return;
    await this.#attempt(event.id, async () => {
      if ((await handlePayPalEvent(event, this.#context)) === 'went_back')
        this.#note('event', event.id, 'not heard', event.event_type);
    });
  }

  /** A failure does not stop the checks of the others. */
  async #attempt(id: string, work: () => Promise<void>): Promise<void> {
    this.#checked += 1;
    try {
      await work();
    } catch {
      this.#failed.push(id);
    }
  }

  #note(what: ReconciliationRepair['what'], id: string, from: string, to: string): void {
    if (from !== to) this.#repaired.push({ what, id, from, to });
  }

  #daysAgo(days: number): Date {
    return new Date(this.#now.getTime() - days * DAY_MS);
  }

  #rows(partition: string): AsyncGenerator<{ readonly payer: string; readonly entry: string }> {
    return queryRows(this.#database, { table: this.#table, userId: partition, consistent: false });
  }
}
