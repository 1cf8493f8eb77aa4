import { AppError } from '../../../shared/errors/errors.ts';
import { creditBalance } from '../../../shared/credits/creditGrants.ts';
import { isPremiumAt } from '../../../shared/payments/premiumTerm.ts';
import { clock } from '../../platform/clock.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { toPaymentError } from '../completeOrder.ts';
import { createPayPalContext } from '../payPalContext.ts';

/** POST /api/subscription/activate: premium as soon as the first payment is there (PREM-04). */
export const handler = handlerFor('activateSubscription', async ({ user, body }, { environment, signal }) => {
  const { subscriptions } = await createPayPalContext(environment, signal);
  try {
    // Only the subscription that was made for this person: an id proves nothing.
    const before = await subscriptions.read(user.id);
    if (before?.subscription?.id !== body.subscriptionId) throw new AppError('not_found');
    const settled = await subscriptions.reconcile(user.id, body.subscriptionId);
    const profile = await subscriptions.read(user.id);
    if (settled.state !== 'settled' || !profile) throw new AppError('payment_failed_support');
    const { status, paidThrough } = settled.subscription;
    if (paidThrough === undefined || !isPremiumAt(profile, clock()))
      throw new AppError('payment_not_completed', { details: { status: status === 'ACTIVE' ? 'PENDING' : status } });
    return { body: { isPremium: true as const, paidThrough, aiCredits: creditBalance(profile.lots, clock()) } };
  } catch (error) {
    throw toPaymentError(error);
  }
});
