import { AppError } from '../../../shared/errors/errors.ts';
import { PayPalError } from '../../platform/paypal/client.ts';
import { endSubscription } from '../endSubscription.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createPayPalContext } from '../payPalContext.ts';

/** POST /api/subscription/cancel (PREM-03): no further payment is taken; premium stays as long as it is paid. */
export const handler = handlerFor('cancelSubscription', async ({ user }, { environment, signal }) => {
  const { provider, subscriptions } = await createPayPalContext(environment, signal);
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
