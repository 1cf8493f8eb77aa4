import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import type { LocalProduct } from '../../infra/local/startLocal.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { setUpSharedProduct } from './sharedProduct.ts';
import { signInPerson, type TestPerson } from './signIn.ts';

export let local: LocalProduct;
export let database: DynamoDBDocumentClient;

/** The product without its site, for the tests of a file. */
export function serveProductWithoutSite(): void {
  setUpSharedProduct((product) => {
    ({ local, database } = product);
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
