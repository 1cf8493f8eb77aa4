import { createHash } from 'node:crypto';
import { DeleteCommand, paginateQuery, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isOpen, type StoredSubscription } from '../../shared/premiumTerm.ts';
import { dayOf, SUBSCRIPTIONS } from './books.ts';
import { settleOrder, settleSubscription, type Tills } from './events.ts';
import type { OrderRow } from './orderRow.ts';

const DAY_MS = 86_400_000;
/** Ages in days of the orders that are looked at: a week day by day, and a few times later, since money may go back for half a year. */
const AGES = [0, 1, 2, 3, 4, 5, 6, 7, 14, 30, 60, 90, 120, 180];
/** Days after which nobody can approve an order any more. */
const APPROVABLE_DAYS = 3;
/** What has ended for good. */
const FINAL = ['REFUNDED', 'REVERSED', 'DENIED', 'MISMATCH'];
/** Days before and after a payment falls due in which a subscription is looked at; each is besides once a week. */
const DUE_DAYS = 3;

/** Something that was not as the provider says, and is now. */
export interface Repair {
  readonly what: 'order' | 'subscription';
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

export interface Report {
  readonly checked: number;
  readonly repaired: readonly Repair[];
  /** Orders that are paid and belong to nobody any more: to be refunded. */
  readonly unresolved: readonly string[];
  /** Ids that could not be checked, or whose effect could not be stored. */
  readonly failed: readonly string[];
  /** Whether the time was enough. */
  readonly finished: boolean;
}

/**
 * Compares what we hold with what the provider says, and puts it right: paid and not granted, approved and never captured,
 * granted and refunded, subscriptions out of step. It settles exactly as webhooks do, so that running it twice, or
 * beside them, does no harm. `goesOn` says whether there is time for another.
 */
export async function reconcile(database: DynamoDBDocumentClient, table: string, tills: Tills, { now, goesOn = () => true }: { readonly now: Date; readonly goesOn?: () => boolean }): Promise<Report> {
  const repaired: Repair[] = [];
  const unresolved: string[] = [];
  const failed: string[] = [];
  let checked = 0;
  let finished = true;

  for (const age of AGES) {
    const day = dayOf(new Date(now.getTime() - age * DAY_MS));
    for await (const { payer, entry } of rows(day)) {
      if (!goesOn()) {
        finished = false;
        break;
      }
      await checkOrder(payer, entry.slice('ORDER#'.length), age);
    }
  }
  for await (const { payer, entry } of rows(SUBSCRIPTIONS)) {
    if (!goesOn()) {
      finished = false;
      break;
    }
    await checkSubscription(payer, entry);
  }
  return { checked, repaired, unresolved, failed, finished };

  async function checkOrder(payer: string, orderId: string, age: number): Promise<void> {
    const before = await tills.orders.read(payer, orderId);
    if (!before || FINAL.includes(before.status) || (before.status === 'CREATED' && age > APPROVABLE_DAYS)) return;
    await attempt(orderId, async () => {
      await settleOrder(orderId, tills);
      const after = await tills.orders.read(payer, orderId);
      note('order', orderId, stateOf(before), after ? stateOf(after) : 'gone');
      if (after && stateOf(after) === UNGRANTED) unresolved.push(orderId);
    });
  }

  async function checkSubscription(payer: string, id: string): Promise<void> {
    const before = (await tills.subscriptions.read(payer))?.subscription;
    const held = before?.id === id ? before : undefined;
    if (held && !isDue(held, now)) return;
    await attempt(id, async () => {
      const heard = await settleSubscription(id, tills);
      const profile = await tills.subscriptions.read(payer);
      const after = profile?.subscription?.id === id ? profile.subscription : undefined;
      if (held || after) note('subscription', id, termOf(held), termOf(after));
      // Nothing can come of it any more.
      if (heard === 'not_ours' || !after || !isOpen(after)) await database.send(new DeleteCommand({ TableName: table, Key: { userId: SUBSCRIPTIONS, entry: id } }));
    });
  }

  /** One that fails keeps none of the others from being looked at. */
  async function attempt(id: string, work: () => Promise<void>): Promise<void> {
    checked += 1;
    try {
      await work();
    } catch {
      failed.push(id);
    }
  }

  function note(what: Repair['what'], id: string, from: string, to: string): void {
    if (from !== to) repaired.push({ what, id, from, to });
  }

  async function* rows(partition: string): AsyncGenerator<{ payer: string; entry: string }> {
    const query = { TableName: table, KeyConditionExpression: 'userId = :partition', ExpressionAttributeValues: { ':partition': partition } };
    for await (const page of paginateQuery({ client: database }, query)) yield* (page.Items ?? []) as { payer: string; entry: string }[];
  }
}

const UNGRANTED = 'COMPLETED, not granted';
const stateOf = ({ status, grantedAt }: OrderRow) => (status === 'COMPLETED' && grantedAt === undefined ? UNGRANTED : status);

const termOf = (held: StoredSubscription | undefined) => (held ? `${held.status} through ${held.paidThrough ?? 'nothing'}` : 'none');

function isDue({ id, status, paidThrough, failedPayments }: StoredSubscription, now: Date): boolean {
  if (status !== 'ACTIVE' || paidThrough === undefined || failedPayments > 0) return true;
  if (Date.parse(paidThrough) - now.getTime() < DUE_DAYS * DAY_MS) return true;
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 7 === Math.floor(now.getTime() / DAY_MS) % 7;
}
