import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { InferOutput } from 'valibot';
import { addActivity, type StoredProfile } from '../../shared/account/profile.ts';
import type { PaymentRecordsSchema, ReceiptSchema } from '../../shared/api/payments.ts';
import { queryAll } from '../platform/dynamodb/queryAll.ts';
import { ownProperty } from '../../shared/platform/ownProperty.ts';

export type PaymentRecords = InferOutput<typeof PaymentRecordsSchema>;

/** A payment as it is written down when it is granted, `PAYMENT#<id>` of its payer. */
export interface PaymentRecord {
  readonly number: number;
  readonly item: InferOutput<typeof ReceiptSchema>['item'];
  /** Dollars. */
  readonly amount: number;
  readonly time: string;
  /** Dollars refunded since. */
  readonly refunded?: number;
}

/** Sort key of a payment's record, which is also its idempotency marker. */
export const paymentSortKey = (paymentId: string) => `PAYMENT#${paymentId}`;

/** A payment as its receipt says it; the number has six digits at least, without a gap from one to the next. */
export function toReceipt(
  paymentId: string,
  { number, item, amount, time, refunded = 0 }: PaymentRecord,
): PaymentRecords['receipts'][number] {
  return {
    number: String(number).padStart(6, '0'),
    paymentId,
    item,
    amountUSD: amount,
    refundedUSD: Math.round(refunded * 100) / 100,
    paidAt: time,
  };
}

/**
 * The profile's activity after a payment or a refund, the newest first (PAY-11). `item` as in the transactions
 * (`pack:medium`); `amount` in dollars, negative for a refund; `paymentId` of the payment, of a refund too.
 */
export const withPurchase = (
  { recentActivity }: StoredProfile,
  { item, amount, paymentId }: { readonly item: string; readonly amount: number; readonly paymentId: string },
  time: Date,
): Pick<StoredProfile, 'recentActivity'> => ({
  recentActivity: addActivity(recentActivity, {
    type: 'purchase',
    description: item,
    amount,
    timestamp: time.toISOString(),
    paymentId,
  }),
});

/**
 * Returns the update that records a withdrawal, with `refunded` as it was read: if another refund came first, its
 * condition fails, and everything is computed again.
 */
export const withdrawnPaymentUpdate = (
  table: string,
  userId: string,
  paymentId: string,
  refunded: number | undefined,
  time: Date,
) => ({
  TableName: table,
  Key: { userId, entry: paymentSortKey(paymentId) },
  UpdateExpression: 'SET withdrawnAt = :now',
  ConditionExpression:
    refunded === undefined ? 'attribute_exists(entry) AND attribute_not_exists(refunded)' : 'refunded = :refunded',
  ExpressionAttributeValues: { ':now': time.toISOString(), ...(refunded !== undefined && { ':refunded': refunded }) },
});

type PaymentLogRow = Readonly<Record<string, unknown>> & { readonly entry: string };

/** All that is kept about somebody's payments: three queries, each 0.5 read units for each 4 KB. */
export async function readPaymentRecords(
  database: DynamoDBDocumentClient,
  table: string,
  userId: string,
): Promise<PaymentRecords> {
  const log = { table, userId, consistent: false };
  const [orders, subscriptions, payments] = await Promise.all([
    queryAll<PaymentLogRow>(database, { ...log, prefix: 'ORDER#' }),
    queryAll<PaymentLogRow>(database, { ...log, prefix: 'SUBSCRIPTION#' }),
    queryAll<PaymentRecord & PaymentLogRow>(database, { ...log, prefix: paymentSortKey('') }),
  ]);
  return {
    orders: sortByTime(orders, 'createdAt').map(({ orderId, packId, credits, captureId, ...row }) => ({
      orderId,
      item: `pack:${String(packId)}`,
      credits,
      ...(captureId !== undefined && { paymentId: captureId }),
      ...agreedFields(row),
    })),
    subscriptions: sortByTime(subscriptions, 'createdAt').map(({ subscriptionId, ...row }) => ({
      subscriptionId,
      ...agreedFields(row),
    })),
    receipts: sortByTime(payments, 'time').map((row) => toReceipt(row.entry.slice(paymentSortKey('').length), row)),
  } as PaymentRecords;
}

const agreedFields = ({ amount, status, states, createdAt }: Readonly<Record<string, unknown>>) => ({
  amountUSD: Number(amount),
  status,
  states,
  createdAt,
});
const sortByTime = <Row extends PaymentLogRow>(rows: readonly Row[], name: string): Row[] =>
  rows.toSorted((a, b) => String(ownProperty(a, name)).localeCompare(String(ownProperty(b, name))));
