import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSigningKey, signToken, TEST_POOL } from './tokens.ts';

/** A user pool whose keys this process publishes: handlers verify its tokens as they do a real pool's. */
export interface ServedPool {
  /** The variables that lead a handler to it. */
  readonly environment: Readonly<Record<string, string>>;
  /** The headers of a call by that person; given claims replace the usual ones. */
  readonly headersOf: (subject: string, claims?: object) => { readonly authorization: string };
}

let served: Promise<ServedPool> | undefined;

/** One for all test files of a process: a verifier is kept as long as the pool is the same. */
export function serveTestPool(): Promise<ServedPool> {
  return (served ??= serve());
}

async function serve(): Promise<ServedPool> {
  const key = createSigningKey();
  const keys = createServer((_, response) => void response.end(JSON.stringify({ keys: [key.jwk] })));
  await new Promise<void>((resolve) => void keys.listen(0, '127.0.0.1', resolve));
  keys.unref();
  return {
    environment: {
      USER_POOL_ID: TEST_POOL.userPoolId,
      USER_POOL_CLIENT_ID: TEST_POOL.clientId,
      USER_POOL_KEYS_URL: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`,
    },
    headersOf: (subject, claims) => ({ authorization: `Bearer ${signToken(key, subject, claims)}` }),
  };
}
