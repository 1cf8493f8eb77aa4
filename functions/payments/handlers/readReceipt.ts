import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../../shared/errors/errors.ts';
import type { StoredProfile } from '../../../shared/account/profile.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { paymentSortKey, toReceipt, type PaymentRecord } from '../paymentRecords.ts';
import { handlerFor } from '../../http/handlerFor.ts';

/**
 * GET /api/payments/{paymentId}/receipt: what the caller paid, numbered. Somebody else's payment is not found: its row
 * is under its payer.
 */
export const handler = handlerFor('readReceipt', async ({ user, params }, { environment }) => {
  const [payment, profile] = await Promise.all([
    database.send(
      new GetCommand({
        TableName: environment.CREDIT_LOGS_TABLE,
        Key: { userId: user.id, entry: paymentSortKey(params.paymentId) },
      }),
    ),
    database.send(new GetCommand({ TableName: environment.USERS_TABLE, Key: { uid: user.id } })),
  ]);
  const record = payment.Item as PaymentRecord | undefined;
  const buyer = profile.Item as StoredProfile | undefined;
  if (!record || !buyer) throw new AppError('not_found');
  return { body: { ...toReceipt(params.paymentId, record), buyer: { name: buyer.displayName, email: buyer.email } } };
});
