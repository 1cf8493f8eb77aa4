import type { Context } from 'aws-lambda';
import { database } from '../../platform/dynamodb/client.ts';
import { clock } from '../../platform/clock.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { log } from '../../platform/logging/log.ts';
import { createPayPalContext } from '../payPalContext.ts';
import { reconcileAll } from '../reconciliation.ts';
import type { ReconciliationReport } from '../reconciliationReport.ts';

/** Milliseconds before its timeout at which a run starts nothing new. */
const STOP_BEFORE_END_MS = 60_000;

/**
 * Once a day (shared/platform/schedules.ts). Logs each repair and a summary, whose `repaired` and `unresolved` ring an
 * alarm. Throws where something could not be checked, or the time was not enough for all that holds money: it is
 * retried, from where it stopped, and a final failure goes to the dead-letter queue.
 */
export async function handler(
  _event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<ReconciliationReport> {
  const environment = readEnvironment(['USERS_TABLE', 'CREDIT_LOGS_TABLE', 'PAYMENTS_SECRET', 'PAYMENTS_API']);
  const payPal = await createPayPalContext(environment);
  const report = await reconcileAll(database, environment.CREDIT_LOGS_TABLE, payPal, {
    now: clock(),
    goesOn: () => context.getRemainingTimeInMillis() > STOP_BEFORE_END_MS,
  });
  for (const { what, id, from, to } of report.repaired) log('info', { reconciled: what, id, from, to });
  const isStopped = report.unfinished.some(({ holdsMoney }) => holdsMoney);
  const level = report.failed.length > 0 || isStopped ? 'error' : 'info';
  log(level, {
    name: 'reconcilePayments',
    checked: report.checked,
    repaired: report.repaired.length,
    unresolved: report.unresolved.length,
    open: report.unresolved.slice(0, 20).map(({ id, why }) => `${why} ${id}`),
    failed: report.failed.slice(0, 20),
    unfinished: report.unfinished.map(({ name }) => name),
  });
  if (level === 'error')
    throw new Error(
      `${report.failed.length} could not be reconciled${isStopped ? ', and the time was not enough' : ''}`,
    );
  return report;
}
