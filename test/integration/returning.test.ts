import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminDeleteUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handler as trigger } from '../../functions/account/accountTrigger.ts';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { setEnvironment } from '../../infra/local/environment.ts';
import { runRestoreCommand } from '../../infra/operate/restore.ts';
import { createContext, createEvent } from '../support/httpEvent.ts';
import { newMember, type Member } from '../support/member.ts';
import { Remains } from '../support/remains.ts';
import { signInPerson } from '../support/signIn.ts';
import { serveTestPool, type ServedPool } from '../support/testPool.ts';
import { TEST_POOL } from '../support/tokens.ts';
import { WRITERS } from '../support/writers.ts';

/** The user pool is lost: a new one gives everybody another subject, and the accounts stand under the old ones. */
let folder: string;
let local: LocalProduct;
let pool: ServedPool;
let remains: Remains;
let member: Member;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'returning-'));
  local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
  [pool, remains] = [await serveTestPool(), new Remains()];
});
afterAll(async () => {
  remains.close();
  await local.close();
  await rm(folder, { recursive: true });
});

const claimsOf = ({ person }: Member) =>
  JSON.parse(Buffer.from(person.idToken.split('.')[1] ?? '', 'base64url').toString()) as {
    readonly identities: readonly { readonly userId: string }[];
    readonly email: string;
    readonly name: string;
  };

const ID_TOKEN = { token_use: 'id', aud: TEST_POOL.clientId, client_id: undefined };

/** Somebody with a résumé, whose user of the pool is gone. */
beforeEach(async () => {
  member = await newMember(local.url);
  expect((await WRITERS['createResume']?.call(member, undefined))?.status).toBeLessThan(300);
  const cognito = new CognitoIdentityProviderClient({});
  await cognito.send(new AdminDeleteUserCommand({ UserPoolId: process.env.USER_POOL_ID, Username: member.id }));
  cognito.destroy();
});

const restorePool = (...more: readonly string[]) => runRestoreCommand(['pool', ...more], { tell: () => undefined });

/** What the new pool's trigger makes of a sign-in: the claims that it adds to each kind of token. */
async function added(identities: unknown): Promise<readonly unknown[]> {
  const userAttributes: Record<string, string> = {
    sub: 'new-subject',
    ...(identities !== undefined && { identities: JSON.stringify(identities) }),
  };
  const event: Parameters<typeof trigger>[0] = {
    request: { userAttributes, groupConfiguration: {} },
    response: { claimsAndScopeOverrideDetails: {} },
  };
  const { response } = await trigger(event);
  const { idTokenGeneration, accessTokenGeneration } = response.claimsAndScopeOverrideDetails;
  return [idTokenGeneration, accessTokenGeneration].map((one) => one?.claimsToAddOrOverride);
}

/** Calls of the same person with tokens of the new pool, as its trigger has made them. */
async function call(name: string, claims: object, json?: object): Promise<{ status: number; body: string }> {
  const restore = setEnvironment(pool.environment);
  try {
    const { handler } = (await import(`../../functions/${name}.ts`)) as {
      handler: (event: object, context: object) => Promise<{ statusCode: number; body: string }>;
    };
    const headers = { 'accept-language': 'en', ...pool.headersOf('new-subject', { username: 'google_1', ...claims }) };
    const { statusCode: status, body } = await handler(
      createEvent({ headers, ...(json && { json }) }),
      createContext(),
    );
    return { status, body };
  } finally {
    restore();
  }
}

describe('a new user pool', () => {
  it('[LOG-07] leads people to the accounts that they had, by their Google accounts', async () => {
    const { identities, email, name } = claimsOf(member);
    expect(await added(identities)).toEqual([undefined, undefined]);
    expect((await restorePool()).text).toMatch(/would be found again\nNothing was written/);
    expect(await added(identities)).toEqual([undefined, undefined]);
    expect((await restorePool('--apply')).text).toMatch(/are found again from now on\nNext: identity.returning/);
    const claim = { account_id: member.id };
    expect(await added(identities)).toEqual([claim, claim]);
    expect((await restorePool('--apply')).text).toMatch(/ 0 are found again/);

    const idToken = pool
      .headersOf('new-subject', {
        ...ID_TOKEN,
        identities,
        email,
        name,
        ...claim,
      })
      .authorization.slice('Bearer '.length);
    const profile = await call('account/handlers/ensureProfile', claim, { idToken });
    expect([profile.status, JSON.parse(profile.body)]).toEqual([
      200,
      expect.objectContaining({ uid: member.id, resumeCount: 1, aiCredits: 2 }),
    ]);
    const list = await call('resumes/handlers/listResumes', claim);
    expect([list.status, JSON.parse(list.body)]).toEqual([200, [expect.objectContaining({ version: 1 })]]);
  });

  it('is not trusted with a claim of an account that the token of a sign-in contradicts', async () => {
    const { identities, email, name } = claimsOf(member);
    const idToken = pool
      .headersOf('new-subject', {
        ...ID_TOKEN,
        identities,
        email,
        name,
      })
      .authorization.slice('Bearer '.length);
    expect((await call('account/handlers/ensureProfile', { account_id: member.id }, { idToken })).status).toBe(403);
  });

  it('leaves nobody’s traces when such an account is deleted, and forgets whose it was', async () => {
    await restorePool('--apply');
    const { identities } = claimsOf(member);
    const claim = { account_id: member.id };
    expect(await call('account/handlers/deleteAccount', claim)).toEqual({ status: 200, body: '{"deleted":true}' });
    expect(await added(identities)).toEqual([undefined, undefined]);
    expect((await remains.of([member])).map(({ place }) => place)).toEqual(['creditLogs']);
    expect((await call('resumes/handlers/listResumes', claim)).status).toBe(401);
  });

  it.each([[undefined], ['no list'], [[{ providerName: 'Other', userId: '1' }]]])(
    'has nothing to say about a user with %j',
    async (identities) => {
      expect(await added(identities)).toEqual([undefined, undefined]);
    },
  );

  it('that people have signed in to before: the older account is found, the other is named', async () => {
    const { email, name, identities } = claimsOf(member);
    const again = await signInPerson(local.url, { email, name });
    expect((await again.call('POST', '/api/profile', { idToken: again.idToken })).status).toBe(201);
    const { text } = await restorePool('--apply');
    expect([again.id === member.id, text]).toEqual([false, expect.stringContaining(`not found any more: ${again.id}`)]);
    expect((await added(identities))[0]).toEqual({ account_id: member.id });
  });
});
