import { TransactionCanceledException, type CancellationReason } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { setPause } from '../pause.ts';
import { conditionFailed, failedItem, transact } from './transact.ts';

const database = mockClient(DynamoDBDocumentClient);
const client = database as unknown as DynamoDBDocumentClient;
const Item = { id: { S: 'a' }, count: { N: '7' } };
const input = { TransactItems: [{ Put: { TableName: 't', Item: { id: 'a' } } }] };

const cancelled = (...reasons: readonly CancellationReason[]) =>
  new TransactionCanceledException({ $metadata: {}, message: 'cancelled', CancellationReasons: [...reasons] });
const attempts = () => database.commandCalls(TransactWriteCommand).length;

beforeEach(() => {
  database.reset();
  return setPause(() => Promise.resolve());
});
afterAll(() => database.restore());

describe('a transaction', () => {
  it('that is written has no reasons', async () => {
    database.on(TransactWriteCommand).resolves({});
    expect(await transact(client, input)).toEqual([]);
    expect(database.commandCalls(TransactWriteCommand)[0]?.args[0].input).toEqual(input);
  });

  it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'is tried again after %s, eight times at most',
    async (Code) => {
      const error = cancelled({ Code: 'None' }, { Code });
      database.on(TransactWriteCommand).rejectsOnce(error).resolves({});
      expect([await transact(client, input), attempts()]).toEqual([[], 2]);
      database.reset();
      database.on(TransactWriteCommand).rejects(error);
      await expect(transact(client, input)).rejects.toBe(error);
      expect(attempts()).toBe(8);
    },
  );

  it('of which a condition failed says so at once, whatever else was in its way', async () => {
    const reasons = [{ Code: 'TransactionConflict' }, { Code: 'ConditionalCheckFailed', Item }];
    database.on(TransactWriteCommand).rejects(cancelled(...reasons));
    const told = await transact(client, input);
    expect([told, attempts()]).toEqual([reasons, 1]);
    expect([0, 1, 2].map((place) => conditionFailed(told, place))).toEqual([false, true, false]);
    expect([0, 1, 2].map((place) => failedItem(told, place))).toEqual([undefined, { id: 'a', count: 7 }, undefined]);
  });

  it.each([
    ['what is wrong with it', cancelled({ Code: 'ValidationError' })],
    ['no reason', cancelled({})],
    ['another error', new Error('no table')],
  ])('that is refused for %s throws at once', async (_, error) => {
    database.on(TransactWriteCommand).rejects(error);
    await expect(transact(client, input)).rejects.toBe(error);
    expect(attempts()).toBe(1);
  });
});
