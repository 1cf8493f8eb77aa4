import { AppError } from '../../shared/errors.ts';
import { database } from '../data/client.ts';
import { PayPalError } from '../data/paypal.ts';
import { createConfiguredPayPal } from '../data/paypalConfiguration.ts';
import { endSubscription } from '../data/subscriptionEnd.ts';
import { handlerFor } from '../middleware/handler.ts';
import { createSubscriptionService } from './subscriptions.ts';

/** POST /api/subscription/cancel (PREM-03): no further payment is taken; premium stays as long as it is paid. */
export const handler = handlerFor('cancelSubscription', async ({ user }, { environment, signal }) => {
  const { provider, settings } = await createConfiguredPayPal(environment, signal);
  const subscriptions = createSubscriptionService(database, { users: environment.USERS_TABLE, creditLogs: environment.CREDIT_LOGS_TABLE }, provider, settings.planId);
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
