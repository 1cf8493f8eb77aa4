import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { createCreditLogRepository } from '../../functions/credits/creditLogRepository.ts';
import { createResumeInventory } from '../../functions/resumes/resumeInventory.ts';
import { createResumeRepository } from '../../functions/resumes/resumeRepository.ts';
import { createProfileRepository } from '../../functions/account/profileRepository.ts';
import { startDynamoDb } from '../../infra/local/emulators/dynamodb.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import type { Bench, BenchRow } from './bench.ts';

const KB = 1_024;
/** Size of the résumé that is saved, of which the bars speak. */
const RESUME_KB = 20;

/**
 * What each operation costs in DynamoDB's units, as the database reports it (ReturnConsumedCapacity), against what
 * the price rules say it must cost: a write unit per KB and per index entry, twice in a transaction; a read unit per
 * 4 KB, half of it where an old answer is good enough.
 */
const bench: Bench = async () => {
  const local = await startDynamoDb({});
  const { database, spent } = createMeteredDatabase(local.url);
  const tables = {
    users: local.environment['USERS_TABLE'] as string,
    resumes: local.environment['RESUMES_TABLE'] as string,
    creditLogs: local.environment['CREDIT_LOGS_TABLE'] as string,
    requests: local.environment['REQUESTS_TABLE'] as string,
  };
  const profiles = createProfileRepository(database, tables);
  const resumes = {
    ...createResumeRepository(database, tables),
    ...createResumeInventory(database, tables),
  };
  const logs = createCreditLogRepository(database, local.environment['CREDIT_LOGS_TABLE'] as string);
  const rows: BenchRow[] = [];
  const measure = async (name: string, bar: number, work: () => Promise<unknown>) => {
    spent.units = 0;
    await work();
    rows.push({ measure: name, value: spent.units, unit: 'units', bar });
  };
  try {
    const person = {
      uid: '11111111-2222-3333-4444-555555555555',
      email: 'dana@example.com',
      displayName: 'דנה כהן',
      photoURL: '',
    };
    const data = resumeOfSize(RESUME_KB);
    const size = itemKb({ ...baseItem, data });
    await measure(
      'profile: first sign-in (1 miss, transaction: 2 marks checked, profile and row of its credits)',
      1 + 4 + 4,
      () => profiles.ensure(person, 'TOMBSTONE#x'),
    );
    await measure('profile: later sign-in (1 write)', 1, () => profiles.ensure(person, 'TOMBSTONE#x'));
    await measure('profile: read (1 consistent read)', 1, () => profiles.read(person.uid));
    await measure(
      `résumé of ${RESUME_KB} KB: create (transaction: item and count twice, index entry)`,
      2 * size + 2 * 1 + 2,
      () => resumes.create(person.uid, 'r-1', 'Name', data),
    );
    await measure(`résumé of ${RESUME_KB} KB: save (item, index entry anew)`, 22, () =>
      resumes.update(person.uid, 'r-1', 1, 'Name', { ...data, summary: 'x' }),
    );
    await measure(`résumé of ${RESUME_KB} KB: read`, Math.ceil(size / 4) / 2, () => resumes.read(person.uid, 'r-1'));
    await measure('résumé: delete (transaction: item and count twice, index entry)', 2 * size + 2 * 1 + 2, () =>
      resumes.remove(person.uid, 'r-1'),
    );
    const rich = { ...person, uid: 'rich' };
    const { profile } = await profiles.ensure(rich, 'TOMBSTONE#rich');
    await setUnlimited(database, tables.users, profile.uid);
    for (let index = 0; index < 50; index += 1)
      await resumes.create('rich', `many-${index}`, `Résumé for employer number ${index}`, data);
    await measure('résumés: list of 50', 4, () => resumes.list('rich'));
    await measure('credit history, empty (2 queries)', 1, () => logs.recentHistory('rich'));
    return rows;
  } finally {
    database.destroy();
    await local.close();
  }
};

const baseItem = {
  id: 'r-1',
  userId: '11111111-2222-3333-4444-555555555555',
  name: 'Name',
  templateId: 'professional',
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

/** A client that asks for the price of every call and adds it up. */
function createMeteredDatabase(url: string) {
  const client = new DynamoDBClient({
    endpoint: url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
  });
  const database = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  const spent = { units: 0 };
  database.middlewareStack.add(
    (next) => async (args) => {
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'INDEXES' } });
      const consumed = (
        result.output as { ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[] }
      ).ConsumedCapacity;
      for (const one of [consumed ?? []].flat()) spent.units += one.CapacityUnits ?? 0;
      return result;
    },
    { step: 'initialize', name: 'meter' },
  );
  return { database, spent };
}

/** A résumé whose item is just below that many KB. */
function resumeOfSize(kb: number): ResumeData {
  const grown = { ...SAMPLE_EN, experience: SAMPLE_EN.experience.map((entry) => ({ ...entry })) };
  const [first] = grown.experience;
  if (first)
    first.description = 'x'.repeat(
      Math.max(
        0,
        kb * KB - 64 - itemBytes({ ...baseItem, data: { ...grown, experience: grown.experience.slice(1) } }) - 300,
      ),
    );
  return grown;
}

const itemKb = (item: object) => Math.ceil(itemBytes(item) / KB);

/**
 * Bytes of an item by DynamoDB's rules: names and texts in UTF-8, numbers by their digits, 3 for a container and 1 for
 * each part.
 */
function itemBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1;
  if (typeof value !== 'object' || value === null) return 1;
  const parts = Object.entries(value).reduce(
    (sum, [name, part]) => sum + 1 + (Array.isArray(value) ? 0 : Buffer.byteLength(name)) + itemBytes(part),
    0,
  );
  return 3 + parts;
}

async function setUnlimited(database: DynamoDBDocumentClient, table: string, uid: string): Promise<void> {
  await database.send(
    new UpdateCommand({
      TableName: table,
      Key: { uid },
      UpdateExpression: 'SET maxStorageSlots = :none',
      ExpressionAttributeValues: { ':none': null },
    }),
  );
}

export default bench;
