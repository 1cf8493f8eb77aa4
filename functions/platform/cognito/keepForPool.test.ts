import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepForPool } from './userPool.ts';

beforeEach(() => {
  vi.stubEnv('USER_POOL_ID', 'eu-central-1_a');
  vi.stubEnv('USER_POOL_CLIENT_ID', 'client');
});
afterEach(() => void vi.unstubAllEnvs());

it('what is made for a pool is kept, and made again for another pool, client or place of keys', () => {
  const made = keepForPool((pool) => ({ pool }));
  const first = made();
  expect(made()).toBe(first);
  for (const [name, value, pool] of [
    ['USER_POOL_ID', 'eu-central-1_b', { userPoolId: 'eu-central-1_b' }],
    ['USER_POOL_CLIENT_ID', 'other', { clientId: 'other' }],
    ['USER_POOL_KEYS_URL', 'http://127.0.0.1:1/keys', { keysUrl: 'http://127.0.0.1:1/keys' }],
  ] as const) {
    const before = made();
    vi.stubEnv(name, value);
    expect(made()).not.toBe(before);
    expect(made()).toMatchObject({ pool });
  }
});
