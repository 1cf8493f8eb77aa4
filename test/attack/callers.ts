import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBadTokens, accessTokenClaims, TEST_POOL, createSigningKey, signToken } from '../support/tokens.ts';

/** A kind of caller, by the credentials that they send. */
export interface Caller {
  readonly name: string;
  readonly authorization?: string;
  /** Whether the token is a good one. */
  readonly isGood: boolean;
}

/** A user pool whose keys are ours, so that any token can be signed. */
export interface OwnPool {
  readonly environment: Readonly<Record<string, string>>;
  tokenOf(id: string): string;
  /** An ID token, from which the profile is created. */
  idTokenOf(id: string): string;
  /** All kinds of callers who are not signed in. */
  strangers(): readonly Caller[];
  close(): void;
}

export async function openPool(): Promise<OwnPool> {
  const key = createSigningKey();
  const server = createServer((request, response) => {
    // The pool's administration API has no users.
    if (request.method === 'POST')
      response
        .writeHead(400, { 'x-amzn-errortype': 'UserNotFoundException' })
        .end('{"__type":"UserNotFoundException"}');
    else response.end(JSON.stringify({ keys: [key.jwk] }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    environment: {
      USER_POOL_ID: TEST_POOL.userPoolId,
      USER_POOL_CLIENT_ID: TEST_POOL.clientId,
      USER_POOL_KEYS_URL: `${url}/keys`,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: url,
    },
    tokenOf: (id) => signToken(key, id),
    idTokenOf: (id) =>
      signToken(key, id, {
        ...accessTokenClaims(id),
        token_use: 'id',
        aud: TEST_POOL.clientId,
        client_id: undefined,
        email: `${id}@example.com`,
        email_verified: true,
        name: id,
        picture: '',
        identities: [{ providerName: 'Google', userId: id }],
      }),
    strangers: () => [
      { name: 'nobody', isGood: false },
      ...['Basic ZGFuYTpkYW5h', 'Bearer', 'Token x', 'Bearer a b', 'Bearer null'].map((authorization) => ({
        name: `the header ${authorization}`,
        authorization,
        isGood: false,
      })),
      ...createBadTokens(key).map(([attempt, token]) => ({
        name: `a token that is ${attempt}`,
        authorization: `Bearer ${token}`,
        isGood: false,
      })),
    ],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
