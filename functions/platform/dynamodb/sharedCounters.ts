import { createHash } from 'node:crypto';
import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readEnvironment } from '../environment.ts';
import { database } from './client.ts';
import { updateIf } from './updateIf.ts';

/** An amount that is added to a counter. */
export interface CounterIncrement {
  readonly key: string;
  /** Whole numbers; negative to subtract. */
  readonly amount: number;
  /** Upper limit of the counter; unlimited when absent. */
  readonly limit?: number;
  /** When the counter expires; milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The sum of a counter. It is an object, because zero is a valid sum. */
export interface CounterSum {
  readonly sum: number;
}

/** Counters that all functions share. */
export interface SharedCounters {
  /** Adds and returns the sum; adds nothing and returns undefined when the counter would exceed its limit. */
  add(increment: CounterIncrement): Promise<CounterSum | undefined>;
}

/** Seconds that a counter is kept after its expiry, because clocks differ. */
const EXPIRY_MARGIN_SECONDS = 3_600;

/** No sum comes near it; whole numbers are exact up to nine times as much. */
const UNLIMITED = 1e15;

/**
 * Distributed counters in the table of requests. Each addition is one conditional write, so that concurrent calls
 * cannot exceed a limit together: 1 write unit, also when refused; a read is half a read unit. Keys are hashed, since
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

  async function add({ key, amount, limit = UNLIMITED, expiresAt }: CounterIncrement): Promise<CounterSum | undefined> {
    if (amount > limit) return undefined;
    const { written, item } = await updateIf<{ amount: number }>(client, {
      TableName: table(),
      Key: { id: counterId(key) },
      UpdateExpression: 'SET expiresAt = :expires ADD amount :amount',
      ConditionExpression: 'attribute_not_exists(amount) OR amount <= :room',
      ExpressionAttributeValues: {
        ':amount': amount,
        ':room': limit - amount,
        ':expires': Math.ceil(expiresAt / 1_000) + EXPIRY_MARGIN_SECONDS,
      },
      // Comes with the write and costs nothing.
      ReturnValues: 'UPDATED_NEW',
    });
    return written && item ? { sum: item.amount } : undefined;
  }
}

const counterId = (key: string) => `SUM#${createHash('sha256').update(key).digest('base64url')}`;

/** The counters of the function's environment. */
export const environmentCounters = createSharedCounters(
  database,
  () => readEnvironment(['REQUESTS_TABLE']).REQUESTS_TABLE,
);
