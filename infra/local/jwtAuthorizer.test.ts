import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBadTokens, TEST_POOL, createSigningKey, signToken } from '../../test/support/tokens.ts';
import { ENDPOINTS } from '../../shared/api/endpoints.ts';
import { createJwtAuthorizer, type Authorize } from './jwtAuthorizer.ts';

/** A pool that does not say how its keys sign, so that only the verifier's own rule is left. */
const key = createSigningKey();
const { alg: _, ...jwk } = key.jwk as { alg?: string };
let keys: Server;
let authorize: Authorize;

beforeAll(async () => {
  keys = createServer((_request, response) => void response.end(JSON.stringify({ keys: [jwk] })));
  await new Promise<void>((resolve) => void keys.listen(0, '127.0.0.1', resolve));
  authorize = createJwtAuthorizer({
    USER_POOL_ID: TEST_POOL.userPoolId,
    USER_POOL_CLIENT_ID: TEST_POOL.clientId,
    USER_POOL_KEYS_URL: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`,
  });
});
afterAll(() => void keys.close());

/** It does not tell what a token is for, as the cloud's does not; the handler does. */
const FOR_THE_HANDLER = /^(?:an ID token|of no use|of uses)$/;

describe('the gateway’s authorizer', () => {
  it('lets a good token through, and everybody where nobody need sign in', async () => {
    expect(await authorize(ENDPOINTS.listResumes, `Bearer ${signToken(key, 'dana')}`)).toBe(true);
    expect(await authorize(ENDPOINTS.listTemplates, undefined)).toBe(true);
  });

  it.each(createBadTokens(key).filter(([attempt]) => !FOR_THE_HANDLER.test(attempt)))(
    'refuses a token that is %s',
    async (_attempt, token) => {
      expect(await authorize(ENDPOINTS.listResumes, `Bearer ${token}`)).toBe(false);
    },
  );
});
