import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { PayPalError, type PayPalClient } from '../platform/paypal/client.ts';
import type { PayPalOrder } from '../platform/paypal/types.ts';
import { updateIf } from '../platform/dynamodb/updateIf.ts';
import { log } from '../platform/logging/log.ts';
import { toCents, orderSortKey, withdrawalRefundId, type OrderRecord } from './orderRecord.ts';
import { subscriptionSortKey } from './subscriptionRecord.ts';
import { PAYMENT_TIME_TOLERANCE_MS } from './subscriptionTerm.ts';

/**
 * The only module that issues refunds (docs/decisions/0018-refunds.md; test/checks/refunds.test.ts holds that nothing
 * else asks the provider for it). A refund needs a record that was written before: either the payment was never
 * granted, which a conditional write claims and which every grant has as its condition; or its credits were revoked by
 * a transaction that recorded the amount.
 */

/**
 * Claims a paid order without a buyer for a refund; false when it was granted. From then on it cannot be granted.
 * Idempotent.
 */
export function claimOrderRefund(
  database: DynamoDBDocumentClient,
  table: string,
  { userId, orderId }: Pick<OrderRecord, 'userId' | 'orderId'>,
  time: Date,
): Promise<boolean> {
  return claimRefund(
    database,
    {
      TableName: table,
      Key: { userId, entry: orderSortKey(orderId) },
      ConditionExpression: 'attribute_exists(entry) AND attribute_not_exists(grantedAt)',
    },
    time,
  );
}

/**
 * Claims a subscription's payment for a refund; false if premium was granted for it or for a later one. From then on
 * the subscription is never granted. Its row must exist. Safe to repeat.
 */
export function claimSaleRefund(
  database: DynamoDBDocumentClient,
  table: string,
  {
    userId,
    subscriptionId,
    paidAt,
  }: { readonly userId: string; readonly subscriptionId: string; readonly paidAt: string },
  time: Date,
): Promise<boolean> {
  const before = new Date(Date.parse(paidAt) - PAYMENT_TIME_TOLERANCE_MS).toISOString();
  const input = {
    TableName: table,
    Key: { userId, entry: subscriptionSortKey(subscriptionId) },
    ConditionExpression: 'attribute_exists(entry) AND (attribute_not_exists(grantedFor) OR grantedFor < :before)',
  };
  return claimRefund(database, input, time, { ':before': before });
}

async function claimRefund(
  database: DynamoDBDocumentClient,
  input: { TableName: string; Key: object; ConditionExpression: string },
  time: Date,
  values: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const { written } = await updateIf(database, {
    ...input,
    Key: { ...input.Key },
    UpdateExpression: 'SET returningAt = if_not_exists(returningAt, :now)',
    ExpressionAttributeValues: { ':now': time.toISOString(), ...values },
  });
  return written;
}

/**
 * Refunds all of a capture whose order is claimed. False when the provider refuses: then an operator must look at it.
 */
export function issueCaptureRefund(provider: Pick<PayPalClient, 'refundCapture'>, captureId: string): Promise<boolean> {
  return tryRefund(() => provider.refundCapture(captureId), captureId);
}

/** Refunds all of a subscription's payment that is claimed. False where the provider refuses. */
export function issueSaleRefund(provider: Pick<PayPalClient, 'refundSale'>, saleId: string): Promise<boolean> {
  return tryRefund(() => provider.refundSale(saleId), saleId);
}

/**
 * Refunds the amount that the order's withdrawal has recorded, less refunds at the provider that were unknown by then.
 * False where the provider refuses.
 */
export async function issueWithdrawalRefund(
  provider: Pick<PayPalClient, 'refundCapture'>,
  { orderId, captureId, currency, withdrawal }: OrderRecord,
  order: PayPalOrder,
): Promise<boolean> {
  if (withdrawal === undefined || captureId === undefined) return false;
  const refunds = (order.purchase_units?.[0]?.payments?.refunds ?? []).filter(({ status }) =>
    ['COMPLETED', 'PENDING'].includes(status),
  );
  const already = refunds.reduce((sum, { amount }) => sum + toCents(amount), 0);
  const due = Math.min(toCents({ value: withdrawal.amount }), toCents({ value: withdrawal.most }) - already);
  if (due <= 0) return true;
  return tryRefund(
    () =>
      provider.refundCapture(captureId, {
        id: withdrawalRefundId(orderId),
        amount: { currency_code: currency, value: (due / 100).toFixed(2) },
      }),
    captureId,
  );
}

/** Refunds the part of a subscription's payment that its withdrawal has recorded. False where the provider refuses. */
export function issueMonthRefund(
  provider: Pick<PayPalClient, 'refundSale'>,
  saleId: string,
  due: number,
  currency: string,
): Promise<boolean> {
  return tryRefund(
    () =>
      provider.refundSale(saleId, {
        id: `withdrawal-${saleId}`,
        amount: { currency_code: currency, value: (due / 100).toFixed(2) },
      }),
    saleId,
  );
}

/** Refunds once, however often it is called. Throws {@link PayPalError} if there is no answer. */
async function tryRefund(refund: () => Promise<unknown>, paymentId: string): Promise<boolean> {
  try {
    await refund();
    log('info', { givenBack: paymentId });
    return true;
  } catch (error) {
    if (!(error instanceof PayPalError) || error.isOutage) throw error;
    // Somebody was faster.
    if (/ALREADY_REFUNDED|FULLY_REFUNDED/.test(error.issue)) return true;
    log('error', { notGivenBack: paymentId, issue: error.issue });
    return false;
  }
}
