import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as v from 'valibot';
import { DAY_MS } from '../../shared/platform/time.ts';
import { queryPage } from '../platform/dynamodb/queryAll.ts';
import type { PayPalClient } from '../platform/paypal/client.ts';
import type { PayPalEvent } from '../platform/paypal/types.ts';
import type { TaskList } from '../platform/tasks/nightlyWork.ts';
import { sectionedList } from '../platform/tasks/sectionedList.ts';
import { ordersPartition, paidOrdersPartition, SUBSCRIPTIONS_PARTITION } from './bookkeeping.ts';
import { isRefundEvent, PayPalReferenceSchema } from './payPalEvents.ts';
import { APPROVABLE_DAYS } from './reconciliationRules.ts';
import type { EventTask, ListedTask, ReconciliationTask } from './reconciliationTask.ts';

/**
 * Ages in days of the payments that are checked: daily for a week, so that the next run makes up for a failed one.
 * Later refunds are found in the provider's events, and by a few later checks when its webhook is not set up.
 */
const CHECKED_PAYMENT_AGES = [0, 1, 2, 3, 4, 5, 6, 7, 14, 30, 60, 90, 120, 180];
/** Days of the provider's events that each night goes through; the provider keeps thirty. */
const CHECKED_EVENT_DAYS = 7;

/** A kind of work of the nightly run. The lanes are listed in turns, so that none waits for all of another. */
export type ReconciliationLane = 'paid' | 'subscriptions' | 'events' | 'open';

/**
 * Returns the lanes of a night, those that hold money first. Nothing is queried before its turn: a listed task holds
 * everything that any worker needs to do it.
 */
export function createLanes(
  database: DynamoDBDocumentClient,
  table: string,
  provider: Pick<PayPalClient, 'eventPage'>,
  now: Date,
): Readonly<Record<ReconciliationLane, TaskList<ReconciliationTask>>> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const days = (count: number) => Array.from({ length: count + 1 }, (_, age) => before(age));
  return {
    paid: sectionedList(
      CHECKED_PAYMENT_AGES.map((age) => paidOrdersPartition(before(age))).toSorted(),
      listed('order'),
    ),
    subscriptions: sectionedList([SUBSCRIPTIONS_PARTITION], listed('subscription')),
    events: sectionedList(days(CHECKED_EVENT_DAYS).map(toDay).toSorted(), refundEvents),
    open: sectionedList(days(APPROVABLE_DAYS).map(ordersPartition).toSorted(), listed('openOrder')),
  };

  /** Orders or subscriptions of a partition. */
  function listed(kind: ListedTask['kind']) {
    return async (userId: string, after: string | undefined) => {
      const { rows, ...rest } = await queryPage(database, { table, userId, after });
      const tasks = rows.map(({ payer, entry }): ListedTask => ({
        kind,
        payer: payer as string,
        id: entry.replace(/^ORDER#/, ''),
      }));
      return { tasks, ...rest };
    };
  }

  /** Refunds and disputes of a day in UTC, however old the payment. */
  async function refundEvents(day: string, after: string | undefined) {
    const from = new Date(Math.max(Date.parse(day), before(CHECKED_EVENT_DAYS).getTime()));
    const to = new Date(Math.min(Date.parse(day) + DAY_MS, now.getTime()));
    const { events, ...rest } = await provider.eventPage(after ?? { from, to });
    return { tasks: events.filter(isRefundEvent).map(toEventTask), ...rest };
  }
}

/** Returns the ids in an event and its links to the payment, and nothing about the payer. */
function toEventTask({ id, event_type: type, resource }: PayPalEvent): EventTask {
  const { links, ...ids } = v.parse(PayPalReferenceSchema, resource);
  return {
    kind: 'event',
    id,
    type,
    about: { ...ids, links: links?.filter(({ href }) => href.includes('/captures/')) },
  };
}

const toDay = (time: Date) => time.toISOString().slice(0, 10);
