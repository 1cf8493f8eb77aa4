import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isBillable } from '../../shared/payments/premiumTerm.ts';
import type { PayPalEvent } from '../platform/paypal/types.ts';
import { SUBSCRIPTIONS_PARTITION } from './bookkeeping.ts';
import { reconcileOrder } from './orderEvents.ts';
import type { PayPalContext } from './payPalContext.ts';
import { handlePayPalEvent, reconcileSubscription } from './payPalEvents.ts';
import type { ReconciliationRepair, UnresolvedPayment } from './reconciliationReport.ts';
import {
  COMPLETED_NOT_GRANTED,
  isDueForCheck,
  mayChange,
  orderReportState,
  subscriptionReportState,
} from './reconciliationRules.ts';

/** An order or subscription of somebody. `openOrder`: one that nobody had paid when it was listed. */
export interface ListedTask {
  readonly kind: 'order' | 'openOrder' | 'subscription';
  readonly payer: string;
  readonly id: string;
}

/** One order, subscription or event to be reconciled: plain data, which may wait in a queue. */
export type ReconciliationTask = ListedTask | { readonly kind: 'event'; readonly event: PayPalEvent };

/** What came of a task; `asked`: the provider was asked. */
export interface TaskOutcome {
  readonly asked: boolean;
  readonly repaired: readonly ReconciliationRepair[];
  readonly unresolved: readonly UnresolvedPayment[];
}

/** Where a task is done. */
export interface TaskWorld {
  readonly database: DynamoDBDocumentClient;
  readonly table: string;
  readonly context: PayPalContext;
  readonly now: Date;
}

const NOTHING: TaskOutcome = { asked: false, repaired: [], unresolved: [] };

/** What a report calls a task. */
export const taskId = (task: ReconciliationTask) => (task.kind === 'event' ? task.event.id : task.id);

/**
 * Compares what we hold with what the provider says, and puts it right; idempotent, and safe beside webhooks and other
 * runs. Throws where the provider gives no answer, or the effect could not be stored.
 */
export function reconcileTask(task: ReconciliationTask, world: TaskWorld): Promise<TaskOutcome> {
  if (task.kind === 'event') return checkEvent(task.event, world);
  return task.kind === 'subscription' ? checkSubscription(task, world) : checkOrder(task, world);
}

async function checkOrder({ kind, payer, id }: ListedTask, { context, now }: TaskWorld): Promise<TaskOutcome> {
  const before = await context.orders.read(payer, id);
  if (!before || !mayChange(before, now)) return NOTHING;
  // It has moved to the other list since.
  if (kind === 'openOrder' && before.stakedAt !== undefined) return NOTHING;
  await reconcileOrder(id, context);
  const after = await context.orders.read(payer, id);
  const unresolved: UnresolvedPayment[] = [];
  if (after && orderReportState(after) === COMPLETED_NOT_GRANTED) unresolved.push({ id, why: 'nobodys' });
  if (after?.withdrawal && after.status === 'COMPLETED') unresolved.push({ id, why: 'withdrawn' });
  if (after?.status === 'MISMATCH' && after.captureId !== undefined) unresolved.push({ id, why: 'mismatch' });
  const repaired = difference('order', id, orderReportState(before), after ? orderReportState(after) : 'gone');
  return { asked: true, repaired, unresolved };
}

async function checkSubscription(
  { payer, id }: ListedTask,
  { database, table, context, now }: TaskWorld,
): Promise<TaskOutcome> {
  const before = (await context.subscriptions.read(payer))?.subscription;
  const held = before?.id === id ? before : undefined;
  if (held && !isDueForCheck(held, now)) return NOTHING;
  const found = await reconcileSubscription(id, context);
  const profile = await context.subscriptions.read(payer);
  const after = profile?.subscription?.id === id ? profile.subscription : undefined;
  const owed = 'unrefundedPayments' in found ? found.unrefundedPayments : [];
  const unresolved: UnresolvedPayment[] = owed.map((payment) => ({ id: payment, why: 'nobodys' }));
  if (found.state === 'settled' && found.mispriced) unresolved.push({ id, why: 'mismatch' });
  // Nothing can come of it any more.
  if (owed.length === 0 && (found.state === 'foreign' || !after || !isBillable(after)))
    await database.send(new DeleteCommand({ TableName: table, Key: { userId: SUBSCRIPTIONS_PARTITION, entry: id } }));
  const isOurs = held !== undefined || after !== undefined;
  const states = [subscriptionReportState(held), subscriptionReportState(after)] as const;
  return { asked: true, repaired: isOurs ? difference('subscription', id, ...states) : [], unresolved };
}

/** A refund, however old the payment, whose webhook did not arrive. */
async function checkEvent(event: PayPalEvent, { context }: TaskWorld): Promise<TaskOutcome> {
  const isNew = (await handlePayPalEvent(event, context)) === 'went_back';
  return {
    asked: true,
    repaired: isNew ? difference('event', event.id, 'not heard', event.event_type) : [],
    unresolved: [],
  };
}

const difference = (what: ReconciliationRepair['what'], id: string, from: string, to: string) =>
  from === to ? [] : [{ what, id, from, to }];
