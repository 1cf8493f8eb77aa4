import { database } from '../../platform/dynamodb/client.ts';
import { clock } from '../../platform/clock.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { nightlyHandler } from '../../platform/tasks/nightlyHandler.ts';
import { createPayPalContext } from '../payPalContext.ts';
import { createReconciliation } from '../reconciliation.ts';

/** The nightly run (schedules.ts): a task is one order, subscription or event of the provider. */
export const openReconciliation = async () => {
  const environment = readEnvironment(['USERS_TABLE', 'CREDIT_LOGS_TABLE', 'PAYMENTS_SECRET', 'PAYMENTS_API']);
  const context = await createPayPalContext(environment);
  return createReconciliation({ database, table: environment.CREDIT_LOGS_TABLE, context, now: clock() });
};

export const handler = nightlyHandler('reconcilePayments', openReconciliation);
