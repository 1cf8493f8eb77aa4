import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createScanJobRepository } from '../../functions/import/ocr/scanJobRepository.ts';
import { MAX_ITEM_BYTES } from '../../functions/platform/dynamodb/itemSize.ts';
import { TooLargeError } from '../../functions/platform/tooLarge.ts';
import { createResultRepository } from '../../functions/improve/resultRepository.ts';
import { startLocalDatabase, type LocalDatabase } from '../support/localDatabase.ts';

let database: LocalDatabase;
const uid = randomUUID();
beforeAll(async () => {
  database = await startLocalDatabase();
  const Item = {
    uid,
    email: 'dana@example.com',
    displayName: 'דנה',
    version: 1,
    hasUsedAi: false,
    lots: [],
  };
  await database.client.send(new PutCommand({ TableName: database.tables.users, Item }));
});
afterAll(() => database.close());

const page = (bytes: number) => ({ lines: [{ text: 'x'.repeat(bytes) }] }) as never;

it('pages of a scan that are too large together end its job with an error that says so', async () => {
  const jobs = createScanJobRepository(database.client, database.tables.requests, { id: uid });
  await jobs.start('scan');
  await jobs.read('scan', 0, page(MAX_ITEM_BYTES / 2));
  await expect(jobs.read('scan', 1, page(MAX_ITEM_BYTES / 2))).rejects.toMatchObject({ code: 'pdf_too_large' });
  const job = await jobs.find('scan');
  expect([job?.failed, Object.keys(job?.pages ?? {})]).toEqual(['pdf_too_large', ['0']]);
  await jobs.start('other');
  await expect(jobs.read('other', 0, page(MAX_ITEM_BYTES))).rejects.toMatchObject({ code: 'pdf_too_large' });
});

it('an improvement that cannot be kept is refused, and counted no longer', async () => {
  const results = createResultRepository(database.client, { ...database.tables });
  const id = randomUUID();
  const outcome = { improvements: { summary: 'x'.repeat(MAX_ITEM_BYTES) } } as never;
  const begun = await results.begin(uid, id);
  const attempt = 'attempt' in begun ? begun.attempt : '';
  await expect(results.keep(uid, id, attempt, outcome)).rejects.toThrow(TooLargeError);
  await results.drop(uid, id, attempt);
  expect(await results.countUntaken(uid)).toBe(0);
  expect(await results.begin(uid, id)).toHaveProperty('attempt');
});
