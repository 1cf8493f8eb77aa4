import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type DynamoDBDocumentClient, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

/** An update that says what must be true of the item. */
export type ConditionalUpdate = UpdateCommandInput & Required<Pick<UpdateCommandInput, 'ConditionExpression'>>;

/**
 * Outcome of a conditional update. `item` is what `ReturnValues` asks for when it was written, and what
 * `ReturnValuesOnConditionCheckFailure: 'ALL_OLD'` asks for when it was not: the item whose condition failed, undefined
 * when there is no such item.
 */
export type UpdateOutcome<Item> = { readonly written: boolean; readonly item: Item | undefined };

/**
 * Updates one item if its condition holds; a condition that fails is an answer, as in {@link transact}, and every other
 * error is thrown. What a failed condition means is the caller's to say: somebody else was faster (`mark`, `lease`), it
 * was done before (`updateResume`), or the write is computed again from `item` by {@link retryOnConflict}.
 *
 * @example
 * const { written } = await updateIf(database, {
 *   TableName, Key: { id }, UpdateExpression: 'SET leased = :until', ConditionExpression: 'leased < :now', …
 * });
 * if (!written) return undefined; // another call holds the lease
 */
export async function updateIf<Item extends object>(
  database: DynamoDBDocumentClient,
  update: ConditionalUpdate,
): Promise<UpdateOutcome<Item>> {
  try {
    const { Attributes } = await database.send(new UpdateCommand(update));
    return { written: true, item: Attributes as Item | undefined };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { written: false, item: error.Item && (unmarshall(error.Item) as Item) };
  }
}
