import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { InferOutput } from 'valibot';
import type { ReceiptSchema } from '../../shared/api/payments.ts';
import { AppError } from '../../shared/errors.ts';
import type { StoredProfile } from '../../shared/profile.ts';
import { database } from '../data/client.ts';
import { handlerFor } from '../middleware/handler.ts';
import { paymentEntry } from './books.ts';

/** A payment as it is written down when it is granted (books.ts). */
interface PaymentRecord {
  readonly number: number;
  readonly item: InferOutput<typeof ReceiptSchema>['item'];
  readonly amount: number;
  readonly time: string;
  /** Dollars that went back since. */
  readonly refunded?: number;
}

/** GET /api/payments/{paymentId}/receipt: what the caller paid, numbered. Somebody else's payment is none: it stands under its payer. */
export const handler = handlerFor('paymentReceipt', async ({ user, params }, { environment }) => {
  const [payment, profile] = await Promise.all([
    database.send(new GetCommand({ TableName: environment.CREDIT_LOGS_TABLE, Key: { userId: user.id, entry: paymentEntry(params.paymentId) } })),
    database.send(new GetCommand({ TableName: environment.USERS_TABLE, Key: { uid: user.id } })),
  ]);
  const record = payment.Item as PaymentRecord | undefined;
  const buyer = profile.Item as StoredProfile | undefined;
  if (!record || !buyer) throw new AppError('not_found');
  const { number, item, amount, time, refunded = 0 } = record;
  return {
    body: {
      number: receiptNumber(number), paymentId: params.paymentId, item, amountUSD: amount, refundedUSD: Math.round(refunded * 100) / 100, paidAt: time,
      buyer: { name: buyer.displayName, email: buyer.email },
    },
  };
});

/** As it stands on the paper: six digits at least, without a gap from one to the next. */
const receiptNumber = (number: number) => String(number).padStart(6, '0');
