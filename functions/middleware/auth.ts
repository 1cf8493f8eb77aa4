import { FetchError } from 'aws-jwt-verify/error';
import type { Auth } from '../../shared/api/endpoint.ts';
import { AppError } from '../../shared/errors.ts';
import { header, type Event, type User } from './call.ts';
import { configuredPool, verifierOf, type UserPool } from './userPool.ts';

/** Tells who an access token speaks for. Throws when it is not a good one. */
export type VerifyToken = (token: string) => Promise<User>;

/** Verifies access tokens of one user pool and one client: signature, issuer, expiry, use. */
export function cognitoTokens(pool: UserPool): VerifyToken {
  const verifier = verifierOf(pool, 'access');
  return async (token) => {
    const { sub, username, auth_time: signedInAt } = await verifier.verify(token);
    return { id: sub, username, ...(typeof signedInAt === 'number' && { signedInAt }) };
  };
}

let verify: VerifyToken | undefined;

/** The verifier of the pool that the environment names. */
function poolTokens(): VerifyToken {
  const pool = configuredPool();
  return (verify ??= cognitoTokens(pool));
}

/**
 * Who calls, as the endpoint demands. A token that is sent must be good, also where none is needed:
 * whoever believes to be signed in is told when they are not.
 *
 * Throws unauthenticated; not_configured when no pool is named, unavailable when its keys cannot be had.
 */
export async function callerOf(event: Event, auth: Auth, tokens?: VerifyToken): Promise<User | undefined> {
  const sent = header(event, 'authorization');
  if (auth === 'none' || auth === 'signature') return undefined;
  if (sent === undefined) {
    if (auth === 'user') throw new AppError('unauthenticated');
    return undefined;
  }
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(sent)?.[1];
  if (token === undefined) throw new AppError('unauthenticated');
  const verifyToken = tokens ?? poolTokens();
  try {
    return await verifyToken(token);
  } catch (cause) {
    // Not the caller's fault: they would sign in again in vain.
    throw new AppError(cause instanceof FetchError ? 'unavailable' : 'unauthenticated', { cause });
  }
}

/** A `userId` in a body must be the caller's own (ROLE-12). Throws unauthenticated, forbidden. */
export function checkOwner(body: unknown, user: User | undefined): void {
  const claimed = typeof body === 'object' && body !== null && 'userId' in body ? body.userId : undefined;
  if (claimed === undefined) return;
  if (!user) throw new AppError('unauthenticated');
  if (claimed !== user.id) throw new AppError('forbidden');
}
