import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readEnvironment } from '../environment.ts';
import { database } from './client.ts';

/** An amount that is added to a sum. */
export interface CounterIncrement {
  readonly key: string;
  /** Whole numbers; below 0 where something is taken off again. */
  readonly amount: number;
  /** What the sum may come to; without end where absent. */
  readonly limit?: number;
  /** When the sum means nothing any more; milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Sums that every function adds to. */
export interface SharedCounters {
  /** Adds, and is true; or adds nothing and is false, where the sum would pass its limit. */
  add(sum: CounterIncrement): Promise<boolean>;
}

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
