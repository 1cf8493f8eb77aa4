import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { SharedCounters, CounterIncrement } from '../../http/allowance.ts';
import { readEnvironment } from '../environment.ts';
import { database } from './client.ts';

/** Seconds that a sum is kept after its time is over, for clocks that differ. */
const EXPIRY_MARGIN_SECONDS = 3_600;

/** No sum comes near it; whole numbers are exact up to nine times as much. */
const UNLIMITED = 1e15;

/**
 * Sums that all functions share, in the table of requests. Each is one conditional write, so that calls at once cannot
 * pass a limit together: 1 write unit, also where it is refused; a look is half a read unit. Keys are hashed, since
 * they may hold an address.
 */
export function createSharedCounters(
  client: DynamoDBDocumentClient,
  table: () => string,
): SharedCounters & { readonly read: (key: string) => Promise<number> } {
  return { add, read };

  async function read(key: string): Promise<number> {
    const { Item } = await client.send(new GetCommand({ TableName: table(), Key: { id: counterId(key) } }));
    return typeof Item?.['amount'] === 'number' ? Item['amount'] : 0;
  }

  async function add({ key, amount, limit: most = UNLIMITED, expiresAt: ends }: CounterIncrement): Promise<boolean> {
    if (amount > most) return false;
    try {
      await client.send(
        new UpdateCommand({
          TableName: table(),
          Key: { id: counterId(key) },
          UpdateExpression: 'SET expiresAt = :expires ADD amount :amount',
          ConditionExpression: 'attribute_not_exists(amount) OR amount <= :room',
          ExpressionAttributeValues: {
            ':amount': amount,
            ':room': most - amount,
            ':expires': Math.ceil(ends / 1_000) + EXPIRY_MARGIN_SECONDS,
          },
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }
}

const counterId = (key: string) => `SUM#${createHash('sha256').update(key).digest('base64url')}`;

/** Those of the environment that the function runs in. */
export const environmentCounters = createSharedCounters(
  database,
  () => readEnvironment(['REQUESTS_TABLE']).REQUESTS_TABLE,
);
