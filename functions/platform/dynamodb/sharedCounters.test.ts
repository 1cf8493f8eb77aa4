import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createSharedCounters } from './sharedCounters.ts';

const database = mockClient(DynamoDBDocumentClient);
const counters = createSharedCounters(database as unknown as DynamoDBDocumentClient, () => 'requests');
/** Values of each addition. */
const added = () => database.commandCalls(UpdateCommand).map((call) => call.args[0].input.ExpressionAttributeValues);

beforeEach(() => void database.reset());
afterAll(() => database.restore());

describe('a counter that all functions share', () => {
  it('is added to where it has room, in one write that says what it has come to', async () => {
    database.on(UpdateCommand).resolves({ Attributes: { amount: 7 } });
    expect(await counters.add({ key: 'a', amount: 3, limit: 10, expiresAt: 1_500 })).toEqual({ sum: 7 });
    // An hour longer than it counts, since clocks differ.
    expect(added()).toEqual([{ ':amount': 3, ':room': 7, ':expires': 2 + 3_600 }]);
    expect(database.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
      TableName: 'requests',
      ReturnValues: 'UPDATED_NEW',
    });
  });

  it('is left as it is where it has none', async () => {
    database.on(UpdateCommand).rejects(new ConditionalCheckFailedException({ $metadata: {}, message: 'full' }));
    expect(await counters.add({ key: 'a', amount: 3, limit: 10, expiresAt: 0 })).toBeUndefined();
  });

  it('is not even asked where the amount alone is more than its limit, and takes just as much', async () => {
    database.on(UpdateCommand).resolves({ Attributes: { amount: 10 } });
    expect(await counters.add({ key: 'a', amount: 11, limit: 10, expiresAt: 0 })).toBeUndefined();
    expect(added()).toEqual([]);
    expect(await counters.add({ key: 'a', amount: 10, limit: 10, expiresAt: 0 })).toEqual({ sum: 10 });
  });

  it('has room for everything where it has no limit', async () => {
    database.on(UpdateCommand).resolves({ Attributes: { amount: 0 } });
    expect(await counters.add({ key: 'a', amount: 0, expiresAt: 0 })).toEqual({ sum: 0 });
    expect(added()[0]?.[':room']).toBeGreaterThan(1e12);
  });

  it('is read without being counted, and is nothing before', async () => {
    database
      .on(GetCommand)
      .resolvesOnce({})
      .resolvesOnce({ Item: { amount: '5' } })
      .resolves({ Item: { amount: 5 } });
    expect([await counters.read('a'), await counters.read('a'), await counters.read('a')]).toEqual([0, 0, 5]);
    expect(added()).toEqual([]);
  });

  it('is found by what it is called, which its key does not show', async () => {
    database.on(UpdateCommand).resolves({ Attributes: { amount: 1 } });
    database.on(GetCommand).resolves({});
    for (const key of ['ip 10.0.0.1', 'ip 10.0.0.2', 'ip 10.0.0.1'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await counters.add({ key, amount: 1, expiresAt: 0 });
    await counters.read('ip 10.0.0.1');
    const ids = [...database.commandCalls(UpdateCommand), ...database.commandCalls(GetCommand)].map(
      (call) => call.args[0].input.Key?.['id'] as string,
    );
    expect(new Set(ids).size).toBe(2);
    expect([ids[0], ids[3]]).toEqual([ids[2], ids[2]]);
    expect(ids[0]).toMatch(/^SUM#[\w-]{43}$/);
  });
});
