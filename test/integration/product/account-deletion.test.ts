import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletionMarkerId } from '../../../functions/platform/accountDeletion.ts';
import type { LocalProduct } from '../../../infra/local/startLocal.ts';
import { listEndpoints } from '../../../shared/api/endpoints.ts';
import { takesToken } from '../../../shared/api/endpoint.ts';
import { leftOf, raceAccounts, sweepLater, type RacedAccounts } from '../../support/deletionRaces.ts';
import { howMany } from '../../support/exhaustive.ts';
import { newMember, type Member } from '../../support/member.ts';
import { setUpSharedProduct } from '../../support/sharedProduct.ts';
import { signInPerson } from '../../support/signIn.ts';
import { Remains } from '../../support/remains.ts';
import { postForm, signedForm, WRITERS, writingEndpoints } from '../../support/writers.ts';

/**
 * Deleted means deleted: over HTTP, with the real gateway, handlers, tokens of the identity emulator, database and
 * files.
 */
let local: LocalProduct;
let database: DynamoDBDocumentClient;
let remains: Remains;

setUpSharedProduct((product) => {
  ({ local, database } = product);
  remains = new Remains();
});
afterAll(async () => {
  remains.close();
});

const deleted = async (): Promise<Member> => {
  const member = await newMember(local.url);
  expect(await member.send('DELETE', '/api/profile')).toMatchObject({ status: 200 });
  return member;
};

describe('the token of a deleted account', () => {
  let member: Member;
  beforeAll(async () => void (member = await deleted()));
  const guarded = listEndpoints().filter(({ endpoint }) => takesToken(endpoint));

  it.each(guarded.filter(({ endpoint }) => !endpoint.servesDeleted))(
    'is refused by $name, whatever it asks for',
    async ({ endpoint: { method, path } }) => {
      const { status, text } = await member.send(
        method,
        // An export begins at its start; every other parameter may be a number.
        path.replace('{from}', 'start').replaceAll(/\{\w+\}/g, '10'),
        method === 'GET' ? undefined : {},
      );
      expect([status, JSON.parse(text)]).toEqual([
        401,
        { error: 'This account was deleted. To go on, please sign in again.', code: 'account_deleted' },
      ]);
    },
  );

  it('is served by the deletion alone, which has nothing left to do', async () => {
    expect(guarded.filter(({ endpoint }) => endpoint.servesDeleted).map(({ name }) => name)).toEqual(['deleteAccount']);
    expect(await member.send('DELETE', '/api/profile')).toEqual({ status: 200, text: '{"deleted":true}' });
  });

  it('deletes nobody who came back: they have another id and go on', async () => {
    const back = await signInPerson(local.url, { email: member.words[0] as string, name: 'Dana' });
    expect(back.id).not.toBe(member.id);
    expect(await back.call('POST', '/api/profile', { idToken: back.idToken })).toMatchObject({
      status: 201,
      body: { aiCredits: 0, hasUsedAi: true },
    });
    expect((await member.send('DELETE', '/api/profile')).status).toBe(200);
    await sweepLater();
    expect((await back.call('GET', '/api/profile')).status).toBe(200);
    // The user pool still holds the new user, who has the same name.
    await expect(back.refresh()).resolves.toBeUndefined();
  });
});

describe('an account that is deleted while it is used', () => {
  it('is raced by every endpoint that writes', () => {
    expect(Object.keys(WRITERS).toSorted()).toEqual(writingEndpoints().toSorted());
  });

  const names = Object.keys(WRITERS) as (keyof typeof WRITERS)[];
  const raced: RacedAccounts[] = [];

  it.each(names)('is answered without a fault of ours: %s', async (name) => {
    const accounts = await raceAccounts(local.url, name, { accounts: howMany(1, 3) });
    raced.push(accounts);
    expect(accounts.faults).toEqual([]);
  });

  // One daily run and one search for all of them.
  it('leaves nothing behind, whatever was called', async () => {
    expect(raced.map(({ name }) => name)).toEqual(names);
    expect(await leftOf(raced)).toEqual([]);
  });
});

describe('what comes after the deletion', () => {
  it('is a file by a form that was signed before: the daily run deletes it, and lets the id go', async () => {
    const member = await newMember(local.url);
    const form = await signedForm(member);
    expect((await member.send('DELETE', '/api/profile')).status).toBe(200);
    expect(form && (await postForm(form))).toBe(204);
    const uploaded = { place: 'uploads', what: `${member.id}/${form?.uploadId}.pdf` };
    expect(await remains.of([member])).toEqual(expect.arrayContaining([uploaded]));
    // While another upload with that form is possible, one row must remain so that the daily run finds it.
    await sweepLater(0);
    expect((await remains.of([member])).map(({ place }) => place)).toEqual(['creditLogs']);
    expect(form && (await postForm(form))).toBe(204);
    await sweepLater();
    expect(await remains.of([member])).toEqual([]);
    // Only the hash is left, for longer than any token lasts.
    const { Item } = await database.send(
      new GetCommand({ TableName: process.env['REQUESTS_TABLE'], Key: { id: deletionMarkerId(member.id) } }),
    );
    expect(Item).toEqual({
      id: deletionMarkerId(member.id),
      kind: 'deletion',
      deletedAt: expect.any(Number),
      expiresAt: expect.any(Number),
    });
    expect((await member.send('GET', '/api/profile')).status).toBe(401);
  });
});
