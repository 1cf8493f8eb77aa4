import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSharedCounters } from '../../functions/platform/dynamodb/sharedCounters.ts';
import { startLocalDatabase, type LocalDatabase } from '../support/localDatabase.ts';

/** Sums that functions share, over the real table: several counters are several functions. */
let local: LocalDatabase;
let database: DynamoDBDocumentClient;
const table = () => local.tables.requests;
const rows = async () => (await database.send(new ScanCommand({ TableName: table() }))).Items ?? [];

beforeAll(async () => {
  local = await startLocalDatabase();
  database = local.client;
});
afterAll(() => local.close());

const ends = Date.now() + 60_000;
const functionOf = () => createSharedCounters(database, table);

describe('sums in the table of requests', () => {
  it('are not passed by a hundred calls at once of several functions', async () => {
    const counted = await Promise.all(
      Array.from({ length: 100 }, () => functionOf().add({ key: 'calls', amount: 1, limit: 7, expiresAt: ends })),
    );
    expect(counted.filter(Boolean)).toHaveLength(7);
  });

  it('take amounts on and off, refuse what would pass the limit, and take what fits afterwards', async () => {
    const [one, other] = [functionOf(), functionOf()];
    expect([
      await one.add({ key: 'money', amount: 60, limit: 100, expiresAt: ends }),
      await other.add({ key: 'money', amount: 60, limit: 100, expiresAt: ends }),
    ]).toEqual([{ sum: 60 }, undefined]);
    expect(await one.add({ key: 'money', amount: -60, expiresAt: ends })).toEqual({ sum: 0 });
    expect(await other.add({ key: 'money', amount: 100, limit: 100, expiresAt: ends })).toEqual({ sum: 100 });
    expect(await other.add({ key: 'other money', amount: 101, limit: 100, expiresAt: ends })).toBeUndefined();
  });

  it('show no address or name, and expire', async () => {
    await functionOf().add({ key: 'ip 203.0.113.9 dana', amount: 1, expiresAt: ends });
    const all = await rows();
    expect(all.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(all)).not.toMatch(/203|dana|money/);
    for (const { id, expiresAt } of all)
      expect([String(id).startsWith('SUM#'), expiresAt]).toEqual([true, Math.ceil(ends / 1_000) + 3_600]);
  });
});
