import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { LedgerChange } from '../credits/grantLedger.ts';
import { paymentSortKey } from './paymentRecords.ts';

type TransactItems = LedgerChange['items'];

/** A payment or refund as a bookkeeping record. */
export interface BookedPayment {
  readonly userId: string;
  /** The provider's id: a capture, a sale, or a refund. */
  readonly paymentId: string;
  readonly kind: 'pack' | 'premium' | 'refund';
  /** `pack:medium`, `premium`: what it was for, in the words of the transactions. */
  readonly item: string;
  /** Dollars, negative for a refund. */
  readonly amount: number;
  readonly currency: string;
  /** For a refund: the payment it undoes. */
  readonly of?: string;
}

/**
 * Returns the partition of bookkeeping rows, by month (`YYYY-MM`) or by day in UTC, in the same table. No user id
 * contains `#`.
 */
export const paymentsPartition = (month: string) => `PAYMENTS#${month}`;
/** Orders by the day they were made: at most ten unpaid ones of each person (openOrders.ts). */
export const ordersPartition = (time: Date) => `ORDERS#${time.toISOString().slice(0, 10)}`;
/** Orders by the day from which money was at stake: they are captured, or a capture was asked for. */
export const paidOrdersPartition = (time: Date) => `PAID_ORDERS#${time.toISOString().slice(0, 10)}`;
/** Every subscription that may still change. */
export const SUBSCRIPTIONS_PARTITION = 'SUBSCRIPTIONS#';
const RECEIPT_COUNTER_KEY = { userId: 'RECEIPTS#', entry: 'COUNTER' } as const;

/** Records a refund in a payment's record, for its receipt. */
export function recordRefundItems(table: string, userId: string, paymentId: string, amount: number): TransactItems {
  return [
    {
      Update: {
        TableName: table,
        Key: { userId, entry: paymentSortKey(paymentId) },
        UpdateExpression: 'ADD refunded :amount',
        ConditionExpression: 'attribute_exists(entry)',
        ExpressionAttributeValues: { ':amount': amount },
      },
    },
  ];
}

/**
 * The next number of a receipt and the rows that write a payment down, for a transaction: numbers run without a gap,
 * since a number is used up only together with what it numbers.
 */
export async function nextBookkeepingRows(
  database: DynamoDBDocumentClient,
  table: string,
  payment: BookedPayment,
  time: Date,
): Promise<{ readonly record: object; readonly items: TransactItems }> {
  const { Item } = await database.send(
    new GetCommand({ TableName: table, Key: RECEIPT_COUNTER_KEY, ConsistentRead: true }),
  );
  const last = Item?.['last'] as number | undefined;
  const number = (last ?? 0) + 1;
  const { userId, ...others } = payment;
  const record = { ...others, number, time: time.toISOString() };
  return {
    record,
    items: [
      {
        Update: {
          TableName: table,
          Key: RECEIPT_COUNTER_KEY,
          UpdateExpression: 'SET #last = :next',
          ExpressionAttributeNames: { '#last': 'last' },
          ...(last === undefined
            ? { ConditionExpression: 'attribute_not_exists(#last)', ExpressionAttributeValues: { ':next': number } }
            : { ConditionExpression: '#last = :last', ExpressionAttributeValues: { ':next': number, ':last': last } }),
        },
      },
      {
        Put: {
          TableName: table,
          Item: {
            userId: paymentsPartition(record.time.slice(0, 7)),
            entry: `${record.time}#${payment.paymentId}`,
            payer: userId,
            ...record,
          },
        },
      },
    ],
  };
}
