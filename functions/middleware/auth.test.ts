import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badTokens, POOL, signingKey, tokenOf } from '../../test/support/tokens.ts';
import { callerOf, checkOwner, cognitoTokens, type VerifyToken } from './auth.ts';
import type { Event } from './call.ts';

const key = signingKey();
let keys: Server;
let verify: VerifyToken;

beforeAll(async () => {
  keys = createServer((_, response) => void response.end(JSON.stringify({ keys: [key.jwk] })));
  await new Promise<void>((resolve) => void keys.listen(0, '127.0.0.1', resolve));
  verify = cognitoTokens({ ...POOL, keysUrl: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys` });
});
afterAll(() => void keys.close());

const sent = (authorization?: string) => ({ headers: authorization === undefined ? {} : { authorization } }) as unknown as Event;

describe('who calls', () => {
  it.each(['user', 'optional'] as const)('is the subject of a good token where the endpoint says %s', async (auth) => {
    expect(await callerOf(sent(`Bearer ${tokenOf(key, 'dana')}`), auth, verify)).toMatchObject({ id: 'dana' });
    expect(await callerOf(sent(`bearer ${tokenOf(key, 'dana')}`), auth, verify)).toMatchObject({ id: 'dana' });
  });

  it('may be nobody where that is allowed, and only there', async () => {
    expect(await callerOf(sent(), 'optional', verify)).toBeUndefined();
    await expect(callerOf(sent(), 'user', verify)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('is not asked for where no endpoint needs to know', async () => {
    expect(await callerOf(sent('Bearer nonsense'), 'none', verify)).toBeUndefined();
  });

  it.each(badTokens(key))('is nobody with a token that is %s', async (_, token) => {
    for (const auth of ['user', 'optional'] as const) {
      await expect(callerOf(sent(`Bearer ${token}`), auth, verify)).rejects.toMatchObject({ code: 'unauthenticated' });
    }
  });

  it.each(['Basic ZGFuYTpkYW5h', 'Bearer', 'Bearer a b', ''])('is nobody with the header "%s"', async (header) => {
    await expect(callerOf(sent(header), 'optional', verify)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('cannot be told while the keys of the pool are out of reach, which is nobody’s bad token', async () => {
    const unreachable = cognitoTokens({ ...POOL, keysUrl: 'http://127.0.0.1:9/keys' });
    await expect(callerOf(sent(`Bearer ${tokenOf(key, 'dana')}`), 'user', unreachable)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('cannot be told when no pool is named, and the error says which variables are missing', async () => {
    await expect(callerOf(sent(`Bearer ${tokenOf(key, 'dana')}`), 'user')).rejects.toMatchObject({
      code: 'not_configured',
      cause: { missing: ['USER_POOL_ID', 'USER_POOL_CLIENT_ID'] },
    });
  });
});

describe('a userId in a body', () => {
  it('must be the caller', () => {
    expect(() => checkOwner({ userId: 'dana' }, { id: 'dana' })).not.toThrow();
    expect(() => checkOwner({}, { id: 'dana' })).not.toThrow();
    expect(() => checkOwner({ userId: 'noam' }, { id: 'dana' })).toThrow(expect.objectContaining({ code: 'forbidden' }));
    expect(() => checkOwner({ userId: 'noam' }, undefined)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  });
});
