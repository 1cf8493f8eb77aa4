import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../shared/api/endpoints.ts';
import { createBadTokens, TEST_POOL, createSigningKey, signToken } from '../../test/support/tokens.ts';
import { assertMaySend, authenticate, assertOwnUserId, createTokenVerifier, type VerifyToken } from './auth.ts';
import type { HttpEvent } from './call.ts';

const key = createSigningKey();
let keys: Server;
let verify: VerifyToken;

beforeAll(async () => {
  keys = createServer((_, response) => void response.end(JSON.stringify({ keys: [key.jwk] })));
  await new Promise<void>((resolve) => void keys.listen(0, '127.0.0.1', resolve));
  verify = createTokenVerifier({
    ...TEST_POOL,
    keysUrl: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`,
  });
});
afterAll(() => void keys.close());

const sent = (authorization?: string) =>
  ({ headers: authorization === undefined ? {} : { authorization } }) as unknown as HttpEvent;

const userOf = (claims: object) => authenticate(sent(`Bearer ${signToken(key, 'dana', claims)}`), 'user', verify);

describe('who calls', () => {
  it.each(['user', 'optional'] as const)('is the subject of a good token where the endpoint says %s', async (auth) => {
    expect(await authenticate(sent(`Bearer ${signToken(key, 'dana')}`), auth, verify)).toMatchObject({ id: 'dana' });
    expect(await authenticate(sent(`bearer ${signToken(key, 'dana')}`), auth, verify)).toMatchObject({ id: 'dana' });
  });

  it('has the name in the pool and the time of the sign-in, and an account’s own id where it is older', async () => {
    const signedInAt = 1_790_000_000;
    expect(await userOf({ username: 'google_1', auth_time: signedInAt })).toEqual({
      id: 'dana',
      username: 'google_1',
      signedInAt,
    });
    expect(await userOf({ account_id: 'old', auth_time: undefined })).toEqual({
      id: 'old',
      subject: 'dana',
      username: 'dana',
    });
  });

  it('may be nobody where that is allowed, and only there', async () => {
    expect(await authenticate(sent(), 'optional', verify)).toBeUndefined();
    await expect(authenticate(sent(), 'user', verify)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('is not asked for where no endpoint needs to know', async () => {
    for (const auth of ['none', 'signature'] as const)
      expect(await authenticate(sent('Bearer nonsense'), auth, verify)).toBeUndefined();
  });

  it.each(createBadTokens(key))('is nobody with a token that is %s', async (_, token) => {
    for (const auth of ['user', 'optional'] as const) {
      await expect(authenticate(sent(`Bearer ${token}`), auth, verify)).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    }
  });

  it.each(['Basic ZGFuYTpkYW5h', 'Bearer', 'Bearer a b', ''])('is nobody with the header "%s"', async (header) => {
    await expect(authenticate(sent(header), 'optional', verify)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('is unknown while the keys of the pool are out of reach, which is nobody’s bad token', async () => {
    const unreachable = createTokenVerifier({ ...TEST_POOL, keysUrl: 'http://127.0.0.1:9/keys' });
    await expect(authenticate(sent(`Bearer ${signToken(key, 'dana')}`), 'user', unreachable)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('is unknown when no pool is named, and the error says which variables are missing', async () => {
    await expect(authenticate(sent(`Bearer ${signToken(key, 'dana')}`), 'user')).rejects.toMatchObject({
      code: 'not_configured',
      cause: { missing: ['USER_POOL_ID', 'USER_POOL_CLIENT_ID'] },
    });
  });
});

describe('a userId in a body', () => {
  it('must be the caller', () => {
    expect(() => assertOwnUserId({ userId: 'dana' }, { id: 'dana' })).not.toThrow();
    expect(() => assertOwnUserId({}, { id: 'dana' })).not.toThrow();
    expect(() => assertOwnUserId({ userId: 'noam' }, { id: 'dana' })).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
    expect(() => assertOwnUserId({ userId: 'noam' }, undefined)).toThrow(
      expect.objectContaining({ code: 'unauthenticated' }),
    );
  });
});

describe('[API-04] a field of a body that is for signed-in callers', () => {
  const { generatePdf } = ENDPOINTS;

  it('is refused from anybody else; the other fields are taken', () => {
    expect(() => assertMaySend({ html: '<p>' }, generatePdf, undefined)).toThrow(
      expect.objectContaining({ code: 'unauthenticated' }),
    );
    expect(() => assertMaySend({ html: '<p>' }, generatePdf, { id: 'dana' })).not.toThrow();
    expect(() => assertMaySend({ resumeData: {} }, generatePdf, undefined)).not.toThrow();
  });
});
