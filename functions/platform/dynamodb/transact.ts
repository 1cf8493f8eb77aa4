import { TransactionCanceledException, type CancellationReason } from '@aws-sdk/client-dynamodb';
import {
  TransactWriteCommand,
  type DynamoDBDocumentClient,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { exponentialJitter, retry } from '../retry.ts';

const MAX_ATTEMPTS = 8;
const RETRYABLE_CODES = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Writes a transaction. Two transactions on one item make DynamoDB cancel one of them, which the SDK does not retry: it
 * is retried here with backoff and jitter. Returns the cancellation reasons of failed conditions in the order of the
 * items; empty when everything was written.
 */
export async function transact(
  database: DynamoDBDocumentClient,
  input: TransactWriteCommandInput,
): Promise<CancellationReason[]> {
  try {
    await retry(() => database.send(new TransactWriteCommand(input)), {
      attempts: MAX_ATTEMPTS,
      delayMs: exponentialJitter(20),
      isRetryable: (error) => !hasFailedCondition(error) && reasonsOf(error).some(isRetryableReason),
    });
    return [];
  } catch (error) {
    if (hasFailedCondition(error)) return [...reasonsOf(error)];
    throw error;
  }
}

/** Why a transaction was cancelled, in the order of its items; none where something else went wrong. */
const reasonsOf = (error: unknown): readonly CancellationReason[] =>
  error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];

const hasFailedCondition = (error: unknown) => reasonsOf(error).some(({ Code }) => Code === 'ConditionalCheckFailed');

const isRetryableReason = ({ Code = '' }: CancellationReason) => RETRYABLE_CODES.has(Code);

/** Whether the condition of the item at this place failed. */
export function conditionFailed(reasons: readonly CancellationReason[], place: number): boolean {
  return reasons[place]?.Code === 'ConditionalCheckFailed';
}

/**
 * The item at this place whose condition failed, where its write asks for it by `ReturnValuesOnConditionCheckFailure:
 * 'ALL_OLD'`; undefined when there is no such item.
 */
export function failedItem(reasons: readonly CancellationReason[], place: number): object | undefined {
  const item = reasons[place]?.Item;
  return item && unmarshall(item);
}
