import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryDatabase } from '../../../test/support/memoryDatabase.ts';
import { updateIf } from './updateIf.ts';

const database = new MemoryDatabase();
const lease = (before: number, id = 'job') =>
  updateIf<{ leased: number }>(database.client, {
    TableName: 'requests',
    Key: { id },
    UpdateExpression: 'SET leased = :until',
    ConditionExpression: 'attribute_exists(id) AND leased < :before',
    ExpressionAttributeValues: { ':until': 20, ':before': before },
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });

describe('an update with a condition', () => {
  beforeEach(async () => {
    database.rows = new Map();
    await updateIf(database.client, {
      TableName: 'requests',
      Key: { id: 'job' },
      UpdateExpression: 'SET leased = :now',
      ConditionExpression: 'attribute_not_exists(id)',
      ExpressionAttributeValues: { ':now': 10 },
    });
  });

  it('answers what it wrote', async () => {
    expect(await lease(11)).toEqual({ written: true, item: { id: 'job', leased: 20 } });
  });

  it('answers the item whose condition failed, and leaves it as it is', async () => {
    expect(await lease(10)).toEqual({ written: false, item: { id: 'job', leased: 10 } });
    expect(await lease(10)).toMatchObject({ item: { leased: 10 } });
  });

  it('answers that there is no such item', async () => {
    expect(await lease(11, 'another')).toEqual({ written: false, item: undefined });
  });

  it('throws every other error', async () => {
    database.gate = () => Promise.reject(new Error('broken'));
    await expect(lease(11)).rejects.toThrow('broken');
    database.gate = async () => {};
  });
});
