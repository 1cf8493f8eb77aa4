import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DAY_MS } from '../../shared/platform/time.ts';
import { queryRows } from '../platform/dynamodb/queryAll.ts';
import type { PayPalClient } from '../platform/paypal/client.ts';
import { ordersPartition, paidOrdersPartition, SUBSCRIPTIONS_PARTITION } from './bookkeeping.ts';
import { isRefundEvent } from './payPalEvents.ts';
import { APPROVABLE_DAYS } from './reconciliationRules.ts';
import type { ListedTask, ReconciliationTask } from './reconciliationTask.ts';

/**
 * Ages in days of the payments that are checked: daily for a week, so that the next run makes up for a failed one.
 * Later refunds are found in the provider's events, and by a few later checks when its webhook is not set up.
 */
const CHECKED_PAYMENT_AGES = [0, 1, 2, 3, 4, 5, 6, 7, 14, 30, 60, 90, 120, 180];
/** Days of the provider's events that each nightly run goes through; the provider keeps thirty. */
const CHECKED_EVENT_DAYS = 7;

/** A task with its place in its section; places are compared as texts. */
export interface PlacedTask {
  readonly place: string;
  readonly task: ReconciliationTask;
}

/**
 * A kind of work of the nightly run. Each has its turn after each other, so that none waits for all of another; each
 * goes on the next night where it stopped.
 */
export interface ReconciliationLane {
  readonly name: 'paid' | 'subscriptions' | 'events' | 'open';
  /** Money is at stake in it: a run that does not come to its end is a failed one. */
  readonly holdsMoney: boolean;
  /** In ascending order. */
  readonly sections: readonly string[];
  /** The tasks of a section, in the order of their places. */
  readonly tasks: (section: string) => AsyncIterable<PlacedTask>;
}

/**
 * The lanes of a run. Nothing is asked about before its turn: what a lane yields holds all that is needed to do it, by
 * this run or by whoever else gets it.
 */
export function createLanes(
  database: DynamoDBDocumentClient,
  table: string,
  provider: Pick<PayPalClient, 'events'>,
  now: Date,
): readonly ReconciliationLane[] {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const days = (count: number) => Array.from({ length: count + 1 }, (_, age) => before(age));
  return [
    {
      name: 'paid',
      holdsMoney: true,
      sections: CHECKED_PAYMENT_AGES.map((age) => paidOrdersPartition(before(age))).toSorted(),
      tasks: listed('order'),
    },
    { name: 'subscriptions', holdsMoney: true, sections: [SUBSCRIPTIONS_PARTITION], tasks: listed('subscription') },
    {
      name: 'events',
      holdsMoney: true,
      sections: days(CHECKED_EVENT_DAYS).map(toDay).toSorted(),
      tasks: refundEvents,
    },
    {
      name: 'open',
      holdsMoney: false,
      sections: days(APPROVABLE_DAYS).map(ordersPartition).toSorted(),
      tasks: listed('openOrder'),
    },
  ];

  /** Orders or subscriptions of a partition. */
  function listed(kind: ListedTask['kind']) {
    return async function* (userId: string): AsyncGenerator<PlacedTask> {
      const rows = queryRows<{ readonly payer: string; readonly entry: string }>(database, {
        table,
        userId,
        consistent: false,
      });
      for await (const { payer, entry } of rows)
        yield { place: entry, task: { kind, payer, id: entry.replace(/^ORDER#/, '') } };
    };
  }

  /** Refunds and disputes of a day in UTC, however old the payment, oldest first. */
  async function* refundEvents(day: string): AsyncGenerator<PlacedTask> {
    const start = Math.max(Date.parse(day), before(CHECKED_EVENT_DAYS).getTime());
    const end = Math.min(Date.parse(day) + DAY_MS, now.getTime());
    const found: PlacedTask[] = [];
    for await (const event of provider.events(new Date(start), new Date(end)))
      if (isRefundEvent(event))
        found.push({ place: `${event.create_time ?? ''} ${event.id}`, task: { kind: 'event', event } });
    yield* found.toSorted((a, b) => (a.place < b.place ? -1 : 1));
  }
}

const toDay = (time: Date) => time.toISOString().slice(0, 10);
