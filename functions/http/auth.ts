import { FetchError } from 'aws-jwt-verify/error';
import type { Endpoint, EndpointAuth } from '../../shared/api/endpoint.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { header, type HttpEvent, type AuthenticatedUser } from './call.ts';
import { accountOf } from '../platform/cognito/accountClaim.ts';
import { createJwtVerifier, keepForPool, type UserPoolConfig } from '../platform/cognito/userPool.ts';
import { ownProperty } from '../../shared/platform/ownProperty.ts';

/** Returns the user of an access token. Throws when the token is not valid. */
export type VerifyToken = (token: string) => Promise<AuthenticatedUser>;

/** Verifies access tokens of one user pool and one client: signature, issuer, expiry, use. */
export function createTokenVerifier(pool: UserPoolConfig): VerifyToken {
  const verifier = createJwtVerifier(pool, 'access');
  return async (token) => {
    const claims = await verifier.verify(token);
    const { sub, username, auth_time: signedInAt } = claims;
    const id = accountOf(claims);
    return {
      id,
      ...(id !== sub && { subject: sub }),
      username,
      ...(typeof signedInAt === 'number' && { signedInAt }),
    };
  };
}

/** The verifier of the pool that the environment names. */
const configuredTokenVerifier = keepForPool(createTokenVerifier);

/**
 * Determines the caller, as the endpoint requires. A token that is sent must be valid even if the endpoint needs none,
 * so that a person who believes to be signed in learns that they are not.
 */
export async function authenticate(
  event: HttpEvent,
  auth: EndpointAuth,
  tokens?: VerifyToken,
): Promise<AuthenticatedUser | undefined> {
  const sent = header(event, 'authorization');
  if (auth === 'none' || auth === 'signature') return undefined;
  if (sent === undefined) {
    if (auth === 'user') throw new AppError('unauthenticated');
    return undefined;
  }
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(sent)?.[1];
  if (token === undefined) throw new AppError('unauthenticated');
  const verifyToken = tokens ?? configuredTokenVerifier();
  try {
    return await verifyToken(token);
  } catch (cause) {
    // Not the caller's error: signing in again would not help.
    throw new AppError(cause instanceof FetchError ? 'unavailable' : 'unauthenticated', { cause });
  }
}

/** Fields of a body that the endpoint takes from signed-in callers only. Throws unauthenticated. */
export function assertMaySend(
  body: unknown,
  { signedInFields = [] }: Pick<Endpoint, 'signedInFields'>,
  user: AuthenticatedUser | undefined,
): void {
  if (user || typeof body !== 'object' || body === null) return;
  if (signedInFields.some((field) => ownProperty(body as Record<string, unknown>, field) !== undefined))
    throw new AppError('unauthenticated');
}

/** A `userId` in a body must be the caller's own (ROLE-12). Throws unauthenticated, forbidden. */
export function assertOwnUserId(body: unknown, user: AuthenticatedUser | undefined): void {
  const claimed = typeof body === 'object' && body !== null && 'userId' in body ? body.userId : undefined;
  if (claimed === undefined) return;
  if (!user) throw new AppError('unauthenticated');
  if (claimed !== user.id) throw new AppError('forbidden');
}
