import { log } from '../platform/logging/log.ts';
import type { NightlyWork } from '../platform/tasks/nightlyWork.ts';
import { createLanes } from './reconciliationLanes.ts';
import {
  reconcileTask,
  ReconciliationTaskSchema,
  type ReconciliationRepair,
  type ReconciliationTask,
  type TaskWorld,
  type UnresolvedPayment,
} from './reconciliationTask.ts';

/** Payments that a line of the log names. */
const NAMED = 20;

/**
 * Compares what we hold with what the provider says, and puts it right: paid and not granted, approved and never
 * captured, granted and refunded, subscriptions out of step. It reconciles exactly as webhooks do (idempotent), so that
 * a task that is done twice, or beside them, does no harm. Logs each repair and, of a batch, how many; these and what
 * is unresolved raise an alarm.
 *
 * Calls of the provider for each paid order: 8 in its first week and 6 later; for each unpaid one 4; of events one for
 * each day and each hundred, and a few for each refund.
 */
export function createReconciliation(world: TaskWorld): NightlyWork<ReconciliationTask> & {
  /** Counts of the findings so far. */
  readonly found: {
    readonly repaired: readonly ReconciliationRepair[];
    readonly unresolved: readonly UnresolvedPayment[];
  };
} {
  const { database, table, context, now } = world;
  const findings: { repaired: ReconciliationRepair[]; unresolved: UnresolvedPayment[] } = {
    repaired: [],
    unresolved: [],
  };
  return {
    found: findings,
    lists: createLanes(database, table, context.provider, now),
    taskSchema: ReconciliationTaskSchema,
    describe: ({ id }) => id,
    async perform(task, isAgain) {
      const { repaired, unresolved } = await reconcileTask(task, world, isAgain);
      findings.repaired.push(...repaired);
      findings.unresolved.push(...unresolved);
    },
    summary() {
      for (const { what, id, from, to } of findings.repaired) log('info', { reconciled: what, id, from, to });
      return {
        repaired: findings.repaired.length,
        unresolved: findings.unresolved.length,
        open: findings.unresolved.slice(0, NAMED).map(({ id, why }) => `${why} ${id}`),
      };
    },
  };
}
