import { AppError } from '../../../shared/errors/errors.ts';
import { creditBalance } from '../../../shared/credits/creditGrants.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { clock } from '../../platform/clock.ts';
import { createConfiguredPayPal } from '../../platform/paypal/configuration.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { readStoredProfile } from '../../platform/dynamodb/storedProfile.ts';
import { completeOrder, toPaymentError } from '../completeOrder.ts';
import { createOrderService, type OrderReconciliation } from '../orderService.ts';
import { paymentTables } from '../payPalContext.ts';

/** POST /api/payments/orders/{orderId}/capture: takes the money and adds the credits (PAY-08, PAY-09). */
export const handler = handlerFor('captureOrder', async ({ user, params }, { environment, signal }) => {
  const tables = paymentTables(environment);
  const orders = createOrderService(database, tables);
  // Somebody else's order is not found: its row is under its buyer.
  const row = await orders.read(user.id, params.orderId);
  if (!row) throw new AppError('not_found');
  const { provider } = await createConfiguredPayPal(environment, signal);
  try {
    assertPaid(await completeOrder(provider, orders, row));
  } catch (error) {
    throw toPaymentError(error);
  }
  const profile = await readStoredProfile(database, tables.users, user.id);
  // Granted, and the account was deleted since: there is no balance to return.
  if (!profile) throw new AppError('user_not_found');
  return {
    body: {
      status: 'COMPLETED' as const,
      creditsAdded: row.credits,
      aiCredits: creditBalance(profile.lots, clock()),
    },
  };
});

/** Our words for `details.status` where the provider's word would need an explanation. */
const DETAIL_STATUS = { open: 'APPROVAL_PENDING', pending: 'PENDING', refunded: 'REFUNDED' } as const;

/** Nothing but `paid` is a success. */
function assertPaid({ state }: OrderReconciliation): void {
  switch (state) {
    case 'paid':
      return;
    case 'user_not_found':
      throw new AppError('credits_not_updated');
    case 'mismatch':
      throw new AppError('payment_failed_support');
    case 'denied':
      throw new AppError('payment_failed');
    case 'open':
    case 'pending':
    case 'refunded':
      throw new AppError('payment_not_completed', { details: { status: DETAIL_STATUS[state] } });
  }
}
