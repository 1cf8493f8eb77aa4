import { AppError } from '../../../shared/errors/errors.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { PayPalError } from '../../platform/paypal/client.ts';
import { createConfiguredPayPal } from '../../platform/paypal/configuration.ts';
import { endSubscription } from '../endSubscription.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createSubscriptionService } from '../subscriptionService.ts';

/** POST /api/subscription/cancel (PREM-03): no further payment is taken; premium stays as long as it is paid. */
export const handler = handlerFor('cancelSubscription', async ({ user }, { environment, signal }) => {
  const { provider, settings } = await createConfiguredPayPal(environment, signal);
  const subscriptions = createSubscriptionService(
    database,
    { users: environment.USERS_TABLE, creditLogs: environment.CREDIT_LOGS_TABLE },
    provider,
    settings.planId,
  );
  const id = (await subscriptions.read(user.id))?.subscription?.id;
  if (id === undefined) throw new AppError('not_found');
  try {
    await endSubscription(provider, id);
    const settled = await subscriptions.reconcile(user.id, id);
    if (settled.state !== 'settled') throw new AppError('not_found');
    const { paidThrough } = settled.subscription;
    return { body: paidThrough === undefined ? {} : { paidThrough } };
  } catch (error) {
    throw error instanceof PayPalError ? new AppError('payment_failed_support', { cause: error }) : error;
  }
});
