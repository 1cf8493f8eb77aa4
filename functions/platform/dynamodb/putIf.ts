import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, type DynamoDBDocumentClient, type PutCommandInput } from '@aws-sdk/lib-dynamodb';

/** A row that is written only if a condition on the existing row holds. */
export type ConditionalPut = PutCommandInput & Required<Pick<PutCommandInput, 'ConditionExpression'>>;

/** Writes a whole row if its condition holds, and says whether it did; every other error is thrown. */
export async function putIf(database: DynamoDBDocumentClient, row: ConditionalPut): Promise<boolean> {
  try {
    await database.send(new PutCommand(row));
    return true;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return false;
  }
}
