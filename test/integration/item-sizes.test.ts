import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUseLedger } from '../../functions/credits/useLedger.ts';
import { createScanJobRepository } from '../../functions/import/ocr/scanJobRepository.ts';
import { MAX_ITEM_BYTES } from '../../functions/platform/dynamodb/itemSize.ts';
import { TooLargeError } from '../../functions/platform/tooLarge.ts';
import { createWithheldResultRepository } from '../../functions/improve/withheldResultRepository.ts';
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
    reservations: [],
  };
  await database.client.send(new PutCommand({ TableName: database.tables.users, Item }));
});
afterAll(() => database.close());

const page = (bytes: number) => ({ lines: [{ text: 'x'.repeat(bytes) }] }) as never;

it('pages of a scan that are too large together end its job with an error that says so', async () => {
  const jobs = createScanJobRepository(database.client, database.tables.requests);
  await jobs.start({ id: uid }, 'scan');
  await jobs.read(uid, 'scan', 0, page(MAX_ITEM_BYTES / 2));
  await expect(jobs.read(uid, 'scan', 1, page(MAX_ITEM_BYTES / 2))).rejects.toMatchObject({ code: 'pdf_too_large' });
  const job = await jobs.find(uid, 'scan');
  expect([job?.failed, Object.keys(job?.pages ?? {})]).toEqual(['pdf_too_large', ['0']]);
  await jobs.start({ id: uid }, 'other');
  await expect(jobs.read(uid, 'other', 0, page(MAX_ITEM_BYTES))).rejects.toMatchObject({ code: 'pdf_too_large' });
});

it('an improvement that cannot be stored is refused before anything is spent', async () => {
  const tables = { ...database.tables };
  const credits = createUseLedger(database.client, tables);
  const id = randomUUID();
  expect(await credits.reserveUse(uid, id)).toEqual({ begun: true });
  const outcome = { improvements: { summary: 'x'.repeat(MAX_ITEM_BYTES) } } as never;
  await expect(credits.commitUse(uid, id, outcome, 'summary')).rejects.toThrow(TooLargeError);
  await credits.releaseUse(uid, id);
  expect(await credits.readStoredResult(uid, id)).toBeUndefined();
  expect(await credits.reserveUse(uid, id)).toEqual({ begun: true });
  const withheld = createWithheldResultRepository(database.client, tables);
  await expect(withheld.keep(uid, id, outcome)).rejects.toThrow(TooLargeError);
});
