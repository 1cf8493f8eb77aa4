import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../shared/errors.ts';
import { balanceOf } from '../../shared/credits/lots.ts';
import type { StoredProfile } from '../../shared/profile.ts';
import { database } from '../data/client.ts';
import { clock } from '../data/clock.ts';
import { configuredPayPal } from '../data/paypalConfiguration.ts';
import { handlerFor } from '../middleware/handler.ts';
import { completeOrder, paymentError } from './complete.ts';
import { orderStore, type Settled } from './orders.ts';

/** POST /api/payments/orders/{orderId}/capture: takes the money and adds the credits (PAY-08, PAY-09). */
export const handler = handlerFor('captureOrder', async ({ user, params }, { environment, signal }) => {
  const tables = { users: environment.USERS_TABLE, creditLogs: environment.CREDIT_LOGS_TABLE };
  const orders = orderStore(database, tables);
  // Somebody else's order is none: the row stands under its buyer.
  const row = await orders.read(user.id, params.orderId);
  if (!row) throw new AppError('not_found');
  const { provider } = await configuredPayPal(environment, signal);
  try {
    check(await completeOrder(provider, orders, row));
  } catch (error) {
    throw paymentError(error);
  }
  const { Item } = await database.send(new GetCommand({ TableName: tables.users, Key: { uid: user.id }, ConsistentRead: true }));
  // Granted, and the account was deleted since: there is no balance to tell.
  if (!Item) throw new AppError('user_not_found');
  return { body: { status: 'COMPLETED' as const, creditsAdded: row.credits, aiCredits: balanceOf((Item as StoredProfile).lots, clock()) } };
});

/** What `details.status` says where the provider's own word would be ours to explain. */
const WORD = { open: 'APPROVAL_PENDING', pending: 'PENDING', refunded: 'REFUNDED' } as const;

/** Nothing but `paid` is a success. */
function check({ state }: Settled): void {
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
      throw new AppError('payment_not_completed', { details: { status: WORD[state] } });
  }
}
