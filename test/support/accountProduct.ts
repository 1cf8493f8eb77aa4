import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect } from 'vitest';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { signInPerson, type TestPerson } from './signIn.ts';

let folder: string;
export let local: LocalProduct;
export let database: DynamoDBDocumentClient;

/** Starts the product without its site for the tests of a file. */
export function serveProductWithoutSite(): void {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'account-'));
    local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
    database = DynamoDBDocumentClient.from(new DynamoDBClient());
  });
  afterAll(async () => {
    database.destroy();
    await local.close();
    await rm(folder, { recursive: true });
  });
}

let people = 0;
export const newPerson = async (): Promise<TestPerson> => {
  const person = await signInPerson(local.url, { email: `p${(people += 1)}@example.com`, name: 'דנה כהן' });
  expect((await person.call('POST', '/api/profile', { idToken: person.idToken })).status).toBe(201);
  return person;
};
export const save = (person: TestPerson, body: object = {}) =>
  person.call('POST', '/api/resumes', { name: 'קורות חיים', data: SAMPLE_HE, ...body });
export const listOf = async (person: TestPerson) =>
  (await person.call('GET', '/api/resumes')).body as { id: string; name: string }[];
export const countOf = async (person: TestPerson) => (await person.call('GET', '/api/profile')).body['resumeCount'];
