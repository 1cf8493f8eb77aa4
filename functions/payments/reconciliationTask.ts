import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as v from 'valibot';
import { isBillable } from '../../shared/payments/premiumTerm.ts';
import { SUBSCRIPTIONS_PARTITION } from './bookkeeping.ts';
import { reconcileOrder } from './orderEvents.ts';
import type { PayPalContext } from './payPalContext.ts';
import { handlePayPalEvent, PayPalReferenceSchema, reconcileSubscription } from './payPalEvents.ts';
import {
  COMPLETED_NOT_GRANTED,
  isDueForCheck,
  mayChange,
  orderReportState,
  subscriptionReportState,
} from './reconciliationRules.ts';

const ListedTaskSchema = v.object({
  kind: v.picklist(['order', 'openOrder', 'subscription']),
  payer: v.string(),
  id: v.string(),
});
const EventTaskSchema = v.object({
  kind: v.literal('event'),
  id: v.string(),
  type: v.string(),
  about: PayPalReferenceSchema,
});

/** One order, subscription or event to be reconciled: ids alone, since it waits in a queue. */
export const ReconciliationTaskSchema = v.variant('kind', [ListedTaskSchema, EventTaskSchema]);
export type ReconciliationTask = v.InferOutput<typeof ReconciliationTaskSchema>;

/** A person's order or subscription. `openOrder`: unpaid when it was listed. */
export type ListedTask = v.InferOutput<typeof ListedTaskSchema>;
/** A refund or dispute that the provider tells of. */
export type EventTask = v.InferOutput<typeof EventTaskSchema>;

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
   * Paid by a deleted account or beside another subscription, and the refund was refused (`nobodys`); not what was
   * ordered or agreed (`mismatch`); withdrawn from, and the refund was refused (`withdrawn`).
   */
  readonly why: 'nobodys' | 'mismatch' | 'withdrawn';
}

/** The result of a task. */
export interface TaskOutcome {
  readonly repaired: readonly ReconciliationRepair[];
  readonly unresolved: readonly UnresolvedPayment[];
}

/** The services that tasks use. */
export interface TaskWorld {
  readonly database: DynamoDBDocumentClient;
  readonly table: string;
  readonly context: PayPalContext;
  readonly now: Date;
}

const NOTHING: TaskOutcome = { repaired: [], unresolved: [] };

/**
 * Compares what we hold with what the provider says, and puts it right; idempotent, and safe beside webhooks and other
 * runs. `isAgain`: a run had it before, so that what looks as if it were in order may be half done. Throws where the
 * provider gives no answer, or the effect could not be stored.
 */
export function reconcileTask(task: ReconciliationTask, world: TaskWorld, isAgain: boolean): Promise<TaskOutcome> {
  if (task.kind === 'event') return checkEvent(task, world);
  return task.kind === 'subscription' ? checkSubscription(task, world, isAgain) : checkOrder(task, world, isAgain);
}

async function checkOrder(
  { kind, payer, id }: ListedTask,
  { context, now }: TaskWorld,
  isAgain: boolean,
): Promise<TaskOutcome> {
  const before = await context.orders.read(payer, id);
  if (!before || !mayChange(before, now)) return NOTHING;
  // It has moved to the other list since, which may have been read by then where it was a run of this task itself.
  if (kind === 'openOrder' && !isAgain && before.stakedAt !== undefined) return NOTHING;
  await reconcileOrder(id, context);
  const after = await context.orders.read(payer, id);
  const unresolved: UnresolvedPayment[] = [];
  if (after && orderReportState(after) === COMPLETED_NOT_GRANTED) unresolved.push({ id, why: 'nobodys' });
  if (after?.withdrawal && after.status === 'COMPLETED') unresolved.push({ id, why: 'withdrawn' });
  if (after?.status === 'MISMATCH' && after.captureId !== undefined) unresolved.push({ id, why: 'mismatch' });
  const repaired = difference('order', id, orderReportState(before), after ? orderReportState(after) : 'gone');
  return { repaired, unresolved };
}

async function checkSubscription(
  { payer, id }: ListedTask,
  { database, table, context, now }: TaskWorld,
  isAgain: boolean,
): Promise<TaskOutcome> {
  const before = (await context.subscriptions.read(payer))?.subscription;
  const held = before?.id === id ? before : undefined;
  // Premium begins before its payment is written down: a run that ended between has more to do.
  if (held && !isAgain && !isDueForCheck(held, now)) return NOTHING;
  const reconciliation = await reconcileSubscription(id, context);
  const profile = await context.subscriptions.read(payer);
  const after = profile?.subscription?.id === id ? profile.subscription : undefined;
  const owed = 'unrefundedPayments' in reconciliation ? reconciliation.unrefundedPayments : [];
  const unresolved: UnresolvedPayment[] = owed.map((payment) => ({ id: payment, why: 'nobodys' }));
  if (reconciliation.state === 'settled' && reconciliation.mispriced) unresolved.push({ id, why: 'mismatch' });
  // Nothing more can follow from it.
  if (owed.length === 0 && (reconciliation.state === 'foreign' || !after || !isBillable(after)))
    await database.send(new DeleteCommand({ TableName: table, Key: { userId: SUBSCRIPTIONS_PARTITION, entry: id } }));
  const isOurs = held !== undefined || after !== undefined;
  const states = [subscriptionReportState(held), subscriptionReportState(after)] as const;
  return { repaired: isOurs ? difference('subscription', id, ...states) : [], unresolved };
}

/** A refund, however old the payment, whose webhook did not arrive. */
async function checkEvent({ id, type, about }: EventTask, { context }: TaskWorld): Promise<TaskOutcome> {
  const isNew = (await handlePayPalEvent({ id, event_type: type, resource: about }, context)) === 'went_back';
  return { repaired: isNew ? difference('event', id, 'not heard', type) : [], unresolved: [] };
}

const difference = (what: ReconciliationRepair['what'], id: string, from: string, to: string) =>
  from === to ? [] : [{ what, id, from, to }];
