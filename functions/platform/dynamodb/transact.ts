import { setTimeout as pause } from 'node:timers/promises';
import { TransactionCanceledException, type CancellationReason } from '@aws-sdk/client-dynamodb';
import {
  TransactWriteCommand,
  type DynamoDBDocumentClient,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';

const MAX_ATTEMPTS = 8;
const RETRYABLE_CODES = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Writes a transaction. Two transactions on one item make DynamoDB cancel one of them, which the SDK does not
 * retry: here it is tried again with a growing random pause. A condition that fails is the caller's answer:
 * the reasons come back in the order of the items, empty when everything was written.
 */
export async function transact(
  database: DynamoDBDocumentClient,
  input: TransactWriteCommandInput,
): Promise<CancellationReason[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await database.send(new TransactWriteCommand(input));
      return [];
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const reasons = error.CancellationReasons ?? [];
      if (reasons.some((reason) => reason.Code === 'ConditionalCheckFailed')) return reasons;
      if (attempt === MAX_ATTEMPTS || !reasons.some((reason) => RETRYABLE_CODES.has(reason.Code ?? ''))) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** Whether the condition of the item at this place failed. */
export function conditionFailed(reasons: readonly CancellationReason[], place: number): boolean {
  return reasons[place]?.Code === 'ConditionalCheckFailed';
}
