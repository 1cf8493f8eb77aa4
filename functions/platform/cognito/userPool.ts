import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { checkClaims } from './tokenClaims.ts';
import { readEnvironment } from '../environment.ts';

/**
 * A user pool and the one client whose tokens count. `keysUrl` says where its keys are when that is not at the pool
 * itself.
 */
export interface UserPoolConfig {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly keysUrl?: string | undefined;
}

/** Milliseconds that fetching the pool's keys may take. */
const KEYS_TIMEOUT_MS = 3_000;

/** The pool that the environment names. Throws not_configured. */
export function readUserPoolConfig(): UserPoolConfig {
  const { USER_POOL_ID: userPoolId, USER_POOL_CLIENT_ID: clientId } = readEnvironment([
    'USER_POOL_ID',
    'USER_POOL_CLIENT_ID',
  ]);
  return { userPoolId, clientId, keysUrl: process.env['USER_POOL_KEYS_URL'] };
}

/** Values made for the pool that the environment names: once, and again only for another pool. */
export function keepForPool<Made>(make: (pool: UserPoolConfig) => Made): () => Made {
  let kept: { readonly of: string; readonly made: Made } | undefined;
  return () => {
    const pool = readUserPoolConfig();
    const of = JSON.stringify(pool);
    if (kept?.of !== of) kept = { of, made: make(pool) };
    return kept.made;
  };
}

/**
 * Verifies tokens of one use: signature, issuer, client, times, and {@link checkClaims}. It caches the pool's keys:
 * create one and reuse it.
 */
export function createJwtVerifier<Use extends 'access' | 'id'>(
  { userPoolId, clientId, keysUrl }: UserPoolConfig,
  tokenUse: Use,
) {
  return CognitoJwtVerifier.create(
    { userPoolId, clientId, tokenUse, customJwtCheck: (token) => checkClaims(token) },
    keysFrom(keysUrl),
  );
}

/** Options of the library's verifier when the keys are not at the pool itself. */
export function keysFrom(keysUrl: string | undefined): { readonly jwksCache: SimpleJwksCache } | undefined {
  // An empty variable counts as a missing one.
  if (!keysUrl) return undefined;
  return { jwksCache: new SimpleJwksCache({ fetcher: { fetch: () => fetchKeys(keysUrl) } }) };
}

async function fetchKeys(url: string): Promise<ArrayBuffer> {
  try {
    return await (await fetch(url, { signal: AbortSignal.timeout(KEYS_TIMEOUT_MS) })).arrayBuffer();
  } catch (cause) {
    throw new FetchError(url, cause instanceof Error ? cause.message : cause);
  }
}
